package coupdoeil.validator.ot.fact;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import java.util.Collection;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.distance.DistanceOp;

/** What lies between pieces that stand near each other: faces of redoubts and rivers (OT Redoubts; Skirmishers). */
public record Contact(TableGround ground, Posts posts) {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final double TOUCHING = 1e-6;

    /** Whether a face of a redoubt in which one of two stands, and not the other, lies between them. */
    public boolean isAcrossFace(Stand one, Stand other) {
        LineString gap = gap(shape(one), shape(other));
        return near(one, other).stream()
                .filter(feature ->
                        Terrain.isRedoubt(feature) && Garrisons.isIn(one, feature) != Garrisons.isIn(other, feature))
                .anyMatch(redoubt -> Redoubts.walls(redoubt).anyMatch(face -> isMet(face, gap)));
    }

    /** Whether the side of a redoubt that is nearest to a piece is a face, and somebody is in it. */
    public boolean isBeforeFace(Stand stand, Post inside) {
        GroundFeature redoubt = inside.feature();
        if (redoubt == null || !Terrain.isRedoubt(redoubt)) {
            return false;
        }
        LineString gap = gap(shape(stand), redoubt.feature().shape());
        return Redoubts.walls(redoubt).anyMatch(face -> isMet(face, gap));
    }

    private static boolean isMet(LineSegment face, LineString gap) {
        return face.toGeometry(GEOMETRIES).isWithinDistance(gap, TOUCHING);
    }

    /** Whether a river, be it bridged or not, lies between two pieces. */
    public boolean isAcrossRiver(Stand one, Stand other) {
        LineString gap = gap(shape(one), shape(other));
        return near(one, other).stream()
                .filter(Terrain::isRiver)
                .anyMatch(river -> river.feature().shape().isWithinDistance(gap, TOUCHING));
    }

    private Collection<GroundFeature> near(Stand one, Stand other) {
        Envelope between = one.footprint().bounds();
        between.expandToInclude(other.footprint().bounds());
        return ground.near(between);
    }

    /** Whether half of a piece's stands, at least, are on ground into which an arm may not charge. */
    public boolean isSafeFrom(Stand stand, String arm, boolean redoubtsOpen) {
        return ground.near(stand.footprint().bounds()).stream()
                .filter(feature -> feature.feature().shape() instanceof Polygon
                        && Terrain.bansCharge(feature, arm)
                        && !(redoubtsOpen && Terrain.isRedoubt(feature)))
                .anyMatch(feature -> Garrisons.isIn(stand, feature));
    }

    private static LineString gap(Geometry one, Geometry other) {
        return GEOMETRIES.createLineString(DistanceOp.nearestPoints(one, other));
    }

    private static Geometry shape(Stand stand) {
        Polygon[] bases = stand.footprint().bases().stream().map(Base::inches).toArray(Polygon[]::new);
        return GEOMETRIES.createMultiPolygon(bases);
    }

    /** The ground between the sides that two pieces turn to each other, in inches. */
    public static Geometry between(Stand one, Stand other) {
        LineString near = side(one, other);
        LineString far = side(other, one);
        return GEOMETRIES
                .createMultiPointFromCoords(Stream.of(near.getCoordinates(), far.getCoordinates())
                        .flatMap(Stream::of)
                        .toArray(Coordinate[]::new))
                .convexHull();
    }

    /** The side of a piece's rectangle that is nearest to another. */
    private static LineString side(Stand of, Stand to) {
        Coordinate[] ring = of.footprint().rectangle().inches().getCoordinates();
        Geometry there = to.footprint().rectangle().inches();
        LineString best = GEOMETRIES.createLineString(new Coordinate[] {ring[0], ring[1]});
        for (int i = 1; i + 1 < ring.length; i++) {
            LineString side = GEOMETRIES.createLineString(new Coordinate[] {ring[i], ring[i + 1]});
            if (there.distance(side) < there.distance(best)) {
                best = side;
            }
        }
        return best;
    }
}
