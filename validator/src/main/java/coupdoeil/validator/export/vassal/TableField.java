package coupdoeil.validator.export.vassal;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.MapView;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;

/** A table as a board, to scale, without a grid. */
final class TableField implements Field {

    private final TableBattlefield table;
    private final double pixels;
    /** Pixels around it: who stands on the very edge is still on the board. */
    private final int margin;

    /** @param pixels of an inch */
    TableField(TableBattlefield table, double pixels) {
        this.table = table;
        this.pixels = pixels;
        this.margin = (int) Math.ceil(pixels / 2);
    }

    @Override
    public Frame frame() {
        double around = margin * MapView.UNITS_PER_INCH / pixels;
        return new Frame(
                -around,
                -around,
                Math.max(1, table.widthInches()) * MapView.UNITS_PER_INCH + 2 * around,
                Math.max(1, table.depthInches()) * MapView.UNITS_PER_INCH + 2 * around);
    }

    @Override
    public Optional<Spot> spot(Position position) {
        Position standing = position.standing();
        if (standing instanceof Position.OnTable on) {
            return spot(on.x(), on.y());
        }
        if (standing instanceof Position.InFeature in) {
            return table.features().stream()
                    .filter(feature -> feature.id().equals(in.feature()))
                    .map(TableFeature::shape)
                    .filter(shape -> !shape.isEmpty())
                    .findFirst()
                    .map(Geometry::getInteriorPoint)
                    .flatMap(this::inside);
        }
        return Optional.empty();
    }

    private Optional<Spot> inside(Point point) {
        return point.isEmpty() ? Optional.empty() : spot(point.getX(), point.getY());
    }

    /** Where a point of the table lies; empty beside the table. */
    private Optional<Spot> spot(double xInches, double yInches) {
        boolean on = xInches >= 0 && yInches >= 0 && xInches <= table.widthInches() && yInches <= table.depthInches();
        return on
                ? Optional.of(new Spot((int) Math.round(xInches * pixels), (int)
                                Math.round((table.depthInches() - yInches) * pixels))
                        .plus(margin, margin))
                : Optional.empty();
    }

    @Override
    public Optional<Component> grid() {
        return Optional.empty();
    }

    @Override
    public List<String> otherLabels() {
        return List.of();
    }
}
