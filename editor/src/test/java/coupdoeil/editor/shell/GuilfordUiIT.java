package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.paint.Battles;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Position;
import java.awt.event.KeyEvent;
import org.junit.jupiter.api.Test;

/** A battle on a table in a real window: a unit is dragged, turned, put in another formation, undone and saved. */
class GuilfordUiIT extends UnitOnTable {

    private static final String UNIT = "foot-23";

    GuilfordUiIT() {
        super(Battles::guilford, UNIT);
    }

    @Test
    void aUnitIsDraggedTurnedReformedUndoneAndSaved() {
        Position.OnTable before = (Position.OnTable) placement(edited()).position();
        ui.drag(window.canvas, pixel(13.2, 33.6), window.canvas, pixel(17.2, 35.6));
        ui.until("it has gone", () -> !placement(edited()).position().equals(before));
        Position.OnTable after = (Position.OnTable) placement(edited()).position();
        assertThat(after.x() - before.x()).isBetween(3.8, 4.2);
        assertThat(after.y() - before.y()).isBetween(1.8, 2.2);
        assertThat(UiDriver.onEdt(() -> window.workbench.session().selection())).isEqualTo(Selection.piece(UNIT));

        ui.press("CLOSE_BRACKET");
        ui.until(
                "it has turned",
                () -> new Facing.Heading(345).equals(placement(edited()).facing()));
        ui.press("F");
        ui.until(
                "it is in two ranks",
                () -> "two-ranks".equals(placement(edited()).formation()));

        ui.hold(KeyEvent.VK_SHIFT, () -> ui.drag(window.canvas, pixel(20, 30), window.canvas, pixel(18, 50)));
        ui.until(
                "it faces north, nearly",
                () -> placement(edited()).facing() instanceof Facing.Heading heading
                        && heading.degrees() > 80
                        && heading.degrees() < 100);
        ui.press("ctrl Z");
        ui.until(
                "it faces as before",
                () -> new Facing.Heading(345).equals(placement(edited()).facing()));

        saveAndUndo("two-ranks", 3);
    }
}
