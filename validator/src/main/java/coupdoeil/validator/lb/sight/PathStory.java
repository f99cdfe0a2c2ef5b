package coupdoeil.validator.lb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.SightStory.Effect;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightStep;
import coupdoeil.validator.sight.hexes.SightStep.Kind;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the rule considers on a line of sight, hex by hex, and in which words it says why (LB 23). */
public final class PathStory {

    private final SightGround ground;
    private final Hex from;
    private final Hex to;
    private final List<SightStep> steps;
    private final boolean vantage;

    /** @param steps where the story is written to */
    PathStory(SightGround ground, Hex from, Hex to, List<SightStep> steps) {
        this.ground = ground;
        this.from = from;
        this.to = to;
        this.steps = steps;
        this.vantage = SightCell.isVantage(ground.cell(from));
    }

    void end(Hex hex) {
        add(hex, Kind.END, Effect.NONE, 0, 0, null);
    }

    /** A hex between the ends. @param bits what blocks in it, as {@link Obstacles} says @param friend whether by a friend */
    void between(Hex hex, int bits, boolean friend) {
        int top = Math.max(ground.level(from), ground.level(to));
        int before = steps.size();
        if (!ground.contains(hex)) {
            add(hex, Kind.OFF_MAP, Effect.NONE, 0, 0, null);
            return;
        }
        if (vantage) {
            overlooked(hex, top);
            return;
        }
        if ((bits & Obstacles.GROUND) != 0) {
            add(hex, Kind.GROUND, Effect.BLOCKS, ground.level(hex), top, null);
        } else if (ground.level(hex) == top && ground.level(from) != ground.level(to)) {
            considered(hex, Kind.CREST, (bits & Obstacles.CREST) != 0);
        }
        if (ground.terrainBlocks(hex)) {
            considered(hex, Kind.TERRAIN, (bits & Obstacles.TERRAIN) != 0);
        }
        if (ground.unitBlocks(hex)) {
            considered(hex, friend ? Kind.FRIEND : Kind.UNIT, (bits & Obstacles.UNIT) != 0);
        }
        if (steps.size() == before) {
            add(hex, Kind.GROUND, Effect.NONE, ground.level(hex), top, null);
        }
    }

    /** From a vantage point one looks over whatever there is. */
    private void overlooked(Hex hex, int top) {
        boolean covered = ground.terrainBlocks(hex) || ground.unitBlocks(hex);
        if (ground.terrainBlocks(hex)) {
            add(hex, Kind.TERRAIN, Effect.OVERLOOKED, 0, 0, from);
        }
        if (ground.unitBlocks(hex)) {
            add(hex, Kind.UNIT, Effect.OVERLOOKED, 0, 0, from);
        }
        if (!covered) {
            boolean higher = ground.level(hex) >= top;
            add(hex, Kind.GROUND, higher ? Effect.OVERLOOKED : Effect.NONE, ground.level(hex), top, null);
        }
    }

    private void considered(Hex hex, Kind kind, boolean blocks) {
        boolean level = ground.level(from) == ground.level(to);
        Hex higher = ground.level(from) > ground.level(to) ? from : to;
        Hex lower = higher.equals(from) ? to : from;
        int fromLower = level ? 0 : hex.distance(lower);
        int fromHigher = level ? 0 : hex.distance(higher);
        boolean nearHigher = !level && fromHigher <= fromLower;
        add(
                hex,
                kind,
                blocks ? Effect.BLOCKS : Effect.OVERLOOKED,
                fromLower,
                fromHigher,
                !blocks && nearHigher ? higher : null);
    }

    private void add(Hex hex, Kind kind, Effect effect, int actual, int limit, @Nullable Hex over) {
        steps.add(new SightStep(hex, null, kind, effect, ground.level(hex), actual, limit, over));
    }

    /** Why something blocks or is looked over, after its name. */
    public static String because(SightStep step) {
        String counts = ": " + step.limit() + " from it, " + step.actual() + " from the lower";
        if (step.effect() == Effect.BLOCKS) {
            return step.actual() == 0
                    ? " blocks, for ends of one level look over nothing"
                    : " blocks, for it is not nearer the higher end" + counts;
        }
        if (step.over() != null && step.limit() == 0 && step.actual() == 0) {
            return " is looked over from the vantage point";
        }
        return step.over() == null
                ? step.kind() == Kind.CREST
                        ? " has no effect by the reading in force"
                        : " is looked over, for it is below both ends"
                : " is looked over, for it is near the higher end" + counts;
    }

    /** What the heights of the ends mean, and whether one looks from a vantage point. */
    public static String ends(Sightline line, HexNames names, boolean vantage) {
        if (vantage) {
            return names.hex(line.from()) + " is a vantage point, from which nothing blocks.";
        }
        return line.lowEnd()
                .map(low -> "The higher end is " + names.hex(low.equals(line.from()) ? line.to() : line.from())
                        + "; it looks over what is nearer to it than to the other.")
                .orElse("Both ends are of one level and look over nothing.");
    }
}
