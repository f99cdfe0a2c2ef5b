package coupdoeil.editor.oob;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.oob.ForceNode.Kind;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.tree.DefaultMutableTreeNode;

/**
 * Builds the tree of forces: sides, armies, formations, then leaders and units. Everything appears once; what hangs from
 * no army, as in an organisation that runs in a circle, appears among the strays.
 */
final class ForceTreeModel {

    private final OrderOfBattle oob;
    private final RuleSystem system;
    private final Map<String, String> whereabouts = new HashMap<>();
    private final Set<Object> shown = Collections.newSetFromMap(new IdentityHashMap<>());

    private ForceTreeModel(Session session) {
        this.oob = session.pack().orderOfBattle();
        this.system = session.system();
        session.scenario().ifPresent(scenario -> locate(session, scenario));
    }

    static DefaultMutableTreeNode build(Session session) {
        return new ForceTreeModel(session).root();
    }

    private void locate(Session session, Scenario scenario) {
        for (ArrivalGroup group : scenario.reinforcements()) {
            for (Marcher marcher : group.march()) {
                whereabouts.put(marcher.piece(), group.at());
            }
        }
        for (Placement placement : scenario.setup()) {
            Optional<String> hex = session.pack()
                    .battlefield()
                    .hexMap()
                    .flatMap(map -> placement.hex().map(map.grid()::label));
            whereabouts.put(placement.piece(), hex.orElse(Messages.text("forces.placed")));
        }
    }

    private DefaultMutableTreeNode root() {
        DefaultMutableTreeNode root = new DefaultMutableTreeNode("");
        for (Side side : oob.sides()) {
            DefaultMutableTreeNode node = node(Kind.SIDE, side.id(), side.name(), "");
            oob.armies().stream()
                    .filter(army -> army.side().equals(side.id()) && shown.add(army))
                    .forEach(army -> node.add(army(army)));
            root.add(node);
        }
        DefaultMutableTreeNode strays = node(Kind.STRAYS, "", Messages.text("forces.strays"), "");
        oob.armies().stream().filter(shown::add).forEach(army -> strays.add(army(army)));
        oob.formations().stream().filter(shown::add).forEach(formation -> strays.add(formation(formation)));
        oob.leaders().stream().filter(shown::add).forEach(leader -> strays.add(piece(leader)));
        oob.units().stream().filter(shown::add).forEach(unit -> strays.add(piece(unit)));
        if (strays.getChildCount() > 0) {
            root.add(strays);
        }
        return root;
    }

    private DefaultMutableTreeNode army(Army army) {
        DefaultMutableTreeNode node = node(Kind.ARMY, army.id(), army.name(), "");
        String id = army.id();
        addLeaders(
                node,
                leader -> id(army).equals(leader.id()) || leader.leads().isEmpty() && belongs(leader.under(), id));
        oob.formations().stream()
                .filter(f -> superior(f.under()).isEmpty() && belongs(f.under(), id) && shown.add(f))
                .forEach(f -> node.add(formation(f)));
        addUnits(node, id);
        return node;
    }

    private static String id(Army army) {
        String leader = army.leader();
        return leader == null ? "" : leader;
    }

    private DefaultMutableTreeNode formation(Formation formation) {
        DefaultMutableTreeNode node = node(Kind.FORMATION, formation.id(), formation.name(), "");
        String id = formation.id();
        addLeaders(
                node,
                leader -> leader.leads().stream().findFirst().filter(id::equals).isPresent()
                        || leader.leads().isEmpty()
                                && superior(leader.under()).filter(id::equals).isPresent());
        addUnits(node, id);
        List<Formation> below = new ArrayList<>();
        oob.formations().stream()
                .filter(f -> superior(f.under()).filter(id::equals).isPresent() && shown.add(f))
                .forEach(below::add);
        below.forEach(f -> node.add(formation(f)));
        return node;
    }

    private interface LeaderTest {
        boolean test(Leader leader);
    }

    private void addLeaders(DefaultMutableTreeNode node, LeaderTest belongs) {
        oob.leaders().stream()
                .filter(leader -> belongs.test(leader) && shown.add(leader))
                .forEach(leader -> node.add(piece(leader)));
    }

    private void addUnits(DefaultMutableTreeNode node, String superior) {
        oob.units().stream()
                .filter(unit -> superior(unit.under())
                                .or(() -> unit.under().to(Belonging.ARMY))
                                .filter(superior::equals)
                                .isPresent()
                        && shown.add(unit))
                .forEach(unit -> node.add(piece(unit)));
    }

    private DefaultMutableTreeNode piece(Piece piece) {
        String where = whereabouts.getOrDefault(piece.id(), "");
        Kind kind = piece instanceof Unit ? Kind.UNIT : Kind.LEADER;
        String symbol = piece instanceof Unit unit
                ? system.arm(unit.arm()).map(Arm::symbol).orElse("")
                : "";
        return new DefaultMutableTreeNode(
                new ForceNode(kind, piece.id(), piece.name(), where, !where.isEmpty(), symbol));
    }

    private static DefaultMutableTreeNode node(Kind kind, String id, String name, String detail) {
        return new DefaultMutableTreeNode(new ForceNode(kind, id, name, detail, true, ""));
    }

    private static Optional<String> superior(Belonging under) {
        return under.to(Belonging.COMMAND).or(() -> under.to(Belonging.ASSET));
    }

    private static boolean belongs(Belonging under, String army) {
        return under.to(Belonging.ARMY).filter(army::equals).isPresent()
                || under.to(Belonging.ASSET).filter(army::equals).isPresent();
    }
}
