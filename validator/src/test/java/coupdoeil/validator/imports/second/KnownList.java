package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.ListLines;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.sheet.Echelon;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * One of our own lists: it is read as it should be, which {@code LabelledListsTest} proves, so what is read of it is what is
 * known of it, in whatever layout it is printed.
 *
 * @param begins the first physical line of what stands on a line
 * @param lines what physical lines are; none of a table or of records
 */
record KnownList(String name, ImportedOrder order, List<KnownLine> lines, Map<Integer, Integer> begins) {

    private static final double FEW = 0.2;

    static KnownList of(String name, byte[] bytes) {
        OobImport read = OobImport.read(name, bytes);
        ListLines lines = ListLines.of(read);
        List<KnownLine> known = known(read.order(), lines, new String(bytes, StandardCharsets.UTF_8));
        Map<Integer, Integer> begins = new HashMap<>();
        for (ListLine line : lines.all()) {
            line.cells().forEach(cell -> begins.put(cell.line(), line.line()));
        }
        return new KnownList(name, Joined.moved(read.order(), begins, 0, 0), known, begins);
    }

    /** Whether its lines can be laid out otherwise: it is a plain text, and each line begins one thing. */
    boolean isPlain() {
        return name.endsWith(".txt") && !lines.isEmpty();
    }

    private static List<KnownLine> known(ImportedOrder order, ListLines lines, String text) {
        long rows = lines.all().stream()
                .filter(line -> line.isRow() || line.entries().isEmpty())
                .count();
        if (rows > FEW * lines.all().size()) {
            return List.of();
        }
        String[] printed = text.split("\r?\n|\r");
        Map<Integer, KnownLine> known = new TreeMap<>();
        Thing before = null;
        Map<Integer, List<Thing>> things = things(order, lines);
        for (ListLine line : lines.all()) {
            List<Thing> there = things.getOrDefault(line.at(), List.of());
            Role role = there.isEmpty()
                    ? line.entries().isEmpty()
                            ? Role.NOTE
                            : other(line.entries().get(0).role())
                    : there.stream().allMatch(Thing::unit) ? Role.UNIT : Role.FORMATION;
            Relation relation =
                    there.isEmpty() || before == null ? null : there.get(0).relation(before);
            int depth = there.isEmpty() ? before == null ? 0 : before.depth : there.get(0).depth;
            boolean blank = line.line() > 1 && line.line() - 2 < printed.length && printed[line.line() - 2].isBlank();
            known.putIfAbsent(
                    line.line(),
                    new KnownLine(line.line(), line.text().replace('\t', ' '), role, depth, relation, blank));
            before = there.isEmpty() ? before : there.get(there.size() - 1);
        }
        return List.copyOf(known.values());
    }

    private static Role other(Role role) {
        return role == Role.UNIT || role == Role.FORMATION ? Role.NOTE : role;
    }

    /** @param parent id of the formation it stands under @param own its own id; -2 of units */
    private record Thing(boolean unit, int own, int parent, int side, int depth) {

        Relation relation(Thing before) {
            return before.own == parent
                    ? Relation.BELOW
                    : before.parent == parent && before.side == side ? Relation.BESIDE : Relation.ABOVE;
        }
    }

    private static Map<Integer, List<Thing>> things(ImportedOrder order, ListLines lines) {
        Map<String, Integer> named = new HashMap<>();
        Map<Integer, List<Thing>> things = new HashMap<>();
        for (ImportedFormation it : order.formations()) {
            int depth = order.path(it.parent()).size();
            put(things, lines, named, it.line(), it.name(), new Thing(false, it.id(), it.parent(), it.side(), depth));
        }
        for (ImportedUnit it : order.units()) {
            int depth = order.path(it.parent()).size();
            put(things, lines, named, it.line(), it.name(), new Thing(true, -2, it.parent(), it.side(), depth));
        }
        return things;
    }

    private static void put(
            Map<Integer, List<Thing>> things,
            ListLines lines,
            Map<String, Integer> named,
            int line,
            String name,
            Thing it) {
        ListLine in = lines.of(line, name, named.merge(ListLines.key(line, name), 1, Integer::sum) - 1);
        things.computeIfAbsent(in == null ? 0 : in.at(), none -> new ArrayList<>())
                .add(it);
    }

    /** All that a unit is, its side and armies apart: so that it can be compared with what is read of another layout. */
    static String unit(ImportedOrder order, ImportedUnit unit, Map<Integer, Integer> lineOf) {
        StringBuilder out = new StringBuilder(fold(unit.name()) + "@" + lineOf.getOrDefault(unit.line(), -1));
        for (ImportedFormation above : order.path(unit.parent())) {
            if (above.echelon() != Echelon.ARMY) {
                out.append(" <").append(lineOf.getOrDefault(above.line(), -1));
            }
        }
        Map<FigureKind, Integer> figures = new TreeMap<>();
        for (FigureKind kind : List.of(FigureKind.MEN, FigureKind.HORSES, FigureKind.GUNS)) {
            unit.strengths().of(kind).ifPresent(value -> figures.put(kind, value.whole()));
        }
        return out.append(figures).append(unit.arm()).toString();
    }

    /** Letters and digits that a bad scan or a printer may have changed are as they were. */
    private static String fold(String name) {
        StringBuilder out = new StringBuilder();
        for (char sign : name.toLowerCase(Locale.ROOT).toCharArray()) {
            if (Character.isLetterOrDigit(sign)) {
                out.append(sign == 'l' || sign == 'i' ? '1' : sign == 'o' ? '0' : sign);
            }
        }
        return out.toString();
    }
}
