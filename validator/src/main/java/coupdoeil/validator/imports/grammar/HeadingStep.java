package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineFigures;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads figures as the lines say of which somebody has said that they are headings of columns. Two such lines in a row are one
 * heading: what stands in the upper one is said of all columns up to its next. Rows have the columns of their cells; in
 * text the last figure stands under the last heading.
 */
final class HeadingStep {

    private static final Pattern GAP = Pattern.compile("(?U)\\s{2,}|\\t|\\s*\\|\\s*");

    private final OrderTree tree;
    private final TreeSet<Integer> headings = new TreeSet<>();

    HeadingStep(OrderTree tree) {
        this.tree = tree;
    }

    void add(LineKind kind) {
        kind.lines().forEach(line -> headings.add(line.at()));
    }

    /** What figures count in the lines below, by line and place; an answer about a place counts more. */
    void apply(List<ListLine> all) {
        for (int at : headings) {
            if (!headings.contains(at - 1)) {
                int below = at;
                while (headings.contains(below)) {
                    below++;
                }
                Map<Integer, SlotField> columns = columns(all.subList(at, below));
                Integer next = headings.higher(below);
                for (ListLine line : all.subList(below, next == null ? all.size() : next)) {
                    put(line, columns);
                }
            }
        }
    }

    private void put(ListLine line, Map<Integer, SlotField> columns) {
        Node node = SlotStep.owner(tree, line);
        if (node == null) {
            return;
        }
        List<Map.Entry<String, LineFigures.At>> figures =
                new ArrayList<>(LineFigures.of(line).entrySet());
        Map<String, SlotField> slots = new HashMap<>();
        for (int i = 0; i < figures.size(); i++) {
            String place = figures.get(i).getKey();
            int column = line.isRow() ? LineFigures.cell(line, place) : i - figures.size();
            SlotField field = columns.get(column);
            if (field != null) {
                slots.put(place, field);
            }
        }
        SlotStep.apply(tree, new LineKind("", List.of(line)), slots);
    }

    /** What columns hold, by their number from the first, which is 0, and from the last, which is -1. */
    private static Map<Integer, SlotField> columns(List<ListLine> lines) {
        List<String> last = words(lines.get(lines.size() - 1));
        List<String> upper = lines.size() > 1 ? spread(lines.get(lines.size() - 2), last.size()) : List.of();
        Map<Integer, SlotField> columns = new HashMap<>();
        for (int i = 0; i < last.size(); i++) {
            String over = upper.isEmpty() ? "" : upper.get(i);
            boolean absent = ColumnKind.of(over) == ColumnKind.LOSSES || ColumnKind.isOther(over);
            SlotField field = field(absent || last.get(i).isEmpty() ? over : last.get(i));
            if (field != null) {
                columns.put(i, field);
                columns.put(i - last.size(), field);
            }
        }
        return columns;
    }

    private static List<String> words(ListLine line) {
        return line.isRow()
                ? line.cells().stream().map(Cell::text).map(String::strip).toList()
                : Arrays.asList(GAP.split(line.text()));
    }

    /** An upper heading over so many columns: each goes on to the next; in text the rest goes evenly to the last ones. */
    private static List<String> spread(ListLine line, int columns) {
        List<String> own = words(line);
        String[] spread = new String[columns];
        Arrays.fill(spread, "");
        if (line.isRow() && own.size() == columns) {
            String before = "";
            for (int i = 0; i < columns; i++) {
                before = own.get(i).isEmpty() ? before : own.get(i);
                spread[i] = before;
            }
        } else {
            int each = Math.max(1, (columns - 1) / own.size());
            for (int i = 0; i < own.size() * each && i < columns; i++) {
                spread[columns - 1 - i] = own.get(own.size() - 1 - i / each);
            }
        }
        return List.of(spread);
    }

    private static @Nullable SlotField field(String heading) {
        return switch (ColumnKind.of(heading)) {
            case FOOT, MOUNTED, GUNNERS, MEN -> SlotField.MEN;
            case OFFICERS -> SlotField.OFFICERS;
            case OTHERRANKS -> SlotField.RANKS;
            case HORSES -> SlotField.HORSES;
            case GUNS -> SlotField.GUNS;
            case BATTALIONS -> SlotField.BATTALIONS;
            case SQUADRONS -> SlotField.SQUADRONS;
            case COMPANIES -> SlotField.COMPANIES;
            case LOSSES -> SlotField.LOSSES;
            default -> ColumnKind.isOther(heading) ? SlotField.IGNORE : null;
        };
    }
}
