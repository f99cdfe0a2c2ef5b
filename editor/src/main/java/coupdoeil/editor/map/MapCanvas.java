package coupdoeil.editor.map;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/**
 * Shows a battle: pans and zooms over cached tiles and paints overlays on top.
 *
 * <p>Belongs to the event thread. The wheel zooms at the pointer, with Shift it scrolls sideways, with Ctrl or Alt it
 * scrolls; the middle button drags the map. Everything else is up to tools. Fires the property changes
 * {@value #SCENE} and {@value #VIEWPORT}.
 */
public final class MapCanvas extends JComponent {

    /** Its {@link #getName() name}. */
    public static final String NAME = "mapCanvas";

    public static final String SCENE = "scene";
    public static final String VIEWPORT = "viewport";

    /** Pixels around the whole map, where roads and streams can begin that come from beyond it. */
    private static final int MARGIN = 24;

    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
    /** After an edit, so long nothing is painted but what is in sight. */
    private static final int CALM_MILLIS = 1000;

    /** A pointer that stays so long may be where the map is zoomed next. */
    private static final int REST_MILLIS = 100;

    private final List<Overlay> overlays = new ArrayList<>();
    private final TileStore tiles;
    private @Nullable MapPainter painter;
    private Viewport viewport = new Viewport(0, 0, 0);
    private double deviceScale = 1;
    private final transient Navigation navigation = new Navigation();
    private boolean fitWhenSized;
    private transient @Nullable Runnable settled;
    private final Timer rest = new Timer(REST_MILLIS, event -> lookAhead());
    private final Timer calm;
    private @Nullable Point pointer;
    private int zoomed = 1;

    public MapCanvas() {
        this(background(), SwingUtilities::invokeLater, CALM_MILLIS);
    }

