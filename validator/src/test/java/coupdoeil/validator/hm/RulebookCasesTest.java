package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Cases that were read in the rulebook before anyone looked at what the code makes of them. An infantry unit of four bases
 * in line is 7.87 inches wide and 1.97 deep; positions are the middle of its front.
 */
class RulebookCasesTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("hm").orElseThrow();
    private static final String SHOOTER = "unit b1 blue infantry @20,8 heading:0 line";
    private static final String FRIEND = "unit b2 blue infantry @30,8 heading:0 line";
    private static final String TARGET = "unit r1 red infantry @40,8 heading:180 line";
    private static final String HILL = "feature hill h 10,0 21,0 21,16 10,16 level=1";

    /** "Always round partial ranges down": from the middle of the unit, an inch behind its front. */
    @Test
    void partialRangesAreRoundedDown() {
        assertThat(fires(SHOOTER, "unit r1 red infantry @47.9,8 heading:180 line"))
                .isTrue();
        assertThat(fires(SHOOTER, "unit r1 red infantry @48.1,8 heading:180 line"))
                .isFalse();
    }

    @Test
    void interveningModelsInterrupt() {
        assertThat(fires(SHOOTER, TARGET)).isTrue();
        assertThat(fires(SHOOTER, TARGET, FRIEND)).isFalse();
        assertThat(fires(SHOOTER, TARGET, "unit b2 blue infantry @30,19 heading:0 line"))
                .isTrue();
    }

    @Test
    void higherElevationsSeeOverTroops() {
        assertThat(fires(SHOOTER, TARGET, FRIEND, HILL)).isTrue();
        assertThat(fires(SHOOTER, TARGET, FRIEND, "feature hill h 10,0 31,0 31,16 10,16 level=1"))
                .isFalse();
    }

    @Test
    void lowerElevationsLikewise() {
        assertThat(fires(SHOOTER, TARGET, FRIEND, "feature hill h 39,0 50,0 50,16 39,16 level=1"))
                .isTrue();
    }

    @Test
    void heightsDoNotSeeOverForestsOrBuildings() {
        String wood = "feature %s w 28,0 32,0 32,16 28,16";
        assertThat(fires(SHOOTER, TARGET, HILL, String.format(wood, "forest"))).isFalse();
        assertThat(fires(SHOOTER, TARGET, HILL, String.format(wood, "building")))
                .isFalse();
        assertThat(fires(SHOOTER, TARGET, HILL, String.format(wood, "rough"))).isTrue();
    }

    /** "45° arcs from front corners of the formation": not from its middle. */
    @Test
    void arcsBeginAtTheCorners() {
        assertThat(fires(SHOOTER, "unit r1 red infantry @22,20 heading:180 line"))
                .isFalse();
        assertThat(fires(SHOOTER, "unit r1 red infantry @22,19.7 heading:180 line"))
                .isTrue();
    }

    /** Each base looks for itself: a friend before three of four leaves the fourth its line. */
    @Test
    void basesShootOneByOne() {
        String friend = "unit b2 blue infantry @21.97,7 heading:0 line bases=3";
        assertThat(bases(SHOOTER, TARGET)).isEqualTo(4);
        assertThat(bases(SHOOTER, TARGET, friend)).isEqualTo(1);
    }

    @Test
    void limberedGunsDoNotShoot() {
        String guns = "unit b1 blue artillery @20,8 heading:0 ";
        assertThat(fires(guns + "unlimbered", TARGET)).isTrue();
        assertThat(fires(guns + "limbered", TARGET)).isFalse();
    }

    /** Through both flanks, not the front and a flank. */
    @Test
    void enfiladed() {
        assertThat(how(SHOOTER, TARGET)).doesNotContain("enfiladed");
        assertThat(how(SHOOTER, "unit r1 red infantry @40,9 heading:90 line")).contains("enfiladed");
        assertThat(how(SHOOTER, "unit r1 red infantry @40,3 heading:120 line")).doesNotContain("enfiladed");
    }

    @Test
    void terrainThatDoesNotBlockObscures() {
        assertThat(how(SHOOTER, TARGET, "feature field f 28,0 32,0 32,16 28,16"))
                .contains("obscured");
        assertThat(how(SHOOTER, TARGET, "feature field f 28,20 32,20 32,24 28,24"))
                .doesNotContain("obscured");
    }

    @Test
    void partlyInProtectiveTerrainIsInCover() {
        assertThat(how(SHOOTER, TARGET, "feature orchard o 41,10 50,10 50,16 41,16"))
                .contains("in cover");
        assertThat(how(SHOOTER, TARGET, "feature orchard o 42,10 50,10 50,16 42,16"))
                .doesNotContain("in cover");
    }

    /** Within half an inch of the obstacle. */
    @Test
    void defendingAnObstacleIsInCover() {
        assertThat(how(SHOOTER, TARGET, "feature fence f 39.5,2 39.5,14")).contains("in cover");
        assertThat(how(SHOOTER, TARGET, "feature fence f 39.3,2 39.3,14"))
                .doesNotContain("in cover")
                .contains("obscured");
    }

    /** "Any part of the unit is within 12" of their General's base". */
    @Test
    void anyPartOfAUnitIsInCommand() {
        assertThat(about("b1", "unit b1 blue infantry @20,20.2 heading:0 line")).doesNotContain("HM-CMD-05");
        assertThat(about("b1", "unit b1 blue infantry @20,19.9 heading:0 line")).contains("HM-CMD-05");
    }

    /** "Must stay at least 4" from enemy units". */
    @Test
    void fourInchesAreFarEnough() {
        assertThat(all(SHOOTER, "unit r1 red infantry @24,8 heading:180 line")).doesNotContain("HM-POS-05");
        assertThat(all(SHOOTER, "unit r1 red infantry @23.9,8 heading:180 line"))
                .contains("HM-POS-05");
    }

    @Test
    void generalsMayBeNearerThanUnits() {
        assertThat(all(SHOOTER, "leader l1 red general @23,8 heading:180")).doesNotContain("HM-POS-05");
    }

    @Test
    void obstaclesAreAnInchHighOrLess() {
        assertThat(all("feature wall w 20,4 20,12 heightInches=1")).doesNotContain("HM-TER-08");
        assertThat(all("feature wall w 20,4 20,12 heightInches=1.1")).contains("HM-TER-08");
    }

    @Test
    void buildingsAreNotEntered() {
        assertThat(about("b1", SHOOTER, "feature building h 19,7 25,7 25,9 19,9"))
                .contains("HM-POS-03");
        assertThat(about("b1", SHOOTER, "feature building h 20,7 25,7 25,9 20,9"))
                .doesNotContain("HM-POS-03");
    }

    /** Smaller, standard and larger units: no size between. */
    @Test
    void mountedCavalryHasTwoFourOrSixBases() {
        String horse = "unit b1 blue cavalry @20,8 heading:0 line bases=";
        assertThat(about("b1", horse + 2)).doesNotContain("HM-SIZE-01");
        assertThat(about("b1", horse + 3)).contains("HM-SIZE-01");
        assertThat(about("b1", horse + 6)).doesNotContain("HM-SIZE-01");
    }

    @Test
    void batteriesHaveOneToThreeGuns() {
        String guns = "unit b1 blue artillery @20,8 heading:0 unlimbered bases=";
        assertThat(about("b1", guns + 1)).doesNotContain("HM-SIZE-01");
        assertThat(about("b1", guns + 3)).doesNotContain("HM-SIZE-01");
        assertThat(about("b1", guns + 4)).contains("HM-SIZE-01");
    }

    @Test
    void marchColumnsMoveSkirmishersNoFaster() {
        assertThat(about("b1", "unit b1 blue skirmishers @20,8 heading:0 march-column"))
                .contains("HM-FORM-02");
        assertThat(about("b1", "unit b1 blue infantry @20,8 heading:0 march-column"))
                .doesNotContain("HM-FORM-02");
    }

    /** "Half of the total number of units in the army, rounded up". */
    @Test
    void breakPointsAreRoundedUp() {
        String army = "army blue-army blue - breakPoint=";
        assertThat(all(army + 2)).doesNotContain("HM-ARMY-03");
        assertThat(all(army + 2, SHOOTER)).doesNotContain("HM-ARMY-03");
        assertThat(all(army + 2, SHOOTER, FRIEND)).contains("HM-ARMY-03");
        assertThat(all(army + 3, SHOOTER, FRIEND)).doesNotContain("HM-ARMY-03");
    }

    private static boolean fires(String... lines) {
        return shots(lines).findAny().isPresent();
    }

    private static int bases(String... lines) {
        return shots(lines)
                .map(finding -> ((Number) finding.data().get("bases")).intValue())
                .findAny()
                .orElse(0);
    }

    private static String how(String... lines) {
        return shots(lines)
                .map(finding -> String.valueOf(finding.data().get("how")))
                .findAny()
                .orElseThrow();
    }

    /** What b1 can fire at r1. */
    private static Stream<Finding> shots(String... lines) {
        return findings(lines)
                .filter(finding -> finding.rule().equals("HM-LOS-05")
                        && finding.subjects().get(0).key().equals("b1")
                        && finding.subjects().get(1).key().equals("r1"));
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

    private static Stream<Finding> findings(String... lines) {
        return Validator.of(SYSTEM).validate(ExamplePacks.of(SYSTEM, lines)).all().stream();
    }
}
