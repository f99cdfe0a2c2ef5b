package coupdoeil.validator.cc;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.cc.fact.Camps;
import coupdoeil.validator.cc.fact.Retreats;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The test vectors of the digest that are about the way back, and about support. */
class RetreatVectorsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();

    @Test
    void vector29RetreatHexes() {
        String gone = "unit red-3 red infantry @R7C12";
        String led = "leader red-leader red leader @R7C12";
        assertThat(retreats(gone, led, "unit r1 red infantry @R9C5")).isEmpty();
        assertThat(rules("r1", gone, led, "unit r1 red infantry @R9C5")).contains("CC-RET-02");
        assertThat(retreats("unit r1 red infantry @R8C1")).containsExactlyInAnyOrder("R9C1", "R9C2");
        assertThat(retreats("unit r1 red infantry @R7C1")).containsExactly("R8C1");
    }

    @Test
    void vector30AFriendInTheOnlyHex() {
        String[] lines = {"unit r1 red infantry @R7C1", "unit r2 red infantry @R8C1"};
        assertThat(retreats(lines)).isEmpty();
        assertThat(rules("r1", lines)).contains("CC-RET-01");
    }

    @Test
    void vector31ALoneLeaderInTheOnlyHex() {
        String[] lines = {"unit r1 red infantry @R7C1", "leader l1 red leader @R8C1"};
        assertThat(retreats(lines)).containsExactly("R8C1");
        assertThat(rules("r1", lines)).doesNotContain("CC-RET-01");
    }

    /** Of the two hexes behind, one leads only to a friend and a rugged hill, the other to a free hex. */
    @Test
    void vector32CavalryRetires() {
        String[] lines = {
            "unit r1 red cavalry @R5C2",
            "unit r2 red infantry @R7C1",
            "terrain rugged-hill R7C2",
            "unit r3 red infantry @R5C1"
        };
        assertThat(reforms(lines)).isTrue();
        assertThat(rules("r1", lines)).doesNotContain("CC-RET-03");
        assertThat(reforms(Stream.concat(Stream.of(lines), Stream.of("unit r4 red infantry @R7C3"))
                        .toArray(String[]::new)))
                .as("hexes beside it are no way back")
                .isFalse();
    }

    @Test
    void vector42OneFriendAndALoneLeaderSupport() {
        String friend = "unit b2 blue infantry @R4C3";
        assertThat(rules("b1", "unit b1 blue infantry @R4C2", friend)).contains("CC-SUP-01");
        assertThat(rules("b1", "unit b1 blue infantry @R4C2", friend, "leader l1 blue leader @R4C1"))
                .doesNotContain("CC-SUP-01");
    }

    /** Who is in square cannot retreat, and no friend helps: of that the validator shows the want of support. */
    @Test
    void vector48NobodySupportsASquare() {
        String[] friends = {"unit b2 blue infantry @R4C3", "unit b3 blue infantry @R4C1"};
        assertThat(rules("b1", "unit b1 blue infantry @R4C2", friends[0], friends[1]))
                .doesNotContain("CC-SUP-01");
        assertThat(rules("b1", "unit b1 blue infantry @R4C2 square ~square=1", friends[0], friends[1]))
                .contains("CC-SUP-01");
    }

    private static List<String> retreats(String... lines) {
        Pack pack = ExamplePacks.of(SYSTEM, lines);
        HexGrid grid = pack.battlefield().hexMap().orElseThrow().grid();
        Facts facts = facts(pack);
        PlacedUnit unit = unit(facts);
        return facts
                .get(Retreats.class)
                .steps(
                        unit.unit(),
                        unit.side(),
                        hex(unit),
                        facts.get(Camps.class).of(unit.side()).orElseThrow())
                .stream()
                .map(grid::label)
                .toList();
    }

    private static boolean reforms(String... lines) {
        Facts facts = facts(ExamplePacks.of(SYSTEM, lines));
        PlacedUnit unit = unit(facts);
        return facts.get(Retreats.class)
                .reforms(
                        unit.unit(),
                        unit.side(),
                        hex(unit),
                        facts.get(Camps.class).of(unit.side()).orElseThrow());
    }

    private static Facts facts(Pack pack) {
        return Situation.of(pack, SYSTEM, pack.scenarios().get(0)).facts();
    }

    private static PlacedUnit unit(Facts facts) {
        return facts.get(Setup.class).units().stream()
                .filter(unit -> unit.key().equals("r1"))
                .findFirst()
                .orElseThrow();
    }

    private static Hex hex(PlacedUnit unit) {
        return unit.placement().hex().orElseThrow();
    }

    /** The rules that find something about a unit. */
    private static List<String> rules(String unit, String... lines) {
        return Validator.of(SYSTEM).validate(ExamplePacks.of(SYSTEM, lines)).all().stream()
                .filter(finding -> finding.subjects().get(0).text().equals("unit:" + unit))
                .map(Finding::rule)
                .toList();
    }
}
