package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystems;
import java.awt.Color;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** What is drawn on a table in every form, drawn to what is there, changed, measured, copied and taken along. */
class GroundToolsUiIT extends OnTable {

    GroundToolsUiIT() {
        super(() ->
                BattlePlan.usual(RuleSystems.load("hm").orElseThrow(), "Bare").pack());
    }

    @Test
    void guidesShowWhatDrawsThePointerAndWhatIsDrawnIsExact() {
        window.choose("Forest");
        ui.press("2");
        drag(20, 10, 30, 20);
        untilFeatures(1);
        ui.press("1");
        point(30.25, 20.2);
        untilGuideAt(30, 20);
        click(30.25, 20.2);
        point(40.2, 30.2);
        untilGuideAt(40, 30);
        click(40.2, 30.2);
        point(34.9, 35.3);
        untilGuideAt(37.5, 32.5);
        click(34.9, 35.3);
        point(24.9, 20.3);
        untilGuideAt(21, 20);
        click(24.9, 20.3);
        ui.press("ENTER");
        untilFeatures(2);
        Coordinate[] drawn = lastShape().getCoordinates();
        assertThat(List.of(drawn)).contains(new Coordinate(30, 20), new Coordinate(40, 30), new Coordinate(25, 20));
        Coordinate square = drawn[2];
        assertThat((40 - 30) * (square.x - 40) + (30 - 20) * (square.y - 30))
                .as("a right angle at the second corner")
                .isBetween(-0.01, 0.01);

        window.choose("Road");
        point(71.7, 40.3);
        untilGuideAt(72, 30);
        click(71.7, 40.3);
        click(60, 40);
        click(55, 44);
        ui.press("ENTER");
        untilFeatures(3);
        assertThat(lastShape().getNumPoints()).isEqualTo(3);
        assertThat(lastShape().getCoordinates()[0].x).isEqualTo(72);
    }

    @Test
    void figuresOfEveryFormAreDrawnWidenedOverriddenSimplifiedAndTakenFromOneAnother() {
        window.choose("Forest");
        ui.press("3");
        drag(50, 30, 55, 30);
        untilFeatures(1);
        assertThat(lastShape().getArea()).isBetween(75.0, 79.0);
        int corners = lastShape().getNumPoints();
        ui.press("V");
        click(50, 30);
        ui.press("ctrl alt I");
        ui.until("it has fewer corners", () -> lastShape().getNumPoints() < corners);

        window.choose("Building that can be held");
        ui.press("4");
        click(10, 35);
        click(14, 38);
        click(11, 42);
        untilFeatures(2);
        assertThat(lastShape().getNumPoints()).isEqualTo(5);
        assertThat(lastShape().getArea()).isBetween(24.7, 25.3);

        window.choose("Forest");
        ui.press("2");
        drag(50, 30, 60, 40);
        untilFeatures(3);
        double whole = features("forest").get(0).shape().getArea();
        ui.press("V");
        click(47, 28);
        ui.hold(KeyEvent.VK_CONTROL, () -> click(58, 38));
        ui.press("ctrl alt M");
        ui.until("a quarter is gone", () -> features("forest").get(0).shape().getArea() < whole - 15);
        ui.press("X");
        ui.press("3");
        drag(48.5, 28, 50.5, 28);
        ui.until("it has a hole", () -> ((Polygon) features("forest").get(0).shape()).getNumInteriorRing() == 1);
        ui.press("V");
        ui.press("ctrl shift P");
        ui.find(JTextField.class, "palette.query");
        ui.type("Fill holes");
        ui.press("ENTER");
        ui.until(
                "the hole is filled", () -> ((Polygon) features("forest").get(0).shape()).getNumInteriorRing() == 0);

        window.choose("Fordable stream");
        click(5, 10);
        click(30, 10);
        click(40, 14);
        ui.press("ENTER");
        untilFeatures(4);
        Hand hand = new Hand(ui, window);
        ui.press("V");
        click(15, 10);
        ui.click(hand.reach(JToggleButton.class, "inspector.section.Details"));
        hand.write("inspector.attribute.widthInches", "3");
        ui.until(
                "it is three inches wide",
                () -> features("stream").get(0).attributes().integer("widthInches", 0) == 3);
        window.choose("Ford");
        point(20, 10.2);
        click(20, 10.2);
        untilFeatures(5);
        assertThat(lastShape().getLength()).as("from bank to bank").isBetween(3.8, 4.2);
        assertThat(last().attributes().text("gapFor"))
                .contains(features("stream").get(0).id());

        ui.press("V");
        click(55, 36);
        hand.choose("inspector.attribute.move", "open");
        ui.until(
                "this wood is open",
                () -> features("forest").stream()
                        .anyMatch(wood -> wood.attributes().text("move").equals(Optional.of("open"))));
    }

