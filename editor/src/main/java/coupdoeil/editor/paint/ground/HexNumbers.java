package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.name.Label;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import java.awt.Font;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The numbers of hexes, small, inside their upper edges. Equal if the same stands in the same places. */
final class HexNumbers {

    private static final double SIZE = 8;

    /** How far the numbers of that size stand above the middle of their hex; larger ones reach down from where those end. */
    private static final double UP = 19.5;

    /** Of the size of letters that digits are high. */
    private static final double HIGH = 0.73;

    private final HexLayout layout;
    private final HexGrid grid;
    private final List<Panel> panels;

    HexNumbers(HexLayout layout, HexBattlefield map) {
        this.layout = layout;
        this.grid = map.grid();
        this.panels = map.panels();
    }

    /** @param zoom pixels of the user per map unit */
    static boolean shown(double zoom) {
        return Lod.of(zoom).atLeast(Lod.NORMAL);
    }

    static Font font(double zoom) {
        return MapFonts.regular(Math.max(SIZE, Label.LEAST_PIXELS / zoom));
    }

    /** The middle of the base line of a number. */
    Point2D base(Hex hex, double zoom) {
        double larger = font(zoom).getSize2D() - SIZE;
        return new Point2D.Double(layout.centreX(hex), layout.centreY(hex) - UP + larger * HIGH * 0.7);
    }

    /** Whether a box lies on a number that is shown. */
    boolean meets(Box box, double zoom) {
        if (!shown(zoom)) {
            return false;
        }
        Font font = font(zoom);
        double high = font.getSize2D() * HIGH;
        for (Hex hex : layout.hexesIn(box.bounds())) {
            Point2D base = base(hex, zoom);
            double width = Letters.width(label(hex), font);
            Rectangle2D number = new Rectangle2D.Double(base.getX() - width / 2, base.getY() - high, width, high);
            if (Box.of(number).intersects(box)) {
                return true;
            }
        }
        return false;
    }

    /** The label that its panel gives a hex, else the map's. */
    String label(Hex hex) {
        int column = grid.column(hex);
        int row = grid.row(hex);
        for (Panel panel : panels) {
            if (panel.labels() != null
                    && column >= panel.column()
                    && row >= panel.row()
                    && column < panel.column() + panel.columns()
                    && row < panel.row() + panel.rows()) {
                HexGrid own =
                        new HexGrid(grid.columns(), grid.rows(), grid.orientation(), grid.shifted(), panel.labels());
                return own.label(own.hexAt(column - panel.column(), row - panel.row()));
            }
        }
        return grid.label(hex);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HexNumbers same
                && grid.equals(same.grid)
                && panels.equals(same.panels)
                && layout.isTurned() == same.layout.isTurned();
    }

    @Override
    public int hashCode() {
        return grid.hashCode() * 31 + panels.hashCode();
    }
}
