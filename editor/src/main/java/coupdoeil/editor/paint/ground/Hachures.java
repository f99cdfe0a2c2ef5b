package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Strokes that run downhill from lines along hexsides, thick at the line and pointed below. */
final class Hachures {

    private final HexLayout layout;

    Hachures(HexLayout layout) {
        this.layout = layout;
    }

    /**
     * The strokes as one shape to fill.
     *
     * @param below the lower of the two hexes of a hexside
     * @param length of the strokes at a hexside, in map units
     */
    Path2D strokes(
            List<SideCurves.Piece> pieces,
            Lower below,
            ToDoubleFunction<HexSide> length,
            double spacing,
            double thickness) {
        Path2D.Double path = new Path2D.Double();
        for (SideCurves.Piece piece : pieces) {
            boolean joined = !piece.from().equals(piece.to());
            double pieceLength = joined ? HexLayout.RADIUS * 0.95 : HexLayout.RADIUS / 2;
            int strokes = Math.max(1, (int) Math.round(pieceLength / spacing));
            for (int i = 0; i < strokes; i++) {
                double t = (i + 0.5) / strokes;
                HexSide side = piece.sideAt(t);
                double reach = length.applyAsDouble(side) * (i % 2 == 0 ? 1 : 0.68);
                stroke(path, piece, t, below.of(side), reach, thickness);
            }
        }
        return path;
    }

    /** Which hex of a hexside lies lower. */
    interface Lower {
        Hex of(HexSide side);
    }

    private void stroke(Path2D path, SideCurves.Piece piece, double t, Hex towards, double length, double thickness) {
        Point2D foot = SideCurves.at(piece.curve(), t);
        Point2D along = SideCurves.tangent(piece.curve(), t);
        double x = -along.getY();
        double y = along.getX();
        double downX = layout.centreX(towards) - foot.getX();
        double downY = layout.centreY(towards) - foot.getY();
        double sign = x * downX + y * downY < 0 ? -1 : 1;
        double half = thickness / 2;
        path.moveTo(foot.getX() - along.getX() * half, foot.getY() - along.getY() * half);
        path.lineTo(foot.getX() + along.getX() * half, foot.getY() + along.getY() * half);
        path.lineTo(foot.getX() + sign * x * length, foot.getY() + sign * y * length);
        path.closePath();
    }
}
