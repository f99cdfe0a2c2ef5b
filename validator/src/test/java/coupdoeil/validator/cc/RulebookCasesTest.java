package coupdoeil.validator.cc;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Cases that were read in the rulebook before anyone looked at what the code makes of them. */
class RulebookCasesTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();
    private static final String RIVER = "terrain river "
            + IntStream.rangeClosed(1, 13).mapToObj(column -> "R5C" + column).collect(Collectors.joining(" "));

    @Test
    void quarriesBehindGunsAndInfantry() {
        String quarries = "terrain quarry R8C1 R8C2";
        assertThat(about("r1", quarries, "unit r1 red artillery @R7C2")).contains("CC-RET-01");
        assertThat(about("r1", quarries, "unit r1 red infantry @R7C2")).doesNotContain("CC-RET-01");
    }

    @Test
    void anAlliedLeaderBehind() {
        String[] lines = {
            "unit r1 red infantry @R7C2", "unit r2 red infantry @R8C1", "leader l1 red leader nat:portuguese @R8C2"
        };
        assertThat(about("r1", lines)).doesNotContain("CC-RET-01");
        assertThat(about("r1", with(lines, "leader l2 red leader @R7C2"))).contains("CC-RET-01");
    }

    @Test
    void aRiverBehindAndABridge() {
        String[] lines = {"unit r1 red infantry @R7C2", "terrain river R8C1 R8C2"};
        assertThat(about("r1", lines)).contains("CC-RET-01");
        assertThat(about("r1", with(lines, "feature bridge R8C2"))).doesNotContain("CC-RET-01");
    }

    /** A retreat ends where the unit meets a lone leader: what was left of it is ignored, and costs no block. */
    @Test
    void leadersStopTheRetreatOfMilitia() {
        String militia = "unit r1 red infantry nat:portuguese @R7C2 type=MI";
        assertThat(about("r1", militia)).contains("CC-UNIT-08");
        assertThat(about("r1", militia, "leader l1 red leader @R8C1")).doesNotContain("CC-UNIT-08");
        assertThat(about("r1", militia, "leader l1 red leader @R9C2")).doesNotContain("CC-UNIT-08");
        assertThat(about("r1", militia, "leader l1 red leader @R8C1", "leader l2 red leader @R7C2"))
                .contains("CC-UNIT-08");
        assertThat(about("r1", militia, "leader l1 red leader @R8C1", "unit r2 red infantry @R8C1"))
                .contains("CC-UNIT-08");
        assertThat(about("r1", militia, "leader l1 red leader @R9C1", "terrain rugged-hill R8C1"))
                .contains("CC-UNIT-08");
    }

    @Test
    void aLeaderWhoMayPassButEndNowhere() {
        String[] lines = {
            "leader l1 red leader @R7C2",
            "unit r2 red infantry @R8C1",
            "leader l2 red leader @R8C1",
            "unit r3 red infantry @R8C2",
            "leader l3 red leader @R8C2"
        };
        assertThat(about("l1", with(lines, "terrain rugged-hill R9C1 R9C2 R9C3")))
                .contains("CC-RET-04");
        assertThat(about("l1", with(lines, "terrain rugged-hill R9C1 R9C2"))).doesNotContain("CC-RET-04");
    }

    @Test
    void aLeaderWithThreeRowsOfEnemiesBehind() {
        List<String> enemies = List.of("R6C1", "R6C2", "R7C1", "R7C2", "R7C3", "R8C1", "R8C2", "R8C3");
        List<String> lines = new ArrayList<>(List.of("leader l1 red leader @R5C2"));
        enemies.forEach(hex -> lines.add("unit b" + hex + " blue infantry @" + hex));
        assertThat(about("l1", lines.toArray(String[]::new))).contains("CC-RET-04");
        lines.remove(lines.size() - 1);
        assertThat(about("l1", lines.toArray(String[]::new))).doesNotContain("CC-RET-04");
    }

    @Test
    void cavalryRetiresOneHexToALeader() {
        String[] lines = {"unit r1 red cavalry @R8C2", "leader l1 red leader @R9C2"};
        assertThat(about("r1", lines)).doesNotContain("CC-RET-03");
        assertThat(about("r1", with(lines, "leader l2 red leader @R8C2"))).contains("CC-RET-03");
    }

    @Test
    void whoSupports() {
        String unit = "unit r1 red infantry @R6C2";
        assertThat(about("r1", unit, "unit r2 red infantry @R6C3", "leader l1 red leader @R6C3"))
                .contains("CC-SUP-01");
        assertThat(about("r1", unit, "leader l1 red leader @R6C1", "leader l2 red leader @R6C3"))
                .doesNotContain("CC-SUP-01");
        assertThat(about("r1", unit, "unit r2 red infantry @R6C3", "leader l1 red leader @R6C2"))
                .contains("CC-SUP-01");
    }

    @Test
    void whereSquaresMayForm() {
        String square = "unit b1 blue infantry @R5C2 square ~square=1 ~squareCards=1";
        assertThat(all(square, RIVER, "feature bridge R5C2")).doesNotContain("CC-SQ-02", "CC-STACK-04");
        assertThat(all(square, "terrain forest R5C2")).doesNotContain("CC-SQ-02");
        assertThat(all(square, "terrain quarry R5C2")).doesNotContain("CC-SQ-02");
        assertThat(all(square, "terrain windmill R5C2")).contains("CC-SQ-02");
        assertThat(all(square, "terrain hill R5C2", "hexside R5C2/1 field-works"))
                .contains("CC-SQ-02");
    }

    @Test
    void cavalryThatCannotCome() {
        String[] lines = {"terrain town R3C2", "unit b1 blue infantry @R3C2", "unit r1 red cavalry @R6C2"};
        assertThat(severity("CC-TER-01", lines)).containsExactly(Severity.WARNING);
        assertThat(severity("CC-TER-01", with(lines, RIVER))).containsExactly(Severity.INFO);
        assertThat(severity("CC-TER-01", with(lines, RIVER, "feature bridge R5C2")))
                .containsExactly(Severity.WARNING);
    }

    /** Who wins has all that he needs, and the other lacks one at least. */
    @Test
    void bannersThatLieOnTheTableAtOnce() {
        assertThat(all("scenario topBanners=9 bottomBanners=10")).doesNotContain("CC-VB-08");
        assertThat(all("scenario topBanners=10 bottomBanners=10")).contains("CC-VB-08");
    }

    @Test
    void bridgesAndFieldWorksAreTiles() {
        assertThat(all(forest(54), "terrain river R9C13", "feature bridge R9C13"))
                .doesNotContain("CC-MAP-14");
        assertThat(all(forest(55), "terrain river R9C13", "feature bridge R9C13"))
                .contains("CC-MAP-14");
        String works = "hexside R9C13/4 field-works";
        String other = "hexside R9C13/5 field-works";
        assertThat(all(forest(54), "terrain hill R9C13", works, other)).doesNotContain("CC-MAP-14");
        assertThat(all(forest(55), "terrain hill R9C13", works, other)).contains("CC-MAP-14");
    }

    @Test
    void whoExposesALoneLeader() {
        String leader = "leader l1 blue leader @R5C2";
        assertThat(about("l1", leader, "unit r1 red artillery @R5C3")).contains("CC-LDR-05");
        assertThat(about("l1", leader, "leader l2 red leader @R5C3")).doesNotContain("CC-LDR-05");
    }

    @Test
    void cutHexesFillBothSections() {
        String[] lines = {
            "unit blue-2 blue infantry @R3C3",
            "unit blue-3 blue infantry @R1C2",
            "leader blue-leader blue leader @R1C2",
            "unit blue-4 blue infantry @R2C11",
            "unit blue-6 blue infantry @R1C12"
        };
        assertThat(all(lines)).doesNotContain("CC-SEC-01");
        assertThat(all(with(lines, "unit blue-1 blue infantry @R2C3", "unit blue-5 blue infantry @R2C10")))
                .contains("CC-SEC-01");
        assertThat(all(
                        "unit blue-1 blue infantry @R3C5",
                        "unit blue-5 blue infantry @R3C9",
                        "leader l1 blue leader @R4C4",
                        "leader l2 blue leader @R4C9"))
                .doesNotContain("CC-SEC-01");
    }

    @Test
    void alliedLeadersInOneHex() {
        String[] lines = {"leader l1 red leader @R7C2", "leader l2 red leader nat:portuguese @R7C2"};
        assertThat(all(lines)).contains("CC-STACK-02").doesNotContain("CC-STACK-03");
        assertThat(all(with(lines, "unit r1 red infantry @R7C2"))).contains("CC-STACK-02");
    }

    @Test
    void lightInfantryInTownsAndForests() {
        String[] lines = {
            "unit b1 blue infantry @R2C3 type=LT",
            "unit blue-1 blue infantry @R2C4 type=LT",
            "unit blue-3 blue infantry @R1C5 type=YG",
            "unit r1 red artillery @R4C3"
        };
        assertThat(about("b1", with(lines, "terrain town R3C3 R3C4"))).contains("CC-TER-03");
        assertThat(about("b1", with(lines, "terrain forest R3C3 R3C4"))).doesNotContain("CC-TER-03");
    }

    @Test
    void whoOutflanksFieldWorks() {
        String[] lines = {"unit b1 blue infantry @R5C5", "hexside R5C5/1 field-works", "hexside R5C5/2 field-works"};
        assertThat(all(with(lines, "leader l2 red leader @R5C6"))).doesNotContain("CC-FW-01");
        assertThat(all(with(lines, "unit r1 red artillery @R5C6"))).contains("CC-FW-01");
        assertThat(all(with(lines, "unit r1 red artillery @R6C5"))).doesNotContain("CC-FW-01");
    }

    @Test
    void crossingsThatLeadAcrossOrNowhere() {
        assertThat(all(RIVER)).contains("CC-MAP-13");
        assertThat(all(RIVER, "terrain quarry R5C7")).doesNotContain("CC-MAP-13");
        assertThat(all(RIVER, "feature bridge R5C7", "terrain rugged-hill R6C6 R6C7"))
                .contains("CC-MAP-13");
    }

    /** So many hexes of forest, from the upper left on. */
    private static String forest(int hexes) {
        HexGrid grid =
                ExamplePacks.of(SYSTEM).battlefield().hexMap().orElseThrow().grid();
        return "terrain forest " + grid.hexes().limit(hexes).map(grid::label).collect(Collectors.joining(" "));
    }

    private static String[] with(String[] lines, String... more) {
        return Stream.concat(Arrays.stream(lines), Arrays.stream(more)).toArray(String[]::new);
    }

    /** The rules that find something about a piece. */
    private static List<String> about(String piece, String... lines) {
        return findings(lines)
                .filter(finding -> finding.subjects().get(0).key().equals(piece))
                .map(Finding::rule)
                .toList();
    }

    private static List<String> all(String... lines) {
        return findings(lines).map(Finding::rule).toList();
    }

    private static List<Severity> severity(String rule, String... lines) {
        return findings(lines)
                .filter(finding -> finding.rule().equals(rule))
                .map(Finding::severity)
                .toList();
    }

    private static Stream<Finding> findings(String... lines) {
        return Validator.of(SYSTEM).validate(ExamplePacks.of(SYSTEM, lines)).all().stream();
    }
}
