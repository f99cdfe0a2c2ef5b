package coupdoeil.editor.tool;

import static java.util.Map.entry;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.layer.MapLayers;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.model.pack.Edit;
import coupdoeil.validator.picture.LayerId;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/** The tools of a canvas: of all kits the one for the battlefield that is open, which mouse and keyboard drive. */
public final class ToolBench implements ToolContext {

    /** The layer that a tool draws on, of those that draw on one. */
    private static final Map<EditorAction, LayerId> DRAWN = new EnumMap<>(Map.ofEntries(
            entry(EditorAction.TERRAIN, LayerId.TERRAIN),
            entry(EditorAction.OVERLAY, LayerId.FEATURES),
            entry(EditorAction.LEVEL, LayerId.LEVELS),
            entry(EditorAction.HEXSIDE, LayerId.WATER_AND_SIDES),
            entry(EditorAction.ROAD, LayerId.ROADS),
            entry(EditorAction.PLACE, LayerId.PLACES),
            entry(EditorAction.AREA, LayerId.FEATURES),
            entry(EditorAction.CONTOUR, LayerId.LEVELS),
            entry(EditorAction.LINE, LayerId.WATER_AND_SIDES),
            entry(EditorAction.CROSSING, LayerId.WATER_AND_SIDES),
            entry(EditorAction.LANDMARK, LayerId.WATER_AND_SIDES),
            entry(EditorAction.ZONE, LayerId.PLACES)));

    private final Session session;
    private final MapCanvas canvas;
    private final MapLayers layers;
    private final Consumer<String> status;
    private final List<ToolKit> kits;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private ToolKit kit;
    private Runnable naming = () -> {};
    private Function<Deletion, Optional<Edit>> asking = deletion -> Optional.of(deletion.alone());
    private Function<ForeignGround, Optional<Map<String, String>>> translating = foreign -> Optional.empty();
    private Consumer<String> pointing = text -> {};
    /** What tells of the place that mouse or keyboard pointed at last. */
    private Supplier<String> pointed = () -> "";

    /**
     * @param layers of which some may be locked
     * @param status is told what tools have to say
     * @param kits makes a kit for each kind of battlefield
     */
    public ToolBench(
            Session session,
            MapCanvas canvas,
            MapLayers layers,
            Consumer<String> status,
            Function<ToolContext, List<ToolKit>> kits) {
        this.session = session;
        this.canvas = canvas;
        this.layers = layers;
        this.status = status;
        this.kits = kits.apply(this);
        this.kit = serving();
        keepTab();
        Mouse mouse = new Mouse();
        canvas.addMouseListener(mouse);
        canvas.addMouseMotionListener(mouse);
        canvas.addOverlay(new Preview());
        session.document().addListener((before, after, cause) -> {
            pointing.accept(pointed.get());
            if (!kit.serves(after.battlefield())) {
                kit.cancel();
                kit = serving();
                kit.take(kit.tools().get(0));
                keepTab();
                changed();
            }
        });
    }

    private ToolKit serving() {
        return kits.stream()
                .filter(known -> known.serves(session.pack().battlefield()))
                .findFirst()
                .orElseThrow();
    }

    /** Where Tab goes through what lies below the pointer, it does not leave the map; the keys for the panels do. */
    private void keepTab() {
        canvas.setFocusTraversalKeysEnabled(
                kit.command(EditorAction.NEXT_FEATURE).isEmpty());
    }

    /** The kit for the battlefield that is open. */
    public ToolKit kit() {
        return kit;
    }

    public List<MapTool> tools() {
        return kit.tools();
    }

    public MapTool active() {
        return kit.active();
    }

    /** The tool that an action takes up on this battlefield; empty if there is none. */
    public Optional<MapTool> tool(EditorAction action) {
        return tools().stream().filter(tool -> tool.action() == action).findFirst();
    }

