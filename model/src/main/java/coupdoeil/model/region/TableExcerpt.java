package coupdoeil.model.region;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.region.Excerpt.Listed;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.table.TableGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** Features of a table with the pieces that stand about them, as they are on it. */
public record TableExcerpt(List<Listed<TableFeature>> features, List<Listed<Placement>> setup) {

    /** Inches that a point may be off one with few decimals to be taken for it: what was turned comes back as it was. */
    private static final double NEAR = 5e-6;

    public TableExcerpt {
        features = List.copyOf(features);
        setup = List.copyOf(setup);
    }

    /** Features and pieces of some ids. @param scenario whose set-up the pieces are in; null for features alone */
    public static TableExcerpt of(
            TableBattlefield table,
            @Nullable Scenario scenario,
            Collection<String> features,
            Collection<String> pieces) {
        List<Placement> setup = scenario == null ? List.of() : scenario.setup();
        return new TableExcerpt(
                IntStream.range(0, table.features().size())
                        .filter(i -> features.contains(table.features().get(i).id()))
                        .mapToObj(i -> new Listed<>(i, table.features().get(i)))
                        .toList(),
                IntStream.range(0, setup.size())
                        .filter(i -> pieces.contains(setup.get(i).piece())
                                && setup.get(i).position() instanceof Position.OnTable)
                        .mapToObj(i -> new Listed<>(i, setup.get(i)))
                        .toList());
    }

    public boolean isEmpty() {
        return features.isEmpty() && setup.isEmpty();
    }

    /** The mean of all its points, about which it turns: turned, it has the same one. */
    public Coordinate middle() {
        List<Coordinate> points = new ArrayList<>();
        features.forEach(
                listed -> points.addAll(Arrays.asList(listed.value().points().getCoordinates())));
        setup.forEach(listed -> {
            if (listed.value().position() instanceof Position.OnTable at) {
                points.add(new Coordinate(at.x(), at.y()));
            }
        });
        return new Coordinate(
                points.stream().mapToDouble(point -> point.x).average().orElse(0),
                points.stream().mapToDouble(point -> point.y).average().orElse(0));
    }

    /** All of it so many inches further, on the grid of a table. */
    public TableExcerpt moved(double east, double north) {
        return east == 0 && north == 0
                ? this
                : changed(
                        point -> new Coordinate(TableGrid.onGrid(point.x + east), TableGrid.onGrid(point.y + north)),
                        degrees -> degrees);
    }

    /** All of it turned about its middle, headings with it. @param degrees clockwise */
    public TableExcerpt turned(int degrees) {
        int quarters = Math.floorMod(degrees, 360);
        if (quarters == 0) {
            return this;
        }
        Coordinate middle = middle();
        double cos = quarters % 90 == 0 ? List.of(1, 0, -1, 0).get(quarters / 90) : Math.cos(Math.toRadians(quarters));
        double sin = quarters % 90 == 0 ? List.of(0, 1, 0, -1).get(quarters / 90) : Math.sin(Math.toRadians(quarters));
        return changed(
                point -> {
                    double x = point.x - middle.x;
                    double y = point.y - middle.y;
                    return new Coordinate(near(middle.x + x * cos + y * sin), near(middle.y + y * cos - x * sin));
                },
                heading -> heading - quarters);
    }

    /** All of it with east and west exchanged about its middle, headings with it. */
    public TableExcerpt mirrored() {
        Coordinate middle = middle();
        return changed(point -> new Coordinate(near(2 * middle.x - point.x), point.y), heading -> 180 - heading);
    }

    /** The same with other words for its ground. @param instead what stands for a word */
    public TableExcerpt renamed(UnaryOperator<String> instead) {
        return new TableExcerpt(
                features.stream()
                        .map(listed -> listed.with(listed.value()
                                .withType(instead.apply(listed.value().type()))))
                        .toList(),
                setup);
    }

    private TableExcerpt changed(UnaryOperator<Coordinate> point, UnaryOperator<Double> heading) {
        return new TableExcerpt(
                features.stream()
                        .map(listed -> listed.with(
                                listed.value().withPoints(changed(listed.value().points(), point))))
                        .toList(),
                setup.stream()
                        .map(listed -> listed.with(changed(listed.value(), point, heading)))
                        .toList());
    }

    private static Geometry changed(Geometry shape, UnaryOperator<Coordinate> change) {
        Geometry copy = shape.copy();
        copy.apply((Coordinate point) -> point.setCoordinate(change.apply(point.copy())));
        copy.geometryChanged();
        return copy;
    }

    private static Placement changed(
            Placement placement, UnaryOperator<Coordinate> change, UnaryOperator<Double> heading) {
        if (!(placement.position() instanceof Position.OnTable at)) {
            return placement;
        }
        Coordinate to = change.apply(new Coordinate(at.x(), at.y()));
        Placement there = placement.withPosition(new Position.OnTable(to.x, to.y));
        return placement.facing() instanceof Facing.Heading old
                ? there.withFacing(new Facing.Heading(round(heading.apply(old.degrees()))))
                : there;
    }

    private static double round(double degrees) {
        double turned = Math.rint((degrees % 360 + 360) % 360 * 1000) / 1000;
        return turned % 360;
    }

    private static double near(double inches) {
        for (double tidy : new double[] {Math.rint(inches * 1000) / 1000, TableGrid.onGrid(inches)}) {
            if (Math.abs(tidy - inches) < NEAR) {
                return tidy;
            }
        }
        return Math.rint(inches * 1e6) / 1e6;
    }
}
