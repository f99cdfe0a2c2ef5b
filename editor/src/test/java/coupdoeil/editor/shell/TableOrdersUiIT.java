package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.edit.table.Pose;
import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.validator.reach.Reach;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;

/** Units on a table brought on, drawn to one another, re-formed, arrayed along lines and picked, and what they reach. */
class TableOrdersUiIT extends OnTable {

    private static final String FUSILIERS = "foot-23";
    private static final String FOOT = "foot-33";
    private static final double EXACT = 0.002;

    TableOrdersUiIT() {
        super(Battles::guilford);
    }

    /** The row of a force in the tree of forces, after its name has been typed into the filter. */
    private Point row(String name) {
        ui.press("alt 3");
        JTextField filter = ui.find(JTextField.class, "forces.filter");
        ui.click(filter);
        ui.press("ctrl A");
        ui.write(name);
        JTree tree = tree();
        ui.until(name + " is in the tree", () -> number(tree, name) >= 0);
        Rectangle row = UiDriver.onEdt(() -> {
            tree.scrollRowToVisible(number(tree, name));
            return tree.getRowBounds(number(tree, name));
        });
        return new Point(row.x + 30, row.y + row.height / 2);
    }

    private JTree tree() {
        return ui.find(JTree.class, "forces.tree");
    }

    private static int number(JTree tree, String name) {
        return IntStream.range(0, tree.getRowCount())
                .filter(i ->
                        tree.getPathForRow(i).getLastPathComponent().toString().startsWith(name))
                .findFirst()
                .orElse(-1);
    }

    @Test
    void whatIsDraggedFromTheForcesShowsWhereItWouldStandUntilItIsLetGoOrGivenUp() {
        wholeTable();
        Point from = row("23rd");
        JTree tree = tree();
        AtomicReference<Boolean> shown = new AtomicReference<>(false);
        ui.stroke(
                tree,
                way(tree, from, 20, 8),
                step -> shown.set(step > 12 && (shown.get() || isSeen(ThemeColour.STROKE, 20, 8))));
        untilSteps(1);
        assertThat(shown.get())
                .as("the footprint was seen before the button was let go")
                .isTrue();
        PlacedPiece there = stand(FUSILIERS);
        assertThat(there.pose().x()).isBetween(19.7, 20.3);
        assertThat(there.pose().y()).isBetween(7.7, 8.3);
        ui.press("ESCAPE");
        ui.until("nothing is carried any more", () -> !isSeen(ThemeColour.STROKE, 20, 8));
    }

    /** From a point of a component to a place on the table and a little about it. */
    private List<Point> way(JTree tree, Point from, double x, double y) {
        Point to = UiDriver.onEdt(() -> SwingUtilities.convertPoint(window.canvas, at(x, y), tree));
        List<Point> way = new ArrayList<>();
        for (int i = 0; i <= 10; i++) {
            way.add(new Point(from.x + (to.x - from.x) * i / 10, from.y + (to.y - from.y) * i / 10));
        }
        for (int i = 0; i < 12; i++) {
            way.add(new Point(to.x + i % 2, to.y));
        }
        return way;
    }

    @Test
    void unitsComeIntoContactAndIntoLineAreReformedAndMirrored() {
        wholeTable();
        PlacedPiece foot = stand(FOOT);
        PlacedPiece fusiliers = stand(FUSILIERS);
        double apart = foot.extent().right() + fusiliers.extent().left();
        drag(
                middle(fusiliers).x(),
                middle(fusiliers).y(),
                middle(foot).x() + 0.25,
                middle(foot).y() - apart - 0.2);
        untilSteps(1);
        assertThat(stand(FUSILIERS).pose().y())
                .isBetween(foot.pose().y() - apart - EXACT, foot.pose().y() - apart + EXACT);
        assertThat(stand(FUSILIERS).pose().x())
                .isBetween(foot.pose().x() - EXACT, foot.pose().x() + EXACT);

        drag(
                middle(stand(FUSILIERS)).x(),
                middle(stand(FUSILIERS)).y(),
                middle(foot).x() + 0.25,
                middle(foot).y() - apart - 7);
        untilSteps(2);
        assertThat(stand(FUSILIERS).pose().y())
                .isBetween(foot.pose().y() - apart - 7.4, foot.pose().y() - apart - 6.6);
        assertThat(stand(FUSILIERS).pose().x())
                .as("in line")
                .isBetween(foot.pose().x() - EXACT, foot.pose().x() + EXACT);

        String formation = placement(FUSILIERS).formation();
        double width = width(FUSILIERS);
        ui.press("F");
        untilSteps(3);
        assertThat(placement(FUSILIERS).formation()).isNotEqualTo(formation);
        assertThat(width(FUSILIERS)).isNotEqualTo(width);
        ui.press("shift F");
        untilSteps(4);
        assertThat(placement(FUSILIERS).formation()).isEqualTo(formation);

        ui.hold(KeyEvent.VK_CONTROL, () -> click(middle(foot).x(), middle(foot).y()));
        ui.until("both are selected", () -> selection().pieces().size() == 2);
        double before = degrees(FUSILIERS);
        ui.press("ctrl alt H");
        untilSteps(5);
        assertThat(degrees(FUSILIERS)).isEqualTo((180 - before + 360) % 360);
    }

