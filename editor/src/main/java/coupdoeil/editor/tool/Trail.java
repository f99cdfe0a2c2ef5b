package coupdoeil.editor.tool;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** The hexes along a mouse movement, so that a quick stroke leaves no gaps. */
final class Trail {

    private static final double STEP = HexLayout.HEX_WIDTH / 6;

    private Trail() {}

    /** The hexes from one point to another, each a neighbour of the one before, both ends included. */
    static List<Hex> between(HexLayout layout, Point2D from, Point2D to) {
        List<Hex> hexes = new ArrayList<>();
        int steps = (int) Math.ceil(from.distance(to) / STEP);
        for (int i = 0; i <= steps; i++) {
            double share = steps == 0 ? 1 : (double) i / steps;
            Hex hex = layout.hexAt(new Point2D.Double(
                    from.getX() + (to.getX() - from.getX()) * share, from.getY() + (to.getY() - from.getY()) * share));
            if (hexes.isEmpty() || !hexes.get(hexes.size() - 1).equals(hex)) {
                hexes.add(hex);
            }
        }
        return hexes;
    }
}
