package coupdoeil.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.course.Course;
import coupdoeil.model.course.Lines;
import coupdoeil.model.course.SideNet;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.HexVertex;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Lines drawn by gestures, without a canvas: streams along hexsides, roads from hex to hex. */
class CourseToolTest {

    private final Session session = Packs.session(Packs.blank());
    private final StubContext context = new StubContext(session);
    private final HexsideTool streams = new HexsideTool(context);
    private final RoadTool roads = new RoadTool(context);
    private final SideNet net = new SideNet(ground()::contains);

    CourseToolTest() {
        streams.choose("stream");
    }

    private HexBattlefield ground() {
        return (HexBattlefield) session.pack().battlefield();
    }

    private HexLayout layout() {
        return context.layout().orElseThrow();
    }

    private Hex hex(String label) {
        return ground().grid().parse(label).orElseThrow();
    }

    private HexVertex vertex(String label, int corner) {
        return new HexVertex(hex(label), HexCorner.of(corner));
    }

    private Point2D at(HexVertex vertex) {
        return layout().corner(vertex.hex(), vertex.corner());
    }

    private Point2D at(String label) {
        return layout().centre(hex(label));
    }

    private Point2D middle(HexSide side) {
        return layout().middle(side.hex(), side.direction());
    }

    private enum Key {
        PLAIN,
        SHIFT,
        CTRL,
        RIGHT,
        CTRL_RIGHT
    }

    private Pointer pointer(Point2D point, Key key) {
        Hex hex = layout().hexAt(point);
        HexSide side = layout().sideNear(point, 100).orElseThrow();
        boolean ctrl = key == Key.CTRL || key == Key.CTRL_RIGHT;
        return new Pointer(point, hex, side, key == Key.SHIFT, ctrl, key == Key.RIGHT || key == Key.CTRL_RIGHT);
    }

    private void gesture(HexTool tool, Key key, Point2D... way) {
        tool.press(pointer(way[0], key));
        for (int i = 1; i < way.length; i++) {
            tool.drag(pointer(way[i], key));
        }
        tool.release(pointer(way[way.length - 1], key));
    }

    private Lines<HexVertex> lines() {
        return new Lines<>(net, side -> ground().sides().on(side).contains("stream"));
    }

    private Set<HexSide> drawn(String feature) {
        List<HexSide> drawn = new ArrayList<>();
        ground().sides().forEach(written -> {
            if (written.features().contains(feature)) {
                drawn.add(new HexSide(written.hex(), written.side()));
            }
        });
        return drawn.stream().collect(Collectors.toSet());
    }

    private int sides(HexVertex from, HexVertex to) {
        return Course.between(net, from, to).size() - 1;
    }

    @Test
    void aQuickDragIsOneStreamInOneStep() {
        HexVertex from = vertex("0202", 4);
        HexVertex to = vertex("0706", 1);
        gesture(streams, Key.PLAIN, at(from), at(to));

        assertThat(drawn("stream")).hasSize(sides(from, to));
        assertThat(lines().between(from, to)).as("from end to end").hasSize(sides(from, to));
        assertThat(session.document().steps()).hasSize(1);
        session.document().undo();
        assertThat(session.pack()).isEqualTo(Packs.blank());
    }

    @Test
    void clicksAtCornersGoOnUntilTheLastIsClickedTwice() {
        HexVertex a = vertex("0202", 4);
        HexVertex b = vertex("0402", 4);
        HexVertex c = vertex("0405", 4);
        gesture(streams, Key.PLAIN, at(a));
        assertThat(drawn("stream")).as("a corner alone is no side").isEmpty();
        gesture(streams, Key.PLAIN, at(b));
        gesture(streams, Key.PLAIN, at(c));
        gesture(streams, Key.PLAIN, at(c));
        assertThat(drawn("stream")).hasSize(sides(a, b) + sides(b, c));

        gesture(streams, Key.PLAIN, at(vertex("0702", 4)));
        gesture(streams, Key.PLAIN, at(vertex("0702", 5)));
        assertThat(drawn("stream")).as("another line").hasSize(sides(a, b) + sides(b, c) + 1);
    }

