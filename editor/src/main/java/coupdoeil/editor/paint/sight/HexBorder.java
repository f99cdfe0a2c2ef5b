package coupdoeil.editor.paint.sight;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The border between some hexes and all others, as closed loops. At every corner three hexes meet, so that of its hexsides
 * none or two belong to the border, and the loops never touch.
 */
public final class HexBorder {

    private static final HexDirection[] NOWHERE = {};

    private final HexLayout layout;
    private final Set<Hex> inside;

    public HexBorder(HexLayout layout, Collection<Hex> hexes) {
        this.layout = layout;
        this.inside = new HashSet<>(hexes);
    }

    /** The loops that come into a part of the plane. */
    public Path2D path(Rectangle2D shown) {
        Path2D.Double path = new Path2D.Double();
        Map<Hex, Set<HexDirection>> walked = new HashMap<>();
        for (Hex hex : inside) {
            // A loop that comes into sight has a hex there to begin with.
            for (HexDirection direction : layout.bounds(hex).intersects(shown) ? HexDirection.values() : NOWHERE) {
                if (isBorder(hex, direction) && walked(walked, hex).add(direction)) {
                    path.append(loop(hex, direction, walked), false);
                }
            }
        }
        return path;
    }

    /** Walks with the inside on the right, so clockwise around it. */
    private Path2D loop(Hex start, HexDirection first, Map<Hex, Set<HexDirection>> walked) {
        Path2D.Double loop = new Path2D.Double();
        Hex hex = start;
        HexDirection side = first;
        do {
            Point2D corner = layout.corner(hex, HexCorner.of(side.ordinal()));
            if (loop.getCurrentPoint() == null) {
                loop.moveTo(corner.getX(), corner.getY());
            } else {
                loop.lineTo(corner.getX(), corner.getY());
            }
            walked(walked, hex).add(side);
            HexDirection next = side.turn(1);
            if (isBorder(hex, next)) {
                side = next;
            } else {
                hex = hex.plus(next);
                side = side.turn(-1);
            }
        } while (!hex.equals(start) || side != first);
        loop.closePath();
        return loop;
    }

    private boolean isBorder(Hex hex, HexDirection direction) {
        return !inside.contains(hex.plus(direction));
    }

    private static Set<HexDirection> walked(Map<Hex, Set<HexDirection>> all, Hex hex) {
        return all.computeIfAbsent(hex, none -> EnumSet.noneOf(HexDirection.class));
    }
}
