package coupdoeil.editor.desk;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.desk.Node.Commands;
import coupdoeil.editor.desk.Node.Step;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.inspector.BattleForms;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import java.util.List;
import java.util.stream.Stream;

/** Sides and armies on the desk. */
final class ForceNodes {

    static final String KEY = "battle/forces";

    private final Session session;
    private final BattleForms forms;

    ForceNodes(Session session) {
        this.session = session;
        this.forms = new BattleForms(session);
    }

    Node node() {
        OrderOfBattle oob = session.pack().orderOfBattle();
        List<String> sides = oob.sides().stream().map(Side::id).toList();
        Stream<Node> known = oob.sides().stream().map(this::side);
        Stream<Node> strays = oob.armies().stream()
                .filter(army -> !sides.contains(army.side()))
                .map(army -> army(KEY, army));
        Commands making = Commands.NONE.making(text("form.a-side"), this::freshSide);
        return new Node(
                KEY,
                text("desk.forces"),
                "",
                false,
                () -> new Page.OfText(text("desk.forces"), text("desk.forces-about")),
                Stream.concat(known, strays).toList(),
                making);
    }

    private Step freshSide() {
        String name = text("new.side");
        Side side = new Side(FreshId.of(session.pack(), name), name, Starter.defaults(session.system(), "side", ""));
        return new Step(OobEdits.add(side, army(side)), KEY + "/" + side.id());
    }

    private Army army(Side side) {
        String name = text("new.army", side.name());
        return new Army(
                FreshId.of(session.pack(), name),
                name,
                side.id(),
                null,
                Starter.defaults(session.system(), "army", ""));
    }

    private Node side(Side side) {
        String key = KEY + "/" + side.id();
        List<Node> armies = session.pack().orderOfBattle().armies().stream()
                .filter(army -> army.side().equals(side.id()))
                .map(army -> army(key, army))
                .toList();
        Commands commands = Commands.NONE.making(text("form.army"), () -> {
            Army army = army(side);
            return new Step(OobEdits.add(army), key + "/" + army.id());
        });
        return new Node(
                key,
                side.name(),
                "",
                false,
                () -> new Page.OfForm(forms.side(side)),
                armies,
                commands.removing(() -> Deletion.of(session.pack(), session.system(), side.id(), side.name()), KEY));
    }

    private Node army(String above, Army army) {
        String key = above + "/" + army.id();
        return new Node(
                key,
                army.name(),
                "",
                false,
                () -> new Page.OfForm(forms.army(army)),
                List.of(),
                Commands.NONE.removing(
                        () -> Deletion.of(session.pack(), session.system(), army.id(), army.name()), above));
    }
}
