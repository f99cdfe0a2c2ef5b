package coupdoeil.editor.data;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.data.Node.Commands;
import coupdoeil.editor.data.Node.Step;
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
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sides and armies in the battle data. */
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
        Stream<Node> known = IntStream.range(0, sides.size())
                .mapToObj(i -> side(KEY + "/" + i, oob.sides().get(i)));
        Stream<Node> strays = armies(KEY, army -> !sides.contains(army.side()));
        Commands making = Commands.NONE.making(text("form.a-side"), this::freshSide);
        return new Node(
                KEY,
                text("data.forces"),
                "",
                false,
                () -> new Page.OfText(text("data.forces"), text("data.forces-about")),
                Stream.concat(known, strays).toList(),
                making);
    }

    private Step freshSide() {
        String name = text("new.side");
        Side side = new Side(FreshId.of(session.pack(), name), name, Starter.defaults(session.system(), "side", ""));
        int index = session.pack().orderOfBattle().sides().size();
        return new Step(OobEdits.add(side, army(side)), KEY + "/" + index);
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

    /** Keys count, as long as an id follows the name that is being written. */
    private Node side(String key, Side side) {
        List<Node> armies = armies(key, army -> army.side().equals(side.id())).toList();
        Commands commands = Commands.NONE.making(text("form.army"), () -> {
            int index = session.pack().orderOfBattle().armies().size();
            return new Step(OobEdits.add(army(side)), key + "/" + index);
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

    private Stream<Node> armies(String above, Predicate<Army> wanted) {
        List<Army> all = session.pack().orderOfBattle().armies();
        return IntStream.range(0, all.size())
                .filter(i -> wanted.test(all.get(i)))
                .mapToObj(i -> army(above, above + "/" + i, all.get(i)));
    }

    private Node army(String above, String key, Army army) {
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
