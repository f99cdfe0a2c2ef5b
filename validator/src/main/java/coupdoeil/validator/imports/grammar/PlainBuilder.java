package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.LineNumber;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.ListLines;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.second.Opinion;
import coupdoeil.validator.imports.second.SecondReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Reads a list by what is said of its kinds: roles first, then sides, then what stands under what, then figures and words. The same list
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

    /** What the second reader thinks of the lines. */
    final List<Opinion> opinions;

    /** Physical lines of which somebody has decided what they are. */
    final Set<Integer> decided;

    PlainBuilder(ListLines lines, List<LineKind> kinds, Set<Integer> decided, SecondReader second) {
        this.decided = decided;
        this.lines = lines;
        this.kinds = kinds;
        this.opinions = second.of(lines.all());
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
        if (grammar.numbers()) {
            numbered(rules).forEach(kind -> roles.apply(kind, LineRole.FORMATION));
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
            Under under = rule == null ? null : rule.under();
            if (under != null) {
                put(tree, kind, under);
            } else if (grammar.numbers() && isNumbered(kind)) {
                put(tree, kind, Under.of(Under.How.NUMBER));
            }
        }
        HeadingStep headings = new HeadingStep(tree);
        kinds.stream()
                .filter(kind -> grammar.of(kind.id()).role() == LineRole.HEADING)
                .forEach(headings::add);
        headings.apply(lines.all());
        for (LineKind kind : kinds) {
            KindRule rule = rules.get(kind.id());
            if (rule != null && !rule.slots().isEmpty()) {
                SlotStep.apply(tree, kind, rule.slots());
                TextStep.apply(tree, kind, rule.slots());
            }
        }
        return tree;
    }

    /** Whether numbers say what its lines stand under. */
    static boolean isNumbered(LineKind kind) {
        return kind.lines().stream()
                .anyMatch(line -> !LineNumber.of(line).above().isEmpty());
    }

    /** Of kinds whose role nobody has said, the lines with whose numbers those of others begin. */
    private List<LineKind> numbered(Map<String, KindRule> rules) {
        Set<String> above = lines.all().stream()
                .map(line -> LineNumber.of(line).above())
                .filter(number -> !number.isEmpty())
                .collect(Collectors.toSet());
        List<LineKind> numbered = new ArrayList<>();
        for (LineKind kind : kinds) {
            List<ListLine> heads = kind.lines().stream()
                    .filter(line -> above.contains(LineNumber.of(line).text()))
                    .toList();
            if (!heads.isEmpty()
                    && rules.getOrDefault(kind.id(), KindRule.of(kind.id())).role() == null) {
                numbered.add(new LineKind(kind.id(), heads));
            }
        }
        return numbered;
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
