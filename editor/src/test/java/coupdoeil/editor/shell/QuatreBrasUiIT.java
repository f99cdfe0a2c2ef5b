package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.paint.Battles;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Position;
import org.junit.jupiter.api.Test;

/** A battle of orders and stands in a real window: a battalion is dragged, turned, put in another formation, undone and saved. */
class QuatreBrasUiIT extends UnitOnTable {

    private static final String UNIT = "nl-5-militia";

    QuatreBrasUiIT() {
        super(Battles::quatreBras, UNIT);
    }

    /** It stands at 59.06,47.18 and faces south, so its stands lie north of there. */
    @Test
    void aBattalionIsDraggedTurnedReformedUndoneAndSaved() {
        Position.OnTable before = (Position.OnTable) placement(edited()).position();
        ui.drag(window.canvas, pixel(59.4, 47.4), window.canvas, pixel(64.4, 51.4));
        ui.until("it has gone", () -> !placement(edited()).position().equals(before));
        Position.OnTable after = (Position.OnTable) placement(edited()).position();
        assertThat(after.x() - before.x()).isBetween(4.6, 5.4);
        assertThat(after.y() - before.y()).isBetween(3.6, 4.4);
        assertThat(UiDriver.onEdt(() -> window.workbench.session().selection())).isEqualTo(Selection.piece(UNIT));

        ui.press("CLOSE_BRACKET");
        ui.until(
                "it has turned",
                () -> new Facing.Heading(255).equals(placement(edited()).facing()));
        ui.press("F");
        ui.until(
                "it is in column",
                () -> "company-column".equals(placement(edited()).formation()));

        saveAndUndo("company-column", 3);
    }
}
