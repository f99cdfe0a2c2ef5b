package coupdoeil.model.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The front arc of a piece of four inches by two that faces north. */
class ArcsTest {

    private static final Arcs ARCS = new Arcs(new Base(corner(10, 12), corner(14, 12), corner(14, 10), corner(10, 10)));

    private static Corner corner(double x, double y) {
        return new Corner(x * Corner.PER_INCH, y * Corner.PER_INCH);
    }

    @Test
    void itsEdgesGoRoundItOneAfterTheOther() {
        List<Edge> edges = ARCS.edgesOfFront();

        assertThat(edges).hasSize(4);
        for (int i = 0; i < 4; i++) {
            Edge edge = edges.get(i);
            Edge next = edges.get((i + 1) % 4);
            assertThat(List.of(next.ax(), next.ay())).isEqualTo(List.of(edge.bx(), edge.by()));
            assertThat(edge.side(Math.round(12 * 4 * Corner.PER_INCH), Math.round(20 * 4 * Corner.PER_INCH)))
                    .as("what is before it lies on the left")
                    .isPositive();
        }
        assertThat(List.of(edges.get(0).ax() / 4, edges.get(0).bx() / 4)).containsExactly(25_400L, 35_560L);
    }

    @Test
    void itOpensAtFortyFiveDegreesAndHoldsItsEdge() {
        assertThat(ARCS.isInFront(corner(9, 13))).isTrue();
        assertThat(ARCS.isInFront(corner(8.9, 13))).isFalse();
        assertThat(ARCS.isInFront(corner(15, 13))).isTrue();
        assertThat(ARCS.isInFront(corner(15.1, 13))).isFalse();
        assertThat(ARCS.isInFront(corner(12, 12))).isTrue();
        assertThat(ARCS.isInFront(corner(12, 11.9))).isFalse();
    }
}
