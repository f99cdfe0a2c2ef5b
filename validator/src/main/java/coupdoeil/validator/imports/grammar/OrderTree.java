package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.ListLines;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** An order of battle while what was said of its lines changes it. What nobody speaks of stays as it was read. */
final class OrderTree {

    final List<String> sides;
    final List<String> commanders;
    final List<Node> formations = new ArrayList<>();
    final List<Node> units = new ArrayList<>();
    private final List<Integer> unread;
    private final List<ImportRemark> remarks;
    private final Map<Integer, List<Node>> byLine = new HashMap<>();

    OrderTree(ImportedOrder order, ListLines lines) {
        sides = new ArrayList<>(order.sides());
        commanders = new ArrayList<>(order.commanders());
        unread = new ArrayList<>(order.unread());
        remarks = new ArrayList<>(order.remarks());
        List<ListLine> all = lines.all();
        if (all.isEmpty()) {
            return; // Nobody looks at a list so long.
        }
        Map<String, Integer> named = new HashMap<>();
        List<Node> byId = new ArrayList<>();
        for (ImportedFormation formation : order.formations()) {
            Node node = Node.of(formation, line(lines, named, formation.line(), formation.name()));
            byId.add(node);
            add(formations, node);
        }
        for (ImportedFormation formation : order.formations()) {
            byId.get(formation.id()).parent = formation.parent() < 0 ? null : byId.get(formation.parent());
        }
        for (ImportedUnit unit : order.units()) {
            Node node = Node.of(unit, line(lines, named, unit.line(), unit.name()));
            node.parent = unit.parent() < 0 ? null : byId.get(unit.parent());
            add(units, node);
        }
    }

    private static ListLine line(ListLines lines, Map<String, Integer> named, int line, String name) {
        ListLine in = lines.of(line, name, named.merge(ListLines.key(line, name), 1, Integer::sum) - 1);
        return in == null ? lines.all().get(0) : in;
    }

    private void add(List<Node> to, Node node) {
        to.add(node);
        byLine.computeIfAbsent(node.in.at(), at -> new ArrayList<>()).add(node);
    }

    /** What a line names, formations first. */
    List<Node> on(ListLine line) {
        return byLine.getOrDefault(line.at(), List.of());
    }

    /** Those that a line names first: what else it names stands under them, or beside them. */
    List<Node> topsOn(ListLine line) {
        return on(line).stream()
                .filter(node -> node.parent == null || node.parent.in.at() != line.at())
                .toList();
    }

    /** Everything in the order of the list; of one line formations first. */
    List<Node> inOrder() {
        List<Node> all = new ArrayList<>(formations);
        all.addAll(units);
        all.sort(Comparator.comparingInt(node -> node.in.at()));
        return all;
    }

    /** Adds something where its line stands. */
    void insert(Node node) {
        if (sides.isEmpty()) { // Nothing was read of the list before.
            sides.add("");
            commanders.add("");
        }
        List<Node> to = node.unit ? units : formations;
        int at = to.size();
        while (at > 0 && to.get(at - 1).in.at() > node.in.at()) {
            at--;
        }
        to.add(at, node);
        byLine.computeIfAbsent(node.in.at(), line -> new ArrayList<>()).add(node);
    }

    /** Takes things out; what they held goes to what held them. */
    void remove(Set<Node> gone) {
        if (gone.isEmpty()) {
            return;
        }
        List<Node> left = new ArrayList<>(formations);
        left.addAll(units);
        for (Node node : left) {
            while (node.parent != null && gone.contains(node.parent)) {
                node.parent = node.parent.parent;
            }
        }
        formations.removeIf(gone::contains);
        units.removeIf(gone::contains);
        gone.forEach(node -> on(node.in).remove(node));
    }

    /** Of the units of each line of a kind only the first stays. */
    void keepFirst(LineKind kind) {
        Set<Node> gone = Collections.newSetFromMap(new IdentityHashMap<>());
        for (ListLine line : kind.lines()) {
            on(line).stream().filter(node -> node.unit).skip(1).forEach(gone::add);
        }
        remove(gone);
    }

    /** What stands under something is of its side; numbers may tell so far from where that side begins. */
    void followSides() {
        for (Node node : inOrder()) {
            Node top = node;
            while (top.parent != null) {
                top = top.parent;
            }
            node.side = top.side;
        }
    }

    /** Findings that somebody's word has settled go. */
    void settle(Predicate<ImportRemark> settled) {
        remarks.removeIf(settled);
    }

    void read(Set<Integer> lines) {
        unread.removeIf(lines::contains);
        settle(remark -> remark.rule().equals(ImportRemark.UNREAD)
                && lines.contains(remark.lines().get(0)));
    }

    /** The order of battle as it is now; sides that hold nothing any more stay, for others are counted behind them. */
    ImportedOrder order() {
        Map<Node, Integer> ids = new IdentityHashMap<>();
        formations.forEach(node -> ids.put(node, ids.size()));
        return new ImportedOrder(
                sides,
                commanders,
                formations.stream()
                        .map(node -> node.formation(id(ids, node), id(ids, node.parent)))
                        .toList(),
                units.stream().map(node -> node.imported(id(ids, node.parent))).toList(),
                unread,
                remarks);
    }

    private static int id(Map<Node, Integer> ids, @Nullable Node parent) {
        return parent == null ? -1 : ids.getOrDefault(parent, -1);
    }
}
