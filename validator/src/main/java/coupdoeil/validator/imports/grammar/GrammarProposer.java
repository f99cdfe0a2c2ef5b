package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.grammar.Under.How;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.token.Lists;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Derives how a list is written from what was made of it: a rule says of a kind what holds for all its lines, and nothing where
 * they differ, so that saying the same again changes nothing.
 */
final class GrammarProposer {

    /** Kinds that may hold others are asked about; more than so many are no choice. */
    private static final int MOST_ABOVE = 5;

    private static final List<How> WAYS = List.of(How.NEAREST, How.ECHELON, How.DEPTH, How.NUMBER, How.SIDE);

    private final PlainBuilder list;
    private final OrderTree tree;
    private final List<Node> inOrder;
    private final TreeMap<Integer, Integer> starts;

    GrammarProposer(PlainBuilder list, OrderTree tree) {
        this.list = list;
        this.tree = tree;
        this.inOrder = tree.inOrder();
        this.starts = SideStarts.of(tree, list.lines.all());
    }

    Grammar grammar() {
        return new Grammar(list.kinds.stream().map(this::rule).toList(), Set.of(), List.of(), 0, false);
    }

    private KindRule rule(LineKind kind) {
        KindRule rule = KindRule.of(kind.id());
        Share<LineRole> role = role(kind);
        rule = role.isAll() ? rule.withRole(role.most()) : rule;
        Map<Under, Double> above = under(kind);
        if (above.getOrDefault(Under.of(How.SIDE), 0.0) == 1) { // Where nothing stands above, every way leads there.
            rule = rule.withUnder(Under.of(How.SIDE));
        }
        for (Map.Entry<Under, Double> way : above.entrySet()) {
            if (way.getValue() == 1 && rule.under() == null) {
                rule = rule.withUnder(way.getKey());
            }
        }
        Share<Boolean> begins = begins(kind);
        rule = begins.isAll() ? rule.withBeginsSide(begins.most()) : rule;
        Share<Boolean> one = oneUnit(kind);
        rule = one.isAll() ? rule.withOneUnit(one.most()) : rule;
        for (Map.Entry<String, Share<SlotField>> slot : slots(kind).entrySet()) {
            rule = slot.getValue().isAll()
                    ? rule.withSlot(slot.getKey(), slot.getValue().most())
                    : rule;
        }
        return rule;
    }

    Share<LineRole> role(LineKind kind) {
        return Share.of(
                kind.lines().stream().map(line -> Readings.role(tree, line)).toList());
    }

    Share<Boolean> begins(LineKind kind) {
        return Share.of(kind.lines().stream()
                .map(line -> SideStarts.isNamed(starts, tree, line))
                .toList());
    }

    /** Whether lines hold one unit at most. */
    Share<Boolean> oneUnit(LineKind kind) {
        return Share.of(kind.lines().stream()
                .map(line -> Lists.count(tree.on(line), node -> node.unit) <= 1)
                .toList());
    }

    /** What figures count, by where they stand. */
    Map<String, Share<SlotField>> slots(LineKind kind) {
        Map<String, List<SlotField>> fields = new LinkedHashMap<>();
        Set<String> unclear = new HashSet<>();
        kind.lines()
                .forEach(line -> Readings.slots(tree, line).forEach((at, field) -> {
                    fields.computeIfAbsent(at, none -> new ArrayList<>()).add(field.orElse(SlotField.IGNORE));
                    if (field.isEmpty()) {
                        unclear.add(at);
                    }
                }));
        Map<String, Share<SlotField>> slots = new TreeMap<>();
        fields.forEach((at, all) -> {
            Share<SlotField> share = Share.of(all);
            slots.put(at, unclear.contains(at) ? share.notAll() : share);
        });
        return slots;
    }

    /** Ways to say what a kind stands under, each with the share of its lines that stand there as it is; none if it names nothing. */
    Map<Under, Double> under(LineKind kind) {
        List<Node> tops = kind.lines().stream()
                .flatMap(line -> tree.topsOn(line).stream())
                .toList();
        Map<Under, Double> shares = new LinkedHashMap<>();
        if (tops.isEmpty()) {
            return shares;
        }
        for (Under way : ways(kind)) {
            Map<Node, Node> places = places(kind, way);
            long same = tops.stream()
                    .filter(node -> places.get(node) == node.parent)
                    .count();
            shares.put(way, same / (double) tops.size());
        }
        return shares;
    }

    Map<Node, Node> places(LineKind kind, Under way) {
        return Places.of(tree, inOrder, kind, way, list.kindOf);
    }

    /** Kinds that hold formations, those whose lines stand before this one's; then the general ways. */
    private List<Under> ways(LineKind kind) {
        Set<String> holding = new LinkedHashSet<>();
        Map<String, Integer> counts = new TreeMap<>();
        for (Node node : inOrder) {
            String of = list.kindOf.getOrDefault(node.in.at(), "");
            if (!node.unit && !of.equals(kind.id())) {
                counts.merge(of, 1, Integer::sum);
            }
        }
        counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(MOST_ABOVE)
                .forEach(of -> holding.add(of.getKey()));
        List<Under> ways = new ArrayList<>();
        holding.forEach(of -> ways.add(Under.kind(of)));
        for (How how : WAYS) {
            ways.add(Under.of(how));
        }
        return ways;
    }
}
