package coupdoeil.validator.check.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

/** Square inches, tiles of four inches, and the edge of the table, in which rules remember what they read. */
class BlockTest {

    private static Envelope inches(double west, double east, double south, double north) {
        return new Envelope(
                west * Corner.PER_INCH, east * Corner.PER_INCH, south * Corner.PER_INCH, north * Corner.PER_INCH);
    }

    private static Corner corner(double x, double y) {
        return new Corner(x * Corner.PER_INCH, y * Corner.PER_INCH);
    }

    @Test
    void aRectangleLiesOnEverySquareInchThatItTouches() {
        assertThat(Block.of(inches(2.5, 3.5, 7.2, 7.4))).containsExactly(new Block(2, 7), new Block(3, 7));
        assertThat(Block.of(inches(2.5, 3, 7.2, 8)))
                .as("its edges too, by rows")
                .containsExactly(new Block(2, 7), new Block(3, 7), new Block(2, 8), new Block(3, 8));
        assertThat(Block.of(inches(-0.5, 0.5, -0.5, -0.1))).containsExactly(new Block(-1, -1), new Block(0, -1));
        assertThat(Block.of(new Envelope())).isEmpty();
    }

    @Test
    void squareInchesAreCounted() {
        assertThat(Block.count(inches(2.5, 4.5, 7.2, 8.4))).isEqualTo(6);
        assertThat(Block.count(inches(1.5, 1.5, 1.5, 1.5))).isEqualTo(1);
        assertThat(Block.count(new Envelope())).isZero();
    }

    @Test
    void whatLiesFarOutIsInTheOutermost() {
        assertThat(Block.of(inches(1e6, 2e6, -2e6, -1e6)))
                .containsExactly(new Block(Block.OUTERMOST, -Block.OUTERMOST));
        assertThat(Block.count(inches(-1e6, 1e6, 0, 0))).isEqualTo(2 * Block.OUTERMOST + 1);
    }

    @Test
    void muchGroundIsReadByTilesAndNearlyAllAsAWhole() {
        assertThat(Tiles.areMany(inches(0, 7.5, 0, 3.5))).as("32 square inches").isFalse();
        assertThat(Tiles.areMany(inches(0, 10.5, 0, 2.5))).as("33").isTrue();
        assertThat(Tiles.isNearlyAll(inches(0, 199.5, 0, 199.5))).as("40,000").isFalse();
        assertThat(Tiles.isNearlyAll(inches(-0.5, 199.5, 0, 199.5))).isTrue();
    }

    @Test
    void aBaseIsOnTheTableUpToAThousandthOfAnInch() {
        TableSize table = new TableSize(10, 6);

        assertThat(table.holds(base(0, 0))).isTrue();
        assertThat(table.holds(base(8, 5))).isTrue();
        assertThat(table.holds(base(8.0009, 5.0009))).isTrue();
        assertThat(table.holds(base(8.002, 5))).isFalse();
        assertThat(table.holds(base(8, 5.002))).isFalse();
        assertThat(table.holds(base(-0.002, 0))).isFalse();
        assertThat(table.holds(base(0, -0.002))).isFalse();
    }

    /** Of two inches by one. */
    private static Base base(double x, double y) {
        return new Base(corner(x, y + 1), corner(x + 2, y + 1), corner(x + 2, y), corner(x, y));
    }
}
