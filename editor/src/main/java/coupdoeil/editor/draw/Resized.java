package coupdoeil.editor.draw;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** A table of another size. What lies on its east or north edge goes with that edge, all else stays. */
public final class Resized {

    private final TableBattlefield table;
    private final double widthInches;
    private final double depthInches;

    private Resized(TableBattlefield table, double widthInches, double depthInches) {
        this.table = table;
        this.widthInches = widthInches;
        this.depthInches = depthInches;
    }

    public static TableBattlefield to(TableBattlefield table, double widthInches, double depthInches) {
        return new Resized(table, widthInches, depthInches).table();
    }

    private TableBattlefield table() {
        return new TableBattlefield(
                widthInches,
                depthInches,
                table.features().stream().map(this::feature).toList(),
                table.places().stream().map(this::place).toList());
    }

    private TableFeature feature(TableFeature feature) {
        return feature.withPoints(shape(feature.points()));
    }

    private Place place(Place place) {
        return place.area() instanceof Area.Shape area ? place.withArea(new Area.Shape(shape(area.geometry()))) : place;
    }

    private Geometry shape(Geometry shape) {
        Geometry copy = shape.copy();
        copy.apply((Coordinate point) -> {
            point.x = point.x == table.widthInches() ? widthInches : point.x;
            point.y = point.y == table.depthInches() ? depthInches : point.y;
        });
        copy.geometryChanged();
        return copy;
    }
}