    @Test
    void contoursAreDrawnOutwardAndInwardOfOneAnother() {
        window.choose("Hill");
        drag(20, 20, 34, 19, 36, 30, 28, 36, 19, 31, 20, 21);
        untilFeatures(1);
        double first = lastShape().getArea();
        ui.press("shift U");
        untilFeatures(2);
        ui.press("V");
        click(21.5, 25);
        ui.press("shift O");
        untilFeatures(3);
        assertThat(features("hill").stream()
                        .map(hill -> hill.attributes().integer("level", 0))
                        .sorted())
                .containsExactly(1, 2, 3);
        TableFeature outer = features("hill").stream()
                .filter(hill -> hill.attributes().integer("level", 0) == 1)
                .findFirst()
                .orElseThrow();
        assertThat(outer.shape().getArea()).isGreaterThan(first);
        assertThat(features("hill")).allMatch(hill -> outer.shape().covers(hill.shape()));
    }

    @Test
    void regionsAreCopiedTurnedMirroredAndMeasuredAndALargerTableTakesAllAlong() {
        window.choose("Forest");
        ui.press("2");
        drag(10, 10, 14, 12);
        drag(10, 14, 12, 20);
        untilFeatures(2);
        ui.press("V");
        drag(7, 7, 20, 24);
        ui.until("both are selected", () -> selection().features().size() == 2);
        ui.press("ctrl C");
        point(50, 30);
        ui.press("ctrl V");
        click(50, 30);
        untilFeatures(4);
        ui.press("V");
        ui.press("CLOSE_BRACKET");
        ui.until("they lie on their side", () -> copied().getWidth() == 10 && copied().getHeight() == 4);
        Geometry before = lastShape();
        ui.press("ctrl alt H");
        ui.until("they are mirrored", () -> !lastShape().equalsExact(before));
        assertThat(copied().getWidth()).isEqualTo(10);
        drag(50, 31.5, 40, 31.5);
        ui.until("they move together", () -> copied().centre().x < 45);
        assertThat(copied().getWidth()).isEqualTo(10);

        ui.press("M");
        click(20, 40);
        click(26, 40);
        click(26, 44);
        ui.press("ENTER");
        JLabel message = ui.find(JLabel.class, "status.message");
        ui.until("the way is measured", () -> message.getText().equals("10 in · 25.4 cm"));

        window.choose("Landmark");
        click(30, 5);
        window.choose("Entry");
        drag(72, 10, 72, 20);
        window.choose("Deployment zone");
        drag(0, 48, 36, 40);
        untilFeatures(5);
        int places = table().places().size();
        onDataTab("table", "Table");
        ui.click(ui.find(JTextField.class, "data.form.width"));
        ui.press("ctrl A");
        ui.type("96");
        ui.press("ENTER");
        ui.until("the table is larger", () -> table().widthInches() == 96);
        assertThat(table().places()).hasSize(places);
        assertThat(extents("entry")).anyMatch(entry -> entry.getMinX() == 96 && entry.getHeight() == 10);
        assertThat(extents("deployment")).anyMatch(zone -> zone.getMaxX() == 36 && zone.getMaxY() == 48);
        assertThat(features("landmark").get(0).shape().getCoordinate().x).isEqualTo(30);
    }

