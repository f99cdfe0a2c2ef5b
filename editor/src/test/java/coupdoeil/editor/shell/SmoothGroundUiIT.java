package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.RuleSystems;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Woods, streams and hills with curves for outlines, and hills of several contours, drawn as a person would. */
class SmoothGroundUiIT extends OnTable {

    SmoothGroundUiIT() {
        super(() ->
                BattlePlan.usual(RuleSystems.load("hm").orElseThrow(), "Bare").pack());
    }

    private List<TableFeature> hills() {
        return features("hill").stream()
                .sorted(Comparator.comparing(
                        hill -> hill.attributes().integer("level").orElse(0)))
                .toList();
    }

    @Test
    void aWoodIsMadeSmoothDraggedByItsCornersAndMadeAngularAgain() {
        window.choose("Forest");
        for (double[] corner : new double[][] {{10, 10}, {24, 9}, {26, 20}, {12, 22}}) {
            click(corner[0], corner[1]);
        }
        ui.press("ENTER");
        untilFeatures(1);
        double angular = lastShape().getArea();
        assertThat(lastShape().getNumPoints()).isEqualTo(5);

        ui.press("shift C");
        ui.until("it is a curve", () -> lastShape().getNumPoints() > 20);
        assertThat(lastShape().getArea()).isGreaterThan(angular);
        assertThat(last().points().getNumPoints()).isEqualTo(5);
        click(40, 10);
        click(54, 12);
        click(50, 24);
        click(50, 24);
        untilFeatures(2);
        assertThat(last().drawn().isSmooth()).as("what is drawn next too").isTrue();
        assertThat(last().points().getNumPoints()).isEqualTo(4);

        ui.press("V");
        double before = lastShape().getArea();
        drag(54, 12, 60, 8);
        ui.until("a corner of it is pulled", () -> lastShape().getArea() > before + 10);
        assertThat(last().drawn().isSmooth()).isTrue();
        assertThat(last().points().getNumPoints()).isEqualTo(4);
        ui.press("shift C");
        ui.until("it is angular again", () -> lastShape().getNumPoints() == 4);
        ui.press("ctrl Z");
        ui.until("and a curve", () -> last().drawn().isSmooth());
    }

    @Test
    void aSmoothStreamRunsOffTheTableAndIsBridged() {
        window.choose("Fordable stream");
        ui.press("shift C");
        click(0, 20);
        click(20, 26);
        click(40, 18);
        click(72, 24);
        ui.press("ENTER");
        untilFeatures(1);
        assertThat(last().points().getNumPoints()).isEqualTo(4);
        assertThat(lastShape().getCoordinates()[0].x).isZero();
        window.choose("Bridge");
        click(30, 22.1);
        untilFeatures(2);
        assertThat(features("bridge")
                        .get(0)
                        .shape()
                        .intersects(features("stream").get(0).shape()))
                .as("it leads over the curve")
                .isTrue();
    }

    @Test
    void aHillOfThreeContoursIsOneDragAndFurtherOnesArePulledOutOfIt() {
        window.choose("Hill");
        ui.press("shift C");
        ui.press("shift PERIOD");
        ui.press("shift PERIOD");
        drag(20, 14, 44, 12, 50, 26, 36, 36, 18, 30, 19, 15);
        untilFeatures(3);
        untilSteps(1);
        assertThat(hills())
                .extracting(hill -> hill.attributes().integer("level", 0))
                .containsExactly(1, 2, 3);
        assertThat(hills()).allMatch(hill -> hill.drawn().isSmooth());
        for (int i = 1; i < 3; i++) {
            assertThat(hills().get(i - 1).shape().covers(hills().get(i).shape()))
                    .isTrue();
        }

        ui.press("shift COMMA");
        ui.press("shift COMMA");
        double east = hills().get(0).shape().getEnvelopeInternal().getMaxX();
        double height = java.util.Arrays.stream(hills().get(0).shape().getCoordinates())
                .max(Comparator.comparingDouble(point -> point.x))
                .orElseThrow()
                .y;
        drag(east, height, east + 3, height);
        untilFeatures(4);
        ui.until(
                "it is around the others",
                () -> hills().size() == 4 && hills().get(3).attributes().integer("level", 0) == 4);
        assertThat(hills().get(0).shape().getEnvelopeInternal().getMaxX()).isBetween(east + 2.5, east + 3.5);
        ui.press("ctrl Z");
        untilFeatures(3);
    }
}
