package coupdoeil.model.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexPoint;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines drawn by a pointer on maps of both orientations and parities, with a hole in the map. */
class DrawingTest {

    private static final int LINES = 30;

    private record Case<N>(String name, HexGrid grid, Net<N> net) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case<?>> maps() {
        List<Case<?>> cases = new ArrayList<>();
        for (Orientation orientation : Orientation.values()) {
            for (Shifted shifted : Shifted.values()) {
                HexGrid grid = new HexGrid(17, 13, orientation, shifted, LabelScheme.STANDARD);
                Hex hole = grid.hexAt(8, 6);
                String name = orientation + " " + shifted;
                cases.add(
                        new Case<>(name + " sides", grid, new SideNet(hex -> grid.contains(hex) && !hex.equals(hole))));
                cases.add(
                        new Case<>(name + " links", grid, new LinkNet(hex -> grid.contains(hex) && !hex.equals(hole))));
            }
        }
        return cases.stream();
    }

    @ParameterizedTest
    @MethodSource("maps")
    <N> void whateverIsDrawnIsInOnePieceAndLeavesNeitherGapNorSpur(Case<N> on) {
        Random random = new Random(5);
        for (int map = 0; map < 3; map++) {
            Set<HexSide> drawn = new HashSet<>();
            Lines<N> lines = new Lines<>(on.net(), drawn::contains);
            for (int i = 0; i < LINES; i++) {
                List<N> course = course(on, lines, random, 2 + random.nextInt(6));
                for (int k = 1; k < course.size(); k++) {
                    assertThat(on.net().beside(course.get(k - 1))).contains(course.get(k));
                }
                Drawing drawing = Drawing.along(lines, course);
                drawn.addAll(drawing.added());
                drawn.removeAll(drawing.removed());
                String which = on + ", map " + map + ", line " + i;
                assertThat(drawn.stream().filter(lines::isSpur)).as(which).isEmpty();
                assertThat(gaps(on, lines)).as(which).isEmpty();
                assertThat(connected(lines, drawing.added(), drawn)).as(which).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    <N> void theCourseIsTheSameHoweverOftenThePointerIsAsked(Case<N> on) {
        Random random = new Random(6);
        for (int i = 0; i < 12; i++) {
            HexPoint from = point(on, random);
            HexPoint to = point(on, random);
            N start = on.net().nearest(from).orElseThrow();
            List<List<N>> courses = new ArrayList<>();
            for (int events : List.of(1, 7, 200)) {
                Stroke<N> stroke = new Stroke<>(on.net(), start, from);
                for (int e = 1; e <= events; e++) {
                    stroke.follow(from.towards(to, (double) e / events));
                }
                stroke.end();
                courses.add(stroke.points());
            }
            for (List<N> course : courses) {
                N last = course.get(course.size() - 1);
                N nearest = on.net().nearest(to).orElseThrow();
                assertThat(on.net().place(last).distance(to))
                        .isCloseTo(on.net().place(nearest).distance(to), within(1e-6));
                assertThat(Math.abs(course.size() - courses.get(0).size())).isLessThanOrEqualTo(4);
                assertThat(course)
                        .allSatisfy(point -> assertThat(on.net().place(point).distance(from, to))
                                .isLessThan(2));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    <N> void aCourseIsTheShortestThereIs(Case<N> on) {
        Random random = new Random(7);
        for (int i = 0; i < 20; i++) {
            N from = on.net().nearest(point(on, random)).orElseThrow();
            N to = on.net().nearest(point(on, random)).orElseThrow();
            assertThat(Course.between(on.net(), from, to))
                    .hasSize(steps(on.net(), from).get(to) + 1);
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    <N> void goingBackTakesBack(Case<N> on) {
        HexPoint from = HexPoint.of(on.grid().hexAt(2, 2));
        HexPoint to = HexPoint.of(on.grid().hexAt(6, 2));
        Stroke<N> stroke = new Stroke<>(on.net(), on.net().nearest(from).orElseThrow(), from);
        stroke.follow(to);
        stroke.follow(from);
        stroke.end();
        assertThat(stroke.points()).hasSizeLessThanOrEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("maps")
    <N> void aLineIsLedAnotherWayBetweenTwoOfItsPoints(Case<N> on) {
        Set<HexSide> drawn = new HashSet<>();
        Lines<N> lines = new Lines<>(on.net(), drawn::contains);
        N west = on.net().nearest(HexPoint.of(on.grid().hexAt(1, 4))).orElseThrow();
        N east = on.net().nearest(HexPoint.of(on.grid().hexAt(12, 4))).orElseThrow();
        N south = on.net().nearest(HexPoint.of(on.grid().hexAt(4, 9))).orElseThrow();
        N further = on.net().nearest(HexPoint.of(on.grid().hexAt(8, 9))).orElseThrow();
        List<N> straight = Course.between(on.net(), west, east);
        drawn.addAll(Drawing.along(lines, straight).added());

        Stroke<N> detour = new Stroke<>(on.net(), straight.get(4), on.net().place(straight.get(4)));
        detour.go(south);
        detour.go(further);
        detour.go(straight.get(straight.size() - 5));
        Drawing drawing = Drawing.instead(lines, detour.points());
        drawn.addAll(drawing.added());
        drawn.removeAll(drawing.removed());

        int third = detour.points().size() / 3;
        assertThat(detour.points().subList(third, 2 * third))
                .isNotEmpty()
                .allSatisfy(point -> assertThat(lines.meeting(point)).isEqualTo(2));
        assertThat(lines.meeting(straight.get(straight.size() / 2))).isZero();
        assertThat(connected(lines, drawn, drawn)).as("still one line").isTrue();
        assertThat(drawn.stream().filter(lines::isSpur)).isEmpty();
        assertThat(lines.meeting(west)).isEqualTo(1);
        assertThat(lines.meeting(east)).isEqualTo(1);
    }

    private static <N> HexPoint point(Case<N> on, Random random) {
        Hex hex = on.grid().hexAt(random.nextInt(on.grid().size()));
        HexPoint beside = HexPoint.of(hex.plus(HexDirection.of(random.nextInt(6))));
        return HexPoint.of(hex).towards(beside, random.nextDouble() / 2);
    }

    private static <N> List<N> course(Case<N> on, Lines<N> lines, Random random, int bends) {
        HexPoint from = point(on, random);
        Stroke<N> stroke = new Stroke<>(on.net(), Stroke.snap(lines, from).orElseThrow(), from);
        HexPoint at = from;
        for (int i = 0; i < bends; i++) {
            at = random.nextInt(4) == 0
                    ? point(on, random)
                    : new HexPoint(at.q() + random.nextGaussian(), at.r() + random.nextGaussian());
            stroke.follow(at);
        }
        Stroke.snap(lines, at).ifPresentOrElse(stroke::go, stroke::end);
        return stroke.points();
    }

    private static <N> Set<HexSide> gaps(Case<N> on, Lines<N> lines) {
        Set<HexSide> gaps = new HashSet<>();
        on.grid().hexes().forEach(hex -> {
            for (var direction : HexDirection.values()) {
                HexSide side = new HexSide(hex, direction);
                if (lines.isGap(side)) {
                    gaps.add(side);
                }
            }
        });
        return gaps;
    }

    private static <N> boolean connected(Lines<N> lines, Set<HexSide> some, Set<HexSide> all) {
        if (some.isEmpty()) {
            return true;
        }
        Set<HexSide> reached = new HashSet<>();
        Deque<HexSide> open = new ArrayDeque<>();
        open.add(some.iterator().next());
        while (!open.isEmpty()) {
            HexSide side = open.poll();
            if (reached.add(side)) {
                lines.net()
                        .ends(side)
                        .forEach(end -> lines.net().sides(end).stream()
                                .filter(all::contains)
                                .forEach(open::add));
            }
        }
        return reached.containsAll(some);
    }

    private static <N> Map<N, Integer> steps(Net<N> net, N from) {
        Map<N, Integer> steps = new HashMap<>(Map.of(from, 0));
        Deque<N> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            N point = open.poll();
            for (N beside : net.beside(point)) {
                if (steps.putIfAbsent(beside, steps.get(point) + 1) == null) {
                    open.add(beside);
                }
            }
        }
        return steps;
    }
}
