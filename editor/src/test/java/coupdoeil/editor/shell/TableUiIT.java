package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.Battles;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Finding;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;

/** A battle on a table in a real window: its findings are shown, cured, and silence is not praise. */
class TableUiIT extends InWindow {

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
                .toList());
    }

    @Test
    void findingsOfATableAreShownAndCured() {
        assertThat(found()).containsExactly("HM-POS-01", "HM-POS-04");
        while (!found().isEmpty()) {
            int before = found().size();
            ui.press("F8");
            ui.until("the finding is explained", () -> ui.shows("findings.fix.0"));
            ui.click(ui.find(JButton.class, "findings.fix.0"));
            assertThat(found().size()).as("every fix cures").isLessThan(before);
        }
        JLabel state = ui.find(JLabel.class, "findings.state");
        assertThat(UiDriver.onEdt(state::getText)).contains("not all of Horse & Musket are");
        ui.press("ctrl Z");
        assertThat(found()).hasSize(1);
    }
}