    /** With other threads than usual, and calm after another time, for tests. */
    MapCanvas(Executor workers, Executor eventThread, int calmMillis) {
        tiles = new TileStore(workers, PROCESSORS, eventThread, this::repaintArea);
        setName(NAME);
        setOpaque(true);
        setFocusable(true);
        setPreferredSize(new Dimension(960, 640));
        calm = new Timer(calmMillis, event -> lookAhead());
        calm.setRepeats(false);
        rest.setRepeats(false);
        addMouseListener(navigation);
        addMouseMotionListener(navigation);
        addMouseWheelListener(navigation);
        addKeyListener(navigation.space);
        addFocusListener(navigation.space);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                if (fitWhenSized) {
                    fit();
                }
            }
        });
    }

    private static Executor background() {
        ThreadPoolExecutor executor = new ThreadPoolExecutor(
                PROCESSORS, PROCESSORS, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), run -> {
                    Thread thread = new Thread(run, "map-tiles");
                    thread.setDaemon(true);
                    return thread;
                });
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }

    /** Shows a scene; only what looks different from the one before is painted anew. The first scene is fitted. */
    public void setScene(PaintScene scene) {
        MapPainter before = painter;
        if (before != null && before.scene().isSame(scene)) {
            return;
        }
        MapPainter after = before == null ? new MapPainter(scene) : before.next(scene);
        painter = after;
        SceneChange change = before == null ? SceneChange.everything() : SceneChange.between(before, after);
        tiles.show(after, change, viewport.zoom() * deviceScale);
        calm.restart();
        if (before == null || !before.scene().bounds().equals(after.scene().bounds())) {
            fit();
        }
        if (!change.isLocal()) {
            repaint();
        }
        firePropertyChange(SCENE, before == null ? null : before.scene(), scene);
    }

    /** The scene shown; empty before the first. */
    public Optional<PaintScene> scene() {
        return painter().map(MapPainter::scene);
    }

    /** The painter of the scene shown; empty before the first. */
    public Optional<MapPainter> painter() {
        return Optional.ofNullable(painter);
    }

    public Viewport viewport() {
        return viewport;
    }

    public void setViewport(Viewport changed) {
        Viewport before = viewport;
        viewport = painter == null ? changed : changed.within(painter.scene().bounds(), getWidth(), getHeight());
        if (!viewport.equals(before)) {
            fitWhenSized = false;
            zoomed = viewport.step() == before.step() ? zoomed : viewport.step() > before.step() ? 1 : -1;
            repaint();
            firePropertyChange(VIEWPORT, before, viewport);
        }
    }

    /** The point of the plane under a pixel of this component. */
    public Point2D mapPoint(Point pixel) {
        return viewport.toMap(pixel);
    }

    /** The hex of the map under a pixel; empty off the map, in cells out of play and on tables. */
    public Optional<Hex> hexAt(Point pixel) {
        return hexLayout().map(layout -> layout.hexAt(mapPoint(pixel))).filter(this::onMap);
    }

    /** The hexside within a quarter of a hex of a pixel, with at least one of its hexes on the map. */
    public Optional<HexSide> sideNear(Point pixel) {
        return hexLayout()
                .flatMap(layout -> layout.sideNear(mapPoint(pixel), HexLayout.HEX_WIDTH / 4))
                .filter(side -> onMap(side.hex()) || onMap(side.other()));
    }

    private Optional<HexLayout> hexLayout() {
        return painter()
                .map(MapPainter::layout)
                .filter(HexLayout.class::isInstance)
                .map(HexLayout.class::cast);
    }

    private boolean onMap(Hex hex) {
        return scene().flatMap(scene -> scene.pack().battlefield().hexMap())
                .filter(map -> map.contains(hex))
                .isPresent();
    }

    /** Adds an overlay above those of its order. */
    public void addOverlay(Overlay overlay) {
        overlays.add(overlay);
        overlays.sort(Comparator.comparingInt(Overlay::order));
        repaint();
    }

    public void removeOverlay(Overlay overlay) {
        overlays.remove(overlay);
        repaint();
    }

    /** Paints overlays over some hexes, and a hex around each, anew. */
    public void repaintHexes(Collection<Hex> hexes) {
        hexLayout().ifPresent(layout -> hexes.forEach(hex -> repaintArea(layout.reach(hex))));
    }

    /** Paints a part of the plane anew. */
    public void repaintArea(Rectangle2D area) {
        Rectangle2D pixels = viewport.transform().createTransformedShape(area).getBounds2D();
        repaint(
                (int) Math.floor(pixels.getX()) - 1,
                (int) Math.floor(pixels.getY()) - 1,
                (int) Math.ceil(pixels.getWidth()) + 3,
                (int) Math.ceil(pixels.getHeight()) + 3);
    }

    /** Moves the map so that a hex is in the middle. */
    public void centreOn(Hex hex) {
        hexLayout().ifPresent(layout -> centreOn(layout.centre(hex)));
    }

    /** Moves the map so that a point of the plane is in the middle. */
    public void centreOn(Point2D point) {
        setViewport(viewport.centredOn(point, getWidth(), getHeight()));
    }

    public void zoomIn() {
        zoomTo(viewport.stepBy(1));
    }

    public void zoomOut() {
        zoomTo(viewport.stepBy(-1));
    }

    /** Zooms to a step of {@link Viewport}, the middle of the window staying where it is. */
    public void zoomTo(double step) {
        setViewport(viewport.zoomedTo(step, new Point(getWidth() / 2, getHeight() / 2)));
    }

    /** Shows the whole map, as large as it fits; before the window has a size, as soon as it has one. */
    public void fit() {
        if (painter != null) {
            Rectangle2D bounds = painter.scene().bounds();
            if (getWidth() > 0 && getHeight() > 0) {
                int margin = UIScale.scale(MARGIN);
                int rim = rim(painter) + margin;
                setViewport(Viewport.fitting(bounds, getWidth() - rim - margin, getHeight() - rim - margin)
                        .panned(rim, rim));
            }
            fitWhenSized = getWidth() <= 0 || getHeight() <= 0;
        }
    }

    /** Pixels along its top and its left that overlays cover. */
    public int rim() {
        return painter == null ? 0 : rim(painter);
    }

    private int rim(MapPainter now) {
        int widest =
                overlays.stream().mapToInt(overlay -> overlay.rim(now)).max().orElse(0);
        return UIScale.scale(widest);
    }

    /** Whether all tiles in sight show the newest scene. */
    public boolean isSettled() {
        return plan().inSight(viewport, 0).stream().allMatch(tiles::fresh);
    }

    /** Runs something once, when all tiles in sight next show the newest scene. */
    public void onceSettled(Runnable then) {
        settled = then;
    }

    private void tellSettled() {
        Runnable then = settled;
        if (then != null && isSettled()) {
            settled = null;
            SwingUtilities.invokeLater(then);
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            Color surround =
                    painter == null ? getBackground() : painter.scene().theme().surround();
            g.setColor(surround);
            g.fillRect(0, 0, getWidth(), getHeight());
            if (painter != null) {
                if (isPaintingForPrint()) {
                    paintAtOnce(g, painter);
                } else {
                    deviceScale = g.getTransform().getScaleX();
                    paintTiles(g);
                }
                paintOverlays(g, painter);
                tellSettled();
            }
        } finally {
            g.dispose();
        }
    }

    /** Without tiles: what goes to a printer or a picture must be whole. */
    private void paintAtOnce(Graphics2D g, MapPainter now) {
        Graphics2D map = (Graphics2D) g.create();
        map.transform(viewport.transform());
        Rectangle2D shown = viewport.shown(getWidth(), getHeight());
        for (Stratum stratum : Stratum.values()) {
            now.paint(
                    map, shown, viewport.zoom() * g.getTransform().getScaleX() / UIScale.getUserScaleFactor(), stratum);
        }
        map.dispose();
    }

    private void paintTiles(Graphics2D g) {
        AffineTransform device = g.getTransform();
        Graphics2D pixels = (Graphics2D) g.create();
        pixels.setTransform(AffineTransform.getTranslateInstance(
                Math.rint(device.getTranslateX()), Math.rint(device.getTranslateY())));
        double scale = viewport.zoom() * deviceScale;
        long left = Math.round(viewport.x() * scale);
        long top = Math.round(viewport.y() * scale);
        for (TileKey key : plan().inSight(viewport, 0)) {
            int x = (int) ((long) key.column() * TileKey.SIZE - left);
            int y = (int) ((long) key.row() * TileKey.SIZE - top);
            if (pixels.hitClip(x, y, TileKey.SIZE, TileKey.SIZE)) {
                tiles.image(key)
                        .ifPresentOrElse(
                                image -> pixels.drawImage(image, x, y, null),
                                () -> paintSubstitutes(pixels, key, x, y));
            }
        }
        pixels.dispose();
        wantTiles();
    }

    private void wantTiles() {
        Point fixed = pointer == null ? new Point(getWidth() / 2, getHeight() / 2) : pointer;
        tiles.want(calm.isRunning() ? plan().needed(viewport) : plan().withNext(viewport, fixed, zoomed));
    }

    /** What is likely to be seen next is painted while nothing else is to do. */
    private void lookAhead() {
        if (isShowing()) {
            wantTiles();
        }
    }

    private TilePlan plan() {
        Rectangle2D bounds =
                painter == null ? new Rectangle2D.Double() : painter.scene().bounds();
        return new TilePlan(bounds, getWidth(), getHeight(), deviceScale, deviceScale * UIScale.getUserScaleFactor());
    }

    private void paintSubstitutes(Graphics2D pixels, TileKey missing, int x, int y) {
        Graphics2D square = (Graphics2D) pixels.create();
        square.clipRect(x, y, TileKey.SIZE, TileKey.SIZE);
        square.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        tiles.substitutes(missing).forEach((key, image) -> {
            double factor = missing.scale() / key.scale();
            AffineTransform place = AffineTransform.getTranslateInstance(
                    x + key.column() * TileKey.SIZE * factor - (double) missing.column() * TileKey.SIZE,
                    y + key.row() * TileKey.SIZE * factor - (double) missing.row() * TileKey.SIZE);
            place.scale(factor, factor);
            square.drawImage(image, place, null);
        });
        square.dispose();
    }

    private void paintOverlays(Graphics2D g, MapPainter now) {
        Overlay.View view = new Overlay.View(now, viewport.shown(getWidth(), getHeight()), viewport.zoom());
        for (Overlay overlay : overlays) {
            Graphics2D own = (Graphics2D) g.create();
            own.transform(viewport.transform());
            MapPainter.antialias(own);
            overlay.paint(own, view);
            own.dispose();
        }
    }

    /** With the space bar down the left button drags the map, and no tool hears of it. */
    @Override
    protected void processMouseEvent(MouseEvent event) {
        if (!navigation.takes(event)) {
            super.processMouseEvent(event);
        }
    }

    @Override
    protected void processMouseMotionEvent(MouseEvent event) {
        if (!navigation.takes(event)) {
            super.processMouseMotionEvent(event);
        }
    }

    /** Tiles patched so far, for tests. */
    long patchedTiles() {
        return tiles.patchedTiles();
    }

    /** Wheel, middle button, and left button with the space bar. */
    private final class Navigation extends MouseAdapter {

        private final SpaceBar space = new SpaceBar();
        private @Nullable Point grabbed;
        private @Nullable Cursor before;
        private boolean bySpace;
        private double turned;

        /** Whether a mouse event drags the map in place of what tools would do. */
        boolean takes(MouseEvent event) {
            boolean left = SwingUtilities.isLeftMouseButton(event);
            if (event.getID() == MouseEvent.MOUSE_PRESSED && left && space.isDown() && grabbed == null) {
                bySpace = true;
                grab(event);
                return true;
            }
            if (!bySpace) {
                return false;
            }
            if (event.getID() == MouseEvent.MOUSE_DRAGGED) {
                mouseDragged(event);
            } else if (event.getID() == MouseEvent.MOUSE_RELEASED && left) {
                bySpace = false;
                letGo();
            }
            return true;
        }

        private void grab(MouseEvent event) {
            grabbed = event.getPoint();
            before = isCursorSet() ? getCursor() : null;
            setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
        }

        private void letGo() {
            grabbed = null;
            setCursor(before);
        }

        @Override
        public void mousePressed(MouseEvent event) {
            if (SwingUtilities.isMiddleMouseButton(event)) {
                grab(event);
            }
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            pointer = event.getPoint();
            rest.restart();
        }

        @Override
        public void mouseExited(MouseEvent event) {
            pointer = null;
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            if (grabbed != null) {
                setViewport(viewport.panned(event.getX() - grabbed.x, event.getY() - grabbed.y));
                grabbed = event.getPoint();
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (grabbed != null && SwingUtilities.isMiddleMouseButton(event)) {
                letGo();
            }
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent event) {
            double pixels = -event.getPreciseWheelRotation() * 60;
            if (event.isShiftDown()) {
                setViewport(viewport.panned(pixels, 0));
            } else if (event.isControlDown() || event.isAltDown()) {
                setViewport(viewport.panned(0, pixels));
            } else {
                // Fine wheels and touch pads turn by fractions: a step is due once they add up to one.
                turned -= event.getPreciseWheelRotation();
                int steps = (int) turned;
                turned -= steps;
                if (steps != 0) {
                    setViewport(viewport.zoomedTo(viewport.stepBy(steps), event.getPoint()));
                }
            }
        }
    }
}
