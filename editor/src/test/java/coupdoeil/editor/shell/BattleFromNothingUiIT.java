package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.timetable.OnChart;
import coupdoeil.editor.timetable.TimeChart;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;

/**
 * A whole small battle made from nothing with mouse and keyboard, in few gestures. What is done and how many gestures it
 * takes is {@code docs/tutorial.md}, which this writes with {@code -Dcoupdoeil.write=true} and otherwise holds true.
 */
class BattleFromNothingUiIT extends FromNothing {

    private static final int MOST_GESTURES = 75;

    private HexBattlefield map() {
        return window.map();
    }

    /** Where a hex is in the canvas, by column and row from 0, which may lie off the map. */
    private Point at(int column, int row) {
        return window.pixel(map().grid().label(map().grid().hexAt(column, row)));
    }

    private Point between(Point one, Point other) {
        return new Point((one.x + other.x) / 2, (one.y + other.y) / 2);
    }

    @Test
    void aBattleIsMadeInFewGesturesAndIsWithoutError() throws Exception {
        begin();
        ground();
        forces();
        timetable();
        deployment();
        rulebook();
        saved();
        assertThat(tour.gestures()).isLessThanOrEqualTo(MOST_GESTURES);
        tutorial("tutorial.md", heading());
    }

    private void begin() {
        tour.chapter("A new battle");
        tour.tell(
                "Start the editor: it shows samples, recent battles and other ways to begin. `Ctrl+N` opens the form for"
                        + " a new battle. Type its title: *Meadow Bridge*.");
        newBattle("Meadow Bridge");
        tour.tell(
                "Alt with the underlined letter of a label goes to its field, `Tab` to the next one. Type the first"
                        + " letters of the *Rules*, *Fix*, and make the map *20x16*: `x` goes on from the columns to the rows."
                        + " The sides are called *Blue* and *Red*; leave them, the hours and the rest as they are. Press `Enter`.");
        go("new.system");
        tour.type("Fix");
        go("new.width");
        tour.type("20x16");
        createBattle("Meadow Bridge");
        tour.done();
    }

    private void ground() {
        tour.chapter("The ground");
        tour.tell("Click *Dwellings* in the palette and drag over two hexes: this makes a village.");
        tour.palette("Dwellings");
        draw(at(10, 7), at(10, 8));
        tour.tell("`.` makes the brush larger. Paint a wood with a stroke of *Woods* and a ridge with a stroke of "
                + "*Level 1*.");
        tour.press("PERIOD");
        tour.palette("Woods");
        draw(at(3, 12), at(5, 11));
        tour.palette("Level 1");
        draw(at(3, 4), at(9, 3), at(16, 4));
        tour.tell("Drag a *Stream* along the hexsides from edge to edge, click a *Bridge* onto it, and drag a *Road* "
                + "over the bridge, starting and ending outside the map.");
        tour.palette("Stream");
        draw(IntStream.range(0, 20)
                .boxed()
                .flatMap(column ->
                        Stream.of(between(at(column, 9), at(column, 10)), between(at(column, 9), at(column + 1, 10))))
                .toArray(Point[]::new));
        tour.palette("Bridge");
        tour.click(window.canvas, between(at(10, 9), at(10, 10)));
        tour.palette("Road");
        draw(IntStream.rangeClosed(-1, 16).mapToObj(row -> at(10, row)).toArray(Point[]::new));
        tour.tell("Set a *Name* and an *Objective* with a click each, and type what they are called: *Greenford*, "
                + "*The bridge*.");
        tour.palette("Name");
        tour.click(window.canvas, at(10, 7));
        tour.type("Greenford");
        tour.palette("Objective");
        tour.click(window.canvas, at(10, 8));
        tour.type("The bridge");
        window.settle();
        tour.look("tutorial-ground", "The map with a ridge, a wood, a village, a road and a stream with a bridge");
    }

    private void forces() {
        tour.chapter("The forces");
        tour.tell(
                "`Alt+9` shows the order of battle. Click *Army of Blue*, then *From template…*: this makes formations from"
                        + " a template. Type *First Brigade*, `Tab`, the first letters of the template, *Brigade of two*, `Tab`,"
                        + " and how many, *2*. Press `Enter`: there are two brigades of two battalions, each with its commander,"
                        + " their names counted up.");
        showForces();
        tour.click(table, row("Army of Blue"));
        formations("First Brigade", "Brigade of two");
        tour.tell(
                "Click *Army of Red*, *From template…* again and `Enter`: it suggests what you made last, with the next name.");
        tour.click(table, row("Army of Red"));
        formationsAgain("Fourth Brigade");
        tour.look("tutorial-forces", "The order of battle: two brigades of two units a side");
    }

    private int turn(JTable turns, String label) {
        return UiDriver.onEdt(() -> IntStream.range(0, turns.getRowCount())
                .filter(row -> label.equals(turns.getValueAt(row, 0)))
                .findFirst()
                .orElseThrow());
    }

