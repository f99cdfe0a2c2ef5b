package coupdoeil.model.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class HexVertexTest {

    @Test
    void theThreeHexesThatMeetNameOneVertex() {
        for (Hex hex : new Hex(3, -2).within(2)) {
            for (HexCorner corner : HexCorner.values()) {
                HexVertex vertex = new HexVertex(hex, corner);
                Hex left = hex.plus(corner.left());
                Hex right = hex.plus(corner.right());
                assertThat(new HexVertex(left, corner.turn(2))).isEqualTo(vertex);
                assertThat(new HexVertex(right, corner.turn(4))).isEqualTo(vertex);
                assertThat(new HashSet<>(vertex.hexes())).containsExactlyInAnyOrder(hex, left, right);
            }
        }
    }

    @Test
    void aHexsideEndsAtTheTwoVerticesThatListIt() {
        for (HexDirection direction : HexDirection.values()) {
            HexSide side = new HexSide(new Hex(1, 4), direction);
            HexVertex one = HexVertex.ends(side).get(0);
            HexVertex other = HexVertex.ends(side).get(1);
            assertThat(one.sides()).hasSize(3).contains(side);
            assertThat(other.sides()).hasSize(3).contains(side);
            assertThat(one.along(side)).isEqualTo(other).isNotEqualTo(one);
            assertThat(other.along(side)).isEqualTo(one);
        }
    }

    @Test
    void neighboursAreAHexApartAndVerticesOfOneSideASideLength() {
        HexPoint middle = HexPoint.of(Hex.ORIGIN);
        for (HexDirection direction : HexDirection.values()) {
            assertThat(middle.distance(HexPoint.of(Hex.ORIGIN.plus(direction)))).isCloseTo(1, within(1e-9));
            HexSide side = new HexSide(Hex.ORIGIN, direction);
            HexPoint one = HexPoint.of(HexVertex.ends(side).get(0));
            HexPoint other = HexPoint.of(HexVertex.ends(side).get(1));
            assertThat(one.distance(other)).isCloseTo(1 / Math.sqrt(3), within(1e-9));
            assertThat(middle.distance(one, other))
                    .as("half a hex to the middle of a side")
                    .isCloseTo(0.5, within(1e-9));
            assertThat(middle.towards(one, 0.99).hex()).isEqualTo(Hex.ORIGIN);
        }
    }
}
