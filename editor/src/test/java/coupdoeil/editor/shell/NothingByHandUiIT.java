package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.inspector.BattleForms;
import coupdoeil.editor.inspector.Forms;
import coupdoeil.editor.inspector.ScenarioForms;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Severity;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.tree.DefaultMutableTreeNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A scenario of a real battle made again in the window, with mouse and keyboard; texts may be pasted. */
class NothingByHandUiIT extends InWindow {

    private static final String WANTED = "whole-day";

    private final Session wanted = Packs.session(Packs.albuera());
    private Hand hand;
    private Filler filler;

    NothingByHandUiIT() {
        super(NothingByHandUiIT::withoutIt);
    }

    private static Pack withoutIt() {
        Pack pack = Packs.albuera();
        return pack.withScenarios(pack.scenarios().stream()
                .filter(scenario -> !scenario.id().equals(WANTED))
                .toList());
    }

    private Scenario wanted() {
        return wanted.pack().scenario(WANTED).orElseThrow();
    }

    private Session session() {
        return window.workbench.session();
    }

    private Scenario made() {
        return UiDriver.onEdt(() -> session().scenario().orElseThrow());
    }

    private static <T> Part<T> nowhere() {
        return (pack, change) -> pack;
    }

    @Test
    @Tag("nightly")
    void theWholeDayIsMadeAgain() {
        wanted.showScenario(WANTED);
        hand = new Hand(ui, window);
        filler = new Filler(ui, hand);
        begin();
        lists();
        setUp();
        ui.press("ctrl S");
        ui.until("it is saved", () -> !session().document().isModified());
        Scenario saved = PackReader.read(pack).pack().orElseThrow().scenarios().get(1);
        assertSame(saved, wanted());
        addReserve();
        addReading();
        addHouseRule();
        assertThat(UiDriver.onEdt(() -> window.workbench.live().current().open().stream()
                        .filter(finding -> finding.severity() == Severity.ERROR)
                        .toList()))
                .isEmpty();
    }

    /** A formation that waits until noon; findings about its leader and its objective say what else that takes. */
    private void addReserve() {
        int before = made().specialRules().size();
        onDataTab("Special rules", wanted().name(), "Special rules");
        ui.press("INSERT");
        ui.until("there is one more", () -> made().specialRules().size() == before + 1);
        filler.fill(
                "data.form",
                () -> new ScenarioForms(session())
                        .specialRule(nowhere(), made().specialRules().get(before)),
                new ScenarioForms(wanted)
                        .specialRule(
                                nowhere(),
                                new SpecialRule(
                                        "reserve",
                                        "Collins stays where he is.",
                                        Attributes.of("formation", "brigade-collins", "trigger", List.of("Noon")))));
        fix("FB-RSV-02");
        assertThat(made().setup())
                .anyMatch(placement -> placement.piece().equals("collins")
                        && placement.markers().contains("passive"));
        fix("FB-OM-02");
        assertThat(made().tokens()).hasSize(wanted().tokens().size() - 1);
    }

    /** Puts right the first finding of a rule as it proposes itself. */
    private void fix(String rule) {
        window.goToFinding(rule);
        ui.click(ui.find(JButton.class, "findings.fix.0"));
        ui.until(
                rule + " is put right",
                () -> !window.workbench.live().isStale()
                        && window.workbench.live().current().open().stream()
                                .noneMatch(finding -> finding.rule().equals(rule)));
    }

    private void addReading() {
        onDataTab("rounding", wanted().name(), "Rounding of movement");
        SwitchType rounding = UiDriver.onEdt(() -> session().system().options().switches().stream()
                .filter(type -> type.name().equals("Rounding of movement"))
                .findFirst()
                .orElseThrow());
        String other = rounding.values().stream()
                .filter(value -> !value.equals(rounding.fallback()))
                .findFirst()
                .orElseThrow();
        hand.choose("data.form.reading", other);
        ui.until("it is read otherwise", () -> other.equals(made().switches().get(rounding.id())));
    }

