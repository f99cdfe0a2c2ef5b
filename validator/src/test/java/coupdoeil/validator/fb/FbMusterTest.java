package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.fb.fact.Muster;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who takes part in a scenario, and in which formation. */
class FbMusterTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    /** Of the blue brigade one stands, one comes and one is left out; of the reserve nobody takes part. */
    private static final String[] BATTLE = {
        "formation blue-reserve brigade army:blue-army",
        "leader blue-brigadier blue formation leads:blue-brigade radius=[20] @0306",
        "unit here blue infantry @0305",
        "unit coming blue infantry",
        "unit absent blue infantry",
        "unit idle blue infantry under:blue-reserve",
        "group g 06:30 west-road column march:coming"
    };

    private final Muster muster = muster();

    @Test
    void whoStandsAndWhoComesTakesPart() {
        assertThat(muster.placed("here")).isTrue();
        assertThat(muster.placed("coming")).isFalse();
        assertThat(muster.takesPart("here")).isTrue();
        assertThat(muster.takesPart("coming")).isTrue();
        assertThat(muster.takesPart("absent")).isFalse();
        assertThat(muster.leaders()).containsExactly("blue-general", "red-general", "red-brigadier", "blue-brigadier");
    }

    @Test
    void armiesAreThoseWithAnybodyInTheSetUp() {
        assertThat(muster.armies()).extracting(Army::id).containsExactly("blue-army", "red-army");
        assertThat(muster(
                                "remove put red-general",
                                "remove put red-brigadier",
                                "unit r red infantry",
                                "group h 06:30 east-road column march:r")
                        .armies())
                .extracting(Army::id)
                .containsExactly("blue-army");
    }

    @Test
    void formationsAreThoseOfWhoeverTakesPart() {
        assertThat(muster.hasAnyOf("blue-brigade")).isTrue();
        assertThat(muster.hasAnyOf("blue-reserve")).isFalse();
        assertThat(muster.hasAnyOf("red-brigade")).as("its leader is there").isTrue();
        assertThat(muster.formations()).containsExactly("blue-brigade");
        assertThat(units(muster, "blue-brigade")).containsExactly("here", "coming");
        assertThat(units(muster, "blue-reserve")).isEmpty();
    }

    @Test
    void whoIsAttachedServesElsewhereAndWhoIsUnderAnAdHocLeaderNowhere() {
        Muster attached = muster("special attachment unit=here to=blue-reserve");
        assertThat(units(attached, "blue-reserve")).containsExactly("here");
        assertThat(units(attached, "blue-brigade")).containsExactly("coming");
        assertThat(attached.hasAnyOf("blue-reserve")).as("it belongs elsewhere").isFalse();

        Muster adHoc = muster("special ad-hoc units=[here] leader=blue-brigadier");
        assertThat(units(adHoc, "blue-brigade")).containsExactly("coming");
    }

    @Test
    void itIsTheSameWhenSomebodyOnlyMoves() {
        assertThat(muster("unit here blue infantry @0705")).isEqualTo(muster).hasSameHashCodeAs(muster);
    }

    @Test
    void itIsAnotherWhenSomebodyComesGoesOrServesElsewhere() {
        assertThat(List.of(
                        muster("unit absent blue infantry @0307"),
                        muster("remove put here"),
                        muster("group g 06:30 west-road column march:coming,absent"),
                        muster("remove group g"),
                        muster("group h 06:30 west-road column march:here"),
                        muster("remove put blue-brigadier"),
                        muster("special attachment unit=here to=blue-reserve"),
                        muster("unit here blue infantry under:blue-reserve @0305"),
                        muster("army blue-army blue blue-general nationalities=[polish]"),
                        muster("unit here blue infantry steps=3 @0305")))
                .doesNotContain(muster)
                .doesNotHaveDuplicates();
        assertThat(muster).isNotEqualTo(SYSTEM);
    }

    private static List<String> units(Muster of, String formation) {
        return of.unitsOf(formation).stream().map(Unit::id).toList();
    }

    private static Muster muster(String... lines) {
        Pack pack = ExamplePacks.of(
                SYSTEM,
                Stream.concat(Arrays.stream(BATTLE), Arrays.stream(lines)).toArray(String[]::new));
        return Situation.of(pack, SYSTEM, pack.scenarios().get(0)).facts().get(Muster.class);
    }
}
