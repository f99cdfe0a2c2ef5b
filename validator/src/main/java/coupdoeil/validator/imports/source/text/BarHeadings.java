package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.List;

/** Two rows of headings over a table with bars: {@code Strength | | Killed | } and below it {@code Officers | Men | O. | M.}. */
final class BarHeadings {

    private BarHeadings() {}

    /** Whether cells are headings too, and not the first row: words, most of which say what stands below them. */
    static boolean areBelow(List<String> cells) {
        List<String> words = cells.stream().filter(cell -> !cell.isEmpty()).toList();
        long known = words.stream()
                .filter(cell -> ColumnKind.of(cell) != ColumnKind.NONE || ColumnKind.isOther(cell))
                .count();
        long figures =
                words.stream().filter(cell -> ColumnKind.of(cell).isFigure()).count();
        return figures > 1
                && 2 * known > words.size()
                && words.stream().noneMatch(cell -> cell.chars().anyMatch(Character::isDigit));
    }

    /** What each column holds: what the lower heading says, unless the one over it says that it holds losses. */
    static List<String> of(List<String> upper, List<String> lower) {
        List<String> names = new ArrayList<>();
        String over = "";
        for (int column = 0; column < lower.size(); column++) {
            String own = column < upper.size() ? upper.get(column) : "";
            over = own.isEmpty() ? over : own;
            if (ColumnKind.of(over) == ColumnKind.LOSSES) {
                names.add(over);
            } else {
                names.add(lower.get(column).isEmpty() ? own : lower.get(column));
            }
        }
        return names;
    }
}
