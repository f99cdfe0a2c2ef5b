package coupdoeil.editor.tool;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The hex and hexside that the keyboard points at. It follows mouse clicks and shows once a key moves it. */
final class MapCursor implements Overlay {

    private final MapCanvas canvas;
    private Hex hex = Hex.ORIGIN;
    private HexDirection direction = HexDirection.D0;
    private boolean shown;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    MapCursor(MapCanvas canvas) {
        this.canvas = canvas;
    }

    /** Calls back whenever a key moves it. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    Hex hex() {
        return hex;
    }

    HexSide side() {
        return new HexSide(hex, direction);
    }

    /** Moves it where the mouse points and hides it. */
    void put(Hex to, HexSide side) {
        hex = to;
        direction = side.hex().equals(to) ? side.direction() : side.direction().opposite();
        shown = false;
        canvas.repaint();
    }

    /** Moves it to a hex and keeps it as it is shown. */
    void follow(Hex to) {
        hex = to;
        canvas.repaint();
        listeners.forEach(Runnable::run);
    }

    /** Moves it by columns and rows as they are seen, inside the grid. */
    void move(HexLayout layout, int columns, int rows) {
        HexGrid grid = layout.grid();
        int column = Math.max(0, Math.min(grid.columns() - 1, grid.column(hex) + layout.steps(columns)));
        int row = Math.max(0, Math.min(grid.rows() - 1, grid.row(hex) + layout.steps(rows)));
        hex = grid.hexAt(column, row);
        show();
    }

    /** Points at the next hexside, clockwise if positive. */
    void turn(int steps) {
        direction = direction.turn(steps);
        show();
    }

    private void show() {
        shown = true;
        if (canvas.painter().isPresent()
                && canvas.painter().get().layout() instanceof HexLayout layout
                && !comfortable().contains(layout.centre(hex))) {
            canvas.centreOn(hex);
        }
        canvas.repaint();
        listeners.forEach(Runnable::run);
    }

    Pointer pointer(HexLayout layout, boolean erase) {
        Point2D centre = layout.centre(hex);
        return new Pointer(centre, hex, new HexSide(hex, direction), false, false, erase);
    }

    @Override
    public void paint(Graphics2D g, View view) {
        if (shown && canvas.isFocusOwner() && view.painter().layout() instanceof HexLayout layout) {
            Strokes.outlined(g, layout.outline(hex), ThemeColour.CURSOR.colour(), 1.5, view.scale());
            HexSide side = new HexSide(hex, direction);
            Strokes.outlined(g, layout.line(side), ThemeColour.CURSOR.colour(), 4, view.scale());
        }
    }

    @Override
    public int order() {
        return 60;
    }

    /** The part of the plane that is comfortably in sight. */
    private Rectangle2D comfortable() {
        Rectangle2D shown = canvas.viewport().shown(canvas.getWidth(), canvas.getHeight());
        double margin = HexLayout.HEX_WIDTH;
        return new Rectangle2D.Double(
                shown.getX() + margin,
                shown.getY() + margin,
                Math.max(0, shown.getWidth() - 2 * margin),
                Math.max(0, shown.getHeight() - 2 * margin));
    }
}
