package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.lb.sight.LineOfSight;
import coupdoeil.validator.lb.sight.Readings;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightKernel;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The sight rule against the words of the rules, worked out literally: hexes are hexagons, lines are cut with them by
 * fractions, and nothing is shared with the code under test but the ground's cells and the switches.
 */
class LbSightOracleTest {

    /** Twelve times the centre of a hex, drawn pointy-top; x in units of half a hexagon's width. */
    private record Point(long x, long y) {
        static Point of(Hex hex) {
            return new Point(12L * (2 * hex.q() + hex.r()), 12L * 3 * hex.r());
        }
    }

    private final Map<Hex, Integer> cells = new HashMap<>();
    private HexGrid grid = HexGrid.pointy(1, 1);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void agreesWithTheWords(long seed) {
        Random random = new Random(seed);
        field(random);
        Set<Readings.Point> turned = EnumSet.noneOf(Readings.Point.class);
        for (Readings.Point point : Readings.Point.values()) {
            if (random.nextInt(4) == 0) {
                turned.add(point);
            }
        }
        Readings readings = new Readings(turned);
        int visibility = random.nextInt(4) == 0 ? 4 : SightRule.UNLIMITED;
        LineOfSight sight = LineOfSight.of(readings, visibility);
        PackedGround ground = PackedGround.copyOf((q, r) -> cell(new Hex(q, r)), grid);
        SightKernel kernel = sight.on(ground);
        for (Hex from : grid.hexes().toList()) {
            for (Hex to : grid.hexes().toList()) {
                Sighting expected = literally(from, to, readings, visibility);
                assertThat(sight.look(ground, from, to))
                        .as("%s to %s, %s", from, to, turned)
                        .isEqualTo(expected);
                assertThat(kernel.look(ground.index(from), ground.index(to)))
                        .as("kernel, %s to %s, %s", from, to, turned)
                        .isEqualTo(expected);
                if (!peculiar(from) && !peculiar(to)) {
                    assertThat(sight.look(ground, to, from)).as("back").isEqualTo(expected);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void explainsWhatItAnswers(long seed) {
        Random random = new Random(seed);
        field(random);
        LineOfSight sight = LineOfSight.of(Readings.RECOMMENDED, 7);
        PackedGround ground = PackedGround.copyOf((q, r) -> cell(new Hex(q, r)), grid);
        for (Hex from : grid.hexes().toList()) {
            for (Hex to : grid.hexes().toList()) {
                Sightline line = sight.sightline(ground, from, to);
                assertThat(line.sighting()).isEqualTo(sight.look(ground, from, to));
                assertThat(line.obstacles().isEmpty() && line.paths().get(0).clear())
                        .as("%s", line)
                        .isEqualTo(line.visible());
            }
        }
    }

    private void field(Random random) {
        grid = HexGrid.pointy(5 + random.nextInt(5), 5 + random.nextInt(5));
        double hilly = random.nextDouble() * 0.6;
        double full = random.nextDouble() * 0.2;
        Set<HexSide> walls = new HashSet<>();
        grid.hexes().forEach(hex -> {
            for (HexDirection direction : HexDirection.values()) {
                if (random.nextInt(40) == 0) {
                    walls.add(new HexSide(hex, direction));
                }
            }
        });
        grid.hexes().forEach(hex -> {
            int cell = random.nextDouble() < hilly ? SightCell.ofLevel(random.nextInt(4)) : SightCell.ofLevel(1);
            cell |= random.nextDouble() < full ? SightCell.TERRAIN : 0;
            cell |= random.nextDouble() < full ? SightCell.UNIT : 0;
            for (HexDirection direction : HexDirection.values()) {
                cell |= walls.contains(new HexSide(hex, direction)) ? SightCell.wallBit(direction.ordinal()) : 0;
            }
            cell |= random.nextInt(12) == 0 ? SightCell.ADJACENT_ONLY : 0;
            cell |= random.nextInt(20) == 0 ? SightCell.VANTAGE : 0;
            cells.put(hex, random.nextInt(60) == 0 ? SightCell.OUT | cell & 0xFC0 : cell);
        });
        for (HexSide side : walls) {
            for (Hex hex : List.of(side.hex(), side.other())) {
                HexDirection direction = hex.directionTo(side.across(hex));
                cells.putIfAbsent(hex, SightCell.OUT);
                cells.merge(hex, SightCell.wallBit(direction == null ? 0 : direction.ordinal()), (a, b) -> a | b);
            }
        }
    }

    private int cell(Hex hex) {
        return cells.getOrDefault(hex, SightCell.OUT);
    }

    /** Whether the chart says what one sees from a hex. */
    private boolean peculiar(Hex hex) {
        return (cell(hex) & (SightCell.ADJACENT_ONLY | SightCell.VANTAGE)) != 0;
    }

    private Sighting literally(Hex from, Hex to, Readings readings, int visibility) {
        if (from.equals(to)) {
            return Sighting.VISIBLE;
        }
        boolean points = readings.has(Readings.Point.POINT_TOUCH);
        boolean adjacent = from.distance(to) == 1;
        if (!adjacent && from.distance(to) > visibility) {
            return Sighting.TOO_FAR;
        }
        if ((cell(from) & SightCell.VANTAGE) != 0) {
            return Sighting.VISIBLE;
        }
        if (adjacent) {
            return wall(from, to) ? Sighting.BLOCKED : Sighting.VISIBLE;
        }
        if ((cell(from) & SightCell.ADJACENT_ONLY) != 0) {
            return Sighting.BLOCKED;
        }
        boolean blind = false;
        boolean blocked = walled(from, to, points);
        int e1 = SightCell.level(cell(from));
        int e2 = SightCell.level(cell(to));
        for (Hex hex : near(from, to)) {
            if (hex.equals(from) || hex.equals(to) || SightCell.isOut(cell(hex)) || !meets(from, to, hex, points)) {
                continue;
            }
            int level = SightCell.level(cell(hex));
            Hex high = e1 > e2 ? from : to;
            Hex low = e1 > e2 ? to : from;
            boolean nearHigh = e1 != e2
                    && (hex.distance(high) < hex.distance(low)
                            || (readings.has(Readings.Point.EQUIDISTANT) && hex.distance(high) == hex.distance(low)));
            if (!readings.has(Readings.Point.GROUND)) {
                blocked |= level > Math.max(e1, e2);
                blind |= level == Math.max(e1, e2) && e1 != e2 && !nearHigh;
            }
            boolean ignored = readings.has(Readings.Point.LOW_OBSTACLE) && level < Math.min(e1, e2);
            blocked |= SightCell.blocks(cell(hex)) && !nearHigh && !ignored;
        }
        return blocked ? Sighting.BLOCKED : blind ? Sighting.BLIND : Sighting.VISIBLE;
    }

    /** Whether a hexside that blocks is in the way. */
    private boolean walled(Hex from, Hex to, boolean points) {
        for (Hex hex : near(from, to)) {
            for (HexDirection direction : HexDirection.values()) {
                Hex across = hex.plus(direction);
                if (wall(hex, across) && inTheWay(from, to, hex, across, points)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether a hexside is crossed or run along. One touched at its end is in the way if points count; else if the line
     * passes through it from hex to hex, unless it has another hexside to pass by at that vertex.
     */
    private boolean inTheWay(Hex from, Hex to, Hex hex, Hex across, boolean points) {
        List<Point> ends = shared(hex, across);
        long one = cross(from, to, ends.get(0));
        long other = cross(from, to, ends.get(1));
        boolean oneOn = one == 0 && within(from, to, ends.get(0));
        boolean otherOn = other == 0 && within(from, to, ends.get(1));
        if (Long.signum(one) * Long.signum(other) < 0) {
            return meets(from, to, hex, false) && meets(from, to, across, false);
        }
        if (!oneOn && !otherOn) {
            return false;
        }
        if (points || (oneOn && otherOn)) {
            return true;
        }
        if (!meets(from, to, hex, false) || !meets(from, to, across, false)) {
            return false;
        }
        if (!runsAlong(from, to)) {
            return true;
        }
        Hex inside = cross(from, to, Point.of(hex)) == 0 ? hex : across;
        Hex beside = inside.equals(hex) ? across : hex;
        for (HexDirection direction : HexDirection.values()) {
            Hex third = inside.plus(direction);
            if (third.distance(beside) == 1 && shared(inside, third).contains(oneOn ? ends.get(0) : ends.get(1))) {
                return wall(inside, third);
            }
        }
        return false;
    }

    private static List<Point> vertices(Hex hex) {
        Point c = Point.of(hex);
        return List.of(
                new Point(c.x, c.y - 24),
                new Point(c.x + 12, c.y - 12),
                new Point(c.x + 12, c.y + 12),
                new Point(c.x, c.y + 24),
                new Point(c.x - 12, c.y + 12),
                new Point(c.x - 12, c.y - 12));
    }

    private static List<Point> shared(Hex hex, Hex across) {
        List<Point> points = new ArrayList<>(vertices(hex));
        points.retainAll(vertices(across));
        return points;
    }

    private static boolean within(Hex from, Hex to, Point point) {
        Point a = Point.of(from);
        Point b = Point.of(to);
        long along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
        return along >= 0 && along <= (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
    }

    /** Whether the line leaves through a vertex and so runs along hexsides. */
    private static boolean runsAlong(Hex from, Hex to) {
        int dq = to.q() - from.q();
        int dr = to.r() - from.r();
        return dq == dr || dr == -2 * dq || dq == -2 * dr;
    }

    private static long cross(Hex from, Hex to, Point c) {
        Point a = Point.of(from);
        Point b = Point.of(to);
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    }

    private boolean wall(Hex hex, Hex across) {
        return SightCell.sideBlocks(
                cell(hex), Objects.requireNonNull(hex.directionTo(across)).ordinal());
    }

    private static List<Hex> near(Hex from, Hex to) {
        List<Hex> hexes = new ArrayList<>();
        int range = from.distance(to);
        for (Hex hex : from.within(range + 1)) {
            if (hex.distance(to) <= range + 1) {
                hexes.add(hex);
            }
        }
        return hexes;
    }

    /** Whether the closed hexagon meets the line in a stretch, or in a point if points count: clipped by its six edges. */
    private static boolean meets(Hex from, Hex to, Hex hex, boolean points) {
        Point a = Point.of(from);
        Point b = Point.of(to);
        Point c = Point.of(hex);
        // Edges of the hexagon: |x| <= 12, |x + y| <= 24, |x - y| <= 24, where y is a third of its height.
        long[][] normals = {{1, 0, 12}, {-1, 0, 12}, {1, 1, 24}, {-1, -1, 24}, {1, -1, 24}, {-1, 1, 24}};
        long lowNumber = 0;
        long lowDenominator = 1;
        long highNumber = 1;
        long highDenominator = 1;
        for (long[] normal : normals) {
            long start = normal[0] * (a.x - c.x) + normal[1] * (a.y - c.y) - normal[2];
            long step = normal[0] * (b.x - a.x) + normal[1] * (b.y - a.y);
            if (step == 0) {
                if (start > 0) {
                    return false;
                }
            } else if (step > 0) {
                if (-start * highDenominator < highNumber * step) {
                    highNumber = -start;
                    highDenominator = step;
                }
            } else if (start * lowDenominator > lowNumber * -step) {
                lowNumber = start;
                lowDenominator = -step;
            }
        }
        int compared = Long.compare(lowNumber * highDenominator, highNumber * lowDenominator);
        return points ? compared <= 0 : compared < 0;
    }
}