    @Test
    void aClickOnTheMiddleOfASideDrawsItAloneAndShiftGoesOn() {
        HexSide side = new HexSide(hex("0303"), HexDirection.D0);
        gesture(streams, Key.PLAIN, middle(side));
        assertThat(drawn("stream")).containsExactly(side);
        HexVertex to = vertex("0606", 2);
        gesture(streams, Key.SHIFT, at(to));

        assertThat(lines().stretch(side)).as("one line").isEqualTo(drawn("stream"));
        assertThat(lines().meeting(to)).isEqualTo(1);
        assertThat(drawn("stream").size()).isGreaterThan(5);
    }

    @Test
    void startingOnTheLastSideGoesOnWithTheLine() {
        HexSide side = new HexSide(hex("0303"), HexDirection.D0);
        gesture(streams, Key.PLAIN, middle(side));
        HexVertex to = vertex("0306", 2);
        gesture(streams, Key.PLAIN, middle(side), at(to));

        assertThat(drawn("stream")).contains(side);
        assertThat(lines().stretch(side)).isEqualTo(drawn("stream"));
        assertThat(drawn("stream").stream().filter(lines()::isSpur)).isEmpty();
    }

    @Test
    void aCourseBesideTheLastSideTakesItAlong() {
        HexVertex a = vertex("0202", 4);
        HexVertex b = vertex("0502", 4);
        gesture(streams, Key.PLAIN, at(a), at(b));
        HexVertex inner = Course.between(net, a, b).get(sides(a, b) - 1);
        HexVertex aside = net.beside(inner).stream()
                .filter(next -> lines().meeting(next) == 0)
                .findFirst()
                .orElseThrow();
        HexVertex further = net.beside(aside).stream()
                .filter(next -> !next.equals(inner))
                .findFirst()
                .orElseThrow();
        gesture(streams, Key.PLAIN, at(inner), at(aside), at(further));

        assertThat(drawn("stream").stream().filter(lines()::isSpur)).isEmpty();
        assertThat(lines().meeting(b)).as("the side that stood alone has gone").isZero();
    }

    @Test
    void aTributaryJoinsAndALineOneSidePastAnotherStopsThere() {
        gesture(streams, Key.PLAIN, at(vertex("0104", 4)), at(vertex("0804", 4)));
        Set<HexSide> main = drawn("stream");
        HexVertex from = vertex("0401", 0);
        gesture(streams, Key.PLAIN, at(from), at("0404"));

        assertThat(drawn("stream")).containsAll(main).hasSizeGreaterThan(main.size());
        assertThat(drawn("stream").stream().filter(lines()::isSpur)).isEmpty();
        Set<HexSide> tributary = lines().stretch(net.sides(from).stream()
                .filter(drawn("stream")::contains)
                .findFirst()
                .orElseThrow());
        assertThat(tributary).as("it ends where it joins").doesNotContainAnyElementsOf(main);
    }

    @Test
    void aStreamDraggedOffTheMapEndsAtItsEdge() {
        Point2D off = layout().centre(hex("0801").plus(HexDirection.D0, 3));
        gesture(streams, Key.PLAIN, at(vertex("0401", 1)), off);

        assertThat(drawn("stream").stream().flatMap(side -> net.ends(side).stream()))
                .filteredOn(vertex -> lines().meeting(vertex) == 1)
                .anySatisfy(vertex -> assertThat(net.atEdge(vertex)).isTrue());
    }

