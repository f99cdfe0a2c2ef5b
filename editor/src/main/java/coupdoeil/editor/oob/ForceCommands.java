package coupdoeil.editor.oob;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** New forces, under what is selected, and the end of old ones. */
public final class ForceCommands {

    private final Session session;

    public ForceCommands(Session session) {
        this.session = session;
    }

    public void newSide() {
        Pack pack = session.pack();
        String name = Messages.text("new.side");
        Side side = new Side(FreshId.of(pack, name), name, Starter.defaults(session.system(), "side", ""));
        String armyName = Messages.text("new.army", name);
        Army army = new Army(
                FreshId.of(pack, armyName), armyName, side.id(), null, Starter.defaults(session.system(), "army", ""));
        session.edit(OobEdits.add(side, army));
        session.select(new Selection.OfArmy(army.id()));
    }

    public void newFormation() {
        Belonging under = under();
        int depth = session.roster().superiors(under).size();
        Formation formation = Starter.formation(session.pack(), session.system(), depth, under);
        session.edit(OobEdits.add(formation));
        session.select(new Selection.OfFormation(formation.id()));
    }

    public void newUnit() {
        Belonging under = under();
        Unit unit = session.selection().pieces().stream()
                .findFirst()
                .flatMap(session.roster()::unit)
                .map(beside -> Starter.unit(session.pack(), session.system(), under, beside.arm()))
                .orElseGet(() -> Starter.unit(session.pack(), session.system(), under));
        session.edit(OobEdits.add(unit));
        session.select(Selection.piece(unit.id()));
    }

    /** A leader of the selected formation; else one of the army, who leads it if nobody does. */
    public void newLeader() {
        Belonging under = under();
        List<String> leads = under.to(Belonging.COMMAND).map(List::of).orElse(List.of());
        Leader leader =
                Starter.leader(session.pack(), session.system(), leads, leads.isEmpty() ? under : Belonging.NOWHERE);
        Optional<Army> led = leads.isEmpty()
                ? under.to(Belonging.ARMY).flatMap(session.roster()::army).filter(army -> army.leader() == null)
                : Optional.empty();
        session.edit(led.map(army -> OobEdits.add(leader, army.id())).orElse(OobEdits.add(leader)));
        session.select(Selection.piece(leader.id()));
    }

    /** Where a new force belongs: under the selected formation or army, beside the selected piece, or to the first army. */
    Belonging under() {
        Selection selection = session.selection();
        if (selection instanceof Selection.OfFormation of) {
            return new Belonging(Map.of(Belonging.COMMAND, of.id()));
        }
        if (selection instanceof Selection.OfParty of) {
            return session.pack().orderOfBattle().armies().stream()
                    .filter(army -> army.side().equals(of.id()))
                    .findFirst()
                    .map(army -> new Belonging(Map.of(Belonging.ARMY, army.id())))
                    .orElse(Belonging.NOWHERE);
        }
        if (selection instanceof Selection.OfArmy of) {
            return new Belonging(Map.of(Belonging.ARMY, of.id()));
        }
        Optional<Piece> piece = selection.pieces().stream().findFirst().flatMap(session.roster()::piece);
        Optional<Belonging> beside = piece.flatMap(session.roster()::formationOf)
                .map(formation -> new Belonging(Map.of(Belonging.COMMAND, formation.id())));
        return beside.or(() -> session.pack().orderOfBattle().armies().stream()
                        .findFirst()
                        .map(army -> new Belonging(Map.of(Belonging.ARMY, army.id()))))
                .orElse(Belonging.NOWHERE);
    }

    /** What deleting a force for good would mean. */
    public Deletion deletion(String id, String name) {
        return Deletion.of(session.pack(), session.system(), id, name);
    }

    /** Puts a force under a formation or army; nothing happens if it would come under itself. */
    void subordinate(ForceNode force, ForceNode superior) {
        subordinate(List.of(force), superior);
    }

    /** Puts forces under a formation or army in one step, all but those that would come under themselves. */
    void subordinate(List<ForceNode> forces, ForceNode superior) {
        List<Edit> edits = forces.stream()
                .flatMap(force -> subordination(force, superior).stream())
                .toList();
        if (!edits.isEmpty()) {
            String name = edits.size() == 1
                    ? edits.get(0).name()
                    : Messages.text("edit.subordinate", Messages.text("oob.forces", edits.size()));
            session.edit(new Edit(name, pack -> {
                Pack changed = pack;
                for (Edit edit : edits) {
                    changed = edit.apply(changed);
                }
                return changed;
            }));
        }
    }

    private Optional<Edit> subordination(ForceNode force, ForceNode superior) {
        boolean army = superior.kind() == ForceNode.Kind.ARMY;
        if (superior.kind() != ForceNode.Kind.FORMATION && !army) {
            return Optional.empty();
        }
        boolean circle = superior.id().equals(force.id())
                || session.roster().formation(superior.id()).stream()
                        .flatMap(formation -> session.roster().superiors(formation.under()).stream())
                        .anyMatch(above -> above.id().equals(force.id()));
        return circle
                ? Optional.empty()
                : Optional.of(OobEdits.under(force.id(), name(force.id()), superior.id(), army));
    }

    private String name(String id) {
        return session.roster()
                .piece(id)
                .map(Piece::name)
                .or(() -> session.roster().formation(id).map(Formation::name))
                .orElse(id);
    }
}
