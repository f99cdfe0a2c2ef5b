package coupdoeil.validator.export.geojson;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.export.PieceProperties;
import coupdoeil.validator.verdict.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.util.AffineTransformation;

/** What stands on a table, and the table. */
final class TableFeatures {

    private static final GeometryFactory SHAPES = new GeometryFactory();

    private final Situation situation;
    private final TableBattlefield table;
    private final AffineTransformation metres;
    private final FeatureList features;

    TableFeatures(Situation situation, double metresPerInch, FeatureList features) {
        this.situation = situation;
        this.table = situation.pack().battlefield().table().orElseThrow();
        this.metres = AffineTransformation.scaleInstance(metresPerInch, metresPerInch);
        this.features = features;
    }

    void add(Verdict verdict) {
        add(
                "table",
                "table",
                SHAPES.toGeometry(new Envelope(0, table.widthInches(), 0, table.depthInches())),
                Map.of());
        table.features().forEach(this::addFeature);
        table.places().forEach(this::addPlace);
        situation.setup().forEach(this::addPiece);
        situation.scenario().orElseThrow().tokens().forEach(this::addToken);
        FindingFeatures.add(verdict, situation.scenario().orElseThrow().id(), this::shape, features);
    }

    private void add(String kind, String id, Geometry inches, Map<String, Object> properties) {
        features.add(kind, id, metres.transform(inches), properties);
    }

    private void addFeature(TableFeature feature) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("id", feature.id());
        properties.put("type", feature.type());
        properties.put("name", feature.name());
        feature.attributes().integer("level").ifPresent(level -> properties.put("level", level));
        add("feature", feature.id(), feature.shape(), properties);
    }

    private void addPlace(Place place) {
        if (place.area() instanceof Area.Shape shape) {
            Map<String, Object> properties = new LinkedHashMap<>();
            properties.put("id", place.id());
            properties.put("place", place.kind());
            properties.put("name", place.name());
            add("place", place.id(), shape.geometry(), properties);
        }
    }

    private void addPiece(Placement placement) {
        Optional<Piece> piece = situation.roster().piece(placement.piece());
        Optional<Geometry> point = point(placement.position());
        if (piece.isEmpty() || point.isEmpty()) {
            return;
        }
        Map<String, Object> properties = PieceProperties.of(situation, piece.get(), placement);
        if (placement.facing() instanceof Facing.Heading heading) {
            // Ours is anticlockwise from the right, that of maps clockwise from the top.
            properties.put("heading", Numbers.of((450 - heading.degrees()) % 360, Numbers.METRE_DECIMALS));
        }
        add(piece.get() instanceof Leader ? "leader" : "unit", placement.piece(), point.get(), properties);
        new Footprints(situation.system())
                .of(piece.get(), placement)
                .ifPresent(footprint -> add(
                        "footprint",
                        placement.piece(),
                        footprint.rectangle().inches(),
                        Map.of("of", placement.piece())));
    }

    private void addToken(Token token) {
        point(token.position()).ifPresent(point -> {
            Map<String, Object> properties = new LinkedHashMap<>();
            properties.put("token", token.kind());
            properties.put("id", token.id());
            add("token", token.id(), point, properties);
        });
    }

    /** Where somebody stands; inside a feature, the middle of it. */
    private Optional<Geometry> point(Position position) {
        if (position.standing() instanceof Position.OnTable on) {
            return Optional.of(SHAPES.createPoint(new Coordinate(on.x(), on.y())));
        }
        return position.standing() instanceof Position.InFeature in
                ? table.features().stream()
                        .filter(feature -> feature.id().equals(in.feature()))
                        .findFirst()
                        .map(feature -> feature.shape().getInteriorPoint())
                : Optional.empty();
    }

    private Geometry shape(FindingPlace place) {
        return place instanceof FindingPlace.AtShape at ? metres.transform(at.geometry()) : SHAPES.createPoint();
    }
}
