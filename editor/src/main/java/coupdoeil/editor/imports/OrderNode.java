package coupdoeil.editor.imports;

import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A side, formation or unit in the tree of an import.
 *
 * @param line physical line that it stands on; 0 for a side
 * @param detail what is known of it: commander, echelon, arm, strength
 * @param doubted whether something about it is open, or its confidence is low
 */
record OrderNode(Kind kind, int line, String name, String detail, boolean doubted, List<OrderNode> children) {

    /** What it is. */
    enum Kind {
        SIDE,
        FORMATION,
        UNIT
    }

    private static final int DEEPEST = 60;

    OrderNode {
        children = List.copyOf(children);
    }

    /** The sides of a source with all under them, in the order of its lines. */
    static List<OrderNode> of(OobSource source) {
        Set<Integer> open = new HashSet<>();
        source.open().forEach(point -> point.lines().stream().limit(1).forEach(open::add));
        Map<Integer, List<SourceEntry>> below = new HashMap<>();
        Map<Integer, List<SourceEntry>> top = new HashMap<>();
        for (SourceEntry entry : source.entries()) {
            Integer parent = entry.parent();
            (parent == null
                            ? top.computeIfAbsent(entry.party(), none -> new ArrayList<>())
                            : below.computeIfAbsent(parent, none -> new ArrayList<>()))
                    .add(entry);
        }
        List<OrderNode> sides = new ArrayList<>();
        for (int party = 0; party < source.parties().size(); party++) {
            OobSource.Party known = source.parties().get(party);
            List<SourceEntry> first = top.getOrDefault(party, List.of());
            sides.add(new OrderNode(
                    Kind.SIDE, 0, known.name(), known.commander(), false, nodes(first, below, source, open, 0)));
        }
        return sides;
    }

    private static List<OrderNode> nodes(
            @Nullable List<SourceEntry> entries,
            Map<Integer, List<SourceEntry>> below,
            OobSource source,
            Set<Integer> open,
            int depth) {
        if (entries == null || depth > DEEPEST) {
            return List.of();
        }
        return entries.stream()
                .sorted(Comparator.comparingInt(SourceEntry::line))
                .map(entry -> new OrderNode(
                        entry.unit() ? Kind.UNIT : Kind.FORMATION,
                        entry.line(),
                        entry.name(),
                        detail(entry),
                        open.contains(entry.line()) || SourceRow.isDoubted(entry, source),
                        entry.unit() ? List.of() : nodes(below.get(entry.number()), below, source, open, depth + 1)))
                .toList();
    }

    private static String detail(SourceEntry entry) {
        List<String> parts = new ArrayList<>();
        if (!entry.commander().isEmpty()) {
            parts.add(entry.commander());
        }
        parts.add(entry.arm().isEmpty() || !entry.unit() ? entry.echelon() : entry.echelon() + ", " + entry.arm());
        for (String field : List.of("men", "horses", "guns")) {
            entry.value(field)
                    .ifPresent(value -> parts.add(String.format(Locale.ROOT, "%,.0f %s", value.number(), field)));
        }
        return String.join("  \u00B7  ", parts);
    }
}
