package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.region.Turn;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/** The tools for a map of hexes. The right button and Alt erase. */
public final class HexKit extends KitContext implements ToolKit, HexContext {

    private final MapCanvas canvas;
    private final MapCursor cursor;
    private final Brush brush;
    private final PieceCommands pieces;
    private final List<HexTool> tools;
    private final SelectTool select;
    private final RegionTool region;
    private final HexCommands commands;
    private HexTool active;
    private Hex pointed = Hex.ORIGIN;

    /**
     * @param line what the sight tool looks along
     * @param drawUp makes the tool that draws up formations
     */
    public HexKit(ToolContext context, MapCanvas canvas, LiveLine line, Function<HexContext, HexTool> drawUp) {
        super(context);
        this.canvas = canvas;
        this.cursor = new MapCursor(canvas);
        this.brush = new Brush(context::changed);
        this.pieces = new PieceCommands(context.session());
        this.region = new RegionTool(this);
        this.select = new SelectTool(this);
        this.tools = List.of(
                select,
                region,
                new TerrainTool(this),
                new OverlayTool(this),
                new LevelTool(this),
                new HexsideTool(this),
                new RoadTool(this),
                new PlaceTool(this),
                drawUp.apply(this),
                new SightTool(this, line));
        this.active = tools.get(0);
        this.commands = new HexCommands(this, cursor::side, () -> active, () -> pointed);
        new RegionCommands(region, () -> active, this::takeUpRegion).addTo(commands);
        canvas.addOverlay(cursor);
        cursor.addListener(() -> {
            pointed = cursor.hex();
            if (region.isUnderWay()) {
                layout().ifPresent(layout -> active.hover(cursor.pointer(layout, false)));
            }
            context.point(this::toldAtCursor);
        });
    }

    @Override
    public void put(String piece) {
        pieces.put(piece, cursor.hex());
    }

    @Override
    public Optional<Hex> hex() {
        return Optional.of(cursor.hex());
    }

