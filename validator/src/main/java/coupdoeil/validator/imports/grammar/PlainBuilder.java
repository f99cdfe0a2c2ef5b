package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.order.ImportedOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Reads a list by what is said of its kinds: roles first, then sides, then what stands under what, then figures. The same list
 * and grammar give the same order of battle, in whatever order things were said, and what a rule does not speak of stays as it
 * was read.
 */
final class PlainBuilder {

    /** What is nothing goes first, so that nothing is put under it; then what holds others. */
    private static final List<LineRole> ROLES = List.of(
            LineRole.NOTE,
            LineRole.HEADING,
            LineRole.TOTAL,
            LineRole.PERSON,
            LineRole.SIDE,
            LineRole.FORMATION,
            LineRole.UNIT);

    final ListLines lines;
    final List<LineKind> kinds;
    /** Ids of kinds by the place of their lines. */
    final Map<Integer, String> kindOf = new HashMap<>();

    /** Physical lines of which somebody has decided what they are. */
    final Set<Integer> decided;

    PlainBuilder(ListLines lines, List<LineKind> kinds, Set<Integer> decided) {
        this.decided = decided;
        this.lines = lines;
        this.kinds = kinds;
        kinds.forEach(kind -> kind.lines().forEach(line -> kindOf.put(line.at(), kind.id())));
    }

    /**
     * Builds it, to be frozen or looked at.
     *
     * @param read what the readers made of the list
     * @param forced what they make of it where lines have the roles that the grammar says, which tells how a line of that role
     *     reads by itself; nothing is asked of it where it stands
     */
    OrderTree tree(ImportedOrder read, Grammar grammar, Supplier<ImportedOrder> forced) {
        OrderTree tree = new OrderTree(read, lines);
        Map<String, KindRule> rules = grammar.byKind();
        SideStep sides = new SideStep(this, tree);
        RoleStep roles = new RoleStep(this, tree, forced);
        for (LineRole role : ROLES) {
            kinds.stream()
                    .filter(kind -> rules.getOrDefault(kind.id(), KindRule.of(kind.id()))
                                    .role()
                            == role)
                    .forEach(kind -> roles.apply(kind, role));
        }
        for (LineKind kind : kinds) {
            if (Boolean.TRUE.equals(
                    rules.getOrDefault(kind.id(), KindRule.of(kind.id())).oneUnit())) {
                tree.keepFirst(kind);
            }
        }
        sides.apply(rules, grammar.secondSide());
        for (LineKind kind : kinds) {
            KindRule rule = rules.get(kind.id());
            if (rule != null && rule.under() != null) {
                put(tree, kind, rule.under());
            }
        }
        for (LineKind kind : kinds) {
            KindRule rule = rules.get(kind.id());
            if (rule != null && !rule.slots().isEmpty()) {
                SlotStep.apply(tree, kind, rule.slots());
            }
        }
        return tree;
    }

    private void put(OrderTree tree, LineKind kind, Under under) {
        Map<Node, Node> places = Places.of(tree, tree.inOrder(), kind, under, kindOf);
        for (ListLine line : kind.lines()) {
            for (Node node : tree.topsOn(line)) {
                node.putUnder(places.get(node));
                node.sure(doubt -> doubt.field().equals("parentPath"));
            }
        }
        if (under.how() == Under.How.NUMBER) {
            tree.followSides();
        }
    }
}
