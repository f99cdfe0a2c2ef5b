package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import java.awt.Point;
import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;

/**
 * A battle on a table of six by four feet made from nothing with mouse and keyboard. What is done and how many gestures it
 * takes is {@code docs/tutorial-table.md}, which this writes with {@code -Dcoupdoeil.write=true} and otherwise holds true.
 */
class TableFromNothingUiIT extends FromNothing {

    private static final int MOST_GESTURES = 60;

    private void draw(double... way) {
        Point[] points = new Point[way.length / 2];
        for (int i = 0; i < points.length; i++) {
            points[i] = window.pixel(way[2 * i], way[2 * i + 1]);
        }
        draw(points);
    }

    private TableBattlefield ground() {
        return edited().battlefield().table().orElseThrow();
    }

    private void untilFeatures(int count) {
        ui.until(count + " features lie there", () -> ground().features().size() == count);
    }

    @Test
    void aBattleOfHorseAndMusketIsMadeInFewGesturesAndIsWithoutError() throws Exception {
        begin("Horse", false);
        draw("Forest", "Fordable stream", "Building that can be held");
        forces();
        deployment();
        rulebook();
        Pack made = saved();
        assertThat(tour.gestures()).isLessThanOrEqualTo(MOST_GESTURES);
        hasNoErrors(made);
        assertThat(made.orderOfBattle().leaders()).hasSize(4);
        holds(made, "forest", "stream", "open-building");
        tutorial("tutorial-table.md", heading());
    }

    @Test
    void aBattleOfOldTrousersIsMadeTheSameWayAndItIsSaidThatItsRulesAreNotBuilt() {
        begin("Old", true);
        draw("Medium woods", "Stream", "Town block");
        forces();
        deployment();
        rulebook();
        Pack made = saved();
        assertThat(tour.gestures()).isLessThanOrEqualTo(MOST_GESTURES);
        holds(made, "medium-woods", "stream", "town-block");
        assertThat(made.info().system()).isEqualTo("ot");
        JLabel state = ui.find(JLabel.class, "findings.state");
        ui.until(
                "it is said",
                () -> !state.getText().isBlank() && !state.getText().contains("are built"));
    }

    private void begin(String rules, boolean ofOtherSize) {
        tour.chapter("A new battle");
        tour.tell(
                "Start the editor: it shows samples, recent battles and other ways to begin. `Ctrl+N` opens the form for"
                        + " a new battle. Type its title: *Three Oaks*.");
        newBattle("Three Oaks");
        tour.tell("Alt with the underlined letter of a label goes to its field, `Tab` to the next one. Type the first"
                + " letters of the *Rules*. The table is six feet by four and the sides are called *Blue* and *Red* unless"
                + " you change it. Press `Enter`.");
        go("new.system");
        tour.type(rules);
        if (ofOtherSize) {
            go("new.board");
            tour.type("A size");
            go("new.width");
            tour.type("72x48");
        }
        createBattle("Three Oaks");
        assertThat(ground().widthInches()).isEqualTo(72);
        assertThat(ground().depthInches()).isEqualTo(48);
        tour.done();
    }

    private void draw(String wood, String stream, String village) {
        tour.chapter("The ground");
        tour.tell("Click *" + wood + "* in the palette and drag around the place of a wood; then draw another.");
        tour.palette(wood);
        draw(8, 6, 20, 5, 22, 12, 14, 16, 7, 12, 8, 7);
        draw(50, 34, 62, 33, 66, 40, 58, 45, 51, 42, 50, 35);
        tour.tell("Draw a *Hill* the same way. `Shift+U` draws the next contour inside the last one.");
        tour.palette("Hill");
        draw(8, 28, 26, 27, 30, 38, 20, 46, 6, 42, 8, 29);
        tour.press("shift U");
        tour.press("shift U");
        tour.tell("Drag a *" + stream + "* and a *Road* from edge to edge, and click a *Bridge* onto their crossing.");
        tour.palette(stream);
        draw(0.3, 22, 18, 24, 40, 18, 71.8, 21);
        tour.palette("Road");
        draw(38, 0.2, 40, 18, 41, 30, 44, 47.8);
        tour.palette("Bridge");
        tour.click(window.canvas, window.pixel(40, 18));
        tour.tell("`2` draws rectangles: drag one *" + village + "* after the other to build the village.");
        tour.palette(village);
        tour.press("2");
        draw(43, 26, 46, 29);
        draw(43, 30, 46, 33);
        draw(36, 27, 39, 31);
        untilFeatures(11);
        window.settle();
        tour.look(
                "tutorial-table-ground",
                "The table with two woods, a hill, a village, a road and a stream with a bridge");
    }

