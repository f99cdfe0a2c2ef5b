package coupdoeil.model.region;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.region.Excerpt.Listed;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.table.TableGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** Features and places of a table with the pieces and markers that stand about them, as they are on it. */
public record TableExcerpt(
        List<Listed<TableFeature>> features,
        List<Listed<Place>> places,
        List<Listed<Placement>> setup,
        List<Listed<Token>> tokens) {

    /** Inches that a point may be off one with few decimals to be taken for it: what was turned comes back as it was. */
    private static final double NEAR = 5e-6;

    public TableExcerpt {
        features = List.copyOf(features);
        places = List.copyOf(places);
        setup = List.copyOf(setup);
        tokens = List.copyOf(tokens);
    }

    /**
     * What of a table, and of who stands on it, has one of some ids.
     *
     * @param scenario whose set-up and markers go along; null for the ground alone
     */
    public static TableExcerpt of(TableBattlefield table, @Nullable Scenario scenario, Ids ids) {
        return new TableExcerpt(
                listed(table.features(), feature -> ids.features().contains(feature.id())),
                listed(
                        table.places(),
                        place -> ids.places().contains(place.id()) && place.area() instanceof Area.Shape),
                listed(
                        scenario == null ? List.of() : scenario.setup(),
                        placement -> ids.pieces().contains(placement.piece())
                                && placement.position() instanceof Position.OnTable),
                listed(
                        scenario == null ? List.of() : scenario.tokens(),
                        token -> ids.tokens().contains(token.id()) && token.position() instanceof Position.OnTable));
    }

    private static <T> List<Listed<T>> listed(List<T> all, Predicate<T> wanted) {
        return IntStream.range(0, all.size())
                .filter(i -> wanted.test(all.get(i)))
                .mapToObj(i -> new Listed<>(i, all.get(i)))
                .toList();
    }

    /** What there may be in a part of a table, by id. */
    public record Ids(
            Collection<String> features,
            Collection<String> places,
            Collection<String> pieces,
            Collection<String> tokens) {

        public Ids {
            features = List.copyOf(features);
            places = List.copyOf(places);
            pieces = List.copyOf(pieces);
            tokens = List.copyOf(tokens);
        }
    }

    /** The ids of all that is in it. */
    public Ids ids() {
        return new Ids(
                ids(features, TableFeature::id),
                ids(places, Place::id),
                ids(setup, Placement::piece),
                ids(tokens, Token::id));
    }

    private static <T> List<String> ids(List<Listed<T>> all, Function<T, String> id) {
        return all.stream().map(listed -> id.apply(listed.value())).toList();
    }

    public boolean isEmpty() {
        return features.isEmpty() && places.isEmpty() && setup.isEmpty() && tokens.isEmpty();
    }

    /** The mean of all its points, about which it turns: turned, it has the same one. */
    public Coordinate middle() {
        List<Coordinate> points = new ArrayList<>();
        features.forEach(
                listed -> points.addAll(Arrays.asList(listed.value().points().getCoordinates())));
        places.forEach(listed ->
                points.addAll(Arrays.asList(shape(listed.value()).geometry().getCoordinates())));
        Stream.concat(
                        setup.stream().map(listed -> listed.value().position()),
                        tokens.stream().map(listed -> listed.value().position()))
                .forEach(position -> {
                    if (position instanceof Position.OnTable at) {
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
                places,
                setup,
                tokens);
    }

    private TableExcerpt changed(UnaryOperator<Coordinate> point, UnaryOperator<Double> heading) {
        return new TableExcerpt(
                features.stream()
                        .map(listed -> listed.with(
                                listed.value().withPoints(changed(listed.value().points(), point))))
                        .toList(),
                places.stream()
                        .map(listed -> listed.with(listed.value()
                                .withArea(new Area.Shape(
                                        changed(shape(listed.value()).geometry(), point)))))
                        .toList(),
                setup.stream()
                        .map(listed -> listed.with(changed(listed.value(), point, heading)))
                        .toList(),
                tokens.stream()
                        .map(listed -> listed.with(listed.value()
                                .withPosition(changed(listed.value().position(), point))))
                        .toList());
    }

    private static Area.Shape shape(Place place) {
        return (Area.Shape) place.area();
    }

    private static Position changed(Position position, UnaryOperator<Coordinate> change) {
        if (position instanceof Position.OnTable at) {
            Coordinate to = change.apply(new Coordinate(at.x(), at.y()));
            return new Position.OnTable(to.x, to.y);
        }
        return position;
    }

    private static Geometry changed(Geometry shape, UnaryOperator<Coordinate> change) {
        Geometry copy = shape.copy();
        copy.apply((Coordinate point) -> point.setCoordinate(change.apply(point.copy())));
        copy.geometryChanged();
        return copy;
    }

    private static Placement changed(
            Placement placement, UnaryOperator<Coordinate> change, UnaryOperator<Double> heading) {
        Placement there = placement.withPosition(changed(placement.position(), change));
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
