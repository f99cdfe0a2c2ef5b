package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.reach.Reach;
import coupdoeil.validator.reach.Reach.Kind;
import coupdoeil.validator.reach.Reaches;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** What overlays show of a unit of Horse & Musket that is set up. */
class PieceReachesTest {

    private final Pack pack = PackReader.read(Path.of(System.getProperty("basedir", "."))
                    .toAbsolutePath()
                    .normalize()
                    .resolveSibling("model/src/test/resources/packs/napkin-hm"))
            .pack()
            .orElseThrow();
    private final RuleSystem system = RuleSystems.load("hm").orElseThrow();

    private List<Reach> of(String piece) {
        return Reaches.of("hm").orElseThrow().of(pack, system, pack.scenarios().get(0), piece);
    }

    private static boolean holds(Reach reach, double x, double y) {
        return reach.ground().covers(new GeometryFactory().createPoint(new Coordinate(x, y)));
    }

    @Test
    void aBattalionFiresChargesIsSupportedAndKeepsEnemiesOff() {
        List<Reach> reaches = of("b-4");

        assertThat(reaches)
                .extracting(Reach::name)
                .containsExactly(
                        "Fire at long range 28\u2033",
                        "Fire at effective range 14\u2033",
                        "Fire at short range 7\u2033",
                        "Charge at least 13\u2033, at most 15\u2033",
                        "Support 12\u2033",
                        "Enemies keep off 4\u2033");
    }

    /** The 4th Foot stands at 21.35,7.6 and faces 82.5 degrees, a little east of north. */
    @Test
    void fireAndChargeReachAheadAndTheRestAllRound() {
        List<Reach> reaches = of("b-4");

        Reach effective = reaches.get(1);
        assertThat(holds(effective, 22, 21)).isTrue();
        assertThat(holds(effective, 22, 24)).isFalse();
        assertThat(holds(effective, 21, 2)).as("behind").isFalse();
        Reach charge = reaches.get(3);
        assertThat(charge.kind()).isEqualTo(Kind.CHARGE);
        assertThat(holds(charge, 22, 22)).isTrue();
        assertThat(holds(charge, 22, 24)).isFalse();
        Reach support = reaches.get(4);
        assertThat(holds(support, 21, 2)).as("behind").isTrue();
        assertThat(holds(reaches.get(5), 22, 11.4)).isTrue();
        assertThat(holds(reaches.get(5), 22, 12)).isFalse();
    }

    @Test
    void aGeneralCommandsFromWhereHeStandsByHimself() {
        assertThat(of("grant-general"))
                .extracting(Reach::name)
                .containsExactly("Command of independent units 30\u2033", "Command 12\u2033");
        assertThat(of("poor-general")).as("with a unit").isEmpty();
        assertThat(of("howe")).as("off the table").isEmpty();
    }

    @Test
    void gunsDoNotCharge() {
        assertThat(of("c-guns")).extracting(Reach::kind).doesNotContain(Kind.CHARGE);
    }
}