    private void timetable() {
        tour.chapter("What happens when");
        tour.tell(
                "`Alt+6` shows the timetable. Drag *4th Red* from the order of battle onto the chart below 10:00: that unit"
                        + " arrives as reinforcements at that turn, by the entry of its side.");
        tour.press("alt 6");
        JTable turns = ui.find(JTable.class, "timetable.turns");
        TimeChart chart = ui.find(TimeChart.class, "timetable.chart");
        int ten = turn(turns, "10:00");
        tour.drag(table, row("4th Red"), chart, UiDriver.onEdt(() -> {
            Rectangle shown = chart.getVisibleRect();
            return new Point(OnChart.turn(chart, ten), shown.y + shown.height - 4);
        }));
        ui.until("it is there", () -> scenario().reinforcements().size() == 1);
        tour.tell("Click the turn of 18:00 and press `Ctrl+Shift+T` to begin another period there. Type *night*.");
        tour.click(turns, tour.cell(turns, turn(turns, "18:00"), 0));
        tour.press("ctrl shift T");
        ui.until("it is there", () -> scenario().periods().size() == 2);
        tour.type("night");
        tour.done();
    }

    private void deployment() {
        tour.chapter("Where they stand");
        tour.tell("`Alt+1` shows the map, `Alt+3` the tree of forces. Drag each brigade onto the map: its units are "
                + "drawn up side by side, facing the enemy. Units that arrive later stay off the map.");
        tour.press("alt 1");
        tour.press("alt 3");
        drop("First Brigade", at(6, 4));
        drop("Second Brigade", at(13, 4));
        drop("Third Brigade", at(8, 13));
        drop("Fourth Brigade", at(13, 13));
        ui.until("eleven stand", () -> scenario().setup().size() == 11);
        window.settle();
        tour.look("tutorial-deployment", "The map with both sides drawn up");
    }

    private void rulebook() {
        tour.chapter("How it is won");
        tour.tell("`Alt+8` shows the battle data: everything that is not on the map. Type *victory* to find the "
                + "entry, and press `Insert` for a condition by which Blue wins. `Tab` goes to its text, `Tab` again "
                + "to its place.");
        tour.press("alt 8");
        tour.type("victory");
        tour.press("INSERT");
        ui.until("there is one", () -> scenario().victory().size() == 1);
        tour.press("TAB");
        tour.type("Blue wins if it holds the bridge at nightfall.");
        tour.press("TAB");
        tour.type("The bridge");
        tour.tell("Add a special rule the same way: `Alt+8`, *special*, `Insert`, *kindling*, `Enter`. The rule's "
                + "parameters come next: *dwellings*, `Enter`; now dwellings can be set on fire.");
        tour.press("alt 8");
        tour.type("special");
        tour.press("INSERT");
        ui.until("there is one", () -> scenario().specialRules().size() == 1);
        tour.type("kindling");
        tour.press("ENTER");
        ui.until("it is chosen", () -> scenario().specialRules().get(0).id().equals("kindling"));
        tour.type("dwellings");
        tour.press("ENTER");
        ui.until("the pack is checked", () -> !window.workbench.live().isStale());
        tour.look("tutorial-rulebook", "The battle data with a special rule");
    }

    private void saved() {
        tour.chapter("Saved");
        tour.tell("`Ctrl+S` asks for a folder the first time. Below the map the status bar says *0 errors*; you can "
                + "deal with the warnings and notes (the armies have no commanders yet) later.");
        Pack read = save("meadow-bridge");
        hasNoErrors(read);
        tour.done();
        assertThat(read.orderOfBattle().formations()).hasSize(4);
        assertThat(read.orderOfBattle().units()).hasSize(8);
        assertThat(read.orderOfBattle().sides()).extracting(Side::name).containsExactly("Blue", "Red");
        Scenario made = read.scenarios().get(0);
        assertThat(made.periods()).last().extracting(Period::conditions).isEqualTo(List.of("night"));
        assertThat(made.victory())
                .singleElement()
                .satisfies(won -> assertThat(won.attributes().text("place")).hasValue("the-bridge"));
        assertThat(made.specialRules())
                .singleElement()
                .satisfies(
                        rule -> assertThat(rule.attributes().texts("terrain")).containsExactly("dwellings"));
        assertThat(made.reinforcements())
                .singleElement()
                .satisfies(group ->
                        assertThat(group.march()).extracting(Marcher::piece).containsExactly("4th-red"));
    }

    private String heading() {
        return """
                # A battle from nothing

                This tutorial makes a small battle with mouse and keyboard: twenty hexes by sixteen, eight units, an arrival, a night
                period and a victory condition. It takes %d gestures: clicks, drags, turns of the wheel and keys; typing into a field
                counts as one. A test performs these steps and writes this page.
                """.formatted(tour.gestures());
    }
}
