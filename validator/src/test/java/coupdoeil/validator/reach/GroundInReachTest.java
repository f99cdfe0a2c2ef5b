package coupdoeil.validator.reach;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Footprints;
import coupdoeil.model.table.Sector;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;

/** The ground that is drawn is the ground that the arcs of the rules mean, but for the rounding of its corners. */
class GroundInReachTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private static Footprint line(double degrees) {
        Pack pack = PackReader.read(Path.of(System.getProperty("basedir", "."))
                        .toAbsolutePath()
                        .normalize()
                        .resolveSibling("model/src/test/resources/packs/napkin-hm"))
                .pack()
                .orElseThrow();
        Unit unit = pack.orderOfBattle().units().get(0);
        Placement placement = Placement.of(unit.id(), new Position.OnTable(30, 20))
                .withFormation("line")
                .withFacing(new Facing.Heading(degrees));
        return new Footprints(RuleSystems.load("hm").orElseThrow())
                .of(unit, placement)
                .orElseThrow();
    }

    @Test
    void whatLiesAheadIsWhatIsInTheFrontArcAndNearEnough() {
        SplittableRandom random = new SplittableRandom(17);
        int inside = 0;
        for (int degrees = 0; degrees < 360; degrees += 37) {
            Footprint footprint = line(degrees);
            Geometry ahead = GroundInReach.ahead(footprint, 12);
            for (int i = 0; i < 200; i++) {
                double x = random.nextDouble(10, 50);
                double y = random.nextDouble(0, 40);
                Point point = GEOMETRIES.createPoint(new Coordinate(x, y));
                double distance = footprint.bases().stream()
                        .mapToDouble(base -> base.inches().distance(point))
                        .min()
                        .orElseThrow();
                boolean near =
                        Math.abs(distance - 12) < 0.1 || ahead.getBoundary().distance(point) < 0.01;
                boolean wanted = distance <= 12 && footprint.sector(x, y) == Sector.FRONT;
                if (!near) {
                    assertThat(ahead.covers(point))
                            .as("%s at %d degrees", point, degrees)
                            .isEqualTo(wanted);
                    inside += wanted ? 1 : 0;
                }
            }
        }
        assertThat(inside).isGreaterThan(100);
    }

    @Test
    void aroundIsEverythingNearEnough() {
        Footprint footprint = line(90);

        Geometry around = GroundInReach.around(footprint, 4);

        assertThat(around.covers(GEOMETRIES.createPoint(new Coordinate(30, 23.9))))
                .isTrue();
        assertThat(around.covers(GEOMETRIES.createPoint(new Coordinate(30, 24.1))))
                .isFalse();
    }

    @Test
    void whatHasNoFrontReachesNothingAheadAndLessThanNothingIsNoGround() {
        Corner corner = new Corner(2540, 2540);
        Base point = new Base(corner, corner, corner, corner);
        Footprint nothing = new Footprint(List.of(point), List.of(point), point);

        assertThat(GroundInReach.ahead(nothing, 12).isEmpty()).isTrue();
        assertThat(GroundInReach.ahead(line(0), -4).isEmpty()).isTrue();
        assertThat(GroundInReach.around(line(0), 1e9).isValid()).isTrue();
    }
}
