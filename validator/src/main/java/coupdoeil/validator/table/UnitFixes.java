package coupdoeil.validator.table;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.check.Fix;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Edits of what is written at a unit of the order of battle. */
public final class UnitFixes {

    private UnitFixes() {}

    /** Writes an attribute at it. */
    public static Fix.Change set(String name, Unit unit, String attribute, Object value) {
        return new Fix.Change(
                name,
                pack -> PackEdits.unit(
                        pack,
                        unit.id(),
                        known -> known.withAttributes(known.attributes().with(attribute, value))));
    }

    /** The number nearest to one; of two the larger. */
    public static Optional<Integer> nearest(int number, List<Integer> numbers) {
        return numbers.stream()
                .min(Comparator.<Integer>comparingInt(other -> Math.abs(other - number))
                        .thenComparing(Comparator.reverseOrder()));
    }

    /** Numbers for people: "3, 4 or 5". */
    public static String listed(List<Integer> numbers) {
        List<String> words = numbers.stream().map(String::valueOf).toList();
        int last = words.size() - 1;
        return last < 1 ? String.join("", words) : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }
}
