package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.model.grid.Hex;
import java.awt.Point;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A board turned for the player at its top, by mouse and keyboard. */
class TurnedBoardUiIT extends InWindow {

    TurnedBoardUiIT() {
        super(Battles::rolica);
    }

    @BeforeEach
    void prepare() {
        ui.press("ctrl T");
        ui.until(
                "it is turned",
                () -> window.canvas.scene().filter(PaintScene::turned).isPresent());
        window.settle();
    }

    private Optional<Hex> of(String piece) {
        return UiDriver.onEdt(() -> window.workbench.session().scenario().orElseThrow().setup().stream()
                .filter(placement -> placement.piece().equals(piece))
                .findFirst()
                .flatMap(placement -> placement.hex()));
    }

    @Test
    void theTopIsAtTheBottomAndTheSameKeyTurnsItBack() {
        assertThat(window.pixel("R1C1").y).isGreaterThan(window.pixel("R9C1").y);
        assertThat(window.pixel("R1C1").x).isGreaterThan(window.pixel("R1C13").x);
        Hex under =
                UiDriver.onEdt(() -> window.canvas.hexAt(window.pixel("R3C9")).orElseThrow());
        assertThat(under).isEqualTo(window.hex("R3C9"));

        ui.press("ctrl T");
        ui.until(
                "it is as it was",
                () -> window.canvas.scene().filter(PaintScene::turned).isEmpty());
        assertThat(window.pixel("R1C1").y).isLessThan(window.pixel("R9C1").y);
        assertThat(window.steps()).as("nothing has changed").isZero();
    }

    @Test
    void aUnitIsDraggedToTheHexUnderThePointer() {
        Point from = window.show("R3C9");
        ui.drag(window.canvas, from, window.canvas, window.pixel("R3C10"));
        ui.until("it is there", () -> of("26-chasseurs").equals(Optional.of(window.hex("R3C10"))));

        ui.press("ctrl Z");
        ui.until("it is back", () -> of("26-chasseurs").equals(Optional.of(window.hex("R3C9"))));
    }

    @Test
    void arrowsLeadWhereTheyPoint() {
        ui.click(window.canvas, window.show("R3C9"));
        ui.until(
                "it is selected", () -> window.workbench.session().selection().equals(Selection.piece("26-chasseurs")));
        ui.press("RIGHT");
        ui.until("it is one hex to the right", () -> of("26-chasseurs").equals(Optional.of(window.hex("R3C8"))));
    }
}
