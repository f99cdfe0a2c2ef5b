package coupdoeil.validator.table;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.table.GroundFeature;
import java.math.BigDecimal;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** A table and all that lies on it, larger or smaller. */
public record Rescaling(double factor) {

    private static final double MILLIONTHS = 1e6;

    /** The table, its features and places, and where all scenarios put pieces and tokens; a pack without one is as it was. */
    public Pack of(Pack pack) {
        Optional<TableBattlefield> table = pack.battlefield().table();
        if (table.isEmpty()) {
            return pack;
        }
        Pack scaled = pack.withBattlefield(of(table.get()));
        for (Scenario scenario : pack.scenarios()) {
            scaled = scaled.withScenario(scenario.id(), this::of);
        }
        return scaled;
    }

    private TableBattlefield of(TableBattlefield table) {
        return new TableBattlefield(
                scaled(table.widthInches()),
                scaled(table.depthInches()),
                table.features().stream().map(this::of).toList(),
                table.places().stream()
                        .map(place -> place.area() instanceof Area.Shape shape
                                ? place.withArea(new Area.Shape(of(shape.geometry())))
                                : place)
                        .toList());
    }

    private TableFeature of(TableFeature feature) {
        TableFeature scaled = feature.withPoints(of(feature.points()));
        return feature.attributes()
                .number(GroundFeature.WIDTH)
                .map(width -> scaled.withAttributes(feature.attributes()
                        .with(GroundFeature.WIDTH, BigDecimal.valueOf(scaled(width.doubleValue())))))
                .orElse(scaled);
    }

    private Scenario of(Scenario scenario) {
        return scenario.withSetup(scenario.setup().stream()
                        .map(placement -> placement.withPosition(of(placement.position())))
                        .toList())
                .withTokens(scenario.tokens().stream()
                        .map(token -> token.withPosition(of(token.position())))
                        .toList());
    }

    private Position of(Position position) {
        return position instanceof Position.OnTable at
                ? new Position.OnTable(scaled(at.x()), scaled(at.y()))
                : position;
    }

    private Geometry of(Geometry drawn) {
        Geometry scaled = drawn.copy();
        scaled.apply((Coordinate point) -> {
            point.x = scaled(point.x);
            point.y = scaled(point.y);
        });
        scaled.geometryChanged();
        return scaled;
    }

    private double scaled(double inches) {
        return Math.rint(inches * factor * MILLIONTHS) / MILLIONTHS;
    }
}