    private void addHouseRule() {
        onDataTab("Stacking", "House rules", "Stacking");
        JTable table = ui.find(JTable.class, "data.grid.table");
        Rectangle cell = UiDriver.onEdt(() -> table.getCellRect(0, 0, false));
        ui.click(table, new Point(cell.x + 20, cell.y + cell.height / 2));
        ui.type("77");
        ui.press("ENTER");
        ui.until("the house rule is there", () -> edited().house().tables().has("stacking"));
        ui.press("alt 1");
        window.settle();
    }

    private void begin() {
        ui.press("ctrl shift P");
        ui.focus(ui.find(JTextField.class, "palette.query"));
        ui.type("new scenario");
        ui.press("ENTER");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the title has the keyboard", title::isFocusOwner);
        ui.type(wanted().name());
        ui.press("ENTER");
        ui.until("it is there", () -> session().pack().scenarios().size() == 2);
        window.activate();
        onDataTab(wanted().name(), wanted().name());
        filler.fill(
                "data.form",
                () -> new BattleForms(session()).scenario(session().scenario().orElseThrow()),
                new BattleForms(wanted).scenario(wanted()));
    }

    /** Makes the entries of a list, each with Insert, and fills their forms. */
    private <T> void list(String heading, Function<Scenario, List<T>> entries, BiFunction<Session, T, Form> form) {
        int before = entries.apply(made()).size();
        List<T> all = entries.apply(wanted());
        for (int i = 0; i < all.size(); i++) {
            int index = before + i;
            onDataTab(heading, wanted().name(), heading);
            ui.press("INSERT");
            ui.until("there is one more", () -> entries.apply(made()).size() == index + 1);
            filler.fill(
                    "data.form",
                    () -> form.apply(session(), entries.apply(made()).get(index)),
                    form.apply(wanted, all.get(i)));
        }
    }

    private void lists() {
        list("Victory", Scenario::victory, (in, it) -> new ScenarioForms(in).victory(nowhere(), it));
        list("Special rules", Scenario::specialRules, (in, it) -> new ScenarioForms(in).specialRule(nowhere(), it));
        list(
                "Events",
                Scenario::events,
                (in, it) -> new ScenarioForms(in).event(in.scenario().orElseThrow(), nowhere(), it));
        list("Markers", Scenario::tokens, (in, it) -> new ScenarioForms(in).token(nowhere(), it));
        String whole = made().periods().get(0).from() + " to "
                + made().periods().get(0).to();
        list("Periods", Scenario::periods, (in, it) -> {
            Scenario scenario = in.scenario().orElseThrow();
            return new BattleForms(in).period(scenario, scenario.periods().indexOf(it), it);
        });
        onDataTab(whole, wanted().name(), whole);
        ui.press("DELETE");
        ui.until(
                "it is gone",
                () -> made().periods().size() == wanted().periods().size());
        list(
                "Reinforcements",
                Scenario::reinforcements,
                (in, it) -> new BattleForms(in).group(in.scenario().orElseThrow(), it));
        for (int i = 0; i < wanted().reinforcements().size(); i++) {
            columns(i);
        }
    }

    /** In which formations a group marches, and its markers. */
    private void columns(int index) {
        ArrivalGroup group = wanted().reinforcements().get(index);
        for (int i = 0; i < group.march().size(); i++) {
            int number = i;
            Marcher marcher = group.march().get(i);
            if (marcher.formation() != null) {
                String name =
                        wanted.roster().piece(marcher.piece()).orElseThrow().name();
                onDataTab(group.name(), group.name(), name);
                filler.fill(
                        "data.form",
                        () -> new ScenarioForms(session())
                                .marcher(
                                        nowhere(),
                                        made().reinforcements()
                                                .get(index)
                                                .march()
                                                .get(number)),
                        new ScenarioForms(wanted).marcher(nowhere(), marcher));
            }
        }
        for (int i = 0; i < group.tokens().size(); i++) {
            int number = i;
            onDataTab(group.name(), group.name(), "Markers");
            ui.press("INSERT");
            ui.until(
                    "there is one more",
                    () -> made().reinforcements().get(index).tokens().size() == number + 1);
            filler.fill(
                    "data.form",
                    () -> new ScenarioForms(session())
                            .token(
                                    nowhere(),
                                    made().reinforcements().get(index).tokens().get(number)),
                    new ScenarioForms(wanted).token(nowhere(), group.tokens().get(i)));
        }
    }

