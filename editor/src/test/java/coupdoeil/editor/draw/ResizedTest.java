package coupdoeil.editor.draw;

import static coupdoeil.editor.draw.Shapes.of;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Margins;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;

class ResizedTest {

    private static final TableBattlefield TABLE = new TableBattlefield(
            72,
            48,
            List.of(
                    new TableFeature("way", "road", "", of("LINESTRING (0 20, 40 22, 72 24)"), Attributes.NONE),
                    new TableFeature("wood", "forest", "", of("POLYGON ((1 1, 5 1, 5 5, 1 1))"), Attributes.NONE)),
            List.of(new Place(
                    "north", "home-edge", "", new Area.Shape(of("LINESTRING (0 48, 72 48)")), Attributes.NONE)));

    private static Geometry resized(String shape, Margins margins) {
        TableFeature feature = new TableFeature("f", "road", "", of(shape), Attributes.NONE);
        return Resized.to(new TableBattlefield(72, 48, List.of(feature), List.of()), margins, true)
                .features()
                .get(0)
                .points();
    }

    @Test
    void whatLiesOnAnEdgeGoesWithItAndWhatReachesItGoesOnIfWanted() {
        Margins margins = new Margins(0, 12, 24, 0);
        TableBattlefield larger = Resized.to(TABLE, margins, true);
        assertThat(larger.widthInches()).isEqualTo(96);
        assertThat(larger.features().get(0).shape()).isEqualTo(of("LINESTRING (0 20, 40 22, 96 25.5)"));
        assertThat(larger.features().get(1)).isEqualTo(TABLE.features().get(1));
        assertThat(larger.places().get(0).area()).isEqualTo(new Area.Shape(of("LINESTRING (0 60, 96 60)")));
        assertThat(Resized.to(larger, margins.reversed(), true)).isEqualTo(TABLE);

        TableBattlefield bare = Resized.to(TABLE, margins, false);
        assertThat(bare.features()).isEqualTo(TABLE.features());
        assertThat(bare.places()).isEqualTo(larger.places());
        assertThat(Resized.goingOn(TABLE, margins)).isEqualTo(1);
    }

    @Test
    void aLineGoesStraightOnUntilItLeavesTheTable() {
        assertThat(resized("LINESTRING (60 30, 72 42)", new Margins(0, 0, 24, 0)))
                .isEqualTo(of("LINESTRING (60 30, 78 48)"));
        assertThat(resized("LINESTRING (40 22, 72 24)", new Margins(0, 0, -16, 0)))
                .as("or ends where it meets the edge of a smaller one")
                .isEqualTo(of("LINESTRING (40 22, 56 23)"));
        assertThat(resized("LINESTRING (0 5, 0 20)", new Margins(6, 0, 0, 0)))
                .as("it runs along the edge")
                .isEqualTo(of("LINESTRING (6 5, 6 20)"));
    }

    @Test
    void theSideOfAnAreaGoesOutWithTheEdgeAndLeavesTheGroundThereAsItWas() {
        assertThat(resized("POLYGON ((60 0, 72 0, 72 10, 60 10, 60 0))", new Margins(0, 0, 6, 2)))
                .isEqualTo(of("POLYGON ((60 0, 78 0, 78 12, 60 12, 60 0))"));
        assertThat(resized("POLYGON ((0 10, 0 20, 8 15, 0 10))", new Margins(4, 0, 0, 0)))
                .isEqualTo(of("POLYGON ((4 10, 0 10, 0 20, 4 20, 12 15, 4 10))"));
        assertThat(resized("POLYGON ((0 10, 0 20, 8 15, 0 10))", new Margins(-4, 0, 0, 0)))
                .isEqualTo(of("POLYGON ((0 12.5, 0 17.5, 4 15, 0 12.5))"));
        assertThat(resized("POLYGON ((0 10, 0 20, 2 20, 2 10, 0 10))", new Margins(-4, 0, 0, 0)))
                .as("none of it is left on the table")
                .isEqualTo(of("POLYGON ((-4 10, -4 20, -2 20, -2 10, -4 10))"));
    }

    @Test
    void whateverGrowsAndShrinksBackIsExactlyAsItWas() {
        Random random = new Random(7);
        int reaching = 0;
        for (int i = 0; i < 1000; i++) {
            TableBattlefield table = table(random);
            Margins margins = new Margins(more(random), more(random), more(random), more(random));
            reaching += Resized.goingOn(table, margins);
            TableBattlefield grown = Resized.to(table, margins, true);
            assertThat(Resized.to(grown, margins.reversed(), true)).isEqualTo(table);
            assertThat(grown.features()).allMatch(feature -> feature.points().isValid());
        }
        assertThat(reaching).isGreaterThan(1000);
    }

    @Test
    void ifNothingGoesOnAnySizeAndBackIsExactlyAsItWas() {
        Random random = new Random(8);
        for (int i = 0; i < 1000; i++) {
            TableBattlefield table = table(random);
            Margins margins = new Margins(
                    random.nextDouble(-9, 9),
                    random.nextDouble(-9, 9),
                    random.nextDouble(-9, 9),
                    random.nextDouble(-9, 9));
            TableBattlefield back = Resized.to(Resized.to(table, margins, false), margins.reversed(), false);
            assertThat(back).isEqualTo(table);
        }
    }

    private static double more(Random random) {
        return random.nextInt(3) == 0 ? 0 : random.nextInt(1, 400) / 10.0;
    }

    /** Lines from edge to edge, some of them curves, areas cut by the edge, and two edges of the table. */
    private static TableBattlefield table(Random random) {
        List<TableFeature> features = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Geometry line = of("LINESTRING (" + onEdge(random) + ", " + inside(random) + ", " + inside(random) + ", "
                    + onEdge(random) + ")");
            features.add(new TableFeature("l" + i, "road", "", line, Attributes.NONE).withSmooth(i == 0));
        }
        for (int i = 0; i < 3; i++) {
            Geometry blob = Shapes.blob(random, random.nextInt(73), random.nextInt(49), 10);
            Geometry cut = Cuts.inside(blob, of("POLYGON ((0 0, 72 0, 72 48, 0 48, 0 0))"))
                    .get(0);
            features.add(new TableFeature("a" + i, "wood", "", cut, Attributes.NONE));
        }
        return new TableBattlefield(
                72,
                48,
                features,
                List.of(place("LINESTRING (0 48, 72 48)"), place("LINESTRING (0 9, 0 0, 72 0, 72 30)")));
    }

    private static Place place(String shape) {
        return new Place("p", "home-edge", "", new Area.Shape(of(shape)), Attributes.NONE);
    }

    private static String onEdge(Random random) {
        String x = number(random, 72);
        String y = number(random, 48);
        return switch (random.nextInt(4)) {
            case 0 -> "0 " + y;
            case 1 -> "72 " + y;
            case 2 -> x + " 0";
            default -> x + " 48";
        };
    }

    private static String inside(Random random) {
        return number(random, 72) + " " + number(random, 48);
    }

    private static String number(Random random, int below) {
        return String.valueOf(random.nextInt(1, below * 1000) / 1000.0);
    }
}
