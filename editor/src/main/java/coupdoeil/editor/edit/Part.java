package coupdoeil.editor.edit;

import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A part of a pack, wherever it stands: one value, a list, an entry of a list. Changing it yields the pack with the
 * changed part in it, or the same pack where there is no such part.
 */
@FunctionalInterface
public interface Part<T> {

    Pack change(Pack pack, UnaryOperator<T> change);

    /** A change of it as one named step. */
    default Edit edit(String name, UnaryOperator<T> change) {
        return new Edit(name, pack -> change(pack, change));
    }

    /** What stands inside of it. */
    default <U> Part<U> inside(Function<T, U> get, BiFunction<T, U, T> with) {
        return (pack, change) -> change(pack, whole -> with.apply(whole, change.apply(get.apply(whole))));
    }

    /** A list that stands inside of it. */
    default <E> ListEntries<E> items(Function<T, List<E>> get, BiFunction<T, List<E>, T> with) {
        return new ListEntries<>(inside(get, with));
    }

    /** The pack itself. */
    static Part<Pack> pack() {
        return (pack, change) -> change.apply(pack);
    }
}
