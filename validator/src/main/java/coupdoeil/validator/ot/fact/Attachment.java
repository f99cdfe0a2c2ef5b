package coupdoeil.validator.ot.fact;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.table.Features;
import java.util.Objects;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;

/** Whether a battery stands to infantry as an attached one does (OT Melee Combat: Attached Artillery). */
public final class Attachment {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    /** What is nearer touches, in inches. */
    private static final double TOUCHING = 0.01;

    private Attachment() {}

    /** Touching its front or a flank, or any side of a square; in one block they are together. */
    public static boolean isBeside(Post battery, Post infantry) {
        Footprint guns = battery.footprint();
        Footprint foot = infantry.footprint();
        if (guns == null || foot == null) {
            return guns == null && foot == null && Objects.equals(battery.feature(), infantry.feature());
        }
        boolean square = Units.formation(infantry.placement()).equals(Units.SQUARE);
        return square
                ? guns.inchesFrom(foot) <= TOUCHING
                : guns.bases().stream()
                        .map(Base::inches)
                        .anyMatch(gun -> gun.isWithinDistance(frontAndFlanks(foot.rectangle()), TOUCHING));
    }

    /** Without the ends of the flanks, which a battery in the rear touches, too. */
    private static Geometry frontAndFlanks(Base rectangle) {
        Coordinate[] ring = rectangle.inches().getCoordinates();
        LineSegment right = new LineSegment(ring[1], ring[2]);
        LineSegment left = new LineSegment(ring[0], ring[3]);
        double share = 1 - Math.min(1, 2 * TOUCHING / right.getLength());
        return GEOMETRIES.createLineString(
                new Coordinate[] {right.pointAlong(share), ring[1], ring[0], left.pointAlong(share)});
    }

    /** Whether both are in one redoubt, wherever in it. */
    public static boolean areInOneRedoubt(Post battery, Post infantry, Features features) {
        return features.all().stream()
                .filter(Terrain::isRedoubt)
                .anyMatch(redoubt -> isIn(battery, redoubt) && isIn(infantry, redoubt));
    }

    private static boolean isIn(Post post, GroundFeature redoubt) {
        return post.footprint() == null
                ? redoubt.equals(post.feature())
                : Garrisons.isIn(post.footprint().bases(), redoubt);
    }
}
