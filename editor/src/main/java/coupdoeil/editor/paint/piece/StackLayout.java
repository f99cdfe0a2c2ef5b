package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Facing;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;

/** Where the counters of a stack lie in their hex. */
public record StackLayout(HexLayout layout) {

    private static final int MOST_SHOWN = 4;
    private static final double STEP = 3.2;

    /** How many of so many counters show. */
    static int shown(int counters) {
        return Math.min(counters, MOST_SHOWN);
    }

    /** The middle of the i-th unit from the top of a stack. */
    Point2D unit(Hex hex, HexOccupants.Stack stack, int i) {
        double spread = (shown(stack.units().size()) - 1) * STEP / 2;
        double lift = stack.leaders().isEmpty() ? 0 : 6;
        return new Point2D.Double(
                layout.centreX(hex) - spread + i * STEP, layout.centreY(hex) - lift + spread - i * STEP);
    }

    /** The middle of a leader: below the units; alone, in the middle. Further leaders peep out above the first. */
    Point2D leader(Hex hex, HexOccupants.Stack stack, int i) {
        double drop = stack.units().isEmpty() ? (shown(stack.leaders().size()) - 1) * 4 : 21;
        return new Point2D.Double(layout.centreX(hex), layout.centreY(hex) + drop - i * 9);
    }

    /** The foot of the i-th token of a hex. */
    static Point2D token(HexLayout layout, Hex hex, int i) {
        return new Point2D.Double(layout.centreX(hex) - 24 + i * 9, layout.centreY(hex) + 15);
    }

    /** The direction of a facing on the plane, in radians clockwise from the x axis. */
    double angle(Facing facing) {
        if (facing instanceof Facing.ToSide to) {
            return layout.angle(to.side());
        }
        return facing instanceof Facing.ToCorner to
                ? layout.angle(to.corner())
                : -Math.toRadians(((Facing.Heading) facing).degrees());
    }

    /** A graphics of its own with its origin at a point. */
    public static Graphics2D at(Graphics2D g, Point2D point) {
        Graphics2D own = (Graphics2D) g.create();
        own.translate(point.getX(), point.getY());
        return own;
    }
}
