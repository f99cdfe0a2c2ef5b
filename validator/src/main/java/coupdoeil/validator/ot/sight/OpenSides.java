package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Edge;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.Outline;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.table.fact.Inches;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;

/** Who has a redoubt's open side before him (OT Redoubts). */
public record OpenSides(Visibility visibility) {

    /** How far a unit is from a side, outside of it and within sight, in inches; empty if it is further off or hidden. */
    public Optional<Double> inchesFrom(GroundFeature redoubt, LineSegment side, Post unit, double most) {
        boolean turned = Orientation.isCCW(redoubt.feature().shape().getCoordinates());
        List<Spot> outside = visibility.points(unit).stream()
                .filter(spot -> isOutside(side, spot, turned))
                .toList();
        double inches = edges(unit)
                .mapToDouble(edge -> Distance.segmentToSegment(
                        new Coordinate(edge.ax() / Spot.PER_INCH, edge.ay() / Spot.PER_INCH),
                        new Coordinate(edge.bx() / Spot.PER_INCH, edge.by() / Spot.PER_INCH),
                        side.p0,
                        side.p1))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
        return !outside.isEmpty() && Inches.within(inches, most) && isSeen(side, outside)
                ? Optional.of(inches)
                : Optional.empty();
    }

    private boolean isSeen(LineSegment side, List<Spot> from) {
        return SightPoints.along(Spot.inches(side.p0.x, side.p0.y), Spot.inches(side.p1.x, side.p1.y)).stream()
                .anyMatch(spot -> visibility.seesGround(from, spot));
    }

    /** Anticlockwise the ground of the redoubt is on the left of its sides. */
    private static boolean isOutside(LineSegment side, Spot spot, boolean anticlockwise) {
        int index = side.orientationIndex(new Coordinate(spot.xInches(), spot.yInches()));
        return anticlockwise ? index == Orientation.RIGHT : index == Orientation.LEFT;
    }

    private static Stream<Edge> edges(Post unit) {
        GroundFeature feature = unit.feature();
        return feature == null
                ? unit.stands().stream().flatMap(stand -> Outline.of(stand).edges().stream())
                : feature.shape().outline().edges().stream();
    }
}
