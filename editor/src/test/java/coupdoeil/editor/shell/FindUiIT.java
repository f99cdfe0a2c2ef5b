package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.find.Found;
import coupdoeil.model.oob.Unit;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JEditorPane;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.JTree;
import org.junit.jupiter.api.Test;

/** Everything is found by Ctrl+F in a real window, and gone to by Enter. */
class FindUiIT extends InWindow {

    FindUiIT() {
        super(Packs::albuera);
    }

    private JList<?> search(String words) {
        window.activate();
        ui.press("ctrl F");
        JTextField query = ui.find(JTextField.class, "find.query");
        ui.focus(query);
        ui.write(words);
        return ui.find(JList.class, "find.list");
    }

    private static List<Found> found(JList<?> list) {
        return UiDriver.onEdt(() -> IntStream.range(0, list.getModel().getSize())
                .mapToObj(i -> (Found) list.getModel().getElementAt(i))
                .toList());
    }

    private Selection selection() {
        return UiDriver.onEdt(() -> window.workbench.session().selection());
    }

    @Test
    void aUnitAHexAndALeaderAreFoundByWhatTheyAreCalled() {
        Unit unit = edited().orderOfBattle().units().get(0);
        search(unit.name());
        ui.press("ENTER");
        ui.until("the unit is selected", () -> selection().equals(Selection.piece(unit.id())));
        search("2411");
        ui.press("ENTER");
        ui.until("the hex is selected", () -> selection().equals(new Selection.OfHex(window.hex("2411"))));
        search(edited().orderOfBattle().leaders().get(0).name());
        ui.press("ENTER");
        ui.until("the leader is selected", () -> selection().pieces().size() == 1);
    }

    @Test
    void capacityFindsTheRuleThatSpeaksOfItWhoseManualOpens() {
        JList<?> list = search("capacity");
        assertThat(found(list)).extracting(Found::kind).contains("Rule");
        ui.press("ENTER");
        JEditorPane manual = ui.find(JEditorPane.class, "help.text");
        ui.until(
                "its rule is shown",
                () -> manual.getDocument()
                        .getText(0, manual.getDocument().getLength())
                        .contains("Rules of Fix Bayonets"));
    }

    @Test
    void aFindingIsFoundByTheTitleOfItsRuleAndChosenInTheList() {
        window.settle();
        JList<?> list = search("objective that nobody sees");
        ui.until("it is found", () -> found(list).get(0).kind().equals("Finding"));
        ui.press("ENTER");
        JTree findings = ui.find(JTree.class, "findings.tree");
        ui.until("it is chosen", () -> findings.getSelectionCount() == 1);
        JTextField filter = ui.find(JTextField.class, "findings.filter");
        ui.focus(filter);
        ui.type("nobody sees");
        ui.until("the filter knows titles too", () -> findings.getRowCount() == 4);
    }

    @Test
    void aQuerySelectsAllUnitsThatItFinds() {
        JList<?> list = search("arm:cavalry placed:yes");
        ui.until("some are found", () -> list.getModel().getSize() > 2);
        int count = found(list).size();
        ui.press("ctrl ENTER");
        ui.until("all are selected", () -> selection().pieces().size() == count);
        assertThat(selection().pieces())
                .allSatisfy(id -> assertThat(edited().orderOfBattle().units().stream()
                                .filter(unit -> unit.id().equals(id)))
                        .singleElement()
                        .satisfies(unit -> assertThat(unit.arm()).contains("cavalry")));
    }

    @Test
    void wordsAreReplacedInNamesInOneStep() {
        search("Battalion");
        JTextField by = ui.find(JTextField.class, "find.by");
        ui.focus(by);
        ui.type("Bn");
        ui.click(ui.find(JButton.class, "find.replace"));
        ui.until(
                "no name has it",
                () -> edited().orderOfBattle().units().stream()
                        .noneMatch(unit -> unit.name().contains("Battalion")));
        assertThat(window.steps()).isEqualTo(1);
    }
}