    /** Takes up the tool of an action, putting down the one in hand. */
    public void take(EditorAction action) {
        tool(action).filter(tool -> tool != active()).ifPresent(tool -> {
            kit.cancel();
            kit.take(tool);
            canvas.setCursor(Cursor.getPredefinedCursor(
                    action == EditorAction.SELECT ? Cursor.DEFAULT_CURSOR : Cursor.CROSSHAIR_CURSOR));
            changed();
        });
    }

    /** Takes up a tool with a choice made. */
    public void take(MapTool tool, String choice) {
        tool.choose(choice);
        take(tool.action());
        changed();
    }

    /** Ends the gesture, if there is one, without finishing it; whether anything is given up by that. */
    public boolean cancel() {
        boolean any = kit.cancel();
        canvas.repaint();
        return any;
    }

    /** Calls back whenever another tool, choice or brush is in hand. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    @Override
    public void changed() {
        listeners.forEach(Runnable::run);
        canvas.repaint();
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public Optional<Pieces> pieces() {
        return canvas.painter().map(MapPainter::pieces);
    }

    @Override
    public boolean isOpen(LayerId layer) {
        return layers.isOpen(layer);
    }

    @Override
    public void sayLocked(LayerId layer) {
        layers.refusal(List.of(layer), session.pack().battlefield()).ifPresent(this::say);
    }

    /** Why the tool in hand cannot draw; empty if its layer is not locked. */
    private Optional<String> refusal() {
        return Optional.ofNullable(DRAWN.get(active().action()))
                .flatMap(layer -> layers.refusal(List.of(layer), session.pack().battlefield()));
    }

    @Override
    public void repaint() {
        canvas.repaint();
    }

    @Override
    public void putAway() {
        take(EditorAction.SELECT);
    }

    /** @param asking lets the name of what is selected be typed */
    public void onNaming(Runnable asking) {
        naming = asking;
    }

    /** @param answering says what of a deletion is meant */
    public void onDeleting(Function<Deletion, Optional<Edit>> answering) {
        asking = answering;
    }

    @Override
    public Optional<Edit> ask(Deletion deletion) {
        return asking.apply(deletion);
    }

    /** @param answering says what stands for words that the chart does not know */
    public void onForeign(Function<ForeignGround, Optional<Map<String, String>>> answering) {
        translating = answering;
    }

    @Override
    public Optional<Map<String, String>> ask(ForeignGround foreign) {
        return translating.apply(foreign);
    }

    /** @param telling is told what is where mouse or keyboard point */
    public void onPointing(Consumer<String> telling) {
        pointing = telling;
    }

    @Override
    public void point(Supplier<String> telling) {
        pointed = telling;
        pointing.accept(telling.get());
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

    private final class Preview implements Overlay {
        @Override
        public void paint(Graphics2D g, View view) {
            kit.paint(g, view);
        }

        @Override
        public int order() {
            return 50;
        }
    }

    /**
     * Whether the right button has something to do with the tool in hand; with that which selects it asks for a menu.
     */
    public boolean isRightButtonTaken() {
        return active().action() != EditorAction.SELECT;
    }

    /** Left and right button: the tool. The middle one is the canvas's own. */
    private final class Mouse extends MouseAdapter {

        private boolean isForTool(MouseEvent event) {
            return SwingUtilities.isRightMouseButton(event)
                    ? isRightButtonTaken()
                    : !SwingUtilities.isMiddleMouseButton(event);
        }

        private boolean refused;

        @Override
        public void mousePressed(MouseEvent event) {
            canvas.requestFocusInWindow();
            if (isForTool(event)) {
                Optional<String> refusal = refusal();
                refused = refusal.isPresent();
                refusal.ifPresentOrElse(ToolBench.this::say, () -> kit.press(event));
            }
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            if (isForTool(event) && !refused) {
                kit.drag(event);
                tell(event);
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (isForTool(event) && !refused) {
                kit.release(event);
            }
        }

        private void tell(MouseEvent event) {
            Point2D at = canvas.mapPoint(event.getPoint());
            point(() -> kit.told(at));
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            kit.hover(event);
            tell(event);
        }
    }
}
