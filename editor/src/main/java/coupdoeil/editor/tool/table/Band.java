package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.edit.table.Pose;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.region.TableExcerpt;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.picture.LayerId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** A rectangle, or with Alt a lasso, that is pulled around what is to be selected; with Ctrl, to what is selected already. */
final class Band {

    private final TableContext context;
    private final List<Coordinate> way = new ArrayList<>();
    private boolean lasso;
    private boolean adding;

    Band(TableContext context) {
        this.context = context;
    }

    void pull(TablePointer from, TablePointer to) {
        if (way.isEmpty()) {
            way.add(from.at());
            lasso = from.free();
            adding = from.add();
        }
        way.add(to.at());
    }

    boolean isPulled() {
        return !way.isEmpty();
    }

    void letGo() {
        way.clear();
    }

    /** Selects what is within: pieces by their middle, else features that are within as a whole. */
    void take() {
        Optional<Polygon> area = area();
        letGo();
        area.ifPresent(this::take);
    }

    /** Selects all that is within: features, places, pieces and markers together. */
    void takeAll() {
        Optional<Polygon> area = area();
        letGo();
        area.ifPresent(within -> {
            Selection before = context.session().selection();
            TableExcerpt.Ids old = before instanceof Selection.OfGround ground
                    ? ground.ids()
                    : new TableExcerpt.Ids(before.features(), List.of(), before.pieces(), List.of());
            TableExcerpt.Ids ids = new TableExcerpt.Ids(
                    with(old.features(), features(within)),
                    with(old.places(), places(within)),
                    with(old.pieces(), pieces(within)),
                    with(old.tokens(), tokens(within)));
            boolean nothing = Stream.of(ids.features(), ids.places(), ids.pieces(), ids.tokens())
                    .allMatch(Collection::isEmpty);
            context.session().select(nothing ? Selection.nothing() : new Selection.OfGround(ids));
        });
    }

    private List<String> places(Polygon area) {
        return context.isOpen(LayerId.PLACES)
                ? context.table().places().stream()
                        .filter(place -> place.area() instanceof Area.Shape shape && isWithin(shape.geometry(), area))
                        .map(Place::id)
                        .toList()
                : List.of();
    }

    private List<String> tokens(Polygon area) {
        return context.isOpen(LayerId.TOKENS)
                ? context.session().scenario().stream()
                        .flatMap(scenario -> scenario.tokens().stream())
                        .filter(token -> token.position() instanceof Position.OnTable at
                                && area.covers(Figures.point(new Coordinate(at.x(), at.y()))))
                        .map(Token::id)
                        .toList()
                : List.of();
    }

    private List<String> pieces(Polygon area) {
        return new StandsOnTable(context.session())
                .others(List.of()).stream()
                        .filter(stand -> area.covers(Figures.point(middle(stand))))
                        .map(PlacedPiece::piece)
                        .filter(context::isOpen)
                        .toList();
    }

    private List<String> features(Polygon area) {
        return context.table().features().stream()
                .filter(within(area))
                .filter(feature -> context.isOpen(context.layer(new Selection.OfFeatures(List.of(feature.id())))))
                .map(TableFeature::id)
                .toList();
    }

    private void take(Polygon area) {
        Session session = context.session();
        List<String> pieces = pieces(area);
        List<String> features = features(area);
        if (!pieces.isEmpty()) {
            session.select(new Selection.OfPieces(with(session.selection().pieces(), pieces)));
        } else if (!features.isEmpty()) {
            session.select(new Selection.OfFeatures(with(session.selection().features(), features)));
        } else if (!adding) {
            session.select(Selection.nothing());
        }
    }

    private static Predicate<TableFeature> within(Polygon area) {
        return feature -> isWithin(feature.shape(), area);
    }

    private static boolean isWithin(Geometry shape, Polygon area) {
        return !shape.isEmpty() && area.getEnvelopeInternal().covers(shape.getEnvelopeInternal()) && area.covers(shape);
    }

    private List<String> with(Collection<String> before, List<String> more) {
        Set<String> all = new LinkedHashSet<>(adding ? before : List.of());
        all.addAll(more);
        return List.copyOf(all);
    }

    private static Coordinate middle(PlacedPiece stand) {
        Pose middle = stand.middle();
        return new Coordinate(middle.x(), middle.y());
    }

    private Optional<Polygon> area() {
        return way.size() < 2
                ? Optional.empty()
                : lasso ? Figures.polygon(way) : Figures.rectangle(way.get(0), way.get(way.size() - 1));
    }

    Sketch sketch() {
        Sketch.Builder sketch = new Sketch.Builder();
        area().ifPresent(area -> sketch.shape(Kind.GUIDE, area));
        return sketch.done();
    }
}