    @Override
    public boolean serves(Battlefield battlefield) {
        return battlefield.hexMap().isPresent();
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
    public Optional<Brush> brush() {
        return Optional.of(brush);
    }

    @Override
    public boolean isBrushInHand() {
        return active.hasBrush();
    }

    @Override
    public boolean cancel() {
        boolean goesOn = active.isUnderWay();
        active.cancel();
        return goesOn;
    }

    @Override
    public void press(MouseEvent event) {
        at(event, at -> {
            cursor.put(at.hex(), at.side());
            active.press(at);
        });
    }

    @Override
    public void drag(MouseEvent event) {
        at(event, active::drag);
    }

    @Override
    public void release(MouseEvent event) {
        at(event, active::release);
    }

    @Override
    public void hover(MouseEvent event) {
        at(event, active::hover);
    }

    @Override
    public void pick(Point2D point) {
        layout().ifPresent(layout -> {
            Hex hex = layout.hexAt(point);
            HexSide side = new HexSide(hex, layout.directionTowards(hex, point));
            cursor.put(hex, side);
            select.pick(new Pointer(point, hex, side, false, false, false));
        });
    }

    private void at(MouseEvent event, Consumer<Pointer> gesture) {
        layout().ifPresent(layout -> {
            Point2D point = canvas.mapPoint(event.getPoint());
            Hex hex = layout.hexAt(point);
            HexDirection direction = layout.directionTowards(hex, point);
            pointed = hex;
            boolean erase = brush.isErasing() || SwingUtilities.isRightMouseButton(event) || event.isAltDown();
            gesture.accept(new Pointer(
                    point, hex, new HexSide(hex, direction), event.isShiftDown(), event.isControlDown(), erase));
        });
    }

    @Override
    public void apply() {
        layout().ifPresent(layout -> {
            Pointer at = cursor.pointer(layout, brush.isErasing());
            active.press(at);
            active.release(at);
        });
    }

    @Override
    public void arrow(int columns, int rows, Arrow how) {
        layout().ifPresent(layout -> {
            switch (how) {
                case MOVE -> move(layout, columns, rows);
                case CURSOR -> cursor.move(layout, columns, rows);
                case STROKE -> stroke(layout, columns, rows);
            }
        });
    }

    private void stroke(HexLayout layout, int columns, int rows) {
        active.press(cursor.pointer(layout, brush.isErasing()));
        cursor.move(layout, columns, rows);
        Pointer to = cursor.pointer(layout, brush.isErasing());
        active.drag(to);
        active.release(to);
    }

    private void move(HexLayout layout, int columns, int rows) {
        if (active.action() != EditorAction.SELECT || !pieces.canAct()) {
            cursor.move(layout, columns, rows);
            return;
        }
        Hex from = pieces.hex().orElse(null);
        if (from != null) {
            var grid = layout.grid();
            Hex to = grid.hexAt(grid.column(from) + layout.steps(columns), grid.row(from) + layout.steps(rows));
            if (map().filter(map -> map.contains(to)).isPresent()) {
                pieces.move(from, to, session().selection());
                cursor.follow(to);
            }
        }
    }

    @Override
    public void turn(int steps) {
        if (pieces.canAct() && !region.isUnderWay()) {
            pieces.turn(steps);
        } else if (active != region || !region.turn(Turn.of(steps))) {
            cursor.turn(steps);
        }
    }

    @Override
    public void carry(@Nullable Carried force) {
        Optional<Formation> formation = Optional.ofNullable(force).flatMap(this::formation);
        Hex over = Optional.ofNullable(force)
                .flatMap(known -> layout().map(layout -> layout.hexAt(known.at())))
                .orElse(Hex.ORIGIN);
        tools.forEach(tool -> tool.carry(formation, over));
    }

    @Override
    public boolean drop(Carried force) {
        Optional<Formation> formation = formation(force);
        Optional<Hex> over = layout().map(layout -> layout.hexAt(force.at()));
        return formation.isPresent()
                && over.isPresent()
                && tools.stream().anyMatch(tool -> tool.drop(formation.get(), over.get()));
    }

    private Optional<Formation> formation(Carried force) {
        return session().roster().formation(force.id());
    }

    @Override
    public boolean delete() {
        boolean any = !region.selected().isEmpty();
        if (any) {
            region.clear("edit.region-clear");
        }
        return any;
    }

    /** Takes up the tool for regions, in which something is then in hand. */
    private void takeUpRegion() {
        if (active != region) {
            active.cancel();
            active = region;
            changed();
        }
    }

    @Override
    public Optional<KitCommand> command(EditorAction action) {
        return commands.of(action);
    }

    @Override
    public void paint(Graphics2D g, Overlay.View view) {
        if (view.painter().layout() instanceof HexLayout layout) {
            active.paint(g, layout, view);
            tools.forEach(tool -> tool.paintCarried(g, layout, view));
        }
    }

    @Override
    public Optional<Point2D> focus() {
        return layout().map(layout -> layout.centre(pieces.hex().orElse(cursor.hex())));
    }

    @Override
    public String told(Point2D point) {
        return layout().map(layout -> layout.hexAt(point))
                .flatMap(hex -> map().filter(map -> map.contains(hex)).map(map -> PointerText.of(session(), map, hex)))
                .orElse("");
    }

    private String toldAtCursor() {
        return map().map(map -> PointerText.of(session(), map, cursor.hex())).orElse("");
    }

    @Override
    public Optional<HexLayout> layout() {
        return canvas.painter()
                .map(MapPainter::layout)
                .filter(HexLayout.class::isInstance)
                .map(HexLayout.class::cast);
    }

    @Override
    public Brush painting() {
        return brush;
    }

    @Override
    public void repaint(Collection<Hex> hexes) {
        canvas.repaintHexes(hexes);
    }
}