    private void forces() {
        tour.chapter("The forces");
        tour.tell(
                "`Alt+9` shows the order of battle. Click *Army of Blue*, then *From template…*: this makes formations from"
                        + " a template. Type *First Brigade*, `Tab`, the first letters of the template, *Brigade of two*, `Tab`,"
                        + " and how many, *2*. Press `Enter`: there are two brigades, each with its units and its general, their"
                        + " names counted up.");
        showForces();
        tour.click(table, row("Army of Blue"));
        formations("First Brigade", "Brigade of two");
        tour.tell(
                "Click *Army of Red*, *From template…* again and `Enter`: it suggests what you made last, with the next name.");
        tour.click(table, row("Army of Red"));
        formationsAgain("Fourth Brigade");
        tour.done();
    }

    private void deployment() {
        tour.chapter("Where they stand");
        tour.tell(
                "`Alt+1` shows the table, `Alt+3` the tree of forces. Drag each brigade onto the table: its units are drawn up"
                        + " side by side, facing the enemy.");
        tour.press("alt 1");
        tour.press("alt 3");
        drop("First Brigade", window.pixel(26, 38));
        drop("Second Brigade", window.pixel(46, 38));
        drop("Third Brigade", window.pixel(28, 8));
        drop("Fourth Brigade", window.pixel(50, 8));
        ui.until("all stand", () -> scenario().setup().size() == pieces());
        window.settle();
        tour.look("tutorial-table-deployment", "The table with both sides drawn up");
    }

    private int pieces() {
        return edited().orderOfBattle().units().size()
                + edited().orderOfBattle().leaders().size();
    }

    private void rulebook() {
        tour.chapter("How it is won");
        tour.tell(
                "`Alt+8` shows the battle data. Type *victory*, and press `Insert` for a condition by which Blue wins. `Tab` goes to its text.");
        tour.press("alt 8");
        tour.type("victory");
        tour.press("INSERT");
        ui.until("there is one", () -> scenario().victory().size() == 1);
        tour.press("TAB");
        tour.type("Blue wins if it holds the village.");
        tour.press("TAB");
        ui.until("the pack is checked", () -> !window.workbench.live().isStale());
        tour.done();
    }

    private Pack saved() {
        tour.chapter("Saved");
        tour.tell("`Ctrl+S` asks for a folder the first time. Below the table the status bar says *0 errors*.");
        Pack read = save("three-oaks");
        tour.done();
        return read;
    }

    private static void holds(Pack made, String wood, String stream, String village) {
        Map<String, Long> types = made.battlefield().table().orElseThrow().features().stream()
                .collect(Collectors.groupingBy(TableFeature::type, Collectors.counting()));
        assertThat(types)
                .containsEntry(wood, 2L)
                .containsEntry("hill", 3L)
                .containsEntry(stream, 1L)
                .containsEntry("road", 1L)
                .containsEntry("bridge", 1L)
                .containsEntry(village, 3L);
        assertThat(made.orderOfBattle().formations()).hasSize(4);
        assertThat(made.orderOfBattle().units()).hasSize(8);
        assertThat(made.orderOfBattle().sides()).extracting(Side::name).containsExactly("Blue", "Red");
        assertThat(made.scenarios().get(0).victory()).hasSize(1);
    }

    private String heading() {
        return """
                # A battle on a table from nothing

                This tutorial makes a table of six feet by four with two woods, a hill of three contours, a stream with a bridge, a
                village of three blocks, a road, and two brigades a side. It takes %d gestures: clicks, drags, turns of the wheel and
                keys; typing into a field counts as one. A test performs these steps and writes this page.
                """.formatted(tour.gestures());
    }
}
