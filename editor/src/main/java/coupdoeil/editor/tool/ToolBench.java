package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;

/** The tools of a canvas, the one in hand, and how mouse and keyboard drive it. */
public final class ToolBench implements ToolContext {

    private static final int LARGEST_BRUSH = 5;

    private final Session session;
    private final MapCanvas canvas;
    private final Consumer<String> status;
    private final MapCursor cursor;
    private final List<MapTool> tools;
    private final TableHand hand;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private MapTool active;
    private int brushRadius;
    private boolean erasing;
    private Runnable naming = () -> {};

    /**
     * @param line what the sight tool looks along
     * @param status is told what tools have to say
     */
    public ToolBench(Session session, MapCanvas canvas, LiveLine line, Consumer<String> status) {
        this.session = session;
        this.canvas = canvas;
        this.status = status;
        this.cursor = new MapCursor(canvas);
        this.tools = List.of(
                new SelectTool(this),
                new TerrainTool(this),
                new OverlayTool(this),
                new LevelTool(this),
                new HexsideTool(this),
                new RoadTool(this),
                new PlaceTool(this),
                new SightTool(this, line));
        this.active = tools.get(0);
        this.hand = new TableHand(session, this::pieces);
        Mouse mouse = new Mouse();
        canvas.addMouseListener(mouse);
        canvas.addMouseMotionListener(mouse);
        canvas.addOverlay(new Preview());
        canvas.addOverlay(cursor);
    }

    public List<MapTool> tools() {
        return tools;
    }

    public MapTool active() {
        return active;
    }

    /** The cursor that the keyboard moves. */
    public MapCursor cursor() {
        return cursor;
    }

    /** Takes up the tool of an action, putting down the one in hand. */
    public void take(EditorAction action) {
        for (MapTool tool : tools) {
            if (tool.action() == action && tool != active) {
                active.cancel();
                active = tool;
                canvas.setCursor(Cursor.getPredefinedCursor(
                        action == EditorAction.SELECT ? Cursor.DEFAULT_CURSOR : Cursor.CROSSHAIR_CURSOR));
                changed();
            }
        }
    }

    /** Takes up a tool with a choice made. */
    public void take(MapTool tool, String choice) {
        tool.choose(choice);
        take(tool.action());
        changed();
    }

    /** Ends the gesture, if there is one, without finishing it. */
    public void cancel() {
        active.cancel();
        hand.cancel();
        canvas.repaint();
    }

    public boolean isErasing() {
        return erasing;
    }

    public void setErasing(boolean on) {
        erasing = on;
        changed();
    }

    public void setBrushRadius(int radius) {
        brushRadius = Math.max(0, Math.min(LARGEST_BRUSH, radius));
        changed();
    }

    /** Uses the tool once, where the keyboard's cursor is. */
    public void apply() {
        layout().ifPresent(layout -> {
            Pointer at = cursor.pointer(layout, erasing);
            active.press(at);
            active.release(at);
        });
    }

    /** Moves the keyboard's cursor with the tool pressed down. */
    public void applyTo(int columns, int rows) {
        layout().ifPresent(layout -> {
            active.press(cursor.pointer(layout, erasing));
            cursor.move(layout, columns, rows);
            Pointer to = cursor.pointer(layout, erasing);
            active.drag(to);
            active.release(to);
        });
    }

    /** Calls back whenever another tool, choice or brush is in hand. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        listeners.forEach(Runnable::run);
        canvas.repaint();
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public Optional<HexLayout> layout() {
        return canvas.painter()
                .map(MapPainter::layout)
                .filter(HexLayout.class::isInstance)
                .map(HexLayout.class::cast);
    }

    private Optional<TableLayout> table() {
        return canvas.painter()
                .map(MapPainter::layout)
                .filter(TableLayout.class::isInstance)
                .map(TableLayout.class::cast);
    }

    @Override
    public Optional<Pieces> pieces() {
        return canvas.painter().map(MapPainter::pieces);
    }

    @Override
    public int brushRadius() {
        return brushRadius;
    }

    @Override
    public void repaint() {
        canvas.repaint();
    }

    @Override
    public void repaint(Collection<Hex> hexes) {
        canvas.repaintHexes(hexes);
    }

    @Override
    public void putAway() {
        take(EditorAction.SELECT);
    }

    /** @param asking lets the name of what is selected be typed */
    public void onNaming(Runnable asking) {
        naming = asking;
    }

    @Override
    public void askName() {
        naming.run();
    }

    /** Gives the keyboard to the map, as after a choice elsewhere. */
    public void focusMap() {
        canvas.requestFocusInWindow();
    }

    @Override
    public void say(String text) {
        status.accept(text);
    }

    private Pointer pointer(HexLayout layout, MouseEvent event) {
        Point2D point = canvas.mapPoint(event.getPoint());
        Hex hex = layout.hexAt(point);
        HexDirection direction = layout.directionTowards(hex, point);
        boolean erase = erasing || SwingUtilities.isRightMouseButton(event) || event.isAltDown();
        return new Pointer(point, hex, new HexSide(hex, direction), event.isShiftDown(), event.isControlDown(), erase);
    }

    private final class Preview implements Overlay {
        @Override
        public void paint(Graphics2D g, View view) {
            if (view.painter().layout() instanceof HexLayout layout) {
                active.paint(g, layout, view);
            } else {
                hand.paint(g, view);
            }
        }

        @Override
        public int order() {
            return 50;
        }
    }

    /** Left button: the tool; right button: the tool, erasing. The middle one is the canvas's own. */
    private final class Mouse extends MouseAdapter {

        @Override
        public void mousePressed(MouseEvent event) {
            canvas.requestFocusInWindow();
            if (!SwingUtilities.isMiddleMouseButton(event)) {
                layout().ifPresent(layout -> {
                    Pointer at = pointer(layout, event);
                    cursor.put(at.hex(), at.side());
                    active.press(at);
                });
                table().ifPresent(layout ->
                        hand.press(canvas.mapPoint(event.getPoint()), event.isShiftDown(), event.isControlDown()));
            }
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            if (!SwingUtilities.isMiddleMouseButton(event)) {
                layout().ifPresent(layout -> active.drag(pointer(layout, event)));
                table().ifPresent(layout -> {
                    hand.drag(canvas.mapPoint(event.getPoint()));
                    canvas.repaint();
                });
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (!SwingUtilities.isMiddleMouseButton(event)) {
                layout().ifPresent(layout -> active.release(pointer(layout, event)));
                table().ifPresent(layout -> {
                    hand.release(canvas.mapPoint(event.getPoint()), layout);
                    canvas.repaint();
                });
            }
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            layout().ifPresent(layout -> active.hover(pointer(layout, event)));
        }
    }
}
