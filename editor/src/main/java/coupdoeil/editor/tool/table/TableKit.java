package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.draw.Snap;
import coupdoeil.editor.draw.Snapper;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.sight.LiveReach;
import coupdoeil.editor.tool.Carried;
import coupdoeil.editor.tool.KitCommand;
import coupdoeil.editor.tool.KitContext;
import coupdoeil.editor.tool.MapTool;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.editor.tool.ToolContext;
import coupdoeil.editor.tool.ToolKit;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/** The tools for a free table. The right button ends what is being drawn; with Alt nothing draws the pointer. */
public final class TableKit extends KitContext implements ToolKit, TableContext {

    /** Pixels from the pointer to what draws it. */
    private static final double REACH_PIXELS = 9;

    private final MapCanvas canvas;
    private final LiveReach reach;
    private final PieceCommands pieces;
    private final TableHand hand;
    private final CornerGrip grip = new CornerGrip(this);
    private final TableCursor cursor;
    private final SketchArea shown;
    private final TableSelectTool select = new TableSelectTool(this, grip);
    private final ContourTool contours = new ContourTool(this);
    private final TableRegionTool region = new TableRegionTool(this);
    private final List<TableTool> tools;
    private final TableCommands commands;
    private TableTool active = select;
    private final SketchArea brought;
    private final SketchArea handled;
    private final Rulers rulers;
    private Sketch carried = Sketch.EMPTY;
    private boolean handling;
    private boolean smooth;

    public TableKit(ToolContext context, MapCanvas canvas, LiveReach reach, LiveLine line) {
        super(context);
        this.canvas = canvas;
        this.reach = reach;
        this.pieces = new PieceCommands(context.session());
        this.hand = new TableHand(context.session(), context::pieces);
        this.cursor = new TableCursor(canvas);
        this.shown = new SketchArea(canvas);
        this.brought = new SketchArea(canvas);
        this.handled = new SketchArea(canvas);
        this.rulers = new Rulers(canvas);
        this.tools = List.of(
                select,
                region,
                new AreaTool(this),
                new LineTool(this),
                contours,
                new CrossingTool(this),
                new PointTool(this),
                new ZoneTool(this),
                new CutTool(this),
                new DrawUpTool(this),
                new MeasureTool(this),
                new TableSightTool(this, line, this::pieceAt));
        this.commands = new TableCommands(this, pieces, reach, select, contours, grip, cursor, rulers, () -> active);
        new TableRegionCommands(region, () -> active, this::takeUpRegion, cursor).addTo(commands);
        canvas.addOverlay(cursor);
        canvas.addOverlay(rulers);
        reach.addListener(canvas::repaint);
        session().document().addListener((before, after, cause) -> repaintHand());
        session().addViewListener(this::repaintHand);
    }

    @Override
    public boolean serves(Battlefield battlefield) {
        return battlefield.table().isPresent();
    }

    @Override
    public List<MapTool> tools() {
        return List.copyOf(tools);
    }

    @Override
    public MapTool active() {
        return active;
    }

    @Override
    public void take(MapTool tool) {
        tools.stream().filter(known -> known == tool).forEach(known -> active = known);
    }

    @Override
    public boolean cancel() {
        boolean busy = active.isBusy() || hand.isBusy();
        active.cancel();
        hand.cancel();
        handling = false;
        return busy;
    }

    @Override
    public void press(MouseEvent event) {
        at(event, at -> {
            cursor.put(at.at());
            Point2D point = canvas.mapPoint(event.getPoint());
            handling = active == select && !select.holds(at) && isPiece(point, at);
            if (handling) {
                hand.press(point, at);
                repaintHand();
            } else {
                active.press(at);
            }
        });
    }

