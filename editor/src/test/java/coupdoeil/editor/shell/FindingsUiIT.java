package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Severity;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.JTree;
import org.junit.jupiter.api.Test;

/** The findings, grouped, filtered and fixed in a real window. */
class FindingsUiIT extends InWindow {

    FindingsUiIT() {
        super(FindingsUiIT::doubled);
    }

    /** Four units twice in the set-up. */
    private static Pack doubled() {
        Pack pack = Packs.albuera();
        Scenario first = pack.scenarios().get(0);
        return pack.withScenario(first.id(), old -> {
            List<Placement> setup = new ArrayList<>(old.setup());
            setup.addAll(old.setup().subList(0, 4));
            return old.withSetup(setup);
        });
    }

    private long errors() {
        window.settle();
        return UiDriver.onEdt(() -> window.workbench.live().current().count(Severity.ERROR));
    }

    private String row(int index) {
        JTree tree = ui.find(JTree.class, "findings.tree");
        return UiDriver.onEdt(() -> String.valueOf(tree.getPathForRow(index).getLastPathComponent()));
    }

    @Test
    void allFindingsOfARuleAreFixedAfterALookAtWhatThatComesTo() {
        long before = errors();
        assertThat(before).isGreaterThan(1);
        ui.press("F8");
        ui.click(ui.find(JButton.class, "findings.fix-all"));
        ui.until("it asks", () -> ui.shows("OptionPane.buttonArea"));
        ui.press("ENTER");
        ui.until("the question is gone", () -> !ui.shows("OptionPane.buttonArea"));
        ui.until("it is one step", () -> window.workbench.session().document().depth() == 1);
        assertThat(errors()).isLessThan(before - 1);
        window.activate();
        ui.press("ctrl Z");
        ui.until("it is undone", () -> window.workbench.session().document().depth() == 0);
        assertThat(errors()).isEqualTo(before);
    }

    @Test
    void findingsAreGroupedByRuleOrPlaceAndTheFilterSaysWhatItDoes() {
        errors();
        assertThat(row(1)).contains("examined");
        JComboBox<?> grouping = ui.find(JComboBox.class, "findings.grouping");
        ui.focus(grouping);
        ui.press("DOWN");
        ui.until("by place", () -> grouping.getSelectedIndex() == 1);
        assertThat(row(1)).doesNotContain("examined");

        JTextField filter = ui.find(JTextField.class, "findings.filter");
        JLabel state = ui.find(JLabel.class, "findings.state");
        ui.focus(filter);
        ui.type("2");
        ui.until("it says how many", () -> state.getText().matches("\\d+ of [\\d,]+ findings"));
        ui.type("nowhere");
        ui.until("it says that nothing matches", () -> state.getText().contains("2nowhere"));
    }
}
