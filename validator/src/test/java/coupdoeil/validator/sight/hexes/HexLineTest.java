package coupdoeil.validator.sight.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HexLineTest {

    @Test
    void alongARowBothSidesAreTheRow() {
        HexLine line = HexLine.between(Hex.ORIGIN, new Hex(3, 0));

        assertThat(line.left()).containsExactly(Hex.ORIGIN, new Hex(1, 0), new Hex(2, 0), new Hex(3, 0));
        assertThat(line.forked()).isFalse();
    }

    @Test
    void alongHexsidesTheSidesDifferOnEverySecondHex() {
        HexLine line = HexLine.between(Hex.ORIGIN, new Hex(2, 2));

        assertThat(line.left()).containsExactly(Hex.ORIGIN, new Hex(1, 0), new Hex(1, 1), new Hex(2, 1), new Hex(2, 2));
        assertThat(line.right())
                .containsExactly(Hex.ORIGIN, new Hex(0, 1), new Hex(1, 1), new Hex(1, 2), new Hex(2, 2));
        assertThat(line.along())
                .containsExactly(
                        HexSide.between(new Hex(1, 0), new Hex(0, 1)), HexSide.between(new Hex(2, 1), new Hex(1, 2)));
    }

    @Test
    void throughCornersTheSidesDifferWithoutRunningAlongHexsides() {
        HexLine line = HexLine.between(Hex.ORIGIN, new Hex(4, 1));

        assertThat(line.forked()).isTrue();
        assertThat(line.runsAlongHexsides()).isFalse();
    }

    @Test
    void aHexToItselfIsOneHex() {
        assertThat(HexLine.between(Hex.ORIGIN, Hex.ORIGIN).left()).containsExactly(Hex.ORIGIN);
    }

    @Test
    void everyLineOfUpTo12HexesIsTheOneDrawnInThePlane() {
        Hex from = new Hex(-3, 5);
        for (Hex to : from.within(12)) {
            if (!to.equals(from)) {
                HexLine line = HexLine.between(from, to);

                assertThat(Set.copyOf(List.of(line.left(), line.right())))
                        .as("to " + to)
                        .isEqualTo(
                                Set.copyOf(List.of(LiteralLine.hexes(from, to, 1), LiteralLine.hexes(from, to, -1))));
                assertThat(line.along().stream().sorted().toList()).isEqualTo(LiteralLine.along(from, to));
            }
        }
    }

    @Test
    void theLineBackIsTheSameWithTheSidesExchanged() {
        for (Hex to : Hex.ORIGIN.within(15)) {
            HexLine there = HexLine.between(Hex.ORIGIN, to);
            HexLine back = HexLine.between(to, Hex.ORIGIN);
            List<Hex> reversed = new ArrayList<>(back.left());
            Collections.reverse(reversed);

            assertThat(there.right()).isEqualTo(reversed);
        }
    }

    /** A primitive vector (p, q) meets a corner, at a third of its way, if and only if p and q agree modulo 3. */
    @Test
    void aLineTouchesCornersIfItsStepsAgreeModuloThree() {
        for (Hex to : Hex.ORIGIN.within(40)) {
            int gcd = BigInteger.valueOf(to.q()).gcd(BigInteger.valueOf(to.r())).intValue();
            if (gcd > 0) {
                boolean touches = Math.floorMod(to.q() / gcd - to.r() / gcd, 3) == 0;

                assertThat(HexLine.between(Hex.ORIGIN, to).forked())
                        .as("to " + to)
                        .isEqualTo(touches);
            }
        }
    }

    @Test
    void fromTheCentreOf200By200Exactly363LinesRunAlongHexsides() {
        HexGrid grid = new HexGrid(200, 200, Orientation.FLAT, Shifted.ODD, LabelScheme.STANDARD);
        Hex centre = grid.hexAt(100, 100);

        assertThat(grid.hexes()
                        .filter(hex -> !hex.equals(centre))
                        .filter(hex -> new LineWalk(centre, hex, LineWalk.CENTRE).runsAlongHexsides()))
                .hasSize(363);
    }
}
