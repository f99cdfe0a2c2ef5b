package coupdoeil.validator.fb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.SightStory.Effect;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightStep;
import coupdoeil.validator.sight.hexes.SightStep.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the rule considers on one side of a line of sight, hex by hex and hexside by hexside (FB 3.3.2): the words of the
 * rule, taken one after the other, for explanations. It reads the path again from every hex that may lie in a blind zone,
 * which the judging walk has no need to.
 */
final class PathStory {

    private final SightGround ground;
    private final List<Hex> path;
    private final int last;

    /** @param path both ends included */
    PathStory(SightGround ground, List<Hex> path) {
        this.ground = ground;
        this.path = path;
        this.last = path.size() - 1;
    }

    /** Everything considered, from the start on; each hexside before the hex that it leads into. */
    List<SightStep> steps() {
        List<SightStep> steps = new ArrayList<>();
        for (int i = 0; i <= last; i++) {
            if (i > 0) {
                cross(i - 1, steps);
            }
            enter(i, steps);
        }
        return steps;
    }

    private void enter(int i, List<SightStep> steps) {
        Hex hex = path.get(i);
        int level = ground.level(hex);
        int top = Math.max(level(0), level(last));
        if (i == 0 || i == last) {
            steps.add(step(hex, Kind.END, Effect.NONE, 0, 0, null));
        } else if (!ground.contains(hex)) {
            steps.add(step(hex, Kind.OFF_MAP, Effect.NONE, 0, 0, null));
        } else {
            Hex over = zone(i, i);
            int before = steps.size();
            if (level > top) {
                steps.add(step(hex, Kind.GROUND, Effect.BLOCKS, level, top, null));
            }
            if (ground.terrainBlocks(hex)) {
                steps.add(step(hex, Kind.TERRAIN, effect(over), 0, 0, over));
            }
            if (ground.unitBlocks(hex)) {
                steps.add(step(hex, Kind.UNIT, effect(over), 0, 0, over));
            }
            if (steps.size() == before) {
                steps.add(step(hex, Kind.GROUND, Effect.NONE, level, top, null));
            }
        }
    }

    private void cross(int i, List<SightStep> steps) {
        HexSide side = HexSide.between(path.get(i), path.get(i + 1));
        if (ground.isSlope(side)) {
            steps.add(slope(i, side));
        }
        if (ground.sideBlocks(side)) {
            Hex over = zone(i, i + 1);
            steps.add(new SightStep(null, side, Kind.HEXSIDE, effect(over), ground.slopeHeight(side), 0, 0, over));
        }
    }

    private SightStep slope(int i, HexSide side) {
        int height = ground.slopeHeight(side);
        boolean level = level(0) == level(last);
        int fromLower = level ? 0 : fromLower(0, last, i);
        int fromHigher = level ? 0 : fromHigher(0, last, i);
        Effect effect = level || height < highest(0, last)
                ? Effect.NONE
                : fromLower < fromHigher ? Effect.BLOCKS : Effect.OVERLOOKED;
        return new SightStep(null, side, Kind.SLOPE, effect, height, fromLower, fromHigher, null);
    }

    /** The end in whose blind zone both of two hexes of the path lie; null if there is none. */
    private @Nullable Hex zone(int i, int j) {
        if (inZone(0, i) && inZone(0, j)) {
            return path.get(0);
        }
        return inZone(last, i) && inZone(last, j) ? path.get(last) : null;
    }

    /** Whether a hex lies lower than an end and a slope hides it from there. */
    private boolean inZone(int end, int i) {
        if (level(i) >= level(end)) {
            return false;
        }
        int first = Math.min(end, i);
        int second = Math.max(end, i);
        int highest = highest(first, second);
        for (int side = first; side < second; side++) {
            HexSide crossed = HexSide.between(path.get(side), path.get(side + 1));
            if (ground.isSlope(crossed)
                    && ground.slopeHeight(crossed) == highest
                    && fromLower(first, second, side) < fromHigher(first, second, side)) {
                return true;
            }
        }
        return false;
    }

    /** Height of the highest slope between two hexes of the path; less than any if there is none. */
    private int highest(int first, int second) {
        int highest = Integer.MIN_VALUE;
        for (int i = first; i < second; i++) {
            HexSide side = HexSide.between(path.get(i), path.get(i + 1));
            if (ground.isSlope(side)) {
                highest = Math.max(highest, ground.slopeHeight(side));
            }
        }
        return highest;
    }

    /** Hexes from the lower of two hexes of the path to a hexside between them, the hex at the hexside included. */
    private int fromLower(int first, int second, int side) {
        return level(first) < level(second) ? count(first, side) : count(second, side + 1);
    }

    private int fromHigher(int first, int second, int side) {
        return level(first) < level(second) ? count(second, side + 1) : count(first, side);
    }

    private int count(int from, int to) {
        return path.get(from).distance(path.get(to)) + 1;
    }

    private int level(int i) {
        return ground.level(path.get(i));
    }

    private SightStep step(Hex hex, Kind kind, Effect effect, int actual, int limit, @Nullable Hex over) {
        return new SightStep(hex, null, kind, effect, ground.level(hex), actual, limit, over);
    }

    private static Effect effect(@Nullable Hex over) {
        return over == null ? Effect.BLOCKS : Effect.OVERLOOKED;
    }
}
