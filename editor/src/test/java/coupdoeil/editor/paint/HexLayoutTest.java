package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HexLayoutTest {

    static Stream<HexLayout> layouts() {
        return Stream.of(Orientation.values())
                .flatMap(orientation -> Stream.of(Shifted.values())
                        .map(shifted -> new HexGrid(9, 7, orientation, shifted, LabelScheme.STANDARD)))
                .flatMap(grid -> Stream.of(new HexLayout(grid), new HexLayout(grid, true)));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void everyPointInsideAHexLeadsBackToIt(HexLayout layout) {
        SplittableRandom random = new SplittableRandom(1811);
        for (Hex hex : layout.grid().hexes().toList()) {
            assertThat(layout.hexAt(layout.centre(hex))).isEqualTo(hex);
            for (int i = 0; i < 20; i++) {
                double angle = random.nextDouble() * 2 * Math.PI;
                double distance = random.nextDouble() * HexLayout.HEX_WIDTH / 2 * 0.999;
                Point2D centre = layout.centre(hex);
                assertThat(layout.hexAt(
                                centre.getX() + distance * Math.cos(angle), centre.getY() + distance * Math.sin(angle)))
                        .isEqualTo(hex);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void neighboursShareSidesAndCorners(HexLayout layout) {
        Hex hex = layout.grid().hexAt(4, 3);
        for (HexDirection direction : HexDirection.values()) {
            Hex next = hex.plus(direction);
            assertThat(layout.centre(hex).distance(layout.centre(next))).isCloseTo(HexLayout.HEX_WIDTH, within(1e-9));
            assertThat(layout.middle(hex, direction).distance(layout.middle(next, direction.opposite())))
                    .isCloseTo(0, within(1e-9));
            HexCorner corner = HexCorner.of(direction.ordinal());
            assertThat(layout.corner(hex, corner).distance(layout.corner(next, corner.turn(4))))
                    .isCloseTo(0, within(1e-6));
            assertThat(layout.line(new HexSide(hex, direction)).ptSegDist(layout.middle(hex, direction)))
                    .isCloseTo(0, within(1e-6));
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void sidesAndCornersAreFoundFromPointsNearThem(HexLayout layout) {
        Hex hex = layout.grid().hexAt(4, 3);
        for (HexDirection direction : HexDirection.values()) {
            Point2D middle = layout.middle(hex, direction);
            assertThat(layout.sideNear(middle, 5)).contains(new HexSide(hex, direction));
            assertThat(layout.directionTowards(hex, middle)).isEqualTo(direction);
            HexCorner corner = HexCorner.of(direction.ordinal());
            assertThat(layout.cornerTowards(hex, layout.corner(hex, corner))).isEqualTo(corner);
        }
        assertThat(layout.sideNear(layout.centre(hex), 20)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void boundsHoldEveryHexTightly(HexLayout layout) {
        Rectangle2D all = layout.grid()
                .hexes()
                .map(layout::bounds)
                .reduce(Rectangle2D::createUnion)
                .orElseThrow();
        assertThat(layout.bounds().getX()).isCloseTo(all.getX(), within(1e-9)).isCloseTo(0, within(1e-9));
        assertThat(layout.bounds().getY()).isCloseTo(all.getY(), within(1e-9)).isCloseTo(0, within(1e-9));
        assertThat(layout.bounds().getMaxX()).isCloseTo(all.getMaxX(), within(1e-9));
        assertThat(layout.bounds().getMaxY()).isCloseTo(all.getMaxY(), within(1e-9));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void hexesInAnAreaAreThoseWhoseBoundsMeetIt(HexLayout layout) {
        SplittableRandom random = new SplittableRandom(16);
        for (int i = 0; i < 200; i++) {
            Rectangle2D area = new Rectangle2D.Double(
                    random.nextDouble() * 600 - 50, random.nextDouble() * 500 - 50, 1 + random.nextDouble() * 200, 80);
            assertThat(layout.hexesIn(area))
                    .containsExactlyElementsOf(layout.grid()
                            .hexes()
                            .filter(hex -> layout.bounds(hex).intersects(area))
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void aTurnedMapIsHalfATurnRoundItsMiddle(HexLayout layout) {
        HexLayout other = new HexLayout(layout.grid(), !layout.isTurned());
        Rectangle2D bounds = layout.bounds();
        layout.grid().hexes().forEach(hex -> {
            assertThat(other.centre(hex).getX())
                    .isCloseTo(2 * bounds.getCenterX() - layout.centre(hex).getX(), within(1e-9));
            assertThat(other.centre(hex).getY())
                    .isCloseTo(2 * bounds.getCenterY() - layout.centre(hex).getY(), within(1e-9));
        });
        assertThat(other.steps(1)).isEqualTo(-layout.steps(1));
    }

    @Test
    void pointyMapsHaveEastAsTheirFirstDirection() {
        HexLayout layout = new HexLayout(HexGrid.pointy(4, 4));
        Hex hex = layout.grid().hexAt(1, 1);
        assertThat(layout.middle(hex, HexDirection.D0).getY())
                .isEqualTo(layout.centre(hex).getY());
        assertThat(layout.middle(hex, HexDirection.D0).getX())
                .isEqualTo(layout.centre(hex).getX() + 30);
    }
}
