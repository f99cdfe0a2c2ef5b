package coupdoeil.editor.draw;

import static coupdoeil.editor.draw.Shapes.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.algorithm.distance.DiscreteHausdorffDistance;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

class SimplerTest {

    @Test
    void whatWasSimpleStaysSimple() {
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            Polygon blob = Shapes.blob(random, 30, 30, 10);
            double tolerance = random.nextDouble() * 6;
            Geometry simpler = Simpler.of(blob, tolerance);
            assertThat(simpler.isValid()).as("run %d: %s", i, blob).isTrue();
            assertThat(simpler.getNumPoints()).isLessThanOrEqualTo(blob.getNumPoints());
        }
    }

    @Test
    void aLineThatDidNotCrossItselfDoesNotThen() {
        Random random = new Random(5);
        int tried = 0;
        while (tried < 200) {
            List<Coordinate> points = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                points.add(at(random.nextInt(20), random.nextInt(20)));
            }
            LineString line = Figures.line(points).orElseThrow();
            if (line.isSimple()) {
                tried++;
                Geometry simpler = Simpler.of(line, 4);
                assertThat(simpler.isSimple()).as("%s", line).isTrue();
                assertThat(simpler.getCoordinates()[0]).isEqualTo(line.getCoordinateN(0));
            }
        }
    }

    @Test
    void aShakyStrokeIsALineOfFewPointsNearIt() {
        Random random = new Random(9);
        List<Coordinate> way = new ArrayList<>();
        for (int i = 0; i <= 200; i++) {
            double x = i / 10.0;
            way.add(at(x, 5 + 3 * Math.sin(x / 4) + random.nextDouble() * 0.08));
        }
        List<Coordinate> stroke = Simpler.stroke(way, false);
        assertThat(stroke).hasSizeLessThan(25);
        assertThat(stroke.get(0)).isEqualTo(Figures.onGrid(way.get(0)));
        LineString drawn = Figures.line(way).orElseThrow();
        LineString smooth = Figures.line(stroke).orElseThrow();
        assertThat(Arrays.stream(drawn.getCoordinates())
                        .mapToDouble(point -> smooth.distance(Figures.point(point)))
                        .max()
                        .orElseThrow())
                .isLessThan(0.3);
        assertThat(DiscreteHausdorffDistance.distance(smooth, drawn)).isLessThan(0.6);
    }
}
