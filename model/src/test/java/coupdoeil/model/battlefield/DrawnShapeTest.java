package coupdoeil.model.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.format.BattlefieldFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.locationtech.jts.algorithm.distance.DiscreteHausdorffDistance;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.AffineTransformation;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

class DrawnShapeTest {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private static Geometry of(String shape) {
        try {
            return new WKTReader().read(shape);
        } catch (ParseException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Test
    void straightSidesAreThePointsThemselves() {
        Geometry wood = of("POLYGON ((0 0, 10 0, 10 10, 0 0), (6 2, 8 2, 8 4, 6 2))");

        assertThat(DrawnShape.straight(wood).outline()).isSameAs(wood);
        assertThat(DrawnShape.of(of("POINT (1 2)"), true).isSmooth()).isFalse();
        assertThat(DrawnShape.of(of("LINESTRING (0 0, 10 3)"), true).outline()).isEqualTo(of("LINESTRING (0 0, 10 3)"));
    }

    @Test
    void aCurveThroughTheCornersOfASquareIsNearlyACircle() {
        Geometry curve = DrawnShape.of(of("POLYGON ((0 0, 10 0, 10 10, 0 10, 0 0))"), true)
                .outline();

        assertThat(curve.isValid()).isTrue();
        // A circle through the corners has 50 pi square inches, the square 100.
        assertThat(curve.getArea()).isBetween(130.0, 157.0);
        double radius = Math.sqrt(50);
        for (Coordinate point : curve.getCoordinates()) {
            assertThat(point.distance(new Coordinate(5, 5))).isBetween(radius - 0.9, radius + 0.1);
        }
    }

    /** Of random lines and rings: what holds of any curve through points. */
    @TestFactory
    Stream<DynamicTest> anyCurve() {
        return Stream.iterate(1, seed -> seed + 1)
                .limit(60)
                .map(seed -> DynamicTest.dynamicTest("seed " + seed, () -> {
                    SplittableRandom random = new SplittableRandom(seed);
                    Coordinate[] points = new Coordinate[random.nextInt(3, 12)];
                    for (int i = 0; i < points.length; i++) {
                        points[i] = new Coordinate(random.nextInt(720) / 10.0, random.nextInt(480) / 10.0);
                    }
                    if (random.nextBoolean()) {
                        points[1] = points[0].copy();
                    }
                    LineString line = FACTORY.createLineString(points);
                    DrawnShape shape = DrawnShape.of(line, true);
                    LineString curve = (LineString) shape.outline();

                    assertThat(List.of(curve.getCoordinates())).containsSubsequence(points);
                    assertThat(shape.sides()).hasSize(points.length - 1);
                    assertThat(shape.sides().stream()
                                    .mapToDouble(Geometry::getLength)
                                    .sum())
                            .isEqualTo(curve.getLength(), org.assertj.core.api.Assertions.within(1e-9));
                    assertThat(DiscreteHausdorffDistance.distance(
                                    curve, DrawnShape.of(line.reverse(), true).outline()))
                            .as("the same from the other end")
                            .isLessThan(3e-4);
                    AffineTransformation mirror = AffineTransformation.reflectionInstance(36, 0, 36, 48);
                    assertThat(DiscreteHausdorffDistance.distance(
                                    mirror.transform(curve),
                                    DrawnShape.of(mirror.transform(line), true).outline()))
                            .as("the same in a mirror")
                            .isLessThan(3e-4);
                }));
    }

    @Test
    void piecesKeepToTheTolerance() {
        LineString points = (LineString) of("LINESTRING (0 0, 20 30, 60 32, 61 2, 70 0)");
        LineString coarse = (LineString) DrawnShape.of(points, true).outline();
        // Four times as large it has pieces for that size: what is finer, brought back to this one.
        LineString fine = (LineString) AffineTransformation.scaleInstance(0.25, 0.25)
                .transform(
                        DrawnShape.of(AffineTransformation.scaleInstance(4, 4).transform(points), true)
                                .outline());

        assertThat(fine.getNumPoints()).isGreaterThan(coarse.getNumPoints() * 3 / 2);
        for (Coordinate point : fine.getCoordinates()) {
            assertThat(coarse.distance(FACTORY.createPoint(point))).isLessThan(Curve.TOLERANCE);
        }
    }

    @Test
    void aFileHoldsThePointsAndThatTheyAreSmooth() {
        TableFeature wood = new TableFeature(
                "wood", "forest", "", DrawnShape.of(of("POLYGON ((1 1, 9 1, 9 9, 1 1))"), true), Attributes.NONE);
        TableFeature road = new TableFeature("road", "road", "", of("LINESTRING (0 5, 9 5)"), Attributes.NONE);
        String written = BattlefieldFormat.write(new TableBattlefield(20, 20, List.of(wood, road), List.of()))
                .toString();

        assertThat(written).contains("smooth").doesNotContain("false");
        assertThat(wood.points().getNumPoints()).isEqualTo(4);
        assertThat(wood.shape().getNumPoints()).isGreaterThan(20);
        assertThat(wood.withPoints(road.points()).drawn().isSmooth()).isTrue();
        assertThat(wood.withShape(wood.shape()).drawn().isSmooth()).isFalse();
        assertThat(wood.withSmooth(false)).isNotEqualTo(wood);
        assertThat(wood.withSmooth(false).withSmooth(true)).isEqualTo(wood).hasSameHashCodeAs(wood);
    }

    @Test
    void holesAreCurvesToo() {
        Polygon curve = (Polygon)
                DrawnShape.of(of("POLYGON ((0 0, 30 0, 30 30, 0 30, 0 0), (12 12, 18 12, 18 18, 12 18, 12 12))"), true)
                        .outline();

        assertThat(curve.getNumInteriorRing()).isEqualTo(1);
        assertThat(curve.getInteriorRingN(0).getNumPoints()).isGreaterThan(5);
    }
}