    /** Drags every piece onto the map, the lowest of a stack first: each comes to lie on top. Then says how it stands. */
    private void setUp() {
        ui.press("alt 1");
        ui.press("ctrl 0");
        ui.press("alt 3");
        JTree tree = ui.find(JTree.class, "forces.tree");
        List<Placement> setup = wanted().setup().stream()
                .sorted(Comparator.comparingInt(
                        (Placement placement) -> placement.stack() == null ? 0 : -placement.stack()))
                .toList();
        for (Placement placement : setup) {
            String piece = placement.piece();
            ui.drag(tree, row(tree, piece), window.canvas, window.pixel(label(placement)));
            ui.until(
                    piece + " stands",
                    () -> made().setup().stream()
                            .anyMatch(put ->
                                    put.piece().equals(piece) && put.hex().equals(placement.hex())));
            filler.fill(
                    "inspector",
                    () -> Forms.of(session(), Selection.piece(piece)).orElseThrow(),
                    Forms.of(wanted, Selection.piece(piece)).orElseThrow(),
                    "stack");
        }
    }

    private String label(Placement placement) {
        return window.map().grid().label(placement.hex().orElseThrow());
    }

    /** Opens what a piece is in and yields where it is in the tree. */
    private Point row(JTree tree, String piece) {
        Rectangle bounds = UiDriver.onEdt(() -> {
            for (int i = 0; i < tree.getRowCount(); i++) {
                tree.expandRow(i);
                Object node = ((DefaultMutableTreeNode) tree.getPathForRow(i).getLastPathComponent()).getUserObject();
                if (node.toString()
                                .equals(wanted.roster()
                                        .piece(piece)
                                        .orElseThrow()
                                        .name())
                        && piece.equals(id(tree, i))) {
                    tree.scrollRowToVisible(i);
                    return tree.getRowBounds(i);
                }
            }
            throw new AssertionError(piece + " is not in the tree");
        });
        return new Point(bounds.x + 24, bounds.y + bounds.height / 2);
    }

    /** The id of the piece in a row, found by selecting it. */
    private String id(JTree tree, int row) {
        tree.setSelectionRow(row);
        return session().selection().pieces().stream().findFirst().orElse("");
    }

    /** The same, whatever the ids of what has a name or number, and whatever the order of the set-up. */
    private static void assertSame(Scenario made, Scenario wanted) {
        assertThat(made.name()).isEqualTo(wanted.name());
        assertThat(made.description()).isEqualTo(wanted.description());
        assertThat(made.clock()).isEqualTo(wanted.clock());
        assertThat(made.attributes()).isEqualTo(wanted.attributes());
        assertThat(made.switches()).isEqualTo(wanted.switches());
        assertThat(made.periods()).isEqualTo(wanted.periods());
        assertThat(made.victory())
                .map(it -> it.withId(""))
                .isEqualTo(wanted.victory().stream().map(it -> it.withId("")).toList());
        assertThat(made.events())
                .map(it -> it.withId(""))
                .isEqualTo(wanted.events().stream().map(it -> it.withId("")).toList());
        assertThat(made.specialRules()).isEqualTo(wanted.specialRules());
        assertThat(tokens(made.tokens())).isEqualTo(tokens(wanted.tokens()));
        assertThat(groups(made)).isEqualTo(groups(wanted));
        assertThat(new HashSet<>(made.setup())).isEqualTo(new HashSet<>(wanted.setup()));
    }

    private static List<Token> tokens(List<Token> tokens) {
        return tokens.stream().map(token -> token.withId("")).toList();
    }

    private static List<ArrivalGroup> groups(Scenario scenario) {
        return scenario.reinforcements().stream()
                .map(group -> group.withId("").withTokens(tokens(group.tokens())))
                .toList();
    }
}
