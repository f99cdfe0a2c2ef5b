package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

/** From 20,0 at a piece 30 inches north, between 15 and 25: what of it nobody sees, whatever it stands on. */
class ShadeTest {

    private static final Envelope TARGET = ConvexGround.inches(15, 30, 25, 32);

    private final TableOf table = new TableOf();

    private Shade shade() {
        Looks looks = new Looks(table, Region.of(ConvexGround.inches(-100, -100, 200, 200)), Set.of());
        return new Shade(looks, TableOf.quarters(20), 0, TARGET);
    }

    /** The whole inches of the near edge that lie in it. */
    private List<Integer> held() {
        Shade shade = shade();
        return IntStream.rangeClosed(15, 25)
                .filter(x -> shade.holds(TableOf.quarters(x), TableOf.quarters(30)))
                .boxed()
                .toList();
    }

    private boolean holds(double from, double to) {
        return shade().holds(TableOf.quarters(from), TableOf.quarters(30), TableOf.quarters(to), TableOf.quarters(30));
    }

    @Test
    void nothingIsInTheWay() {
        assertThat(held()).isEmpty();
        assertThat(holds(18, 22)).isFalse();
    }

    /** At half the distance two inches hide four. */
    @Test
    void behindABuilding() {
        table.building("mill", 19, 14, 21, 15);

        assertThat(held()).containsExactly(18, 19, 20, 21, 22);
        assertThat(holds(18, 22)).isTrue();
        assertThat(holds(18, 22.5)).isFalse();
        assertThat(holds(17.5, 22)).isFalse();
        assertThat(shade().holds(TableOf.quarters(20), TableOf.quarters(32)))
                .as("beyond")
                .isTrue();
    }

    @Test
    void behindSeveralThatOverlapAndOneThatDoesNot() {
        table.building("mill", 19, 14, 20, 15).body("guns", 19.8, 9, 20.4, 10).building("barn", 21.9, 19, 22.9, 20);

        assertThat(held()).containsExactly(18, 19, 20, 21, 23, 24);
        assertThat(holds(18, 21)).isTrue();
        assertThat(holds(23, 24)).isTrue();
        assertThat(holds(21, 23)).as("from one part to another").isFalse();
    }

    @Test
    void whatIsNotNearerThanAllOfItIsNoShade() {
        table.building("mill", 19, 28, 21, 29.9).building("beyond", 10, 33, 30, 34);
        assertThat(held()).containsExactly(19, 20, 21);
        table.screens.clear();
        table.building("mill", 19, 28, 21, 30);
        assertThat(held()).as("touching it").isEmpty();
        table.screens.clear();
        table.building("wide", 5, 28, 35, 29);
        assertThat(held()).as("its ends are further off than the target").isEmpty();
    }

    @Test
    void overOrchardsAndPiecesOneSeesFromHeights() {
        table.orchard("orchard", 19, 14, 20, 15).body("guns", 19.5, 14, 21, 15);
        assertThat(held()).containsExactly(18, 19, 20, 21, 22);
        table.hill("target's", 1, 10, 31, 30, 40);
        assertThat(held()).isEmpty();
        table.contours.clear();
        table.hill("own", 1, 10, -5, 30, 5);
        assertThat(held()).isEmpty();
        table.hill("between", 1, 10, 12, 30, 16);
        assertThat(held()).as("the piece stands as high").containsExactly(19, 20, 21, 22);
        table.contours.clear();
        table.hill("elsewhere", 1, 10, 12, 30, 16);
        assertThat(held()).containsExactly(18, 19, 20, 21, 22);
        table.contours.clear();
        table.hill("own", 1, 10, -5, 30, 5);
        table.building("mill", 19, 14, 20, 15);
        assertThat(held()).containsExactly(18, 19);
    }

    @Test
    void fromElsewhere() {
        Envelope target = ConvexGround.inches(15, 39, 25, 41);
        table.body("guns", 19, 37, 21, 38.9);

        assertThat(held(9, target)).containsExactly(19, 20, 21);
        table.hill("own", 1, 10, 5, 30, 12);
        assertThat(held(9, target)).isEmpty();
    }

    private List<Integer> held(double south, Envelope target) {
        Looks looks = new Looks(table, Region.of(ConvexGround.inches(-100, -100, 200, 200)), Set.of());
        Shade shade = new Shade(looks, TableOf.quarters(20), TableOf.quarters(south), target);
        return IntStream.rangeClosed(15, 25)
                .filter(x -> shade.holds(TableOf.quarters(x), target.getMinY() * 4))
                .boxed()
                .toList();
    }

    /** Due west, where directions begin and end. */
    @Test
    void inTheWest() {
        table.building("mill", 9, -1, 10, 1);
        Looks looks = new Looks(table, Region.of(ConvexGround.inches(-100, -100, 200, 200)), Set.of());
        Shade shade = new Shade(looks, TableOf.quarters(20), 0, ConvexGround.inches(-5, -6, 0, 6));

        assertThat(IntStream.rangeClosed(-6, 6).filter(y -> shade.holds(0, TableOf.quarters(y))))
                .containsExactly(-1, 0, 1);
        assertThat(shade.holds(0, TableOf.quarters(-1.9), 0, TableOf.quarters(1.9)))
                .isTrue();
    }
}
