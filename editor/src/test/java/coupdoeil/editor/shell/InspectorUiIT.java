package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** What is selected, said of and changed in the inspector of a real window. */
class InspectorUiIT extends InWindow {

    InspectorUiIT() {
        super(Packs::albuera);
    }

    private void select(Selection selection) {
        UiDriver.onEdt(() -> {
            window.workbench.session().select(selection);
            return true;
        });
    }

    private List<Unit> battalions() {
        return edited().orderOfBattle().units().stream()
                .filter(unit -> unit.arm().equals("infantry"))
                .limit(3)
                .toList();
    }

    private Unit unit(String id) {
        return edited().orderOfBattle().units().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsSaidOfSeveralIsSaidOfAll() {
        List<String> ids = battalions().stream().map(Unit::id).toList();
        select(new Selection.OfPieces(ids));
        assertThat(ui.find(JLabel.class, "inspector.title").getText()).contains("3");
        JTextField nationality = ui.find(JTextField.class, "inspector.nationality");
        ui.focus(nationality);
        ui.press("ctrl A");
        ui.type("swiss");
        ui.press("ENTER");
        ui.until(
                "all are Swiss",
                () -> ids.stream().allMatch(id -> unit(id).nationality().equals("swiss")));
        assertThat(window.steps()).isEqualTo(1);
        ui.focus(window.canvas);
        ui.press("ctrl Z");
        ui.until(
                "none is",
                () -> ids.stream().noneMatch(id -> unit(id).nationality().equals("swiss")));
    }

    @Test
    void valuesThatDifferAreMixed() {
        List<Unit> units = edited().orderOfBattle().units();
        Unit other = units.stream()
                .filter(unit -> !unit.nationality().equals(units.get(0).nationality()))
                .findFirst()
                .orElseThrow();
        select(new Selection.OfPieces(List.of(units.get(0).id(), other.id())));
        JTextField nationality = ui.find(JTextField.class, "inspector.nationality");
        ui.until(
                "it says so",
                () -> nationality.getText().isEmpty()
                        && "mixed".equals(nationality.getClientProperty("JTextField.placeholderText")));
    }

    @Test
    void anotherArmLeavesNoRatingOfTheOldOne() {
        Unit before = battalions().get(0);
        select(Selection.piece(before.id()));
        new Hand(ui, window).choose("inspector.arm", "artillery");
        ui.until("it is a battery", () -> unit(before.id()).arm().equals("artillery"));
        List<String> known = window.workbench.session().system().attributesOf("unit").stream()
                .filter(type -> type.arms().isEmpty() || type.arms().contains("artillery"))
                .map(type -> type.id())
                .toList();
        assertThat(known).containsAll(unit(before.id()).attributes().values().keySet());
    }

    @Test
    void leadersAndMarchesSayNamesAndNotIds() {
        Leader leader = edited().orderOfBattle().leaders().stream()
                .filter(known -> !known.leads().isEmpty())
                .findFirst()
                .orElseThrow();
        select(Selection.piece(leader.id()));
        String led = edited().orderOfBattle().formations().stream()
                .filter(formation -> formation.id().equals(leader.leads().get(0)))
                .findFirst()
                .orElseThrow()
                .name();
        assertThat(chips("inspector.leads")).contains(led);

        var group = edited().scenarios().get(0).reinforcements().get(0);
        select(new Selection.OfGroup(group.id()));
        String head = window.workbench
                .session()
                .roster()
                .piece(group.march().get(0).piece())
                .orElseThrow()
                .name();
        ui.until("the march names them", () -> chips("inspector.march").anyMatch(head::equals));
    }

    private Stream<String> chips(String field) {
        JPanel chips = ui.find(JPanel.class, field + ".chips");
        return UiDriver.onEdt(() -> Stream.of(chips.getComponents())
                .filter(JButton.class::isInstance)
                .map(chip -> ((JButton) chip).getText())
                .toList()
                .stream());
    }

    @Test
    void noLabelOfAFormIsCutShort() {
        for (Selection selection : List.of(
                Selection.piece(battalions().get(0).id()),
                Selection.piece(edited().orderOfBattle().leaders().get(0).id()),
                new Selection.OfGroup(
                        edited().scenarios().get(0).reinforcements().get(0).id()),
                new Selection.OfPeriod(0),
                new Selection.OfScenario())) {
            select(selection);
            JPanel inspector = ui.find(JPanel.class, "inspector");
            assertThat(UiDriver.onEdt(() -> {
                        inspector.validate();
                        return cut(inspector);
                    }))
                    .as("of %s", selection)
                    .isEmpty();
        }
    }

    private static List<String> cut(Container container) {
        return Stream.of(container.getComponents())
                .filter(Component::isShowing)
                .flatMap(child -> child instanceof JLabel label
                        ? Stream.of(label)
                                .filter(shown -> shown.getPreferredSize().width > shown.getWidth())
                                .map(JLabel::getText)
                        : child instanceof Container inner ? cut(inner).stream() : Stream.empty())
                .toList();
    }
}
