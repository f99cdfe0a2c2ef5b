package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Sums in the middle of what a formation holds. */
final class Subtotals {

    private Subtotals() {}

    /**
     * Whether a sum is no more than a part of a later one: units follow, and with their strengths it comes to the next sum.
     *
     * @param at of the line of the sum
     */
    static boolean isOne(List<Entry> entries, int at, List<Figure> sum) {
        OptionalDouble first = men(sum);
        if (first.isEmpty()) {
            return false;
        }
        double all = first.getAsDouble();
        for (int next = at + 1; next < entries.size(); next++) {
            Entry entry = entries.get(next);
            if (entry.role() == Role.TOTAL) {
                List<Figure> figures = new ArrayList<>(entry.phrase().shared());
                entry.phrase().parts().forEach(part -> figures.addAll(part.figures()));
                return all > first.getAsDouble() && men(figures).orElse(-1) == all;
            }
            if (entry.role() != Role.UNIT) {
                return false;
            }
            double listed = 0;
            for (Part part : entry.phrase().parts()) {
                listed += men(part.figures()).orElse(0);
            }
            all += listed > 0 ? listed : men(entry.phrase().shared()).orElse(0);
        }
        return false;
    }

    private static OptionalDouble men(List<Figure> figures) {
        return Totals.men(figures).stream().mapToDouble(Figure::value).findFirst();
    }
}
