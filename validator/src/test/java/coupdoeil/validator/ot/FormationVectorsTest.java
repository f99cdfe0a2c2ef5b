package coupdoeil.validator.ot;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.ot.fact.Rates;
import coupdoeil.validator.ot.fact.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The vectors of the digest about formations, units and how far they move. */
class FormationVectorsTest {

    @Test
    void v03() {
        assertThat(new BareTable("unit b french infantry @20,10 heading:0 line stands=6 ~wide=3 ~deep=2")
                        .found("unit:b"))
                .contains("OT-FORM-09")
                .doesNotContain("OT-FORM-04");
    }

    @ParameterizedTest(name = "V-06: hussars in {0}")
    @CsvSource({"medium-woods, true", "light-woods, false"})
    void v06(String wood, boolean barred) {
        BareTable table = new BareTable(
                "feature " + wood + " wood 10,0 30,0 30,30 10,30 cover=light",
                "unit h french cavalry @24,15 heading:0 skirmish skirmish=FULL under:french-division");
        assertThat(table.found("unit:h").contains("OT-FORM-13")).isEqualTo(barred);
    }

    @ParameterizedTest(name = "V-08: {0} {1} of {2}")
    @CsvSource({
        "austrian, infantry, 1808, true",
        "austrian, infantry, 1809, false",
        "russian, infantry, 1807, false",
        "prussian, infantry, 1813, true",
        "british, infantry, 1813, true",
        "british, cavalry, 1813, false"
    })
    void v08(String nation, String arm, int year, boolean barred) {
        BareTable table = new BareTable(
                "scenario year=" + year,
                "unit b french " + arm + " @24,15 heading:0 attack-column nat:" + nation + " under:french-division");
        assertThat(table.found("unit:b").contains("OT-FORM-02")).isEqualTo(barred);
    }

    @ParameterizedTest(name = "V-25: 8 guns on {0} models")
    @CsvSource({"2, false", "3, false", "1, true"})
    void v25(int models, boolean wrong) {
        BareTable table =
                new BareTable("unit g french artillery @20,10 heading:0 unlimbered guns:8 stands=1 crew=3 models="
                        + models + " under:french-division");
        assertThat(table.found("unit:g").contains("OT-UNIT-04")).isEqualTo(wrong);
    }

    @ParameterizedTest(name = "V-26: converged battalion of {0}")
    @CsvSource({"8, false", "10, true"})
    void v26(int figures, boolean wrong) {
        BareTable table = new BareTable(
                "unit c french infantry @20,10 heading:0 company-column skirmish=FULL stands=2 figures=" + figures);
        for (int parent = 1; parent <= 4; parent++) {
            table.line("unit p" + parent + " french infantry @20," + (10 + 4 * parent)
                    + " heading:0 company-column skirmish=ORGANIC skirmishFigures=2 convergedIn=c convergedFigures=2"
                    + " organicConverged=true");
        }
        assertThat(table.found("unit:c").contains("OT-UNIT-12")).isEqualTo(wrong);
    }

    @ParameterizedTest(name = "V-27: {0}")
    @CsvSource({"attack-column, true", "company-column, false", "skirmish, false"})
    void v27(String formation, boolean wrong) {
        BareTable table = new BareTable(
                "feature river arm 24,0 24,48 riverClass=minor",
                "feature bridge arch 22.5,20 25.5,20",
                "unit b french infantry @24.5,20 heading:0 skirmish=FULL " + formation);
        assertThat(table.found("unit:b").contains("OT-FORM-15")).isEqualTo(wrong);
    }

    @ParameterizedTest(name = "V-28: {0} and {1} figures")
    @CsvSource({"4, 4, false", "5, 3, true"})
    void v28(int one, int other, boolean wrong) {
        BareTable table = new BareTable(
                "scenario options=[cavalryBattleGroups]",
                "unit h french cavalry @20,10 heading:0 line under:french-division",
                "special battle-group unit=h figures=[" + one + "," + other + "]");
        assertThat(table.foundAnywhere().contains("OT-UNIT-11")).isEqualTo(wrong);
    }

    @Test
    void v29() {
        Facts facts = new BareTable(
                        "feature stream brook 24,0 24,48 disorders=false",
                        "feature hill rise 30,0 40,0 40,10 30,10 level=1",
                        "feature wall dyke 44,0 44,10 cover=medium",
                        "unit b french infantry @20,10 heading:0 line",
                        "unit g french artillery @20,20 heading:0 limbered under:french-division")
                .facts();
        assertThat(left(facts, "b", "line", "brook", "rise")).isEqualTo(2);
        assertThat(left(facts, "g", "limbered", "brook", "rise")).isEqualTo(4);
        assertThat(Terrain.isProhibited(feature(facts, "dyke"), "artillery")).isTrue();
    }

    private static double left(Facts facts, String unit, String formation, String... crossed) {
        Unit moving = facts.get(Roster.class).unit(unit).orElseThrow();
        double left = facts.get(Rates.class).inches(moving, formation);
        for (String feature : crossed) {
            left -= Terrain.cost(feature(facts, feature), moving.arm()).orElseThrow();
        }
        return left;
    }

    private static GroundFeature feature(Facts facts, String id) {
        return facts.get(Features.class).byId(id).orElseThrow();
    }

    @Test
    void v39() {
        BareTable table = new BareTable(
                "unit b french infantry @20,10 heading:0 line",
                "unit g french artillery @20,12.8125 heading:0 unlimbered ~attachedTo=b under:french-division",
                "unit h french artillery @20,7.1875 heading:0 unlimbered ~attachedTo=b under:french-division");
        assertThat(table.found("unit:g")).doesNotContain("OT-FORM-17");
        assertThat(table.found("unit:h")).doesNotContain("OT-FORM-17");
    }
}
