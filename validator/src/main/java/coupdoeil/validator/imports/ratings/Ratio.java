package coupdoeil.validator.imports.ratings;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a rating counts, as the table {@code import} of a rule system says it.
 *
 * @param rating id of the attribute
 * @param arm of the units that have it so
 * @param of {@code men} or {@code guns}
 * @param least and most that one of it stands for; the same where the rules give one number
 * @param lowest and highest value of the rating
 * @param source where the rules say so
 */
public record Ratio(String rating, String arm, String of, int least, int most, int lowest, int highest, String source) {

    /** Those of a system; none if its ratings do not follow from strengths. */
    public static List<Ratio> of(RuleSystem system) {
        List<Ratio> ratios = new ArrayList<>();
        Attributes tables = system.tables();
        for (Attributes row : tables.nested("import").groups("ratings")) {
            List<Integer> each = numbers(tables, row.text("each").orElse(""));
            List<Integer> highest = numbers(tables, row.text("highest").orElse(""));
            if (!each.isEmpty()) {
                ratios.add(new Ratio(
                        row.text("rating").orElse(""),
                        row.text("arm").orElse(""),
                        row.text("of").orElse("men"),
                        each.get(0),
                        each.get(each.size() - 1),
                        row.integer("lowest", 1),
                        highest.isEmpty() ? row.integer("highest", Integer.MAX_VALUE) : highest.get(0),
                        row.text("source").orElse("")));
            }
        }
        return ratios;
    }

    /** What stands in a table under a path: a number, or a range of two. */
    private static List<Integer> numbers(Attributes tables, String path) {
        Attributes at = tables;
        String[] steps = path.split("/");
        for (int i = 0; i < steps.length - 1; i++) {
            at = at.nested(steps[i]);
        }
        String last = steps[steps.length - 1];
        Optional<BigDecimal> number = at.number(last);
        return number.map(BigDecimal::intValue).map(List::of).orElse(at.integers(last));
    }

    /** What one of the rating stands for: the middle of the range. */
    public double each() {
        return (least + most) / 2.0;
    }

    /** The nearest whole value, within the bounds of the rating. */
    int value(int strength) {
        return (int) Math.max(lowest, Math.min(highest, Math.round(strength / each())));
    }
}
