package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.outline.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The lines with which sides begin: those that name them, before the first that is of them. */
final class SideStarts {

    private SideStarts() {}

    /** Sides by the place of the line that begins them; a side that no line names begins with the first of its lines. */
    static TreeMap<Integer, Integer> of(OrderTree tree, List<ListLine> lines) {
        Map<Integer, Integer> first = new HashMap<>();
        List<Integer> firsts = new ArrayList<>();
        for (Node node : tree.inOrder()) {
            if (first.putIfAbsent(node.side, node.in.at()) == null) {
                firsts.add(node.in.at());
            }
        }
        TreeMap<Integer, Integer> starts = new TreeMap<>();
        first.forEach((side, at) -> {
            int floor = firsts.stream()
                    .filter(other -> other < at)
                    .mapToInt(other -> other)
                    .max()
                    .orElse(-1);
            starts.putIfAbsent(start(tree.sides.get(side), lines, at, floor), side);
        });
        return starts;
    }

    /** Whether a line begins a side and says so: the first of a list that names none begins it without a word. */
    static boolean isNamed(TreeMap<Integer, Integer> starts, OrderTree tree, ListLine line) {
        Integer side = starts.get(line.at());
        String name = side == null ? "" : tree.sides.get(side).toLowerCase(Locale.ROOT);
        return side != null
                && (starts.firstKey() < line.at()
                        || !name.isEmpty()
                                && line.text().toLowerCase(Locale.ROOT).contains(name));
    }

    private static int start(String name, List<ListLine> lines, int at, int floor) {
        String sought = name.toLowerCase(Locale.ROOT);
        for (int above = at; above > floor && !sought.isEmpty(); above--) {
            if (lines.get(above).text().toLowerCase(Locale.ROOT).contains(sought)) {
                return above;
            }
        }
        // It may be named there in other words than the side is called by.
        for (int above = at; above > floor; above--) {
            if (lines.get(above).entries().stream().anyMatch(entry -> entry.role() == Role.SIDE)) {
                return above;
            }
        }
        return at;
    }
}
