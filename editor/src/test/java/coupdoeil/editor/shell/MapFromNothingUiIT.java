package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.Validator;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A map of some size drawn from nothing with mouse and keyboard, in few gestures. What is done and how many gestures it
 * takes is {@code docs/tutorial-map.md}, which this writes with {@code -Dcoupdoeil.write=true} and otherwise holds true.
 */
class MapFromNothingUiIT extends FromNothing {

    private static final int MOST_GESTURES = 60;
    /** The rules about gaps and spurs of lines. */
    private static final Set<String> LINES = Set.of("PACK-74", "PACK-75");

    private HexBattlefield map() {
        return window.map();
    }

    /** Where a hex is in the canvas, by column and row from 0, which may lie off the map. */
    private Point at(int column, int row) {
        return window.pixel(map().grid().label(map().grid().hexAt(column, row)));
    }

    /** @param way column and row of each point */
    private void through(int... way) {
        Point[] points = new Point[way.length / 2];
        for (int i = 0; i < points.length; i++) {
            points[i] = at(way[2 * i], way[2 * i + 1]);
        }
        draw(points);
    }

    @Test
    void aMapIsDrawnInFewGestures() throws Exception {
        begin();
        ground();
        heights();
        water();
        roads();
        names();
        saved();
        assertThat(tour.gestures()).isLessThanOrEqualTo(MOST_GESTURES);
        tutorial("tutorial-map.md", heading());
    }

    private void begin() {
        tour.chapter("An empty map");
        tour.tell(
                "Start the editor, press `Ctrl+N` and type a title: *Ash Mill*. Go to *Rules* with Alt and the underlined"
                        + " letter and type *Fix*. Make the map 40 columns by 30 rows and press `Enter`.");
        newBattle("Ash Mill");
        go("new.system");
        tour.type("Fix");
        go("new.width");
        tour.type("40");
        tour.press("TAB");
        tour.type("30");
        createBattle("Ash Mill");
        tour.done();
    }

    private void ground() {
        tour.chapter("A village, fields and woods");
        tour.tell(
                "Click *Dwellings* in the palette and drag over a few hexes: the village. A click makes a farm. Drag an"
                        + " *Orchard* around the edge of the village.");
        tour.palette("Dwellings");
        through(18, 16, 20, 17, 19, 15);
        tour.click(window.canvas, at(30, 19));
        tour.palette("Orchard");
        through(17, 15, 17, 17, 19, 18);
        tour.tell(
                "`.` makes the brush larger. Drag two strips of *Ploughed field* and three strokes of *Woods*. Press `.` again"
                        + " for a larger wood.");
        tour.press("PERIOD");
        tour.palette("Ploughed field");
        through(13, 17, 15, 19);
        through(23, 17, 25, 18);
        tour.palette("Woods");
        through(33, 8, 37, 10);
        through(9, 27, 13, 28);
        through(33, 20, 37, 21);
        tour.press("PERIOD");
        through(3, 3, 8, 4);
        window.settle();
        tour.look("tutorial-map-ground", "Woods, fields and a village on an empty map");
    }

    private void heights() {
        tour.chapter("A ridge");
        tour.tell(
                "With the same brush drag *Level 1* along the ridge, and over a hill on the other bank. `,` makes the brush"
                        + " smaller: drag *Level 2* along the crest.");
        tour.palette("Level 1");
        through(3, 24, 9, 22, 20, 22, 27, 23, 32, 25);
        through(27, 4, 32, 4);
        tour.press("COMMA");
        tour.palette("Level 2");
        through(9, 22, 20, 22);
        tour.done();
    }

    private void water() {
        tour.chapter("Two streams");
        tour.tell(
                "Drag a *Stream* from edge to edge, and another from the upper edge into the first. They follow the hexsides"
                        + " nearest to the pointer and join where they meet.");
        tour.palette("Stream");
        through(-1, 10, 5, 12, 11, 11, 16, 13, 22, 13, 28, 15, 34, 13, 40, 14);
        through(24, -1, 23, 4, 25, 8, 22, 13);
        window.settle();
        tour.look("tutorial-map-water", "A ridge with its crest, a hill and two streams that join");
    }

    private void roads() {
        tour.chapter("Roads and bridges");
        tour.tell(
                "Drag a *Road* from edge to edge through the village, another across it, and a *Trail* over the ridge.");
        tour.palette("Road");
        through(20, -1, 18, 6, 20, 11, 19, 16, 21, 22, 20, 30);
        through(-1, 17, 8, 17, 19, 16, 31, 19, 40, 18);
        tour.palette("Trail");
        through(8, 17, 12, 22, 7, 30);
        tour.tell("Click *Bridge*, and then the hexside where a road crosses a stream.");
        tour.palette("Bridge");
        crossings().forEach(side -> tour.click(window.canvas, middle(side)));
        tour.done();
    }

    /** Where roads cross streams. */
    private Set<HexSide> crossings() {
        Set<HexSide> found = new LinkedHashSet<>();
        for (int column = 0; column < 40; column++) {
            for (int row = 0; row < 30; row++) {
                Hex hex = map().grid().hexAt(column, row);
                for (HexDirection direction : HexDirection.values()) {
                    HexSide side = new HexSide(hex, direction);
                    if (map().sides().on(side).containsAll(List.of("stream", "road"))) {
                        found.add(side);
                    }
                }
            }
        }
        return found;
    }

    private Point middle(HexSide side) {
        Point2D one = window.pixel(map().grid().label(side.hex()));
        Point2D other = window.pixel(map().grid().label(side.other()));
        return new Point((int) (one.getX() + other.getX()) / 2, (int) (one.getY() + other.getY()) / 2);
    }

    private void names() {
        tour.chapter("Names");
        tour.tell(
                "Set a *Name* and an *Objective* with a click each, and type what they are called: *Ash Mill*, *Long Ridge*,"
                        + " *The bridge*.");
        tour.palette("Name");
        tour.click(window.canvas, at(19, 17));
        tour.type("Ash Mill");
        tour.palette("Name");
        tour.click(window.canvas, at(15, 23));
        tour.type("Long Ridge");
        tour.palette("Objective");
        tour.click(window.canvas, at(19, 13));
        tour.type("The bridge");
        tour.press("alt 1");
        window.settle();
        tour.look("tutorial-map-done", "The finished map: two streams, a village, roads and a ridge");
    }

    private void saved() {
        tour.chapter("Saved");
        tour.tell("`Ctrl+S` asks for a folder the first time. Below the map the status bar says *0 errors*.");
        Pack read = save("ash-mill");
        hasNoErrors(read);
        tour.done();
        HexBattlefield drawn = read.battlefield().hexMap().orElseThrow();
        assertThat(drawn.grid().columns()).isEqualTo(40);
        assertThat(drawn.grid().rows()).isEqualTo(30);
        assertThat(read.battlefield().places())
                .extracting(place -> place.name())
                .contains("Ash Mill", "Long Ridge");
        assertThat(Validator.of(read.rules().orElseThrow()).validate(read).open())
                .as("gaps and spurs of lines")
                .noneMatch(finding -> LINES.contains(finding.rule()));
    }

    private String heading() {
        return """
                # A map from nothing

                This tutorial draws a map of forty hexes by thirty with mouse and keyboard: two streams, a village, roads, woods and a
                ridge. It takes %d gestures: clicks, drags, turns of the wheel and keys; typing into a field counts as one. A test
                performs these steps and writes this page.
                """.formatted(tour.gestures());
    }
}
