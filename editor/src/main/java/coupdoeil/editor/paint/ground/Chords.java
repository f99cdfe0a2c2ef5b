package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** Parallel lines that fill a hex, from edge to edge. */
final class Chords {

    private Chords() {}

    /**
     * Lines around the origin as the centre of a hex.
     *
     * @param inner distance from the centre to the sides of the hexagon that they fill
     */
    static List<Line2D> across(HexLayout layout, double angle, double spacing, double inner) {
        double factor = inner / (HexLayout.HEX_WIDTH / 2);
        double x = Math.cos(angle);
        double y = Math.sin(angle);
        List<Line2D> lines = new ArrayList<>();
        for (double offset = -HexLayout.RADIUS + spacing / 2; offset < HexLayout.RADIUS; offset += spacing) {
            List<Point2D> ends = new ArrayList<>(2);
            for (int k = 0; k < 6 && ends.size() < 2; k++) {
                double from = layout.angle(HexCorner.of(k));
                double to = layout.angle(HexCorner.of(k + 1));
                double fromX = Math.cos(from) * HexLayout.RADIUS * factor;
                double fromY = Math.sin(from) * HexLayout.RADIUS * factor;
                double toX = Math.cos(to) * HexLayout.RADIUS * factor;
                double toY = Math.sin(to) * HexLayout.RADIUS * factor;
                double before = -y * fromX + x * fromY - offset;
                double after = -y * toX + x * toY - offset;
                if (before * after < 0) {
                    double share = before / (before - after);
                    ends.add(new Point2D.Double(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share));
                }
            }
            if (ends.size() == 2) {
                lines.add(new Line2D.Double(ends.get(0), ends.get(1)));
            }
        }
        return lines;
    }

    /** Lines across one hex where it lies. */
    static List<Line2D> across(HexLayout layout, Hex hex, double angle, double spacing, double inner) {
        double x = layout.centreX(hex);
        double y = layout.centreY(hex);
        return across(layout, angle, spacing, inner).stream()
                .<Line2D>map(line ->
                        new Line2D.Double(line.getX1() + x, line.getY1() + y, line.getX2() + x, line.getY2() + y))
                .toList();
    }
}
