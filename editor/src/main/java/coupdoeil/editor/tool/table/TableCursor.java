package coupdoeil.editor.tool.table;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.tool.Strokes;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.TableBattlefield;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.locationtech.jts.geom.Coordinate;

/** The point of a table that the keyboard points at. It follows mouse clicks and shows once a key moves it. */
final class TableCursor implements Overlay {

    /** Inches of a step. */
    static final double STEP = 1;

    /** Inches of a small one. */
    static final double LITTLE = 0.1;

    /** Inches that are as good as there: the keyboard is exact. */
    private static final double REACH = 0.09;

    private final MapCanvas canvas;
    private Coordinate at = new Coordinate();
    private Coordinate pointed = new Coordinate();
    private boolean shown;

    TableCursor(MapCanvas canvas) {
        this.canvas = canvas;
    }

    Coordinate at() {
        return at;
    }

    /** Whether it is keys that have moved it there. */
    boolean isMoved() {
        return shown;
    }

    /** Where mouse or keyboard have pointed last. */
    Coordinate pointed() {
        return pointed;
    }

    TablePointer pointer() {
        return pointer(at);
    }

    /** As if it were somewhere else. */
    static TablePointer pointer(Coordinate at) {
        return new TablePointer(at, REACH);
    }

    /** The mouse points there. */
    void point(Coordinate to) {
        pointed = to;
    }

    /** The mouse has pressed there: it moves there and hides. */
    void put(Coordinate to) {
        at = to;
        pointed = to;
        if (shown) {
            shown = false;
            canvas.repaint();
        }
    }

    /** Moves it inside of the table; the first key puts it on a whole tenth. */
    void move(TableBattlefield table, double east, double north) {
        at = new Coordinate(
                within(Math.rint((at.x + east) * 10) / 10, table.widthInches()),
                within(Math.rint((at.y + north) * 10) / 10, table.depthInches()));
        pointed = at;
        shown = true;
        if (canvas.painter().isPresent() && canvas.painter().get().layout() instanceof TableLayout layout) {
            Point2D point = layout.point(at.x, at.y);
            Rectangle2D inSight = canvas.viewport().shown(canvas.getWidth(), canvas.getHeight());
            if (!inSight.contains(point)) {
                canvas.centreOn(point);
            }
        }
        canvas.repaint();
    }

    private static double within(double inches, double most) {
        return Math.max(0, Math.min(most, inches));
    }

    @Override
    public void paint(Graphics2D g, View view) {
        if (shown && canvas.isFocusOwner() && view.painter().layout() instanceof TableLayout layout) {
            Point2D point = layout.point(at.x, at.y);
            double arm = 12 / view.scale();
            Path2D cross = new Path2D.Double();
            cross.moveTo(point.getX() - arm, point.getY());
            cross.lineTo(point.getX() + arm, point.getY());
            cross.moveTo(point.getX(), point.getY() - arm);
            cross.lineTo(point.getX(), point.getY() + arm);
            Strokes.outlined(g, cross, ThemeColour.CURSOR.colour(), 1.5, view.scale());
        }
    }

    @Override
    public int order() {
        return 60;
    }
}
