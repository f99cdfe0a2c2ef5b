package coupdoeil.validator.check.hexes;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** The memos that follow one reader of the map, as long as the facts that they belong to are in use. */
final class HexMemos {

    private final List<WeakReference<HexMemo>> memos = new ArrayList<>();

    void add(HexMemo memo) {
        memos.add(new WeakReference<>(memo));
    }

    void forEach(Consumer<HexMemo> consumer) {
        memos.removeIf(memo -> memo.get() == null);
        memos.stream().map(WeakReference::get).filter(Objects::nonNull).forEach(consumer);
    }
}
