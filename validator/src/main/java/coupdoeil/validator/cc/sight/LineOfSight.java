package coupdoeil.validator.cc.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.cc.sight.LineReadings.Point;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The line of sight of Commands &amp; Colors (CC 5 Ranged Combat 3, 7), with the readings of its ambiguities.
 *
 * <p>The line from centre to centre is blocked by a hex that it crosses and that holds a unit, a leader or terrain that
 * blocks, or lies beside the board; where it runs along hexsides, only if both its sides are obstructed. A hill blocks unless
 * both ends are on hills. The ends never block, and adjacent hexes always see each other. There is no distance beyond which
 * nothing is seen: only weapons have a range.
 *
 * <p>Artillery on a hill fires over friends in an adjacent lower hex, so that one may see another who does not see it. For
 * nobody in particular the answer is the same both ways.
 *
 * <p>{@link Sighting#BLIND} is what would be seen if there were no hills. Every answer is exact; it costs the hexes of the
 * line.
 */
final class LineOfSight implements SightRule {

    private final LineReadings readings;
    private final @Nullable Firer firer;

    private LineOfSight(LineReadings readings, @Nullable Firer firer) {
        this.readings = readings;
        this.firer = firer;
    }

    /** Sight of nobody in particular. */
    static LineOfSight of(LineReadings readings) {
        return new LineOfSight(readings, null);
    }

    /** The same sight as artillery has it. */
    LineOfSight of(Firer artillery) {
        return new LineOfSight(readings, artillery);
    }

    /** The same sight as if nothing beside the board obstructed. */
    LineOfSight withoutEdge() {
        return readings.has(Point.ROW_END) ? this : new LineOfSight(readings.turning(Point.ROW_END), firer);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LineOfSight sight
                && sight.readings.equals(readings)
                && Objects.equals(sight.firer, firer);
    }

    @Override
    public int hashCode() {
        return Objects.hash(readings, firer);
    }

    @Override
    public int visibilityHexes() {
        return UNLIMITED;
    }

    @Override
    public Sighting look(SightGround ground, Hex from, Hex to) {
        if (from.distance(to) <= 1) {
            return Sighting.VISIBLE;
        }
        Passage passage = passage(from, to);
        if (!hidden(ground, from, to, passage, true)) {
            return Sighting.VISIBLE;
        }
        return hidden(ground, from, to, passage, false) ? Sighting.BLOCKED : Sighting.BLIND;
    }

    @Override
    public Sightline sightline(SightGround ground, Hex from, Hex to) {
        return new LineExplanation(this, ground, from, to).sightline();
    }

    /** The switches on which the answer rests: with another value it would turn. */
    public List<String> readings(SightGround ground, Hex from, Hex to) {
        boolean visible = sees(ground, from, to);
        List<String> switches = new ArrayList<>();
        for (Point point : Point.values()) {
            LineOfSight other = new LineOfSight(readings.turning(point), firer);
            if (other.sees(ground, from, to) != visible) {
                switches.add(point.switchId());
            }
        }
        return switches;
    }

    Passage passage(Hex from, Hex to) {
        return Passage.between(from, to, readings.has(Point.CORNER));
    }

    /** Whether something on one side of the line is enough to spoil combined arms (CC 6). */
    boolean strict() {
        return firer != null && firer.combined() && readings.has(Point.STRICT_PATH);
    }

    /**
     * Whether a hex beside the line takes part in blocking it: only if the other side is obstructed too, and by a reading just
     * across the line.
     */
    boolean blocks(SightGround ground, Hex from, Hex to, Passage passage, Hex hex) {
        if (!obstruction(ground, from, to, hex).any(true)) {
            return false;
        }
        List<Hex> across = passage.across(hex);
        return across.isEmpty()
                || !readings.has(Point.STAGGERED_SIDES)
                || obstruction(ground, from, to, across.get(0)).any(true);
    }

    /** What of a hex between the ends is in the way. */
    Obstruction obstruction(SightGround ground, Hex from, Hex to, Hex hex) {
        int cell = ground.cell(hex);
        if (SightCell.isOut(cell)) {
            return readings.has(Point.ROW_END) ? Obstruction.NONE : Obstruction.EDGE;
        }
        boolean hills = isHill(ground, from) && isHill(ground, to);
        boolean occupied = SightCell.unitBlocks(cell);
        boolean over = occupied && firesOver(ground, from, hex);
        return new Obstruction(
                false,
                occupied && !over,
                over,
                SightCell.terrainBlocks(cell) && !(hills && overlooksRuggedHill(ground, from, to, hex)),
                SightCell.level(cell) > 0 && (!hills || isThirdHill(ground, from, to, hex)));
    }

    private boolean hidden(SightGround ground, Hex from, Hex to, Passage passage, boolean hills) {
        for (Hex hex : passage.crossed()) {
            if (obstruction(ground, from, to, hex).any(hills)) {
                return true;
            }
        }
        boolean anyLeft = false;
        boolean anyRight = false;
        boolean facing = false;
        for (int i = 0; i < passage.left().size(); i++) {
            boolean left = obstruction(ground, from, to, passage.left().get(i)).any(hills);
            boolean right =
                    obstruction(ground, from, to, passage.right().get(i)).any(hills);
            anyLeft |= left;
            anyRight |= right;
            facing |= left && right;
        }
        if (strict()) {
            return anyLeft || anyRight;
        }
        return readings.has(Point.STAGGERED_SIDES) ? facing : anyLeft && anyRight;
    }

    private boolean firesOver(SightGround ground, Hex from, Hex hex) {
        return firer != null
                && !firer.combined()
                && isHill(ground, from)
                && from.distance(hex) == 1
                && ground.level(hex) < ground.level(from)
                && firer.friends().test(hex);
    }

    /** Terrain that blocks and is higher than both hills: a rugged hill. */
    private boolean overlooksRuggedHill(SightGround ground, Hex from, Hex to, Hex hex) {
        return readings.has(Point.RUGGED_HILL) && ground.level(hex) > Math.max(ground.level(from), ground.level(to));
    }

    /** Whether, by a reading, a hex is a hill that no other hills under the line join with an end. */
    private boolean isThirdHill(SightGround ground, Hex from, Hex to, Hex hex) {
        if (!readings.has(Point.THIRD_HILL)) {
            return false;
        }
        Set<Hex> apart = new HashSet<>(passage(from, to).all());
        Deque<Hex> open = new ArrayDeque<>(List.of(from, to));
        while (!open.isEmpty()) {
            for (Hex near : open.remove().neighbours()) {
                if (isHill(ground, near) && apart.remove(near)) {
                    open.add(near);
                }
            }
        }
        return apart.contains(hex);
    }

    private static boolean isHill(SightGround ground, Hex hex) {
        return ground.level(hex) > 0;
    }
}
