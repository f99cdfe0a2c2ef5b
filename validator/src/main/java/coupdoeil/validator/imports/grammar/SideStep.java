package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.outline.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Begins and ends sides where somebody has said that they do. */
final class SideStep {

    private final PlainBuilder list;
    private final OrderTree tree;
    /** Sides by the place of the line that begins them, as the readers took it. */
    private final TreeMap<Integer, Integer> starts;

    private final TreeMap<Integer, Integer> added = new TreeMap<>();
    private final Set<Integer> dropped = new HashSet<>();

    /** @param tree as the readers left it */
    SideStep(PlainBuilder list, OrderTree tree) {
        this.list = list;
        this.tree = tree;
        this.starts = SideStarts.of(tree, list.lines.all());
    }

    /** @param second physical line with which a side begins; 0 if none is said */
    void apply(Map<String, KindRule> rules, int second) {
        list.lines.all().stream()
                .filter(line -> line.line() == second)
                .findFirst()
                .ifPresent(this::begin);
        for (LineKind kind : list.kinds) {
            KindRule rule = rules.getOrDefault(kind.id(), KindRule.of(kind.id()));
            kind.lines().forEach(line -> {
                if (begins(rule)) {
                    begin(line);
                } else if (Boolean.FALSE.equals(rule.beginsSide()) || isNoSide(rule, line)) {
                    drop(line);
                }
            });
        }
        if (added.isEmpty() && dropped.isEmpty()) {
            return;
        }
        TreeMap<Integer, Integer> left = new TreeMap<>(starts);
        left.values().removeAll(dropped);
        left.putAll(added);
        Map<Integer, Integer> startOf = new HashMap<>();
        starts.forEach((at, side) -> startOf.put(side, at));
        List<Node> all = tree.inOrder();
        for (Node node : all) {
            Map.Entry<Integer, Integer> begun = added.floorEntry(node.in.at());
            Map.Entry<Integer, Integer> any = left.floorEntry(node.in.at());
            if (begun != null && begun.getKey() > startOf.getOrDefault(node.side, -1)) {
                node.side = begun.getValue();
            } else if (dropped.contains(node.side)) {
                node.side = any == null ? left.firstEntry().getValue() : any.getValue();
            }
        }
        for (Node node : all) {
            while (node.parent != null && node.parent.side != node.side) {
                node.parent = node.parent.parent;
            }
        }
        compact();
    }

    private static boolean begins(KindRule rule) {
        return Boolean.TRUE.equals(rule.beginsSide()) || rule.role() == LineRole.SIDE && rule.beginsSide() == null;
    }

    /** Whether the readers begin a side with a line that somebody has said is something below a formation, or nothing. */
    private static boolean isNoSide(KindRule rule, ListLine line) {
        return rule.role() != null
                && rule.role() != LineRole.SIDE
                && rule.role() != LineRole.FORMATION
                && line.entries().stream().anyMatch(entry -> entry.role() == Role.SIDE);
    }

    /** A side that holds nothing yet gives way. */
    private void begin(ListLine line) {
        if (starts.containsKey(line.at())) {
            return;
        }
        String name = RoleStep.name(line);
        Map.Entry<Integer, Integer> before = starts.lowerEntry(line.at());
        boolean nothingYet = added.isEmpty() && tree.inOrder().stream().noneMatch(node -> node.in.at() < line.at());
        if (nothingYet && !tree.sides.isEmpty() && (before != null || tree.sides.size() == 1)) {
            int side = before == null ? 0 : before.getValue();
            tree.sides.set(side, tree.sides.get(side).isEmpty() ? name : tree.sides.get(side));
            starts.values().remove(side);
            starts.put(line.at(), side);
            return;
        }
        nameFirst();
        added.put(line.at(), tree.sides.size());
        tree.sides.add(name);
        tree.commanders.add("");
    }

    /** Beside another a side needs a name: that of its first line, if the list gives it none. */
    private void nameFirst() {
        tree.inOrder().stream()
                .filter(node -> tree.sides.get(node.side).isEmpty())
                .findFirst()
                .ifPresent(node -> tree.sides.set(node.side, RoleStep.name(node.in)));
    }

    /** The first side of a list begins whatever is said. */
    private void drop(ListLine line) {
        Integer side = starts.get(line.at());
        if (side != null && starts.firstKey() < line.at()) {
            dropped.add(side);
        }
    }

    /** Numbers the sides anew without those that were dropped. */
    private void compact() {
        Map<Integer, Integer> renumbered = new HashMap<>();
        List<String> sides = new ArrayList<>();
        List<String> commanders = new ArrayList<>();
        for (int side = 0; side < tree.sides.size(); side++) {
            renumbered.put(side, sides.size());
            if (!dropped.contains(side)) {
                sides.add(tree.sides.get(side));
                commanders.add(tree.commanders.get(side));
            }
        }
        tree.inOrder().forEach(node -> node.side = renumbered.getOrDefault(node.side, 0));
        tree.sides.clear();
        tree.sides.addAll(sides);
        tree.commanders.clear();
        tree.commanders.addAll(commanders);
    }
}
