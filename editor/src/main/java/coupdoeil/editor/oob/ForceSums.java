package coupdoeil.editor.oob;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.oob.ForceNode.Kind;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.StrengthSums;
import coupdoeil.model.oob.StrengthSums.Sum;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.swing.tree.DefaultMutableTreeNode;

/** What sides, armies and formations have together, as their rows of the order of battle say it. */
final class ForceSums {

    private final Session session;
    private final StrengthSums men;

    ForceSums(Session session) {
        this.session = session;
        this.men = StrengthSums.of(session.pack().orderOfBattle());
    }

    /** What a column says of a group of forces; empty if nothing. */
    String of(ForceColumn column, DefaultMutableTreeNode group) {
        ForceNode node = (ForceNode) group.getUserObject();
        List<Unit> units = units(group);
        return switch (column.what()) {
            case TROOPS -> troops(units);
            case SUM ->
                number(units.stream()
                        .mapToInt(unit ->
                                unit.attributes().integer(column.keys().get(0)).orElse(0))
                        .sum());
            case GUNS -> number(guns(group));
            case MEN -> men(node);
            case NAME, PLAIN, NUMBER, WHERE -> "";
        };
    }

    private static String number(int sum) {
        return sum == 0 ? "" : String.format("%,d", sum);
    }

    private String men(ForceNode node) {
        Sum sum = switch (node.kind()) {
            case SIDE -> men.ofSide(session.pack().orderOfBattle(), node.id());
            case ARMY, FORMATION -> men.below(node.id());
            case UNIT, LEADER, STRAYS -> new Sum(0, 0);
        };
        return sum.known() == 0
                ? ""
                : sum.unknown() == 0 ? number(sum.known()) : text("oob.at-least", number(sum.known()));
    }

    /** Guns of the units, or of a formation where it says how many it has. */
    private int guns(DefaultMutableTreeNode node) {
        int sum = 0;
        for (Object each : Collections.list(node.children())) {
            DefaultMutableTreeNode child = (DefaultMutableTreeNode) each;
            ForceNode force = (ForceNode) child.getUserObject();
            if (force.kind() == Kind.UNIT) {
                sum += session.roster()
                        .unit(force.id())
                        .map(unit -> unit.strength().guns())
                        .orElse(0);
            } else {
                Integer own = force.kind() == Kind.FORMATION
                        ? session.roster()
                                .formation(force.id())
                                .map(Formation::strength)
                                .map(strength -> strength.guns())
                                .orElse(null)
                        : null;
                sum += own == null ? guns(child) : own;
            }
        }
        return sum;
    }

    /** {@code 12 infantry · 4 cavalry}. */
    private String troops(List<Unit> units) {
        List<String> parts = new ArrayList<>();
        for (Arm arm : session.system().vocabulary().arms()) {
            long count =
                    units.stream().filter(unit -> unit.arm().equals(arm.id())).count();
            if (count > 0) {
                parts.add(text("oob.of-arm", count, arm.name().toLowerCase(Locale.ROOT)));
            }
        }
        return parts.stream().collect(Collectors.joining(" \u00B7 "));
    }

    private List<Unit> units(DefaultMutableTreeNode group) {
        List<Unit> units = new ArrayList<>();
        for (Object each : Collections.list(group.preorderEnumeration())) {
            ForceNode node = (ForceNode) ((DefaultMutableTreeNode) each).getUserObject();
            if (node.kind() == Kind.UNIT) {
                session.roster().unit(node.id()).ifPresent(units::add);
            }
        }
        return units;
    }
}
