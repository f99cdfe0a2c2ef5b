package coupdoeil.validator.lb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.hexes.Arcs;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.LineWalk;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightKernel;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.SightStep;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The line of sight of La Bataille (LB 23), with the readings of its ambiguities.
 *
 * <p>The line from centre to centre is blocked by what it crosses: hexes above both ends; terrain and units that block,
 * and the rim at the height of the higher end, unless nearer to the higher end than to the lower; hexsides that block. Of
 * two hexes that share a hexside it runs along, either blocks. Adjacent hexes see each other whatever their heights,
 * unless the hexside between them blocks. The end hexes never block, nor does anything off the map. By the chart nothing
 * blocks what one sees from a vantage point, and from some terrain one sees the adjacent hexes alone; how such hexes are
 * seen is another matter.
 *
 * <p>For an observer, sight leaves only through his front, and a friend next to the target blocks even where he looks up
 * over others. Without one the answer is
 * the same both ways between hexes that the chart says neither of.
 *
 * <p>{@link Sighting#BLIND} is ground hidden by nothing but a rim. Distances are in hexes; every answer is exact.
 */
public final class LineOfSight implements SightRule {

    private final Readings readings;
    private final Obstacles obstacles;
    private final int visibility;
    private final @Nullable Observer observer;

    LineOfSight(Readings readings, int visibility, @Nullable Observer observer) {
        this.readings = readings;
        this.obstacles = new Obstacles(readings);
        this.visibility = visibility;
        this.observer = observer;
    }

    /** Sight of nobody in particular: what ground, terrain and units leave open. */
    public static LineOfSight of(Readings readings, int visibility) {
        return new LineOfSight(readings, visibility, null);
    }

    /** The same sight as a unit has it. */
    public LineOfSight of(Observer who) {
        return new LineOfSight(readings, visibility, who);
    }

    /** Neighbours are seen in any weather. */
    @Override
    public int visibilityHexes() {
        return Math.max(1, visibility);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LineOfSight sight
                && sight.readings.equals(readings)
                && sight.visibility == visibility
                && Objects.equals(sight.observer, observer);
    }

    @Override
    public int hashCode() {
        return Objects.hash(readings, visibility, observer);
    }

    @Override
    public Sighting look(SightGround ground, Hex from, Hex to) {
        if (from.equals(to)) {
            return Sighting.VISIBLE;
        }
        if (!inFront(from, to)) {
            return Sighting.BLOCKED;
        }
        int range = from.distance(to);
        if (range > visibilityHexes()) {
            return Sighting.TOO_FAR;
        }
        if (SightCell.isVantage(ground.cell(from))) {
            return Sighting.VISIBLE;
        }
        if (range == 1) {
            return ground.sideBlocks(HexSide.between(from, to)) ? Sighting.BLOCKED : Sighting.VISIBLE;
        }
        if (SightCell.isAdjacentOnly(ground.cell(from))) {
            return Sighting.BLOCKED;
        }
        SightLine line = line(from, to);
        if (firstWall(ground, line) != null) {
            return Sighting.BLOCKED;
        }
        boolean rim = false;
        for (Hex hex : line.between()) {
            int bits = blocking(ground, from, to, hex);
            if ((bits & ~Obstacles.CREST) != 0) {
                return Sighting.BLOCKED;
            }
            rim |= bits != Obstacles.NONE;
        }
        return rim ? Sighting.BLIND : Sighting.VISIBLE;
    }

    @Override
    public SightKernel on(PackedGround ground) {
        LineKernel anybody = new LineKernel(readings, visibility, ground);
        return observer == null
                ? anybody
                : new ObserverKernel(this, anybody, observer.front(), readings.has(Readings.Point.VERTEX_EXIT));
    }

    @Override
    public Sightline sightline(SightGround ground, Hex from, Hex to) {
        SightLine line = from.equals(to) ? new SightLine(List.of(), List.of(), List.of()) : line(from, to);
        List<Hex> hexes = new ArrayList<>(List.of(from));
        hexes.addAll(line.between());
        if (!from.equals(to)) {
            hexes.add(to);
        }
        List<Obstacle> blocking = new ArrayList<>();
        List<Obstacle> overlooked = new ArrayList<>();
        if (from.distance(to) > 1) {
            line.between().forEach(hex -> explain(ground, from, to, hex, blocking, overlooked));
        }
        SightPath path = new SightPath(
                hexes,
                hexes.stream().map(ground::level).toList(),
                (int) line.between().stream()
                        .filter(hex -> ground.contains(hex) && ground.level(hex) == ground.level(from))
                        .count(),
                blocking,
                overlooked,
                steps(ground, from, to, hexes));
        return new Sightline(
                from,
                to,
                ground.level(from),
                ground.level(to),
                from.distance(to),
                visibility,
                look(ground, from, to),
                ofLine(ground, from, to, line),
                List.of(path),
                line.along(),
                readings(ground, from, to));
    }

    /** The switches on which the answer rests: with another value it would turn. */
    public List<String> readings(SightGround ground, Hex from, Hex to) {
        boolean visible = sees(ground, from, to);
        List<String> switches = new ArrayList<>();
        for (Readings.Point point : Readings.Point.values()) {
            LineOfSight other = new LineOfSight(readings.turning(point), visibility, observer);
            if (other.sees(ground, from, to) != visible) {
                switches.add(point.switchId());
            }
        }
        return switches;
    }

    private SightLine line(Hex from, Hex to) {
        return SightLine.between(from, to, readings.has(Readings.Point.POINT_TOUCH));
    }

    /** Whether the line leaves through a front hexside; of two at a vertex, one or both by a switch. */
    public boolean inFront(Hex from, Hex to) {
        if (observer == null) {
            return true;
        }
        Set<Arcs.Way> front = observer.front();
        boolean left = front.contains(new Arcs.Way(from, exit(from, to, LineWalk.LEFT)));
        boolean right = front.contains(new Arcs.Way(from, exit(from, to, LineWalk.RIGHT)));
        return readings.has(Readings.Point.VERTEX_EXIT) ? left && right : left || right;
    }

    private static HexDirection exit(Hex from, Hex to, int shift) {
        return HexDirection.of(new LineWalk(from, to, shift).step());
    }

    /** What in a hex of the line blocks, a friend next to the target included. */
    private int blocking(SightGround ground, Hex from, Hex to, Hex hex) {
        if (SightCell.isVantage(ground.cell(from))) {
            return Obstacles.NONE;
        }
        int bits = obstacles.of(
                ground.cell(hex), ground.level(from), ground.level(to), from.distance(hex), to.distance(hex));
        return friendInTheWay(ground, from, to, hex) ? bits | Obstacles.UNIT : bits;
    }

    private boolean friendInTheWay(SightGround ground, Hex from, Hex to, Hex hex) {
        return observer != null
                && !SightCell.isVantage(ground.cell(from))
                && to.distance(hex) == 1
                && ground.level(from) < ground.level(to)
                && ground.unitBlocks(hex)
                && observer.friend().test(hex, to);
    }

    /** The first hexside that blocks: one the line runs along, or all that it could pass by at some point. */
    private static @Nullable Obstacle firstWall(SightGround ground, SightLine line) {
        for (HexSide side : line.along()) {
            if (ground.sideBlocks(side)) {
                return Obstacle.at(Obstacle.Kind.ALONG_HEXSIDE, side);
            }
        }
        for (List<HexSide> sides : line.crossed()) {
            if (sides.stream().allMatch(ground::sideBlocks)) {
                return Obstacle.at(Obstacle.Kind.HEXSIDE, sides.get(0));
            }
        }
        return null;
    }

    /** What blocks the line as a whole. */
    private List<Obstacle> ofLine(SightGround ground, Hex from, Hex to, SightLine line) {
        List<Obstacle> found = new ArrayList<>();
        int range = from.distance(to);
        if (range > 0 && !inFront(from, to)) {
            found.add(Obstacle.at(Obstacle.Kind.NOT_FRONT, new HexSide(from, exit(from, to, LineWalk.LEFT))));
        }
        if (range > 1 && range > visibility) {
            found.add(Obstacle.ofLine(Obstacle.Kind.VISIBILITY, range, visibility));
        }
        if (SightCell.isVantage(ground.cell(from))) {
            return found;
        }
        if (range > 1 && SightCell.isAdjacentOnly(ground.cell(from))) {
            found.add(Obstacle.at(Obstacle.Kind.ADJACENT_ONLY, from));
        }
        Obstacle wall = firstWall(ground, line);
        if (wall != null) {
            found.add(wall);
        }
        return found;
    }

    private void explain(
            SightGround ground, Hex from, Hex to, Hex hex, List<Obstacle> blocking, List<Obstacle> overlooked) {
        int bits = blocking(ground, from, to, hex);
        int top = Math.max(ground.level(from), ground.level(to));
        if ((bits & Obstacles.GROUND) != 0) {
            blocking.add(Obstacle.higherGround(hex, ground.level(hex), top));
        }
        if ((bits & Obstacles.CREST) != 0) {
            blocking.add(
                    Obstacle.crest(hex, distance(ground, from, to, hex, false), distance(ground, from, to, hex, true)));
        }
        boolean friend = friendInTheWay(ground, from, to, hex);
        add(
                ground.terrainBlocks(hex),
                (bits & Obstacles.TERRAIN) != 0,
                Obstacle.at(Obstacle.Kind.TERRAIN, hex),
                blocking,
                overlooked);
        add(
                ground.unitBlocks(hex),
                (bits & Obstacles.UNIT) != 0,
                Obstacle.at(friend ? Obstacle.Kind.FRIEND : Obstacle.Kind.UNIT, hex),
                blocking,
                overlooked);
    }

    /** Every hex on the way and what came of it; next to one another nothing lies between. */
    private List<SightStep> steps(SightGround ground, Hex from, Hex to, List<Hex> hexes) {
        List<SightStep> steps = new ArrayList<>();
        PathStory story = new PathStory(ground, from, to, steps);
        for (Hex hex : hexes) {
            if (hex.equals(from) || hex.equals(to)) {
                story.end(hex);
            } else {
                story.between(hex, blocking(ground, from, to, hex), friendInTheWay(ground, from, to, hex));
            }
        }
        return steps;
    }

    private static void add(
            boolean there, boolean blocks, Obstacle obstacle, List<Obstacle> blocking, List<Obstacle> overlooked) {
        if (there) {
            (blocks ? blocking : overlooked).add(obstacle);
        }
    }

    private static int distance(SightGround ground, Hex from, Hex to, Hex hex, boolean toHigher) {
        boolean startIsHigher = ground.level(from) > ground.level(to);
        return hex.distance(startIsHigher == toHigher ? from : to);
    }
}
