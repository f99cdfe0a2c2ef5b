package coupdoeil.editor.tool;

import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sight.HexBorder;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.region.Symmetry;
import coupdoeil.model.region.Turn;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Collection;

/** Draws regions, and the axes that painting is symmetrical about, over a map of hexes. */
public record Regional(Graphics2D g, HexLayout layout, Overlay.View view) {

    private static final float DASH = 8;

    /** The border of some hexes, seen on any ground: a fine line on a broader one. */
    void outline(Collection<Hex> hexes, ThemeColour rim, ThemeColour line) {
        Path2D border = border(hexes);
        g.setColor(rim.colour());
        g.setStroke(stroke(3.4));
        g.draw(border);
        g.setColor(line.colour());
        g.setStroke(stroke(1.4));
        g.draw(border);
    }

    /** Some hexes, filled so that what is below can be told. */
    void wash(Collection<Hex> hexes) {
        g.setColor(ThemeColour.STROKE_FILL.colour());
        g.fill(border(hexes));
    }

    /** Some hexes, filled so that what is below can be told, within a border. */
    public void area(Collection<Hex> hexes) {
        wash(hexes);
        Strokes.outlined(g, border(hexes), ThemeColour.SELECTION.colour(), 2.2, view.scale());
    }

    private Path2D border(Collection<Hex> hexes) {
        return new HexBorder(layout, hexes).path(view.shown());
    }

    private BasicStroke stroke(double pixels) {
        return new BasicStroke((float) (pixels / view.scale()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** The axes of mirrors, dashed across the map, and the hex that everything turns about. */
    void axes(Symmetry symmetry) {
        if (symmetry.isNone()) {
            return;
        }
        symmetry.turns().stream().filter(Turn::mirrored).forEach(mirror -> axis(symmetry.centre(), mirror));
        Strokes.outlined(g, layout.outline(symmetry.centre()), ThemeColour.GUIDE.colour(), 2, view.scale());
    }

    private void axis(Hex centre, Turn mirror) {
        Line2D axis = across(layout.centre(centre), layout.centre(onAxis(centre, mirror)));
        g.setColor(ThemeColour.STROKE_RIM.colour());
        g.setStroke(stroke(4));
        g.draw(axis);
        float dash = (float) (DASH / view.scale());
        float width = (float) (2 / view.scale());
        g.setStroke(
                new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {dash, dash}, 0));
        g.setColor(ThemeColour.GUIDE.colour());
        g.draw(axis);
    }

    /** A mirror that exchanges the hexsides a and b leaves in place what lies between them. */
    private static Hex onAxis(Hex centre, Turn mirror) {
        return centre.plus(HexDirection.of(mirror.sixths() / 2)).plus(HexDirection.of((mirror.sixths() + 1) / 2));
    }

    private Line2D across(Point2D middle, Point2D other) {
        double share = (layout.bounds().getWidth() + layout.bounds().getHeight()) / middle.distance(other);
        double dx = (other.getX() - middle.getX()) * share;
        double dy = (other.getY() - middle.getY()) * share;
        return new Line2D.Double(middle.getX() - dx, middle.getY() - dy, middle.getX() + dx, middle.getY() + dy);
    }
}
