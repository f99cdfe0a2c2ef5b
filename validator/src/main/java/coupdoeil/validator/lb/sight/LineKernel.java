package coupdoeil.validator.lb.sight;

import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.IndexLine;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightKernel;

/**
 * The line of sight of {@link LineOfSight}, of nobody in particular, on an array ground.
 *
 * <p>A line that runs along hexsides, or of which points count, is walked on both its sides at once; any other as it is.
 */
final class LineKernel extends SightKernel {

    private static final int NOWHERE = -1;

    private final Obstacles obstacles;
    private final boolean pointsCount;
    private final int visibility;
    private final int[] cells;
    private final IndexLine line;
    private int witness = NOWHERE;
    private boolean rim;

    LineKernel(Readings readings, int visibility, PackedGround ground) {
        super(ground);
        this.obstacles = new Obstacles(readings);
        this.pointsCount = readings.has(Readings.Point.POINT_TOUCH);
        this.visibility = visibility;
        this.cells = cells();
        this.line = new IndexLine(ground);
    }

    /** Neighbours are seen in any weather. */
    @Override
    public int visibilityHexes() {
        return Math.max(1, visibility);
    }

    @Override
    public int witness() {
        return witness;
    }

    @Override
    public Sighting look(int from, int to) {
        witness = NOWHERE;
        rim = false;
        if (from == to) {
            return Sighting.VISIBLE;
        }
        line.aim(from, to);
        int range = line.range();
        if (range > visibilityHexes()) {
            return Sighting.TOO_FAR;
        }
        if (SightCell.isVantage(cells[from])) {
            return Sighting.VISIBLE;
        }
        if (range == 1) {
            return SightCell.sideBlocks(cells[from], line.sector) ? Sighting.BLOCKED : Sighting.VISIBLE;
        }
        if (SightCell.isAdjacentOnly(cells[from])) {
            return Sighting.BLOCKED;
        }
        boolean blocked;
        if (line.runsAlongHexsides() && !pointsCount) {
            blocked = alongWalls(from) || alongHexsides(from, to);
        } else if (pointsCount) {
            blocked = (line.runsAlongHexsides() && alongWalls(from)) || walk(from, to, -1) || walk(from, to, 1);
        } else {
            blocked = walk(from, to, 0);
        }
        return blocked ? Sighting.BLOCKED : rim ? Sighting.BLIND : Sighting.VISIBLE;
    }

    /** Walks the line, shifted to a side or not, up to what blocks it. */
    private boolean walk(int from, int to, int shift) {
        int offset = shift;
        int rights = 0;
        int lefts = 0;
        int at = from;
        while (true) {
            int right = offset > line.leftReach ? 1 : 0;
            int left = offset < -line.rightReach ? 1 : 0;
            if (SightCell.sideBlocks(cells[at], side(line.sector + right - left))) {
                return true;
            }
            at += (1 - left) * line.rightStep + (1 - right) * line.leftStep;
            offset += line.ahead - right * line.back + left * line.forth;
            rights += 1 - left;
            lefts += 1 - right;
            if (at == to) {
                return false;
            }
            if (blocks(from, to, at, rights, lefts)) {
                return true;
            }
        }
    }

    /** Walks both sides of a line along hexsides, two steps at a time from hex to hex on the line. */
    private boolean alongHexsides(int from, int to) {
        boolean toTheRight = line.leftReach == 0;
        int main = line.sector;
        int turned = side(toTheRight ? main + 1 : main - 1);
        int mainStep = line.rightStep + line.leftStep;
        int turnedStep = toTheRight ? line.rightStep : line.leftStep;
        int mainRights = 1;
        int mainLefts = 1;
        int turnedRights = toTheRight ? 1 : 0;
        int turnedLefts = toTheRight ? 0 : 1;
        int rights = 0;
        int lefts = 0;
        int at = from;
        while (true) {
            int one = at + mainStep;
            int other = at + turnedStep;
            if (SightCell.sideBlocks(cells[at], main) && SightCell.sideBlocks(cells[at], turned)) {
                return true;
            }
            if (blocks(from, to, one, rights + mainRights, lefts + mainLefts)
                    || blocks(from, to, other, rights + turnedRights, lefts + turnedLefts)) {
                return true;
            }
            if (SightCell.sideBlocks(cells[one], turned) && SightCell.sideBlocks(cells[other], main)) {
                return true;
            }
            at = one + turnedStep;
            rights += mainRights + turnedRights;
            lefts += mainLefts + turnedLefts;
            if (at == to) {
                return false;
            }
            if (blocks(from, to, at, rights, lefts)) {
                return true;
            }
        }
    }

    /** Whether a hexside that the line runs along blocks. */
    private boolean alongWalls(int from) {
        boolean toTheRight = line.leftReach == 0;
        int side = side(toTheRight ? line.sector + 2 : line.sector + 4);
        int period = line.rightStep + line.leftStep + (toTheRight ? line.rightStep : line.leftStep);
        int at = from + line.rightStep + line.leftStep;
        for (int pairs = line.range() / 2; pairs > 0; pairs--) {
            if (SightCell.sideBlocks(cells[at], side)) {
                return true;
            }
            at += period;
        }
        return false;
    }

    /** Whether a hex blocks for good; notes a rim. */
    private boolean blocks(int from, int to, int at, int rights, int lefts) {
        int bits = obstacles.of(
                cells[at],
                SightCell.level(cells[from]),
                SightCell.level(cells[to]),
                Math.max(rights, lefts),
                Math.max(line.rights - rights, line.lefts - lefts));
        if ((bits & ~Obstacles.CREST) != 0) {
            witness = at;
            return true;
        }
        rim |= bits != Obstacles.NONE;
        return false;
    }

    private static int side(int number) {
        return number < 0 ? number + 6 : number > 5 ? number - 6 : number;
    }
}
