package coupdoeil.validator.fb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.HexLine;
import coupdoeil.validator.sight.hexes.LineWalk;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightKernel;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The line of sight of Fix Bayonets! (FB 3.3), with the readings L1-L13 of its ambiguities.
 *
 * <p>Between two hexes at most {@code visibility} apart the line is judged on each of its sides, which differ only where
 * it touches corners or runs along hexsides; it is blocked if both sides are. A side is blocked by a hex higher than both
 * ends; by blocking terrain, a blocking unit or a blocking hexside that lies in no blind zone; or if the highest slope it
 * crosses is nearer to the lower end than to the higher. Between ends of one level, too much ground of that level blocks
 * both sides, and so does a blocking hexside that the line runs along. Terrain and units in the end hexes never block,
 * nor does anything off the map.
 *
 * <p>Guaranteed: exact; the same both ways; the same for a battlefield shifted, turned by sixths or mirrored. A hex always
 * sees itself. Distances are in hexes. {@link #look} reads the hexes of the line in order up to the first that settles
 * the answer, from both ends where a blocker may lie in the far end's blind zone.
 */
public final class LineOfSight implements SightRule {

    private final SightLimits limits;
    private final @Nullable Reading turned;

    public LineOfSight(SightLimits limits) {
        this(limits, null);
    }

    private LineOfSight(SightLimits limits, @Nullable Reading turned) {
        this.limits = limits;
        this.turned = turned;
    }

    public SightLimits limits() {
        return limits;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LineOfSight sight && sight.limits.equals(limits) && sight.turned == turned;
    }

    @Override
    public int hashCode() {
        return Objects.hash(limits, turned);
    }

    @Override
    public int visibilityHexes() {
        return limits.visibility();
    }

    /** What blocks both sides for good outranks the same-elevation visibility, which outranks a slope. */
    @Override
    public Sighting look(SightGround ground, Hex from, Hex to) {
        if (from.equals(to)) {
            return Sighting.VISIBLE;
        }
        int range = from.distance(to);
        if (range > limits.visibility()) {
            return Sighting.TOO_FAR;
        }
        if (ground.level(from) < ground.level(to)) {
            // Down from the higher end, a blocker seldom needs a look ahead to the other.
            return look(ground, to, from);
        }
        boolean along = new LineWalk(from, to, LineWalk.CENTRE).runsAlongHexsides();
        if (along && wallAlong(ground, from, to) != null) {
            return Sighting.BLOCKED;
        }
        boolean twoSides = along || turned != Reading.CORNER_IS_CLEAR;
        boolean eitherBlocks = !along && turned == Reading.CORNER_BLOCKS;
        SightPathWalk left = judge(ground, from, to, twoSides ? LineWalk.LEFT : LineWalk.CENTRE);
        if (left.blocksBothSides()) {
            return Sighting.BLOCKED;
        }
        boolean mayDiffer = twoSides && (left.touchedCorner() || left.blocked());
        SightPathWalk right = mayDiffer ? judge(ground, from, to, LineWalk.RIGHT) : left;
        if (eitherBlocks ? left.blocked() || right.blocked() : left.blocked() && right.blocked()) {
            return Sighting.BLOCKED;
        }
        if (ground.level(from) == ground.level(to) && tooMuchSameLevel(ground, from, to, range)) {
            return Sighting.TOO_FAR;
        }
        boolean shut = eitherBlocks ? left.shut() || right.shut() : left.shut() && right.shut();
        return shut ? Sighting.BLIND : Sighting.VISIBLE;
    }

    /** With the recommended readings; tests hold its answers equal to those of {@link #look}. */
    @Override
    public SightKernel on(PackedGround ground) {
        return new LineKernel(limits, ground);
    }

    @Override
    public Sightline sightline(SightGround ground, Hex from, Hex to) {
        HexLine line = HexLine.between(from, to);
        List<SightPath> paths = new ArrayList<>();
        paths.add(SightPathWalk.explain(ground, from, to, LineWalk.LEFT));
        if (line.forked()) {
            paths.add(SightPathWalk.explain(ground, from, to, LineWalk.RIGHT));
        }
        return new Sightline(
                from,
                to,
                ground.level(from),
                ground.level(to),
                from.distance(to),
                limits.visibility(),
                look(ground, from, to),
                lineObstacles(ground, from, to),
                paths,
                line.along(),
                readings(ground, from, to));
    }

    /**
     * The numbers of the disputed readings (L1, L2 …) on which the answer rests: with another reading the one hex would
     * see the other and now does not, or the reverse.
     */
    public List<String> readings(SightGround ground, Hex from, Hex to) {
        return readings(ground, from, to, List.of(Reading.values()));
    }

    /** As {@link #readings(SightGround, Hex, Hex)}, of just these readings: one look for each. */
    public List<String> readings(SightGround ground, Hex from, Hex to, List<Reading> asked) {
        boolean visible = sees(ground, from, to);
        List<String> numbers = new ArrayList<>();
        for (Reading reading : asked) {
            if (new LineOfSight(limits, reading).sees(ground, from, to) != visible
                    && !numbers.contains(reading.number())) {
                numbers.add(reading.number());
            }
        }
        return numbers;
    }

    private SightPathWalk judge(SightGround ground, Hex from, Hex to, int shift) {
        return SightPathWalk.judge(ground, from, to, shift, turned);
    }

    /** What blocks the line as a whole. */
    private List<Obstacle> lineObstacles(SightGround ground, Hex from, Hex to) {
        List<Obstacle> obstacles = new ArrayList<>();
        int range = from.distance(to);
        if (range > limits.visibility()) {
            obstacles.add(Obstacle.ofLine(Obstacle.Kind.VISIBILITY, range, limits.visibility()));
        }
        if (range > 0 && ground.level(from) == ground.level(to) && tooMuchSameLevel(ground, from, to, range)) {
            int actual = limits.mode() == SightLimits.SameElevation.COUNT ? sameLevel(ground, from, to, range) : range;
            obstacles.add(Obstacle.ofLine(Obstacle.Kind.SAME_ELEVATION, actual, limits.sameElevation()));
        }
        HexSide wall = wallAlong(ground, from, to);
        if (wall != null) {
            obstacles.add(Obstacle.at(Obstacle.Kind.ALONG_HEXSIDE, wall));
        }
        return obstacles;
    }

    /** Whether the same-elevation visibility blocks (FB 3.3.1), between ends of one level. */
    private boolean tooMuchSameLevel(SightGround ground, Hex from, Hex to, int range) {
        boolean count = (limits.mode() == SightLimits.SameElevation.COUNT) != (turned == Reading.COUNT_OR_RANGE);
        if ((count ? range - 1 : range) <= limits.sameElevation() && turned != Reading.LESSER_COUNT) {
            return false;
        }
        int between = sameLevel(ground, from, to, range);
        return count ? between > limits.sameElevation() : between > 0 && range > limits.sameElevation();
    }

    private int sameLevel(SightGround ground, Hex from, Hex to, int range) {
        int left = SightPathWalk.sameLevel(ground, from, to, LineWalk.LEFT);
        int right = SightPathWalk.sameLevel(ground, from, to, LineWalk.RIGHT);
        return turned == Reading.LESSER_COUNT ? Math.max(left, right) : Math.min(Math.min(left, right), range - 1);
    }

    /** The first blocking hexside that the line runs along; never looked over (L12). */
    private static @Nullable HexSide wallAlong(SightGround ground, Hex from, Hex to) {
        for (HexSide side : HexLine.between(from, to).along()) {
            int near = ground.cell(side.hex());
            int far = ground.cell(side.other());
            HexDirection direction = side.direction();
            if (SightCell.sideBlocks(near, direction.ordinal())
                    && SightCell.sideBlocks(far, direction.opposite().ordinal())) {
                return side;
            }
        }
        return null;
    }
}