    @Test
    void controlLeadsALineAnotherWay() {
        HexVertex a = vertex("0104", 4);
        HexVertex b = vertex("0804", 4);
        gesture(streams, Key.PLAIN, at(a), at(b));
        HexVertex by = vertex("0405", 4);
        List<HexVertex> old = Course.between(net, a, b);
        gesture(streams, Key.CTRL, at(old.get(3)), at(by), at(old.get(old.size() - 4)));

        assertThat(lines().meeting(by)).isEqualTo(2);
        assertThat(lines().between(a, b)).as("one line still").isNotEmpty().hasSameSizeAs(drawn("stream"));
    }

    @Test
    void theRightButtonTakesASideOffAndWithControlTheLine() {
        gesture(streams, Key.PLAIN, at(vertex("0104", 4)), at(vertex("0804", 4)));
        HexSide any = lines().between(vertex("0104", 4), vertex("0804", 4)).get(4);
        int all = drawn("stream").size();
        gesture(streams, Key.RIGHT, middle(any));
        assertThat(drawn("stream")).hasSize(all - 1).doesNotContain(any);
        session.document().undo();
        gesture(streams, Key.CTRL_RIGHT, middle(any));
        assertThat(drawn("stream")).isEmpty();
        session.document().undo();
        gesture(streams, Key.RIGHT, at(vertex("0104", 4)), at(vertex("0804", 4)));
        assertThat(drawn("stream")).as("a drag takes off what it draws").isEmpty();
    }

    @Test
    void aLineThatIsReversedGoesOnFromItsOtherEnd() {
        HexVertex a = vertex("0104", 4);
        HexVertex b = vertex("0504", 4);
        gesture(streams, Key.PLAIN, at(a), at(b));
        HexSide any = drawn("stream").iterator().next();
        streams.reverseStretch(any);
        HexVertex c = vertex("0106", 2);
        gesture(streams, Key.SHIFT, at(c));

        assertThat(lines().between(a, c)).hasSize(sides(a, c));
        streams.eraseStretch(any);
        assertThat(drawn("stream")).isEmpty();
    }

    @Test
    void crossingsAreSingleSidesAndStay() {
        streams.choose("bridge");
        HexSide side = new HexSide(hex("0303"), HexDirection.D0);
        gesture(streams, Key.PLAIN, middle(side));
        gesture(streams, Key.PLAIN, middle(side));
        assertThat(drawn("bridge")).as("what is there is not taken off").containsExactly(side);
        gesture(streams, Key.RIGHT, middle(side));
        assertThat(drawn("bridge")).isEmpty();
    }

    @Test
    void theKeyboardDrawsTheSideItPointsAtAndRunsBetweenTwo() {
        HexSide one = new HexSide(hex("0303"), HexDirection.D0);
        HexSide other = new HexSide(hex("0503"), HexDirection.D0);
        Pointer first = new Pointer(at("0303"), hex("0303"), one, false, false, false);
        Pointer second = new Pointer(at("0503"), hex("0503"), other, false, false, false);
        streams.press(first);
        streams.release(first);
        assertThat(drawn("stream")).containsExactly(one);
        streams.press(first);
        streams.drag(second);
        streams.release(second);
        assertThat(drawn("stream")).contains(one, other);
        assertThat(lines().stretch(one)).isEqualTo(drawn("stream"));
    }

    @Test
    void aRoadRunsFromHexToHexAndGoesOnWithClicksAndShift() {
        gesture(roads, Key.PLAIN, at("0203"), at("0403"), at("0404"));
        assertThat(drawn("road"))
                .contains(HexSide.between(hex("0203"), hex("0303")), HexSide.between(hex("0403"), hex("0404")))
                .hasSize(3);
        gesture(roads, Key.SHIFT, at("0704"));
        assertThat(drawn("road")).hasSize(6);
        roads.cancel();
        gesture(roads, Key.PLAIN, at("0205"));
        gesture(roads, Key.PLAIN, at("0405"));
        assertThat(drawn("road")).hasSize(8);
        gesture(roads, Key.CTRL_RIGHT, middle(HexSide.between(hex("0203"), hex("0303"))));
        assertThat(drawn("road")).as("the other road stays").hasSize(2);
    }
}
