package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.model.rules.RuleSystems;
import java.awt.Color;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.LineString;

/** What a table of Old Trousers has that others do not: a scale of its ground, and crests that hide what is behind them. */
class OldTrousersUiIT extends OnTable {

    OldTrousersUiIT() {
        super(() ->
                BattlePlan.usual(RuleSystems.load("ot").orElseThrow(), "Bare").pack());
    }

    private void untilTold(String words) {
        JLabel message = ui.find(JLabel.class, "status.message");
        ui.until("it says " + words, () -> message.getText().equals(words));
    }

    @Test
    void whatIsMeasuredIsToldInMetresOfTheGroundToo() {
        wholeTable();
        ui.press("M");
        drag(20, 20, 20, 30);
        // 35 yards an inch.
        untilTold("10 in · 25.4 cm · 320 m");
        ui.press("ESCAPE");

        click(10, 10);
        click(20, 10);
        point(20, 12);
        untilTold("12 in · 30.48 cm · 384 m");
        click(20, 15);
        ui.press("BACK_SPACE");
        point(20, 10.5);
        click(20, 20);
        ui.press("ENTER");
        untilTold("20 in · 50.8 cm · 640 m");
        point(40, 40);
        untilTold("20 in · 50.8 cm · 640 m");
        assertThat(window.steps()).as("measuring changes nothing").isZero();
    }

    @Test
    void aRidgeIsDrawnByCornersOrByHandMovedAndDeleted() {
        wholeTable();
        Color bare = pixel(15, 30);
        window.choose("Crest");
        click(10, 30);
        click(20, 30);
        click(28, 34);
        ui.press("ENTER");
        untilFeatures(1);
        assertThat(last().type()).isEqualTo("crest");
        assertThat(lastShape()).isInstanceOf(LineString.class);
        assertThat(lastShape().getNumPoints()).isEqualTo(3);
        ui.until(
                "its hachures are seen",
                () -> window.canvas.isSettled() && !pixel(15, 30).equals(bare));

        drag(40, 10, 46, 12, 52, 11, 60, 16);
        untilFeatures(2);
        assertThat(last().type()).isEqualTo("crest");
        assertThat(lastShape().getNumPoints()).isBetween(3, 20);
        assertThat(lastShape().getLength()).isBetween(20.0, 25.0);

        ui.press("V");
        click(12, 30);
        drag(20, 30, 20, 26);
        ui.until(
                "a corner of the first has moved",
                () -> features("crest").get(0).shape().getCoordinates()[1].y == 26);
        ui.press("DELETE");
        ui.until("and is gone", () -> features("crest").get(0).shape().getNumPoints() == 2);
        ui.press("ESCAPE");
        click(19, 32);
        ui.press("DELETE");
        untilFeatures(1);
    }

    private Color pixel(double x, double y) {
        return ui.colour(window.canvas, at(x, y));
    }
}
