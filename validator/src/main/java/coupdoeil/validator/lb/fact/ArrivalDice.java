package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.ArrivalGroup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The table by which dice tell when a group arrives (LB 44): one die, or two read as tens and ones.
 *
 * @param results every result of the dice, ascending
 * @param rows the table as written; none if the group comes without dice
 */
public record ArrivalDice(List<Integer> results, List<Attributes> rows) {

    private static final int ONE_DIE = 6;

    public static ArrivalDice of(ArrivalGroup group) {
        List<Attributes> rows = group.attributes().groups("table");
        boolean one = group.attributes()
                .text("dice")
                .map("d6"::equals)
                .orElse(!rows.isEmpty() && rows.stream().allMatch(row -> row.integer("high", 0) <= ONE_DIE));
        List<Integer> results = one
                ? IntStream.rangeClosed(1, ONE_DIE).boxed().toList()
                : IntStream.rangeClosed(11, 66)
                        .filter(BaseSix::isResult)
                        .boxed()
                        .toList();
        return new ArrivalDice(results, List.copyOf(rows));
    }

    /** Whether dice are rolled for a group: it names them, or has a table. */
    public static boolean rolled(ArrivalGroup group) {
        return group.attributes().has("dice")
                || !group.attributes().groups("table").isEmpty();
    }

    static boolean covers(Attributes row, int result) {
        return row.integer("low", Integer.MAX_VALUE) <= result && result <= row.integer("high", Integer.MIN_VALUE);
    }

    /** The rows that some result leads to. */
    public List<Attributes> live() {
        return rows.stream()
                .filter(row -> results.stream().anyMatch(result -> covers(row, result)))
                .toList();
    }

    /** The ends of rows that the dice do not show, ascending: what modifiers make of a roll is left out of account. */
    public List<Integer> beyond() {
        return rows.stream()
                .flatMapToInt(row -> IntStream.concat(row.integer("low").stream(), row.integer("high").stream()))
                .filter(end -> !results.contains(end))
                .distinct()
                .sorted()
                .boxed()
                .toList();
    }

    /** The results that lead to so many rows. */
    public List<Integer> leading(IntPredicate toRows) {
        return results.stream()
                .filter(result -> toRows.test(
                        (int) rows.stream().filter(row -> covers(row, result)).count()))
                .toList();
    }

    public boolean exact() {
        return leading(count -> count != 1).isEmpty();
    }

    /** Results in words, what follows one another as a range: "11 to 16, 33". */
    public String text(List<Integer> some) {
        List<String> ranges = new ArrayList<>();
        for (int i = 0; i < some.size(); i++) {
            int first = some.get(i);
            while (i + 1 < some.size() && results.indexOf(some.get(i + 1)) == results.indexOf(some.get(i)) + 1) {
                i++;
            }
            ranges.add(first == some.get(i) ? String.valueOf(first) : first + " to " + some.get(i));
        }
        return String.join(", ", ranges);
    }

    /** The first result from a number on; the number if there is none. */
    private int shown(int number) {
        return results.stream().filter(result -> result >= number).findFirst().orElse(number);
    }

    /** The rows by their lowest results, each as far as the next; the first from the lowest, the last to the highest. */
    public List<Attributes> closed() {
        List<Attributes> sorted = rows.stream()
                .sorted(Comparator.comparingInt(row -> row.integer("low", 0)))
                .toList();
        List<Attributes> closed = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            int low = i == 0 ? results.get(0) : shown(sorted.get(i).integer("low", 0));
            int next = i + 1 < sorted.size() ? sorted.get(i + 1).integer("low", 0) : Integer.MAX_VALUE;
            int high = results.stream()
                    .filter(result -> result < next)
                    .reduce((a, b) -> b)
                    .orElse(0);
            closed.add(sorted.get(i).with("low", low).with("high", high));
        }
        return closed;
    }
}
