package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Puts other words in the place of some in the names of forces, exactly as they are written. */
public final class NamesReplaced {

    private NamesReplaced() {}

    /** The edit; empty if no name has the words. A name of which nothing would be left stays. */
    public static Optional<Edit> of(Pack pack, String words, String by) {
        UnaryOperator<String> next = name -> {
            String changed = name.replace(words, by).strip();
            return changed.isEmpty() ? name : changed;
        };
        OrderOfBattle oob = pack.orderOfBattle();
        long count = words.isEmpty()
                ? 0
                : Stream.of(
                                oob.sides().stream().map(it -> it.name()),
                                oob.armies().stream().map(it -> it.name()),
                                oob.formations().stream().map(it -> it.name()),
                                oob.units().stream().map(it -> it.name()),
                                oob.leaders().stream().map(it -> it.name()))
                        .flatMap(names -> names)
                        .filter(name -> !next.apply(name).equals(name))
                        .count();
        return count == 0
                ? Optional.empty()
                : Optional.of(new Edit(
                        Messages.text("edit.replace-names", words, by, count),
                        old -> old.withOrderOfBattle(in(old.orderOfBattle(), next))));
    }

    private static OrderOfBattle in(OrderOfBattle oob, UnaryOperator<String> next) {
        return new OrderOfBattle(
                oob.sides().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList(),
                oob.armies().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList(),
                oob.formations().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList(),
                oob.units().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList(),
                oob.leaders().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList());
    }
}
