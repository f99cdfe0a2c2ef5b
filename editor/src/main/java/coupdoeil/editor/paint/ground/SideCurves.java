package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexSide;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Lines along hexsides. They are traced corner by corner: where two hexsides meet, from the middle of one to the middle
 * of the other; where one ends or three meet, from the middle to the corner. So a line is smooth, and a change of one
 * hexside changes nothing further than the corners of its two hexes.
 */
final class SideCurves {

    /**
     * A part of a line.
     *
     * @param from the hexside in whose middle it begins
     * @param to the hexside in whose middle it ends; {@code from} if it ends at a corner
     */
    record Piece(HexSide from, HexSide to, QuadCurve2D curve) {

        /** The hexside that a point of the curve belongs to. */
        HexSide sideAt(double t) {
            return t < 0.5 ? from : to;
        }
    }

    private SideCurves() {}

    /** @param soft round the corner where two hexsides meet, or go into it */
    static List<Piece> trace(HexLayout layout, Rectangle2D area, Predicate<HexSide> present, boolean soft) {
        List<Piece> pieces = new ArrayList<>();
        for (Hex hex : layout.hexesIn(area, 1)) {
            // Every corner of a map is corner 1 or corner 2 of exactly one hex.
            trace(layout, hex, HexCorner.C1, present, soft, pieces);
            trace(layout, hex, HexCorner.C2, present, soft, pieces);
        }
        return pieces;
    }

    private static void trace(
            HexLayout layout, Hex hex, HexCorner corner, Predicate<HexSide> present, boolean soft, List<Piece> pieces) {
        Hex left = hex.plus(corner.left());
        List<HexSide> sides = new ArrayList<>(3);
        for (HexSide side : List.of(
                new HexSide(hex, corner.left()),
                new HexSide(hex, corner.right()),
                new HexSide(left, corner.right().turn(1)))) {
            if (present.test(side)) {
                sides.add(side);
            }
        }
        if (sides.isEmpty()) {
            return;
        }
        Point2D tip = layout.corner(hex, corner);
        if (sides.size() == 2 && soft) {
            Point2D from = layout.middle(sides.get(0).hex(), sides.get(0).direction());
            Point2D to = layout.middle(sides.get(1).hex(), sides.get(1).direction());
            pieces.add(new Piece(sides.get(0), sides.get(1), curve(from, tip, to)));
            return;
        }
        for (HexSide side : sides) {
            Point2D from = layout.middle(side.hex(), side.direction());
            Point2D half = new Point2D.Double((from.getX() + tip.getX()) / 2, (from.getY() + tip.getY()) / 2);
            pieces.add(new Piece(side, side, curve(from, half, tip)));
        }
    }

    private static QuadCurve2D curve(Point2D from, Point2D control, Point2D to) {
        QuadCurve2D.Double curve = new QuadCurve2D.Double();
        curve.setCurve(from, control, to);
        return curve;
    }

    /** All pieces as one path. */
    static Path2D path(List<Piece> pieces) {
        Path2D.Double path = new Path2D.Double();
        pieces.forEach(piece -> path.append(piece.curve(), false));
        return path;
    }

    /** A point of a curve, 0 at its beginning … 1 at its end. */
    static Point2D at(QuadCurve2D curve, double t) {
        double u = 1 - t;
        return new Point2D.Double(
                u * u * curve.getX1() + 2 * u * t * curve.getCtrlX() + t * t * curve.getX2(),
                u * u * curve.getY1() + 2 * u * t * curve.getCtrlY() + t * t * curve.getY2());
    }

    /** The direction of a curve at a point, of length 1. */
    static Point2D tangent(QuadCurve2D curve, double t) {
        double u = 1 - t;
        double x = u * (curve.getCtrlX() - curve.getX1()) + t * (curve.getX2() - curve.getCtrlX());
        double y = u * (curve.getCtrlY() - curve.getY1()) + t * (curve.getY2() - curve.getCtrlY());
        double length = Math.max(1e-9, Math.hypot(x, y));
        return new Point2D.Double(x / length, y / length);
    }
}
