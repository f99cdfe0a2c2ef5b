package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;

/**
 * What one hex has of every hex within visibility, kept and repaired as the ground changes: after a change only targets in
 * its {@link ShadowCone} are looked at again, and of these only such as the change can turn.
 *
 * <p>Two bytes per hex of the map within visibility: the sighting and, of a blocked target, how many hexes from the observer
 * its witness lies, {@link #NO_WITNESS} if it has none, 0 if that is not known (see {@link SightKernel#witness}). A line has one witness, so a blocker taken
 * away can free only blocked targets in its cone whose witness lies as far away as it, or is not known, and blind ones:
 * for these one side of the line may be blocked and only the other hidden by a slope.
 */
final class KeptViewshed {

    private static final int CODE_BITS = 3;
    /** Stands for the distance of a witness where there is none. */
    private static final int NO_WITNESS = (1 << Character.SIZE - CODE_BITS) - 1;

    private static final int CODE = (1 << CODE_BITS) - 1;
    private static final byte BLOCKED = SightKernel.code(Sighting.BLOCKED);
    private static final byte BLIND = SightKernel.code(Sighting.BLIND);

    private final int from;
    private final int row;
    private final int column;
    private final int firstRow;
    private final int firstColumn;
    private final int rows;
    private final int columns;
    private final int visibility;
    private final char[] states;

    /** All targets at 0, which is no sighting, until {@link #lookAgain}. */
    KeptViewshed(PackedGround ground, int from, int visibility) {
        int stride = ground.stride();
        this.from = from;
        this.row = from / stride;
        this.column = from % stride;
        this.visibility = visibility;
        // A pack may say any number; beyond the map there is nothing to see.
        int reach = Math.max(0, Math.min(visibility, ground.size()));
        this.firstRow = Math.max(0, row - reach);
        this.firstColumn = Math.max(0, column - reach);
        this.rows = Math.min(ground.size() / stride - 1, row + reach) + 1 - firstRow;
        this.columns = Math.min(stride - 1, column + reach) + 1 - firstColumn;
        this.states = new char[rows * columns];
    }

    /** The byte for what it has of a hex, as in {@link SightKernel#viewshed}; 0 too if the hex is out of reach. */
    byte code(PackedGround ground, Hex hex) {
        int index = ground.index(hex);
        int down = index / ground.stride() - firstRow;
        int along = index % ground.stride() - firstColumn;
        return index < 0 || down < 0 || along < 0 || down >= rows || along >= columns
                ? 0
                : (byte) (states[down * columns + along] & CODE);
    }

    /** Looks at every target again. @param room an array of the ground's size to work in */
    void lookAgain(SightKernel kernel, byte[] room, SightDelta delta) {
        int stride = kernel.ground().stride();
        kernel.viewshed(from, room);
        for (int r = 0; r < rows; r++) {
            int index = (firstRow + r) * stride + firstColumn;
            for (int slot = r * columns; slot < (r + 1) * columns; slot++) {
                delta.turn(index, states[slot] & CODE, room[index]);
                states[slot] = (char) room[index];
                index++;
            }
        }
    }

    /** Finds the witnesses that are not known. */
    void learn(SightKernel kernel) {
        int stride = kernel.ground().stride();
        for (int r = 0; r < rows; r++) {
            int index = (firstRow + r) * stride + firstColumn;
            for (int slot = r * columns; slot < (r + 1) * columns; slot++) {
                if (states[slot] == BLOCKED) {
                    states[slot] = (char) look(kernel, index);
                }
                index++;
            }
        }
    }

    /** Takes back all that it has added; not for use afterwards. */
    void close(PackedGround ground, SightDelta delta) {
        for (int slot = 0; slot < states.length; slot++) {
            int index = (firstRow + slot / columns) * ground.stride() + firstColumn + slot % columns;
            delta.turn(index, states[slot] & CODE, 0);
        }
    }

    /**
     * Looks again at what the changes may have turned.
     *
     * @return whether all is repaired; if not, the observer's own hex has changed its form: look again at everything
     */
    boolean repair(SightKernel kernel, GroundChanges changes, ShadowCone cone, SightDelta delta) {
        int stride = kernel.ground().stride();
        for (int i = 0; i < changes.size(); i++) {
            int hex = changes.hex(i);
            int across = changes.across(i);
            int far = away(hex, stride) >= away(across, stride) ? hex : across;
            if (far != from) {
                if (away(far, stride) <= visibility) {
                    repair(kernel, changes.kind(i), far, cone, delta);
                }
            } else if (changes.kind(i) == GroundChanges.FORM) {
                return false;
            }
        }
        return true;
    }

    private void repair(SightKernel kernel, int kind, int hex, ShadowCone cone, SightDelta delta) {
        int stride = kernel.ground().stride();
        int near = away(hex, stride);
        cone.aim(hex % stride - column, hex / stride - row);
        int firstDown = cone.reachesUp() ? firstRow - row : Math.max(firstRow - row, 0);
        int lastDown = cone.reachesDown() ? firstRow + rows - 1 - row : Math.min(firstRow + rows - 1 - row, 0);
        for (int down = firstDown; down <= lastDown; down++) {
            cone.row(down, firstColumn - column, firstColumn + columns - 1 - column);
            int slot = (row + down - firstRow) * columns + column - firstColumn;
            int index = from + down * stride;
            for (int along = cone.firstColumn; along <= cone.lastColumn; along++) {
                int state = states[slot + along];
                if (mayTurn(kind, state, near) && distance(along, down) >= near) {
                    int now = look(kernel, index + along);
                    delta.turn(index + along, state & CODE, now & CODE);
                    states[slot + along] = (char) now;
                }
            }
        }
    }

    /** Whether a change, so many hexes from the observer, can turn a target in its cone. */
    private static boolean mayTurn(int kind, int state, int near) {
        int witness = state >> CODE_BITS;
        return switch (kind) {
            case GroundChanges.FORM -> true;
            case GroundChanges.BLOCKER, GroundChanges.WALL -> state != 0 && (state & CODE) != BLOCKED;
            case GroundChanges.NO_BLOCKER ->
                state == BLIND
                        || (state & CODE) == BLOCKED && (witness == near || witness == 0 || witness == NO_WITNESS);
            default -> state == BLIND || (state & CODE) == BLOCKED && (witness == 0 || witness == NO_WITNESS);
        };
    }

    /** The state of a target by a fresh look. */
    private int look(SightKernel kernel, int index) {
        if (!kernel.ground().contains(index)) {
            return 0;
        }
        int code = SightKernel.code(kernel.look(from, index));
        if (code != BLOCKED) {
            return code;
        }
        int witness = kernel.witness();
        int far = witness < 0 ? NO_WITNESS : away(witness, kernel.ground().stride());
        return far << CODE_BITS | code;
    }

    private int away(int index, int stride) {
        return distance(index % stride - column, index / stride - row);
    }

    private static int distance(int columns, int rows) {
        return Math.max(Math.max(Math.abs(columns), Math.abs(rows)), Math.abs(columns + rows));
    }
}
