package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Severity;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Polygon;

/** The ground of a table drawn from nothing in a real window, by mouse and by keyboard. */
class DrawUiIT extends InWindow {

    DrawUiIT() {
        super(DrawUiIT::bare);
    }

    private static Pack bare() {
        return BattlePlan.usual(RuleSystems.load("hm").orElseThrow(), "Bare").pack();
    }

    private TableBattlefield table() {
        return edited().battlefield().table().orElseThrow();
    }

    private List<TableFeature> features(String type) {
        return table().features().stream()
                .filter(feature -> feature.type().equals(type))
                .toList();
    }

    private TableFeature last() {
        List<TableFeature> all = table().features();
        return all.get(all.size() - 1);
    }

    private Point at(double xInches, double yInches) {
        return window.pixel(xInches, yInches);
    }

    private void click(double x, double y) {
        ui.click(window.canvas, at(x, y));
    }

    private void drag(double... way) {
        Point[] points = new Point[way.length / 2 - 1];
        for (int i = 0; i < points.length; i++) {
            points[i] = at(way[2 * i + 2], way[2 * i + 3]);
        }
        ui.drag(window.canvas, at(way[0], way[1]), window.canvas, points);
    }

    private void untilFeatures(int count) {
        ui.until(
                count + " features lie there",
                () -> window.workbench
                                .session()
                                .pack()
                                .battlefield()
                                .table()
                                .orElseThrow()
                                .features()
                                .size()
                        == count);
    }

