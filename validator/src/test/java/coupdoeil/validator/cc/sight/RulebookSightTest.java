package coupdoeil.validator.cc.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Cases of fire that were read in the rulebook before anyone looked at what the code makes of them. */
class RulebookSightTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();
    private static final String INFANTRY = "unit f blue infantry @R5C6";
    private static final String GUNS = "unit f blue artillery @R5C6";
    private static final String BELOW = "unit t red infantry @R7C6";
    private static final String RIGHT = "unit t red infantry @R5C8";

    @Test
    void aFriendAndALoneEnemyLeaderOnBothSidesOfTheLine() {
        String friend = "unit b2 blue infantry @R6C5";
        assertThat(fires(INFANTRY, BELOW, friend)).isTrue();
        assertThat(fires(INFANTRY, BELOW, friend, "leader l2 red leader @R6C6")).isFalse();
    }

    @Test
    void gunsFireOverTheirLeaderBesideAForest() {
        String hill = "terrain hill R5C6";
        String forest = "terrain forest R6C6";
        assertThat(fires(GUNS, BELOW, hill, forest, "leader l1 blue leader @R6C5"))
                .isTrue();
        assertThat(fires(GUNS, BELOW, hill, forest, "leader l2 red leader @R6C5"))
                .isFalse();
        assertThat(fires(INFANTRY, BELOW, hill, forest, "leader l1 blue leader @R6C5"))
                .isFalse();
    }

    @Test
    void gunsFireOverAFriendOnLowOpenGroundOnly() {
        String friend = "unit b2 blue infantry @R5C7";
        assertThat(fires(GUNS, RIGHT, friend, "terrain hill R5C6")).isTrue();
        assertThat(fires(GUNS, RIGHT, friend, "terrain hill R5C6", "hexside R5C7/0 field-works"))
                .isTrue();
        assertThat(fires(GUNS, RIGHT, friend, "terrain hill R5C6", "terrain town R5C7"))
                .isFalse();
        assertThat(fires(GUNS, RIGHT, friend, "terrain hill R5C6 R5C7 R5C8")).isFalse();
    }

    @Test
    void aRuggedHillBetweenHills() {
        assertThat(fires(INFANTRY, RIGHT, "terrain hill R5C6 R5C7 R5C8")).isTrue();
        assertThat(fires(INFANTRY, RIGHT, "terrain hill R5C6 R5C8", "terrain rugged-hill R5C7"))
                .isFalse();
    }

    @Test
    void ontoASecondHillHexPastTheFirst() {
        assertThat(fires(INFANTRY, BELOW, "terrain hill R6C6 R7C6")).isTrue();
        assertThat(fires(INFANTRY, BELOW, "terrain hill R6C5 R6C6 R7C6")).isFalse();
    }

    @Test
    void anEnemyBesideTheFirer() {
        assertThat(fires(INFANTRY, BELOW, "leader l2 red leader @R5C7")).isTrue();
        assertThat(fires(INFANTRY, BELOW, "unit r2 red infantry @R5C7")).isFalse();
    }

    @Test
    void aLoneLeaderAndTheSideOfTheBoard() {
        String firer = "unit f blue infantry @R5C1";
        String target = "unit t red infantry @R7C1";
        assertThat(fires(firer, target)).isTrue();
        assertThat(fires(firer, target, "leader l1 blue leader @R6C1")).isFalse();
    }

    /** Whether unit f can fire at unit t. */
    private static boolean fires(String firer, String target, String... lines) {
        String[] all = Stream.concat(Stream.of(firer, target), Stream.of(lines)).toArray(String[]::new);
        Pack pack = ExamplePacks.of(SYSTEM, all);
        Situation situation = Situation.of(pack, SYSTEM, pack.scenarios().get(0));
        Fire fire = situation.facts().get(Fire.class);
        List<String> targets = situation.facts().get(Setup.class).units().stream()
                .filter(unit -> unit.key().equals("f"))
                .flatMap(unit -> fire.targets(unit).stream())
                .map(each -> each.unit().piece().id())
                .toList();
        return targets.contains("t");
    }
}
