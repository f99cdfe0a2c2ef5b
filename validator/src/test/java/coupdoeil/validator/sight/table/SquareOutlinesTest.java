package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.CoverageUnion;

/** Outlines of squares take the ground that a library's union of the same squares takes, and are valid. */
class SquareOutlinesTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    @Test
    void squaresAsTheUnionOfEach() {
        Random random = new Random(1781);
        int holes = 0;
        for (int i = 0; i < 300; i++) {
            Squares squares = new Squares(1 + random.nextInt(9), 1 + random.nextInt(9));
            BitSet some = new BitSet();
            double share = random.nextDouble();
            for (int square = 0; square < squares.count(); square++) {
                some.set(square, random.nextDouble() < share);
            }
            if (some.isEmpty()) {
                continue;
            }
            Geometry shape = squares.shape(some);
            assertThat(shape.isValid()).as("valid: %s", shape).isTrue();
            assertThat(shape.equalsTopo(union(squares, some))).as("%s", shape).isTrue();
            for (int part = 0; part < shape.getNumGeometries(); part++) {
                holes += ((Polygon) shape.getGeometryN(part)).getNumInteriorRing();
            }
        }
        assertThat(holes).isGreaterThan(50);
    }

    /** Two squares at a corner of a hole and of the rim: one part, whose hole touches the rim. */
    @Test
    void groundThatTouchesItself() {
        // ###
        // #.#
        // .##
        assertThat(shape("###", "#.#", ".##").toText())
                .isEqualTo("POLYGON ((1 0, 3 0, 3 3, 0 3, 0 1, 1 1, 1 0), (1 1, 1 2, 2 2, 2 1, 1 1))");
    }

    @Test
    void squaresThatShareACornerAreTwo() {
        assertThat(shape(".#", "#.").toText())
                .isEqualTo("MULTIPOLYGON (((0 0, 1 0, 1 1, 0 1, 0 0)), ((1 1, 2 1, 2 2, 1 2, 1 1)))");
    }

    @ParameterizedTest
    @ValueSource(doubles = {2.5, 2.9})
    void theLastColumnEndsWithTheTable(double width) {
        BitSet all = new BitSet();
        all.set(0, new Squares(width, 1).count());
        assertThat(new Squares(width, 1).shape(all).getEnvelopeInternal()).isEqualTo(new Envelope(0, width, 0, 1));
    }

    @Test
    void nothing() {
        assertThat(new Squares(3, 3).shape(new BitSet()).isEmpty()).isTrue();
    }

    /** Rows from north to south. */
    private static Geometry shape(String... rows) {
        Squares squares = new Squares(rows[0].length(), rows.length);
        BitSet some = new BitSet();
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                some.set((rows.length - 1 - row) * squares.columns() + column, rows[row].charAt(column) == '#');
            }
        }
        return squares.shape(some);
    }

    private static Geometry union(Squares squares, BitSet some) {
        return CoverageUnion.union(GEOMETRIES.createMultiPolygon(some.stream()
                .mapToObj(square -> {
                    int x = square % squares.columns();
                    int y = square / squares.columns();
                    return GEOMETRIES.createPolygon(new Coordinate[] {
                        new Coordinate(x, y),
                        new Coordinate(x + 1, y),
                        new Coordinate(x + 1, y + 1),
                        new Coordinate(x, y + 1),
                        new Coordinate(x, y)
                    });
                })
                .toArray(Polygon[]::new)));
    }
}
