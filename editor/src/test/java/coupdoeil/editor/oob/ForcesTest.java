package coupdoeil.editor.oob;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.oob.ForceNode.Kind;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import java.awt.Component;
import java.awt.Container;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JTree;
import javax.swing.TransferHandler;
import javax.swing.tree.DefaultMutableTreeNode;
import org.junit.jupiter.api.Test;

class ForcesTest {

    private static List<ForceNode> nodes(Session session) {
        List<ForceNode> nodes = new ArrayList<>();
        for (Object node : Collections.list(ForceTreeModel.build(session).preorderEnumeration())) {
            if (((DefaultMutableTreeNode) node).getUserObject() instanceof ForceNode force) {
                nodes.add(force);
            }
        }
        return nodes;
    }

    @Test
    void aNewLeaderOfAnArmyLeadsItUnlessSomebodyDoes() {
        Session session = Packs.session(Packs.blank());
        String army = session.pack().orderOfBattle().armies().get(0).id();
        ForceCommands commands = new ForceCommands(session);

        session.select(new Selection.OfArmy(army));
        commands.newLeader();
        String first = session.pack().orderOfBattle().leaders().get(0).id();
        assertThat(session.roster().army(army).orElseThrow().leader()).isEqualTo(first);

        session.select(new Selection.OfArmy(army));
        commands.newLeader();
        assertThat(session.pack().orderOfBattle().leaders()).hasSize(2);
        assertThat(session.roster().army(army).orElseThrow().leader()).isEqualTo(first);

        session.document().undo();
        session.document().undo();
        assertThat(session.pack()).isEqualTo(Packs.blank());
    }

    @Test
    void everyForceOfAlbueraIsInTheTreeOnceAndNoneAstray() {
        Session session = Packs.session(Packs.albuera());
        var oob = session.pack().orderOfBattle();
        List<ForceNode> nodes = nodes(session);

        assertThat(nodes).noneMatch(node -> node.kind() == Kind.STRAYS);
        assertThat(nodes.stream().filter(node -> node.kind() == Kind.UNIT).map(ForceNode::id))
                .containsExactlyInAnyOrderElementsOf(
                        oob.units().stream().map(unit -> unit.id()).toList());
        assertThat(nodes.stream().filter(node -> node.kind() == Kind.LEADER).map(ForceNode::id))
                .containsExactlyInAnyOrderElementsOf(
                        oob.leaders().stream().map(leader -> leader.id()).toList());
    }

    @Test
    void anOrganisationInACircleIsShownAmongTheStrays() {
        Session session = Packs.session(Packs.blank());
        for (String[] pair : new String[][] {{"a", "b"}, {"b", "a"}}) {
            session.edit(OobEdits.add(new Formation(
                    pair[0],
                    pair[0],
                    "brigade",
                    Belonging.NOWHERE.with(Belonging.COMMAND, pair[1]),
                    coupdoeil.model.Attributes.NONE)));
        }

        assertThat(nodes(session)).extracting(ForceNode::id).contains("a", "b");
        assertThat(nodes(session)).extracting(ForceNode::kind).contains(Kind.STRAYS);
    }

    @Test
    void newForcesComeUnderWhatIsSelected() {
        Session session = Packs.session(Packs.blank());
        ForceCommands commands = new ForceCommands(session);
        session.select(new Selection.OfArmy(
                session.pack().orderOfBattle().armies().get(1).id()));

        commands.newFormation();
        commands.newUnit();
        String unit = session.selection().pieces().get(0);
        commands.newLeader();
        String leader = session.selection().pieces().get(0);

        var roster = session.roster();
        String army = session.pack().orderOfBattle().armies().get(1).id();
        assertThat(roster.armyOf(roster.piece(unit).orElseThrow()))
                .hasValueSatisfying(known -> assertThat(known.id()).isEqualTo(army));
        assertThat(roster.leader(leader).orElseThrow().leads()).hasSize(1);
    }

    @Test
    void aFormationCannotComeUnderItself() {
        Session session = Packs.session(Packs.blank());
        ForceCommands commands = new ForceCommands(session);
        commands.newFormation();
        commands.newFormation();
        var formations = session.pack().orderOfBattle().formations();
        ForceNode above = new ForceNode(Kind.FORMATION, formations.get(0).id(), "", "", true, "");
        ForceNode below = new ForceNode(Kind.FORMATION, formations.get(1).id(), "", "", true, "");
        int steps = session.document().depth();

        commands.subordinate(above, below);
        assertThat(session.document().depth())
                .as("below serves under above already")
                .isEqualTo(steps);
        String army = session.pack().orderOfBattle().armies().get(1).id();
        commands.subordinate(below, new ForceNode(Kind.ARMY, army, "", "", true, ""));
        assertThat(session.roster().formation(below.id()).orElseThrow().under().to(Belonging.ARMY))
                .hasValue(army);
    }

    @Test
    void deletingAForceTakesItOffTheMapToo() {
        Session session = Packs.session(Packs.albuera());
        String piece = session.scenario().orElseThrow().setup().get(0).piece();

        session.edit(new ForceCommands(session).deletion(piece, piece).all());

        assertThat(session.roster().piece(piece)).isEmpty();
        assertThat(session.pack().scenarios())
                .allSatisfy(scenario ->
                        assertThat(scenario.setup()).noneMatch(p -> p.piece().equals(piece)));
    }

    /** What is pasted comes to the tree as what is dropped does, but nowhere in particular. */
    @Test
    void pastingAndCopyingInTheTreesDoNothing() {
        Session session = Packs.session(Packs.albuera());
        ForcesPanel panel = new ForcesPanel(session, deletion -> Optional.empty());
        JTree tree = tree(panel).orElseThrow();
        tree.clearSelection();
        TransferHandler handler = tree.getTransferHandler();
        Clipboard clipboard = new Clipboard("test");
        handler.exportToClipboard(tree, clipboard, TransferHandler.COPY);
        assertThat(clipboard.getContents(null)).isNull();

        ForceNode force = nodes(session).stream()
                .filter(node -> node.kind() == Kind.UNIT)
                .findFirst()
                .orElseThrow();
        assertThat(handler.importData(new TransferHandler.TransferSupport(tree, PieceTransfer.of(force))))
                .isFalse();
        assertThat(session.document().undoName()).isEmpty();
    }

    @Test
    void otherProgramsGetNoKeyOfOurs() throws Exception {
        Session session = Packs.session(Packs.albuera());
        ForcesPanel panel = new ForcesPanel(session, deletion -> Optional.empty());
        JTree tree = tree(panel).orElseThrow();
        String placed = session.scenario().orElseThrow().setup().get(0).piece();
        session.select(Selection.piece(placed));
        Clipboard clipboard = new Clipboard("test");
        tree.getTransferHandler().exportToClipboard(tree, clipboard, TransferHandler.COPY);

        String words = (String) clipboard.getContents(null).getTransferData(DataFlavor.stringFlavor);
        assertThat(words)
                .startsWith("Name\tArm\tStrength\tPlace\n"
                        + session.roster().piece(placed).orElseThrow().name() + "\t");
        assertThat(PieceTransfer.from(clipboard.getContents(null)))
                .map(ForceNode::id)
                .contains(placed);
    }

    private static Optional<JTree> tree(Component component) {
        return component instanceof JTree tree
                ? Optional.of(tree)
                : component instanceof Container container
                        ? Stream.of(container.getComponents())
                                .flatMap(child -> tree(child).stream())
                                .findFirst()
                        : Optional.empty();
    }
}
