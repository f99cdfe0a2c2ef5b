package coupdoeil.validator.lb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.hexes.Arcs;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.IndexLine;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightKernel;
import java.util.Set;

/**
 * The line of sight of an observer (LB 23): that of nobody in particular, out of his front, and where units are next to a
 * higher target, of which some may be friends, as the rule says it look by look.
 */
final class ObserverKernel extends SightKernel {

    private static final int NOWHERE = -1;

    private final LineOfSight rule;
    private final LineKernel anybody;
    private final Set<Arcs.Way> front;
    private final boolean bothExits;
    private final int[] cells;
    private final IndexLine line;
    private final int[] steps = new int[6];
    private int witness = NOWHERE;
    /** Where was looked from last, and a bit for each hexside of it that is front. */
    private int at = NOWHERE;

    private int open;

    ObserverKernel(LineOfSight rule, LineKernel anybody, Set<Arcs.Way> front, boolean bothExits) {
        super(anybody.ground());
        PackedGround ground = anybody.ground();
        this.rule = rule;
        this.anybody = anybody;
        this.front = front;
        this.bothExits = bothExits;
        this.cells = cells();
        this.line = new IndexLine(ground);
        for (int direction = 0; direction < steps.length; direction++) {
            steps[direction] = ground.step(direction);
        }
    }

    @Override
    public int visibilityHexes() {
        return anybody.visibilityHexes();
    }

    @Override
    public int witness() {
        return witness;
    }

    @Override
    public Sighting look(int from, int to) {
        witness = NOWHERE;
        if (from != to && !inFront(from, to)) {
            return Sighting.BLOCKED;
        }
        Sighting seen = anybody.look(from, to);
        witness = anybody.witness();
        boolean clear = seen == Sighting.VISIBLE || seen == Sighting.BLIND;
        return clear && SightCell.level(cells[from]) < SightCell.level(cells[to]) && unitsNextTo(to)
                ? rule.look(ground(), ground().hex(from), ground().hex(to))
                : seen;
    }

    /** Whether the line leaves through a front hexside; of two at a vertex, one or both. */
    private boolean inFront(int from, int to) {
        if (from != at) {
            at = from;
            open = frontOf(ground().hex(from));
        }
        line.aim(from, to);
        boolean left = isOpen(line.rightReach == 0 ? line.sector + 5 : line.sector);
        boolean right = isOpen(line.leftReach == 0 ? line.sector + 1 : line.sector);
        return bothExits ? left && right : left || right;
    }

    private boolean isOpen(int side) {
        return (open >> side % 6 & 1) != 0;
    }

    private int frontOf(Hex hex) {
        int bits = 0;
        for (Arcs.Way way : front) {
            bits |= way.from().equals(hex) ? 1 << way.direction().ordinal() : 0;
        }
        return bits;
    }

    private boolean unitsNextTo(int hex) {
        for (int step : steps) {
            if (SightCell.unitBlocks(cells[hex + step])) {
                return true;
            }
        }
        return false;
    }
}
