package coupdoeil.model.region;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.scenario.Facing;
import org.jspecify.annotations.Nullable;

/**
 * One of the twelve ways in which a hex comes to lie on itself, about the hex at the origin: first, if it is mirrored,
 * over the axis from its hexside 0 to its hexside 3, then turned clockwise.
 *
 * @param sixths of a circle, 0 to 5; others are taken modulo 6
 */
public record Turn(int sixths, boolean mirrored) {

    public static final Turn NONE = new Turn(0, false);

    public Turn {
        sixths = Math.floorMod(sixths, 6);
    }

    /** A turn clockwise, anticlockwise if negative. */
    public static Turn of(int sixths) {
        return new Turn(sixths, false);
    }

    /** The mirror image with left and right exchanged, as the map is seen. */
    public static Turn leftToRight(Orientation orientation) {
        return new Turn(orientation == Orientation.POINTY ? 3 : 2, true);
    }

    /** The mirror image with top and bottom exchanged, as the map is seen. */
    public static Turn topToBottom(Orientation orientation) {
        return new Turn(orientation == Orientation.POINTY ? 0 : 5, true);
    }

    /** This turn and then another. */
    public Turn then(Turn next) {
        return new Turn((next.mirrored ? -sixths : sixths) + next.sixths, mirrored != next.mirrored);
    }

    public HexDirection of(HexDirection direction) {
        return HexDirection.of((mirrored ? -direction.ordinal() : direction.ordinal()) + sixths);
    }

    /** Corner k lies between the hexsides k-1 and k, and does so in a mirror. */
    public HexCorner of(HexCorner corner) {
        return HexCorner.of((mirrored ? 1 - corner.ordinal() : corner.ordinal()) + sixths);
    }

    public Hex of(Hex hex) {
        Hex image = mirrored ? new Hex(hex.q() + hex.r(), -hex.r()) : hex;
        return image.rotate(sixths);
    }

    /** A facing turned; a heading, which no hex has, stays, and so does none. */
    public @Nullable Facing of(@Nullable Facing facing) {
        if (facing instanceof Facing.ToSide to) {
            return new Facing.ToSide(of(to.side()));
        }
        return facing instanceof Facing.ToCorner to ? new Facing.ToCorner(of(to.corner())) : facing;
    }
}
