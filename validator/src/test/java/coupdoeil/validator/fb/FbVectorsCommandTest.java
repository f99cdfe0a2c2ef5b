package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.example.ExampleRun;
import coupdoeil.validator.fb.fact.OperationalAreas;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The digest's vectors about objectives, command, cohesion and reserves. */
class FbVectorsCommandTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();
    private static final String BRIGADIER = "leader blue-brigadier blue formation leads:blue-brigade radius=[2] @0207";

    @Test
    @DisplayName("FB-T25 operational areas: 37 hexes in the open, 13 around three dwellings in a row, 37 around two")
    void t25() {
        assertThat(area("map 12x12")).hasSize(37);
        assertThat(area("map 12x12", "terrain dwellings 0606 0706 0506")).hasSize(13);
        assertThat(area("map 12x12", "terrain dwellings 0606 0706")).hasSize(37);
    }

    @Test
    @DisplayName(
            "FB-T26 three hexes from the leader: in command flank to flank with a line that is, out of it in column")
    void t26() {
        String inCommand = "unit u1 blue infantry @0407 corner:2 line #1";
        assertThat(rules(BRIGADIER, inCommand, "unit u2 blue infantry @0507 corner:2 line #1"))
                .doesNotContain("FB-CMD-05 unit:u2 warning");
        assertThat(rules(BRIGADIER, inCommand, "unit u2 blue infantry @0507 side:2 column #1"))
                .contains("FB-CMD-05 unit:u2 warning");
    }

    @Test
    @DisplayName(
            "FB-T27 the only path in an enemy Skirmish zone: out of command, unless a friendly combat unit is there")
    void t27() {
        String[] lines = {
            BRIGADIER,
            "unit u1 blue infantry @0407 corner:1 line #1",
            "unit r1 red infantry @0306 corner:2 line #1",
            "terrain pond 0208 0308 0406"
        };
        assertThat(rules(lines)).contains("FB-CMD-05 unit:u1 warning");
        String[] guarded = {lines[0], lines[1], lines[2], lines[3], "unit u2 blue infantry @0307 corner:5 line #1"};
        assertThat(rules(guarded)).doesNotContain("FB-CMD-05 unit:u1 warning");
    }

    @Test
    @DisplayName(
            "FB-T28 three battalions, one of a single step, and cavalry: two count, so a yellow box of 3 is out of reach")
    void t28() {
        assertThat(rules(
                        "unit u1 blue infantry steps=3",
                        "unit u2 blue infantry steps=3",
                        "unit u3 blue infantry steps=1",
                        "unit c1 blue cavalry steps=4",
                        "army blue-army blue blue-general cohesion.yellow=3"))
                .contains("FB-COH-02 army:blue-army warning");
    }

    @Test
    @DisplayName("FB-T29 a division in reserve without a trigger")
    void t29() {
        assertThat(rules(
                        "formation blue-division division army:blue-army",
                        "special reserve formation=blue-division trigger=[]"))
                .contains("FB-RSV-01 formation:blue-division error");
    }

    private static List<Hex> area(String... lines) {
        Pack pack = ExamplePacks.of(SYSTEM, lines);
        OperationalAreas areas =
                Situation.of(pack, SYSTEM, pack.scenarios().get(0)).facts().get(OperationalAreas.class);
        Hex marker = pack.battlefield().labels().parseHex("0606").orElseThrow();
        return List.copyOf(areas.area(marker));
    }

    private static List<String> rules(String... lines) {
        return Validator.of(SYSTEM).validate(ExamplePacks.of(SYSTEM, lines)).all().stream()
                .map(ExampleRun::text)
                .toList();
    }
}
