package coupdoeil.validator.fb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.hexes.LineWalk;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One side of a line of sight, walked from end to end (FB 3.3.2). Judges it, and explains it if asked; without an
 * explanation the walk stops at the first hex or hexside that blocks, slopes apart.
 *
 * <p>It reads the hexes in the order of the line. What it reads of a hexside it reads when it has read both its hexes.
 */
final class SightPathWalk {

    private final SightGround ground;
    private final Hex from;
    private final Hex to;
    private final int shift;
    private final @Nullable Reading turned;
    private final int fromLevel;
    private final int toLevel;
    private final @Nullable Notes notes;

    private boolean blocked;
    private boolean bothSides;
    private boolean hidden;
    private boolean touchedCorner;

    /** What an explanation collects on the way. */
    private static final class Notes {
        private final List<Hex> hexes = new ArrayList<>();
        private final List<Integer> levels = new ArrayList<>();
        private final List<Obstacle> obstacles = new ArrayList<>();
        private final List<Obstacle> overlooked = new ArrayList<>();
        private int sameLevel;
    }

    private SightPathWalk(
            SightGround ground, Hex from, Hex to, int shift, @Nullable Reading turned, @Nullable Notes notes) {
        this.ground = ground;
        this.from = from;
        this.to = to;
        this.shift = shift;
        this.turned = turned;
        this.fromLevel = ground.level(from);
        this.toLevel = ground.level(to);
        this.notes = notes;
    }

    static SightPathWalk judge(SightGround ground, Hex from, Hex to, int shift, @Nullable Reading turned) {
        SightPathWalk walk = new SightPathWalk(ground, from, to, shift, turned, null);
        walk.run();
        return walk;
    }

    static SightPath explain(SightGround ground, Hex from, Hex to, int shift) {
        Notes notes = new Notes();
        new SightPathWalk(ground, from, to, shift, null, notes).run();
        return new SightPath(
                notes.hexes,
                notes.levels,
                notes.sameLevel,
                notes.obstacles,
                notes.overlooked,
                new PathStory(ground, notes.hexes).steps());
    }

    /** Hexes of the map strictly between the ends with the level of the start. */
    static int sameLevel(SightGround ground, Hex from, Hex to, int shift) {
        int level = ground.level(from);
        int count = 0;
        LineWalk walk = new LineWalk(from, to, shift);
        walk.step();
        while (!walk.isAt(to.q(), to.r())) {
            int cell = ground.cell(walk.q(), walk.r());
            if (!SightCell.isOut(cell) && SightCell.level(cell) == level) {
                count++;
            }
            walk.step();
        }
        return count;
    }

    /** Whether something other than a slope blocks the path. */
    boolean blocked() {
        return blocked;
    }

    /** Whether what blocks lies where both sides of the line are still one, so that it blocks the other side too. */
    boolean blocksBothSides() {
        return bothSides;
    }

    /** Whether anything blocks the path, slopes included. */
    boolean shut() {
        return blocked || hidden;
    }

    /** Whether the line touched a corner as far as it was walked: if not, both its sides are one so far. */
    boolean touchedCorner() {
        return touchedCorner;
    }

    private void run() {
        Crest crest = crest();
        LineWalk walk = new LineWalk(from, to, shift);
        int q = from.q();
        int r = from.r();
        int cell = ground.cell(q, r);
        note(q, r, cell);
        while (!walk.isAt(to.q(), to.r())) {
            int side = walk.step();
            int next = ground.cell(walk.q(), walk.r());
            touchedCorner = walk.touchedCorner();
            note(walk.q(), walk.r(), next);
            boolean wall = SightCell.sideBlocks(cell, side);
            boolean behind = wall && inZoneOfStart(crest, q, r, cell);
            if (SightCell.isSlope(cell, side)) {
                crest.cross(q, r, side, Math.max(SightCell.level(cell), SightCell.level(next)));
            }
            if (wall) {
                crossWall(q, r, cell, side, next, behind && inZoneOfStart(crest, walk.q(), walk.r(), next));
            }
            q = walk.q();
            r = walk.r();
            cell = next;
            if (!SightCell.isOut(cell) && !walk.isAt(to.q(), to.r())) {
                enter(crest, q, r, cell);
            }
            if (blocked && notes == null) {
                return;
            }
        }
        judgeSlope(crest);
    }

