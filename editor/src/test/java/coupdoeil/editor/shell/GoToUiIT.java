package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import java.awt.Point;
import java.awt.geom.Point2D;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** Ctrl+G in a real window goes to a hex, a place or who stands there; the status bar reads the ground after the edit. */
class GoToUiIT extends InWindow {

    GoToUiIT() {
        super(Packs::albuera);
    }

    private void go(String words) {
        window.activate();
        ui.press("ctrl G");
        JTextField query = ui.find(JTextField.class, "find.query");
        ui.focus(query);
        ui.write(words);
        ui.press("ENTER");
    }

    private Selection selection() {
        return UiDriver.onEdt(() -> window.workbench.session().selection());
    }

    private String pointed() {
        return UiDriver.onEdt(() -> ui.find(JLabel.class, "status.pointer").getText());
    }

    @Test
    void aHexIsCentredAndSelected() {
        UiDriver.onEdt(() -> {
            window.canvas.zoomTo(0);
            return true;
        });
        go("2411");
        Hex hex = window.hex("2411");
        ui.until("it is selected", () -> selection().equals(new Selection.OfHex(hex)));
        Point2D at = window.pixel("2411");
        Point middle = new Point(window.canvas.getWidth() / 2, window.canvas.getHeight() / 2);
        assertThat(at.distance(middle)).isLessThan(60);
    }

    @Test
    void aFormationIsGoneToByItsUnitsAndAPlaceByItsName() {
        Formation formation = edited().orderOfBattle().formations().stream()
                .filter(known -> !known.name().isBlank())
                .findFirst()
                .orElseThrow();
        go(formation.name());
        ui.until("its units are selected", () -> !selection().pieces().isEmpty());
        var place = edited().battlefield().places().stream()
                .filter(known -> known.name().length() > 4)
                .findFirst()
                .orElseThrow();
        go(place.name());
        ui.until("it is selected", () -> selection().equals(new Selection.OfPlace(place.id())));
    }

    @Test
    void theStatusBarReadsTheHexAfterTheEdit() {
        Point there = window.show("2411");
        window.choose("Cork-oak wood");
        ui.point(window.canvas, there);
        ui.until("it reads the hex", () -> pointed().startsWith("2411"));
        String before = pointed();
        ui.click(window.canvas, there);
        ui.until("it reads the wood", () -> pointed().contains("Cork-oak wood"));
        assertThat(before).doesNotContain("Cork-oak wood");
        window.activate();
        ui.press("ctrl Z");
        ui.until("it reads what was before", () -> pointed().equals(before));
    }

    @Test
    void sidesRoadsAndUnitsAreReadInWords() {
        var unit = edited().scenarios().get(0).setup().stream()
                .filter(placement -> placement.hex().isPresent())
                .findFirst()
                .orElseThrow();
        String name = edited().orderOfBattle().units().stream()
                .filter(known -> known.id().equals(unit.piece()))
                .findFirst()
                .orElseThrow()
                .name();
        String label = window.map().grid().label(unit.hex().orElseThrow());
        ui.point(window.canvas, window.show(label));
        ui.until(
                "the unit is named",
                () -> pointed().startsWith(label) && pointed().contains(name));
    }
}
