package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Boundary;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.edit.PlaceEdits;
import coupdoeil.editor.paint.ground.PlaceSymbol;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Side;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.NewBattle.Extent;
import coupdoeil.model.rules.PlaceKind;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/**
 * Sets deployment zones, objectives and other places: names by a click, entries and what else new battles have on an edge
 * by a drag along it or, for a whole side of the table, a click; the rest as figures. A place whose kind belongs to a side
 * begins as that of the side whose edge is nearest, one on an edge as that of the side with the fewest of them.
 */
final class ZoneTool extends FigureTool {

    private static final String OWNER = "side";

    private @Nullable Coordinate start;
    private @Nullable Coordinate end;
    private boolean dragged;

    ZoneTool(TableContext context) {
        super(context, EditorAction.ZONE, "hint.table-zones", DrawingForm.RECTANGLE);
    }

    @Override
    public List<ToolChoice> choices() {
        return context.session().system().vocabulary().placeKinds().stream()
                .map(kind -> new ToolChoice(kind.id(), kind.name(), false))
                .toList();
    }

    /** Whether the kind chosen lies on the edge, as what new battles have of it does. */
    private boolean isOnEdge() {
        String kind = chosen().orElse("");
        return context.session().system().newBattle().places().stream()
                .anyMatch(place -> place.kind().equals(kind) && place.extent() == Extent.EDGE);
    }

    private boolean isPoint() {
        return PlaceSymbol.of(chosen().orElse("")) == PlaceSymbol.NAME;
    }

    @Override
    boolean isClosed() {
        return true;
    }

    @Override
    public void press(TablePointer at) {
        if (isPoint()) {
            add(Figures.point(context.snap(at, List.of()).at()));
        } else if (isOnEdge()) {
            start = context.snap(at, List.of()).at();
            end = start;
            dragged = false;
            context.repaint();
        } else {
            super.press(at);
        }
    }

    @Override
    public void drag(TablePointer at) {
        if (start == null) {
            super.drag(at);
        } else {
            end = context.snap(at, List.of()).at();
            dragged |= !end.equals2D(start);
            context.repaint();
        }
    }

    @Override
    public void release(TablePointer at) {
        Optional<? extends Geometry> stretch = stretch();
        if (start == null) {
            super.release(at);
        } else {
            cancel();
            stretch.ifPresent(this::add);
        }
    }

    private static Coordinate[] ends(Geometry line) {
        Coordinate[] points = line.getCoordinates();
        return new Coordinate[] {points[0], points[points.length - 1]};
    }

    private Optional<? extends Geometry> stretch() {
        TableBattlefield table = context.table();
        Boundary edge = new Boundary(table.widthInches(), table.depthInches());
        Coordinate from = start;
        Coordinate to = end;
        if (from == null || to == null) {
            return Optional.empty();
        }
        return dragged ? edge.stretch(from, to) : Optional.of(edge.side(from));
    }

    @Override
    void made(DrawnShape figure) {
        add(figure.outline());
    }

    private void add(Geometry shape) {
        PlaceKind kind = chosen().flatMap(context.session().system()::placeKind).orElse(null);
        if (kind == null) {
            return;
        }
        Session session = context.session();
        Optional<Side> owner = owner(kind, shape);
        String name = owner.map(side -> Messages.text("place.of", kind.name(), side.name()))
                .orElse(kind.name());
        Place place = new Place(
                FreshId.of(session.pack(), name),
                kind.id(),
                name,
                new Area.Shape(shape),
                owner.map(side -> Attributes.of(OWNER, side.id())).orElse(Attributes.NONE));
        session.edit(PlaceEdits.add(place));
        session.select(new Selection.OfPlace(place.id()));
    }

    /**
     * The side whose edge is nearest, of what lies on an edge itself the one that has fewest; none if no place of the kind
     * must have one.
     */
    private Optional<Side> owner(PlaceKind kind, Geometry shape) {
        List<Side> sides = context.session().pack().orderOfBattle().sides();
        Optional<AttributeType> owner = kind.attributes().stream()
                .filter(type -> type.id().equals(OWNER))
                .findFirst();
        if (isOnEdge() && owner.isPresent()) {
            return sides.stream().min(Comparator.comparingLong(side -> count(kind, side)));
        }
        return owner.filter(AttributeType::required)
                .flatMap(type -> nearest(shape)
                        .or(() -> sides.stream().min(Comparator.comparingLong(side -> count(kind, side)))));
    }

    private long count(PlaceKind kind, Side side) {
        return context.table().places().stream()
                .filter(place -> place.kind().equals(kind.id())
                        && place.attributes()
                                .text(OWNER)
                                .filter(side.id()::equals)
                                .isPresent())
                .count();
    }

    /** The side that has the edge nearest to a shape. */
    private Optional<Side> nearest(Geometry shape) {
        return context.table().places().stream()
                .filter(place -> place.area() instanceof Area.Shape area
                        && area.geometry().getDimension() == 1)
                .min(Comparator.comparingDouble(
                        place -> ((Area.Shape) place.area()).geometry().distance(shape)))
                .flatMap(place -> place.attributes().text(OWNER))
                .flatMap(id -> context.session().pack().orderOfBattle().sides().stream()
                        .filter(side -> side.id().equals(id))
                        .findFirst());
    }

    @Override
    public boolean isBusy() {
        return start != null || super.isBusy();
    }

    @Override
    public void cancel() {
        start = null;
        end = null;
        super.cancel();
    }

    @Override
    public Sketch sketch() {
        return stretch()
                .map(line -> new Sketch.Builder()
                        .shape(Kind.FIGURE, line)
                        .points(Kind.HANDLE, List.of(ends(line)))
                        .text(ends(line)[1], Messages.text("draw.inches", LengthLabels.text(line.getLength())))
                        .done())
                .orElseGet(super::sketch);
    }
}
