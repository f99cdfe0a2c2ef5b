package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundShape;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Within;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** How far one sees in a wood (HM Line of Sight); the wood reaches from 10 to 20 inches north. */
class DepthTest {

    private static final Footprint SOUTH = inch(0, 5, true);

    @ParameterizedTest(name = "{0} inches of depth, {1} inches in: {2}")
    @CsvSource({"2, 1, true", "2, 2, true", "2, 2.1, false", "100, 8, true"})
    void intoTheWood(double depth, double in, boolean seen) {
        UnitSight sight = look(SOUTH, inch(0, 10 + in, false), depth);
        assertThat(sight.isClear()).isEqualTo(seen);
        if (seen) {
            assertThat(sight.lineOfFire().orElseThrow().lengthInches()).isCloseTo(5.5 + in, within(1e-9));
        }
    }

    @Test
    void throughTheWoodNobodySeesHoweverFarInIt() {
        assertThat(look(SOUTH, inch(0, 21, false), 100).isClear()).isFalse();
    }

    @Test
    void whereTheNearestPointIsTooDeepTheNearestThatIsNotCounts() {
        Screen slanting = wood(2.5, new Coordinate(-10, 10), new Coordinate(10, 14));
        UnitSight sight = UnitSight.of(new Around(slanting), "from", SOUTH, "to", base(0, 15, 12, false));
        LineTo line = sight.lineOfFire().orElseThrow();
        assertThat(line.end().yInches()).isCloseTo(15, within(1e-9));
        assertThat(Within.inches(slanting.outline(), line)).isCloseTo(2.501, within(1e-6));
    }

    private static UnitSight look(Footprint from, Footprint to, double depth) {
        return UnitSight.of(
                new Around(wood(depth, new Coordinate(-10, 10), new Coordinate(4, 10))), "from", from, "to", to);
    }

    private static Screen wood(double depth, Coordinate southWest, Coordinate southEast) {
        Coordinate[] ring = {
            southWest, southEast, new Coordinate(southEast.x, 20), new Coordinate(southWest.x, 20), southWest
        };
        return new Screen(
                "wood",
                "wood",
                GroundShape.of(new GeometryFactory().createPolygon(ring), 0).outline(),
                true,
                depth);
    }

    /** A base of one inch whose front's middle is there, facing north, or south. */
    private static Footprint inch(double x, double y, boolean north) {
        return base(x, y, 1, north);
    }

    private static Footprint base(double x, double y, double width, boolean north) {
        double turn = north ? 1 : -1;
        Base base = new Base(
                corner(x - turn * width / 2, y),
                corner(x + turn * width / 2, y),
                corner(x + turn * width / 2, y - turn),
                corner(x - turn * width / 2, y - turn));
        return new Footprint(List.of(base), List.of(base), base);
    }

    private static Corner corner(double x, double y) {
        return new Corner(Math.rint(x * Corner.PER_INCH), Math.rint(y * Corner.PER_INCH));
    }

    private record Around(Screen wood) implements Surroundings {
        @Override
        public Ground ground(Region within) {
            return new Ground(screens(within), contours(within));
        }

        @Override
        public Collection<Screen> screens(Region within) {
            return List.of(wood);
        }

        @Override
        public Collection<Contour> contours(Region within) {
            return List.of();
        }

        @Override
        public Collection<Body> bodies(Region within) {
            return List.of();
        }
    }
}