    private double width(String piece) {
        return stand(piece).extent().left() + stand(piece).extent().right();
    }

    private static Pose middle(PlacedPiece stand) {
        return stand.middle();
    }

    @Test
    void aBrigadeIsArrayedInEveryWayAlongWhatIsDrawn() {
        wholeTable();
        Point brigade = row("Leslie's brigade");
        ui.click(tree(), brigade);
        ui.until("the brigade is selected", () -> selection() instanceof Selection.OfFormation);
        ui.press("alt 1");
        ui.press("Y");
        ui.press("alt 2");
        window.choose("In two lines");
        drag(14, 4, 34, 4);
        untilSteps(1);
        double ahead = Math.sin(Math.toRadians(degrees("foot-71")));
        assertThat((stand("foot-71").pose().y() - stand("guards-1").pose().y()) * ahead
                        + (stand("foot-71").pose().x()
                                        - stand("guards-1").pose().x())
                                * Math.cos(Math.toRadians(degrees("foot-71"))))
                .as("the second line is behind the first")
                .isGreaterThan(3);

        window.choose("In column of battalions");
        drag(10, 20, 10, 44);
        untilSteps(2);
        assertThat(List.of(degrees("foot-71"), degrees("bose"), degrees("guards-1")))
                .containsOnly(90.0);
        assertThat(stand("foot-71").pose().x()).isEqualTo(stand("bose").pose().x());
        assertThat(stand("foot-71").pose().y())
                .isGreaterThan(stand("bose").pose().y());

        window.choose("In march column");
        drag(2, 6, 20, 6, 20, 26);
        untilSteps(3);
        assertThat(degrees("foot-71")).isBetween(80.0, 100.0);
        assertThat(degrees("macleod")).isBetween(-15.0, 100.0);
        assertThat(width("foot-71")).isLessThan(stand("foot-71").extent().depth());
        ui.press("ctrl Z");
        untilSteps(2);
    }

    @Test
    void aLassoTakesUnitsWhichMoveTogetherAndWhatTheyReachAndSeeIsShown() {
        wholeTable();
        ui.press("V");
        Pose foot = stand(FOOT).pose();
        Pose fusiliers = stand(FUSILIERS).pose();
        ui.hold(
                KeyEvent.VK_ALT,
                () -> drag(
                        fusiliers.x() - 3,
                        fusiliers.y() - 4,
                        fusiliers.x() + 3,
                        fusiliers.y() - 4,
                        foot.x() + 3,
                        foot.y() + 4,
                        foot.x() - 3,
                        foot.y() + 4,
                        fusiliers.x() - 3,
                        fusiliers.y() - 3));
        ui.until("both are selected", () -> selection().pieces().containsAll(List.of(FUSILIERS, FOOT)));
        ui.hold(
                KeyEvent.VK_ALT,
                () -> drag(
                        stand(FOOT).middle().x(),
                        stand(FOOT).middle().y(),
                        stand(FOOT).middle().x() - 3,
                        stand(FOOT).middle().y() - 1));
        untilSteps(1);
        assertThat(stand(FOOT).pose().x() - stand(FUSILIERS).pose().x())
                .isBetween(foot.x() - fusiliers.x() - EXACT, foot.x() - fusiliers.x() + EXACT);
        assertThat(stand(FOOT).pose().y() - stand(FUSILIERS).pose().y())
                .isBetween(foot.y() - fusiliers.y() - EXACT, foot.y() - fusiliers.y() + EXACT);
        assertThat(stand(FOOT).pose().x()).isLessThan(foot.x() - 2.5);

        ui.press("shift A");
        click(stand(FUSILIERS).middle().x(), stand(FUSILIERS).middle().y());
        untilReach(Reach.Kind.FIRE, Reach.Kind.KEEP_OFF);
        Pose general = stand("gen-webster").pose();
        click(general.x(), general.y());
        untilReach(Reach.Kind.COMMAND);
        Pose horse = stand("washington-horse").middle();
        click(horse.x(), horse.y());
        untilReach(Reach.Kind.CHARGE);

        click(stand(FUSILIERS).middle().x(), stand(FUSILIERS).middle().y());
        ui.press("W");
        ui.until(
                "what it sees is shown",
                () -> window.workbench.sight().picture().isPresent());
        ui.press("W");
        ui.until("and put away", () -> window.workbench.sight().picture().isEmpty());
    }

    private void untilReach(Reach.Kind... kinds) {
        ui.until(
                "it reaches " + List.of(kinds),
                () -> window.workbench.reach().reaches().stream()
                        .map(Reach::kind)
                        .toList()
                        .containsAll(List.of(kinds)));
    }
}
