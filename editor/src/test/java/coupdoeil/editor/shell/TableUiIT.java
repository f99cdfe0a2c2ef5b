package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.Battles;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Finding;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** A battle on a table in a real window: what is said of where units stand is shown and cured. */
class TableUiIT extends InWindow {

    private static final String POSITION = "HM-POS";

    TableUiIT() {
        super(TableUiIT::spoilt);
    }

    private static Pack spoilt() {
        return put(put(Battles.napkin("napkin-hm"), "grant-general", 21, 7), "c-rifles", 47, 18);
    }

    private static Pack put(Pack pack, String piece, double x, double y) {
        return PackEdits.placement(pack, "hill", piece, placed -> placed.withPosition(new Position.OnTable(x, y)));
    }

    private List<String> found() {
        window.settle();
        return UiDriver.onEdt(() -> window.workbench.live().current().open().stream()
                .map(Finding::rule)
                .filter(rule -> rule.startsWith(POSITION))
                .toList());
    }

    @Test
    void findingsOfATableAreShownAndCured() {
        assertThat(found()).containsExactly("HM-POS-01", "HM-POS-04");
        ui.focus(ui.find(JTextField.class, "findings.filter"));
        ui.type("hm-pos");
        window.activate();
        while (!found().isEmpty()) {
            int before = found().size();
            ui.press("F8");
            ui.until("the finding is explained", () -> ui.shows("findings.fix.0"));
            ui.click(ui.find(JButton.class, "findings.fix.0"));
            assertThat(found().size()).as("every fix cures").isLessThan(before);
        }
        ui.press("ctrl Z");
        assertThat(found()).hasSize(1);
    }
}