    @Override
    public void pick(Point2D point) {
        layout().ifPresent(layout -> {
            Point2D inches = layout.inches(point);
            Coordinate at = new Coordinate(inches.getX(), inches.getY());
            cursor.put(at);
            Optional<String> piece = pieceAt(at).filter(this::isOpen);
            if (piece.isEmpty()) {
                select.pick(new TablePointer(at, reachInches(), false, false, false, false));
            } else if (!session().selection().pieces().contains(piece.get())) {
                session().select(Selection.piece(piece.get()));
            }
        });
    }

    private double reachInches() {
        return REACH_PIXELS / canvas.viewport().zoom() / TableLayout.UNITS_PER_INCH;
    }

    private Optional<String> pieceAt(Coordinate at) {
        return layout().map(layout -> layout.point(at.x, at.y))
                .flatMap(point -> pieces().flatMap(known -> known.at(point)));
    }

    /** Whether a press is about pieces: one is there, or the handle of one, or some are selected that Shift turns. */
    private boolean isPiece(Point2D point, TablePointer at) {
        return pieces().flatMap(known -> known.at(point)).filter(this::isOpen).isPresent()
                || hand.holdsHandle(at)
                || at.extend() && !session().selection().pieces().isEmpty();
    }

    @Override
    public void drag(MouseEvent event) {
        rulers.point(event.getPoint());
        if (handling) {
            at(event, hand::drag);
            repaintHand();
        } else {
            at(event, active::drag);
        }
    }

    @Override
    public void release(MouseEvent event) {
        if (handling) {
            at(event, hand::release);
            handling = false;
            repaintHand();
        } else {
            at(event, active::release);
        }
    }

    @Override
    public void hover(MouseEvent event) {
        at(event, at -> {
            cursor.point(at.at());
            rulers.point(event.getPoint());
            active.hover(at);
        });
    }

    private void at(MouseEvent event, Consumer<TablePointer> gesture) {
        layout().ifPresent(layout -> {
            Point2D inches = layout.inches(canvas.mapPoint(event.getPoint()));
            gesture.accept(new TablePointer(
                    new Coordinate(inches.getX(), inches.getY()),
                    reachInches(),
                    event.isShiftDown(),
                    event.isControlDown(),
                    event.isAltDown(),
                    SwingUtilities.isRightMouseButton(event)));
        });
    }

    @Override
    public void apply() {
        // Where the mouse has clicked, the point may have been drawn elsewhere: there what is begun ends.
        TablePointer at = TableCursor.pointer(
                cursor.isMoved() ? cursor.at() : active.last().orElse(cursor.at()));
        active.press(at);
        active.release(at);
    }

    @Override
    public void arrow(int columns, int rows, Arrow how) {
        boolean little = how == Arrow.STROKE;
        double east = columns * (little ? TableCursor.LITTLE : TableCursor.STEP);
        double north = -rows * (little ? TableCursor.LITTLE : TableCursor.STEP);
        Optional<Coordinate> corner = grip.at();
        if (how == Arrow.CURSOR || active != select || corner.isEmpty() && !isAnythingSelected()) {
            cursor.move(table(), east, north);
            active.hover(cursor.pointer());
            point(() -> told(cursor.at()));
        } else if (corner.isPresent()) {
            grip.move(
                    new Coordinate(corner.get().x + east, corner.get().y + north),
                    session().selection());
        } else if (pieces.canAct()) {
            pieces.shift(east, north, session().selection());
        } else {
            select.move(east, north, session().selection());
        }
    }

    private boolean isAnythingSelected() {
        return pieces.canAct() || !new GroundSelection(this).things().isEmpty();
    }

    @Override
    public void turn(int steps) {
        if (active == region) {
            region.turn(steps);
        } else if (pieces.canAct()) {
            pieces.turn(steps);
        } else {
            commands.turn(steps);
        }
    }

    /** Takes up the tool for regions, in which something is then in hand. */
    private void takeUpRegion() {
        if (active != region) {
            active.cancel();
            active = region;
        }
    }