    /** A hex strictly between the ends. */
    private void enter(Crest crest, int q, int r, int cell) {
        int level = SightCell.level(cell);
        if (notes != null && level == fromLevel) {
            notes.sameLevel++;
        }
        int top = Math.max(fromLevel, toLevel);
        if (level > top) {
            block(true, notes == null ? null : Obstacle.higherGround(new Hex(q, r), level, top));
        }
        if (SightCell.blocks(cell)) {
            boolean over = inZoneOfStart(crest, q, r, cell) || inZoneOfEnd(q, r, cell);
            if (SightCell.terrainBlocks(cell)) {
                meet(over, level, notes == null ? null : Obstacle.at(Obstacle.Kind.TERRAIN, new Hex(q, r)));
            }
            if (SightCell.unitBlocks(cell)) {
                meet(over, level, notes == null ? null : Obstacle.at(Obstacle.Kind.UNIT, new Hex(q, r)));
            }
        }
    }

    /** A hexside with a blocking feature. @param behind whether both its hexes lie in the blind zone of the start */
    private void crossWall(int q, int r, int cell, int side, int next, boolean behind) {
        if (turned == Reading.NEIGHBOURS_ACROSS && from.distance(to) == 1) {
            return;
        }
        HexDirection direction = HexDirection.of(side);
        boolean over = turned != Reading.HEXSIDE_IN_BLIND_ZONE
                && (behind || inZoneOfEnd(q, r, cell) && inZoneOfEnd(q + direction.dq(), r + direction.dr(), next));
        int level = Math.max(SightCell.level(cell), SightCell.level(next));
        meet(
                over,
                level,
                notes == null ? null : Obstacle.at(Obstacle.Kind.HEXSIDE, new HexSide(new Hex(q, r), direction)));
    }

    /** A blocker at a level, looked over or not. */
    private void meet(boolean over, int level, @Nullable Obstacle obstacle) {
        if (!over) {
            // At the level of the far end or above, nothing further along can put it into a blind zone of that end.
            block(level >= toLevel, obstacle);
        } else if (notes != null && obstacle != null) {
            notes.overlooked.add(obstacle);
        }
    }

    private void block(boolean whateverFollows, @Nullable Obstacle obstacle) {
        bothSides |= whateverFollows && !touchedCorner;
        blocked = true;
        if (notes != null && obstacle != null) {
            notes.obstacles.add(obstacle);
        }
    }

    private void judgeSlope(Crest crest) {
        if (fromLevel != toLevel && crest.any()) {
            hidden = crest.hides(from, to, fromLevel > toLevel);
            if (notes != null) {
                (hidden ? notes.obstacles : notes.overlooked).add(crest.obstacle(from, to, fromLevel > toLevel));
            }
        }
    }

    /** Whether a hex that the walk has just reached lies in the blind zone of the start. */
    private boolean inZoneOfStart(Crest crest, int q, int r, int cell) {
        return SightCell.level(cell) < fromLevel
                && !(turned == Reading.EITHER_BLIND_ZONE && fromLevel < toLevel)
                && crest.hides(from, new Hex(q, r), true);
    }

    /** Whether a hex of the path lies in the blind zone of the end: walks on from there to the end. */
    private boolean inZoneOfEnd(int q, int r, int cell) {
        if (SightCell.level(cell) >= toLevel || turned == Reading.EITHER_BLIND_ZONE && toLevel < fromLevel) {
            return false;
        }
        LineWalk walk = new LineWalk(from, to, shift);
        while (!walk.isAt(q, r)) {
            walk.step();
        }
        Crest crest = crest();
        int here = cell;
        while (!walk.isAt(to.q(), to.r())) {
            int hereQ = walk.q();
            int hereR = walk.r();
            int side = walk.step();
            int next = ground.cell(walk.q(), walk.r());
            if (SightCell.isSlope(here, side)) {
                crest.cross(hereQ, hereR, side, Math.max(SightCell.level(here), SightCell.level(next)));
            }
            here = next;
        }
        return crest.hides(new Hex(q, r), to, false);
    }

    private Crest crest() {
        return new Crest(turned == Reading.TIED_SLOPES);
    }

    private void note(int q, int r, int cell) {
        if (notes != null) {
            notes.hexes.add(new Hex(q, r));
            notes.levels.add(SightCell.level(cell));
        }
    }
}