    /** What all but the first two features cover. */
    private Envelope copied() {
        Envelope all = new Envelope();
        table().features().stream()
                .skip(2)
                .limit(2)
                .forEach(feature -> all.expandToInclude(feature.shape().getEnvelopeInternal()));
        return all;
    }

    private List<Envelope> extents(String kind) {
        return table().places().stream()
                .filter(place -> place.kind().equals(kind) && place.area() instanceof Area.Shape)
                .map(place -> ((Area.Shape) place.area()).geometry().getEnvelopeInternal())
                .toList();
    }

    @Test
    void rulersAndGridAreShownAndPutAway() {
        wholeTable();
        point(30, 20);
        int x = at(30, 20).x;
        ui.until(
                "the ruler marks the pointer",
                () -> ui.isColoured(window.canvas, new Point(x, 13), 3, ThemeColour.SELECTION.colour()));
        ui.press("ctrl R");
        ui.until(
                "there is no ruler",
                () -> !ui.isColoured(window.canvas, new Point(x, 13), 3, ThemeColour.SELECTION.colour()));
        ui.press("ctrl R");
        Color grid = pixel(12, 20);
        ui.press("ctrl shift G");
        ui.until(
                "there is no grid",
                () -> window.canvas.isSettled() && !pixel(12, 20).equals(grid));
        ui.press("ctrl shift G");
        ui.until(
                "there is a grid",
                () -> window.canvas.isSettled() && pixel(12, 20).equals(grid));
    }

    /** The colour of a line around a zone, through which light paper comes a little. */
    private static Color line(Color side) {
        double paper = 0.15 * 240;
        return new Color((int) (0.85 * side.getRed() + paper), (int) (0.85 * side.getGreen() + paper), (int)
                (0.85 * side.getBlue() + paper));
    }

    @Test
    void zonesLieOverTheGroundInTheColourOfTheirSideAndArePutAway() {
        wholeTable();
        int before = table().places().size();
        window.choose("Deployment zone");
        drag(4, 4, 32, 12);
        drag(40, 44, 68, 36);
        ui.until("there are two", () -> table().places().size() == before + 2);
        List<Place> zones = table().places().subList(before, before + 2);
        OrderOfBattle oob = edited().orderOfBattle();
        CounterColours colours = new CounterColours(oob, new Roster(oob));
        Color south =
                line(colours.ofOwner(zones.get(0).attributes().text("side").orElseThrow()));
        Color north =
                line(colours.ofOwner(zones.get(1).attributes().text("side").orElseThrow()));
        assertThat(south).isNotEqualTo(north);
        ui.press("V");
        ui.press("ESCAPE");
        ui.until("the one is seen", () -> ui.isColoured(window.canvas, at(18, 12), 12, south));
        ui.until("and the other", () -> ui.isColoured(window.canvas, at(54, 36), 12, north));

        ui.press("ctrl B");
        ui.until(
                "they are put away",
                () -> window.canvas.isSettled()
                        && !ui.isColoured(window.canvas, at(18, 12), 12, south)
                        && !ui.isColoured(window.canvas, at(54, 36), 12, north));
        ui.press("ctrl B");
        ui.until("and back", () -> ui.isColoured(window.canvas, at(18, 12), 12, south));

        click(18, 8);
        ui.until(
                "a zone is selected on its ground",
                () -> selection().equals(new Selection.OfPlace(zones.get(0).id())));
        drag(32, 12, 32, 14);
        ui.until(
                "its corner moves",
                () -> extents("deployment").stream().anyMatch(zone -> zone.getMinX() == 4 && zone.getMaxY() == 14));
        assertThat(window.steps()).isEqualTo(3);
    }

    private Color pixel(double x, double y) {
        return ui.colour(window.canvas, at(x, y));
    }
}