    @Override
    public Optional<KitCommand> command(EditorAction action) {
        return commands.of(action);
    }

    @Override
    public void put(String piece) {
        Coordinate at = cursor.at();
        pieces.put(piece, new Point2D.Double(at.x, at.y));
    }

    @Override
    public void carry(@Nullable Carried force) {
        carried = force == null
                ? Sketch.EMPTY
                : layout().map(layout -> layout.inches(force.at()))
                        .map(at -> StandsOnTable.sketch(pieces.standing(force.id(), at)))
                        .orElse(Sketch.EMPTY);
        layout().ifPresent(layout -> brought.repaint(layout, carried));
    }

    @Override
    public boolean delete() {
        if (session().selection() instanceof Selection.OfGround) {
            region.clear();
            return true;
        }
        return commands.delete();
    }

    @Override
    public Optional<Point2D> focus() {
        return layout().map(layout -> {
            Coordinate at = commands.middle().orElse(cursor.at());
            return session().selection().pieces().stream()
                    .findFirst()
                    .flatMap(piece -> pieces().flatMap(known -> known.bounds(piece)))
                    .<Point2D>map(bounds -> new Point2D.Double(bounds.getCenterX(), bounds.getCenterY()))
                    .orElseGet(() -> layout.point(at.x, at.y));
        });
    }

    @Override
    public void paint(Graphics2D g, Overlay.View view) {
        if (view.painter().layout() instanceof TableLayout layout) {
            Sketch sketch = selected().with(reach()).with(active.sketch());
            new SketchPainter(g, layout, view.scale(), view.shown())
                    .paint((active == select ? sketch.with(hand.sketch()) : sketch).with(carried));
        }
    }

    private Sketch reach() {
        return new StandsOnTable(session())
                .selected().stream()
                        .findFirst()
                        .map(PlacedPiece::pose)
                        .map(pose -> ReachSketch.of(reach.reaches(), new Coordinate(pose.x(), pose.y())))
                        .orElse(Sketch.EMPTY);
    }

    private Sketch selected() {
        Sketch.Builder sketch = new Sketch.Builder();
        new GroundSelection(this).things().forEach(thing -> sketch.shape(Sketch.Kind.SELECTED, thing.shape()));
        return sketch.done();
    }

    @Override
    public String told(Point2D point) {
        return layout().map(layout -> layout.inches(point))
                .map(inches -> told(new Coordinate(inches.getX(), inches.getY())))
                .orElse("");
    }

    private String told(Coordinate at) {
        TableBattlefield table = table();
        boolean inside = at.x >= 0 && at.y >= 0 && at.x <= table.widthInches() && at.y <= table.depthInches();
        return inside ? TableText.of(session(), table, at, reachInches(), pieceAt(at)) : "";
    }

    private Optional<TableLayout> layout() {
        return canvas.painter()
                .map(MapPainter::layout)
                .filter(TableLayout.class::isInstance)
                .map(TableLayout.class::cast);
    }

    @Override
    public TableBattlefield table() {
        return session().pack().battlefield().table().orElseThrow();
    }

    @Override
    public Snap snap(TablePointer at, List<Coordinate> drawn, Collection<String> moving) {
        return at.free()
                ? Snap.nowhere(at.at())
                : new Snapper(table(), id -> !moving.contains(id)).snap(at.at(), at.reach(), drawn);
    }

    @Override
    public boolean drawsSmooth() {
        return smooth;
    }

    @Override
    public void drawSmooth(boolean curves) {
        smooth = curves;
        repaint();
    }

    /** Only over where what is dragged was and is: a whole table takes longer than a mouse waits. */
    private void repaintHand() {
        layout().ifPresent(layout -> handled.repaint(layout, hand.sketch()));
    }

    /** Only over what the tool has shown and shows now. */
    @Override
    public void repaint() {
        layout().ifPresent(layout -> shown.repaint(layout, active.sketch()));
    }
}