    @Test
    void nothingOfHexesIsOffered() {
        JList<?> palette = ui.find(JList.class, "palette.list");
        String all = UiDriver.onEdt(() -> {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < palette.getModel().getSize(); i++) {
                text.append(palette.getModel().getElementAt(i)).append('\n');
            }
            return text.toString();
        });
        assertThat(all).contains("Forest", "Road", "Hill", "Bridge", "Entry").doesNotContain("Level", "Raise");
        for (EditorAction hex :
                List.of(EditorAction.LEVEL, EditorAction.HEXSIDE, EditorAction.TERRAIN, EditorAction.ERASE)) {
            assertThat(ui.shows("toolbar." + hex.key())).as(hex.key()).isFalse();
        }
        assertThat(ui.shows("toolbar." + EditorAction.AREA.key())).isTrue();
    }

    @Test
    void aWoodIsDrawnFreelyOrCornerByCornerUndoneAndSaved() {
        window.choose("Forest");
        drag(20, 10, 30, 9, 33, 16, 24, 20, 19, 15, 20, 10.5);
        untilFeatures(1);
        assertThat(last().shape()).isInstanceOf(Polygon.class);
        assertThat(last().shape().isValid()).isTrue();
        assertThat(last().shape().getArea()).isBetween(80.0, 150.0);
        assertThat(last().shape().getNumPoints()).isLessThan(40);

        click(50, 10);
        click(60, 10);
        click(60, 20);
        click(40, 40);
        ui.press("BACK_SPACE");
        click(50, 20);
        ui.press("ENTER");
        untilFeatures(2);
        assertThat(last().shape().getArea()).isEqualTo(100);
        assertThat(last().type()).isEqualTo("forest");

        click(50, 30);
        click(60, 30);
        ui.press("ESCAPE");
        ui.until(
                "the tool stays in hand",
                () -> window.workbench.bench().active().action() == EditorAction.AREA);
        ui.press("ctrl S");
        ui.until("it is saved", () -> !window.workbench.session().document().isModified());
        assertThat(PackReader.read(pack).pack()).contains(edited());
        ui.press("ctrl Z");
        ui.press("ctrl Z");
        untilFeatures(0);
    }

    @Test
    void aCornerIsMovedAddedTakenAwayAndAllDeleted() {
        window.choose("Forest");
        ui.press("2");
        drag(20, 10, 30, 20);
        untilFeatures(1);
        ui.press("V");
        click(25, 15);
        drag(30, 20, 34, 24);
        ui.until("the corner has gone", () -> last().shape().getArea() == 140);
        drag(25, 10, 25, 6);
        ui.until("there is another corner", () -> last().shape().getNumPoints() == 6);
        ui.press("DELETE");
        ui.until("it is gone again", () -> last().shape().getNumPoints() == 5);
        ui.press("Q");
        ui.press("RIGHT");
        ui.press("RIGHT");
        ui.until(
                "a corner moves by keys",
                () -> last().shape().getNumPoints() == 5
                        && last().shape().getEnvelopeInternal().getMinX() == 20
                        && last().shape().getArea() != 140);
        ui.press("ctrl Z");
        ui.until("in one step", () -> last().shape().getArea() == 140);
        ui.press("ESCAPE");
        drag(25, 15, 35, 20);
        ui.until("all of it moves", () -> last().shape().getEnvelopeInternal().getMinX() == 30);
        ui.press("RIGHT");
        ui.until("by keys too", () -> last().shape().getEnvelopeInternal().getMinX() == 31);
        ui.press("DELETE");
        untilFeatures(0);
        ui.until(
                "nothing is selected",
                () -> window.workbench.session().selection().equals(Selection.nothing()));
    }

    @Test
    void everyToolDoesWhatItSays() {
        window.choose("Hill");
        drag(6, 30, 22, 29, 25, 40, 15, 46, 5, 41, 6, 31);
        untilFeatures(1);
        ui.press("shift U");
        untilFeatures(2);
        ui.press("shift U");
        untilFeatures(3);
        assertThat(features("hill").stream()
                        .map(hill -> hill.attributes().integer("level", 0))
                        .toList())
                .containsExactly(1, 2, 3);

        window.choose("Fordable stream");
        drag(0.3, 24.3, 20, 26, 40, 22, 71.8, 25);
        window.choose("Road");
        drag(36, 0.2, 35, 20, 37, 47.8);
        untilFeatures(5);
        assertThat(features("stream").get(0).shape().getCoordinates()[0].x).isZero();
        window.choose("Bridge");
        click(36, 24);
        untilFeatures(6);
        assertThat(features("bridge").get(0).attributes().text("gapFor"))
                .contains(features("stream").get(0).id());
        assertThat(features("bridge").get(0).shape().getLength()).isBetween(1.8, 2.2);

        window.choose("Landmark");
        click(60, 40);
        untilFeatures(7);
        int places = table().places().size();
        window.choose("Deployment zone");
        drag(0, 0, 36, 8);
        drag(0, 48, 36, 40);
        window.choose("Entry");
        drag(72, 10, 72, 20);
        ui.until("there are places", () -> table().places().size() == places + 3);
        assertThat(table().places().subList(places, places + 2).stream()
                        .map(place -> place.attributes().text("side").orElse(""))
                        .distinct())
                .hasSize(2);

        ui.press("M");
        drag(50, 30, 50, 40);
        JLabel message = ui.find(JLabel.class, "status.message");
        ui.until("it is measured", () -> message.getText().equals("10 in · 25.4 cm"));
    }

    @Test
    void areasAreJoinedCutTakenFromOneAnotherCopiedAndTurned() {
        window.choose("Forest");
        ui.press("2");
        drag(10, 10, 20, 20);
        drag(15, 15, 30, 25);
        untilFeatures(2);
        ui.press("V");
        click(12, 12);
        ui.hold(KeyEvent.VK_CONTROL, () -> click(28, 22));
        ui.press("ctrl alt U");
        untilFeatures(1);
        assertThat(last().shape().getArea()).isEqualTo(225);

        ui.press("X");
        ui.press("2");
        drag(16, 16, 18, 18);
        ui.until("it has a hole", () -> ((Polygon) last().shape()).getNumInteriorRing() == 1);
        ui.press("1");
        click(5, 12);
        click(25, 12);
        ui.press("ENTER");
        untilFeatures(2);
        assertThat(table().features().stream()
                        .mapToDouble(feature -> feature.shape().getArea())
                        .sum())
                .isEqualTo(221);

        ui.press("V");
        click(28, 22);
        ui.press("ctrl C");
        ui.press("CLOSE_BRACKET");
        ui.until(
                "it is turned",
                () -> features("forest").stream()
                        .anyMatch(wood -> wood.shape().getEnvelopeInternal().getHeight() == 20));
        click(60, 30);
        ui.press("ctrl V");
        click(60, 30);
        untilFeatures(3);
        assertThat(last().shape().getEnvelopeInternal().centre().x).isBetween(59.0, 61.0);
        ui.press("ctrl alt H");
        ui.press("ctrl Z");
        ui.press("ctrl Z");
        untilFeatures(2);
    }

    @Test
    void whatLiesBelowIsReachedByTabAndAWholeFigureByKeysAlone() {
        ui.press("G");
        for (int i = 0; i < 10; i++) {
            ui.press("ctrl RIGHT");
            ui.press("ctrl UP");
        }
        ui.press("ENTER");
        for (int i = 0; i < 6; i++) {
            ui.press("RIGHT");
        }
        ui.press("ENTER");
        for (int i = 0; i < 5; i++) {
            ui.press("UP");
        }
        ui.press("ENTER");
        ui.press("ENTER");
        untilFeatures(1);
        assertThat(last().shape().getArea()).isEqualTo(15);
        assertThat(last().shape().getEnvelopeInternal().getMinX()).isEqualTo(10);

        ui.press("U");
        ui.press("2");
        drag(4, 4, 30, 30);
        untilFeatures(2);
        ui.press("V");
        click(14, 11);
        ui.until(
                "the wood is selected",
                () -> selected().equals(table().features().get(0).id()));
        ui.press("TAB");
        ui.until(
                "the hill below it",
                () -> selected().equals(table().features().get(1).id()));
        assertThat(UiDriver.onEdt(window.canvas::isFocusOwner)).isTrue();
    }

    private String selected() {
        return String.join(",", window.workbench.session().selection().features());
    }

    @Test
    void aLargerTableTakesItsEdgesAlong() {
        window.choose("Road");
        drag(40, 20, 71.8, 24);
        untilFeatures(1);
        onDataTab("table", "Table");
        ui.click(ui.find(JTextField.class, "data.form.width"));
        ui.press("ctrl A");
        ui.type("96");
        ui.press("ENTER");
        ui.until("the table is larger", () -> table().widthInches() == 96);
        assertThat(last().shape().getEnvelopeInternal().getMaxX()).isEqualTo(96);
    }

    /** Two woods, a hill of three contours, a stream with a bridge, a village of three blocks and a road. */
    @Test
    void aTableIsDrawnFromNothingInFewGestures() {
        window.choose("Forest");
        drag(8, 6, 20, 5, 22, 12, 14, 16, 7, 12, 8, 7);
        drag(50, 34, 62, 33, 66, 40, 58, 45, 51, 42, 50, 35);
        window.choose("Hill");
        drag(8, 28, 26, 27, 30, 38, 20, 46, 6, 42, 8, 29);
        ui.press("shift U");
        ui.press("shift U");
        window.choose("Fordable stream");
        drag(0.3, 22, 18, 24, 40, 18, 71.8, 21);
        window.choose("Road");
        drag(38, 0.2, 40, 18, 41, 30, 44, 47.8);
        window.choose("Bridge");
        click(40, 18);
        window.choose("Building that can be held");
        ui.press("2");
        drag(43, 26, 46, 29);
        drag(43, 30, 46, 33);
        drag(36, 27, 39, 31);
        untilFeatures(11);
        assertThat(features("hill"))
                .extracting(hill -> hill.attributes().integer("level", 0))
                .containsExactly(1, 2, 3);
        window.settle();
        assertThat(UiDriver.onEdt(() -> window.workbench.live().current().count(Severity.ERROR)))
                .as("errors about what was drawn")
                .isZero();
    }
}
