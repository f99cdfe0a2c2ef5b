package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.second.Opinion;
import coupdoeil.validator.imports.second.Relation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How likely the second reader thinks it that lines are what they were read as. Of what somebody has said it is sure. */
final class SecondLook {

    /** The least that counts, as a logarithm: what is less likely is as unlikely. */
    private static final double LEAST = -4;

    private final PlainBuilder list;
    private final OrderTree tree;
    private final Grammar said;
    /** By the place of lines, as logarithms: 0 is certain. */
    private final double[] roles;

    private final double[] relations;

    SecondLook(PlainBuilder list, OrderTree tree, Grammar said) {
        this.list = list;
        this.tree = tree;
        this.said = said;
        int size = list.lines.all().size();
        this.roles = new double[size];
        this.relations = new double[size];
        Node before = null;
        for (ListLine line : list.lines.all()) {
            before = look(line, before);
        }
    }

    /** @return the last thing that was named up to here */
    private @Nullable Node look(ListLine line, @Nullable Node before) {
        List<Node> there = tree.on(line);
        List<Node> tops = tree.topsOn(line);
        Opinion opinion = list.opinions.get(line.at());
        KindRule rule = said.of(list.kindOf.getOrDefault(line.at(), ""));
        if (!line.entries().isEmpty()) { // Records say themselves what they are.
            roles[line.at()] = rule.role() == null ? log(opinion.of(role(line))) : 0;
            relations[line.at()] = before == null || tops.isEmpty() || rule.under() != null
                    ? 0
                    : log(opinion.of(relation(tops.get(0), before)));
        }
        return there.isEmpty() ? before : there.get(there.size() - 1);
    }

    private Role role(ListLine line) {
        LineRole role = Readings.role(tree, line);
        return role == LineRole.HEADING ? Role.NOTE : Role.valueOf(role.name());
    }

    private static Relation relation(Node node, Node before) {
        return node.parent == before
                ? Relation.BELOW
                : node.parent == before.parent && node.side == before.side ? Relation.BESIDE : Relation.ABOVE;
    }

    private static double log(double chance) {
        return Math.max(LEAST, Math.log(chance));
    }

    double role(Node node) {
        return roles[node.in.at()];
    }

    double relation(Node node) {
        return relations[node.in.at()];
    }

    double role(int at) {
        return roles[at];
    }

    double relation(int at) {
        return relations[at];
    }
}
