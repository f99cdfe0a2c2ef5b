package coupdoeil.validator.ot;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.ot.fact.Blocks;
import coupdoeil.validator.ot.fact.Nations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The vectors of the digest about towns, redoubts, nations and spacing. Footprints are in the model: FootprintsTest. */
class RuleVectorsTest {

    private static final String REDOUBT =
            "feature redoubt fort 10,10 18,10 18,18 10,18 cover=heavy blocksLos=false faces=[0,1,2] openEdges=[3]";

    private static GroundFeature feature(Facts facts, String id) {
        return facts.get(Features.class).byId(id).orElseThrow();
    }

    @ParameterizedTest(name = "V-04: {0} by {1}")
    @CsvSource({"2, 2, 1", "2, 3, 1", "2.5, 2.5, 2", "4, 4, 2", "5, 5, 3", "6, 6, 4"})
    void v04(double width, double depth, int units) {
        Facts facts = new BareTable("feature town-block b 0,0 " + width + ",0 " + width + "," + depth + " 0," + depth)
                .facts();
        assertThat(facts.get(Blocks.class).capacity(feature(facts, "b"))).isEqualTo(units);
    }

    @Test
    void v04Overfull() {
        assertThat(new BareTable(
                                "feature town-block b 10,10 14,10 14,14 10,14 cover=medium",
                                "unit b1 french infantry in:b",
                                "unit b2 french infantry in:b",
                                "unit b3 french infantry in:b")
                        .found("feature:b"))
                .contains("OT-TOWN-01");
    }

    @ParameterizedTest(name = "V-05: {0} inches, {1} between")
    @CsvSource({
        "2.0, road, true, false",
        "2.1, road, false, false",
        "1.0, stream, true, false",
        "1.0, river, false, true",
        "1.0, hedge, true, true"
    })
    void v05(double gap, String between, boolean adjacent, boolean keepsCover) {
        double middle = 14 + gap / 2;
        Facts facts = new BareTable(
                        "feature town-block one 10,10 14,10 14,14 10,14",
                        String.format(
                                "feature town-block two %s,10 %s,10 %s,14 %s,14",
                                14 + gap, 18 + gap, 18 + gap, 14 + gap),
                        String.format("feature %s way %s,0 %s,40 widthInches=0.5", between, middle, middle))
                .facts();
        Blocks blocks = facts.get(Blocks.class);
        assertThat(blocks.areAdjacent(feature(facts, "one"), feature(facts, "two")))
                .isEqualTo(adjacent);
        assertThat(blocks.keepsCover(feature(facts, "one"), feature(facts, "two"), false))
                .isEqualTo(keepsCover);
    }

    @Test
    void v05BareGap() {
        Facts facts = new BareTable(
                        "feature town-block one 10,10 14,10 14,14 10,14",
                        "feature town-block two 15,10 18,10 18,14 15,14")
                .facts();
        Blocks blocks = facts.get(Blocks.class);
        assertThat(blocks.keepsCover(feature(facts, "one"), feature(facts, "two"), false))
                .isTrue();
        assertThat(blocks.keepsCover(feature(facts, "one"), feature(facts, "two"), true))
                .isFalse();
    }

    @Test
    void v06() {
        assertThat(new BareTable(
                                "feature town-block b 10,10 14,10 14,14 10,14 cover=medium",
                                "unit h1 french cavalry in:b skirmish skirmish=FULL")
                        .found("unit:h1"))
                .contains("OT-TOWN-04");
    }

    @Test
    void v07() {
        BareTable table = new BareTable(
                REDOUBT,
                "unit b1 french infantry in:fort",
                "unit g1 french artillery in:fort",
                "unit g2 french artillery in:fort",
                "unit g3 french artillery in:fort");
        assertThat(table.found("feature:fort")).doesNotContain("OT-RED-01", "OT-RED-02");
        assertThat(table.line("unit b2 french infantry in:fort").found("feature:fort"))
                .contains("OT-RED-01")
                .doesNotContain("OT-RED-02");
        assertThat(table.line("unit g4 french artillery in:fort").found("feature:fort"))
                .contains("OT-RED-02");
        assertThat(table.line("unit h1 french cavalry in:fort").found("unit:h1"))
                .contains("OT-RED-03");
    }

    @ParameterizedTest(name = "V-08: {0} {1}")
    @CsvSource({
        "french, 1815, infantry, '', true",
        "austrian, 1808, infantry, '', false",
        "austrian, 1809, infantry, '', true",
        "russian, 1807, infantry, '', true",
        "prussian, 1813, infantry, '', false",
        "british, 1813, infantry, '', false",
        "british, 1813, infantry, attackColumn=YES, true",
        "prussian, 1813, infantry, ally=french, true",
        "spanish, 1811, cavalry, '', true"
    })
    void v08(String nation, int year, String arm, String more, boolean may) {
        Facts facts =
                new BareTable("scenario year=" + year, "unit u french " + arm + " nat:" + nation + " " + more).facts();
        Unit unit = facts.get(Roster.class).unit("u").orElseThrow();
        assertThat(facts.get(Nations.class).mayFormAttackColumn(unit)).hasValue(may);
    }

    /** Bonuses by year, and of allies besides their own (6.4). */
    @Test
    void bonuses() {
        Facts facts = new BareTable(
                        "scenario year=1810",
                        "unit s french infantry nat:saxon ally=french",
                        "unit w french infantry nat:wurttemberg ally=french",
                        "unit a french infantry nat:austrian")
                .facts();
        Nations nations = facts.get(Nations.class);
        Roster roster = facts.get(Roster.class);
        assertThat(nations.bonusFormations(roster.unit("s").orElseThrow()))
                .containsExactly("attack-column", "company-column");
        assertThat(nations.bonusFormations(roster.unit("w").orElseThrow()))
                .containsExactly("line", "attack-column", "company-column");
        assertThat(nations.bonusFormations(roster.unit("a").orElseThrow()))
                .containsExactly("attack-column", "company-column");
    }

    @ParameterizedTest(name = "V-18: {0} pounds at {1} inches")
    @CsvSource({"6, 22, OT-LOS-02", "8, 22, ''", "12, 36, OT-LOS-01"})
    void v18(int pounder, double inches, String rule) {
        double zone = 10 + inches;
        assertThat(new BareTable(
                                "unit g french artillery @10,10 heading:0 unlimbered pounder=" + pounder,
                                String.format(
                                        "place deployment east %s,6 %s,6 %s,14 %s,14 %s,6 side=austrian",
                                        zone, zone + 8, zone + 8, zone, zone))
                        .found("unit:g").stream()
                                .filter(found -> found.startsWith("OT-LOS-0") && !found.endsWith("3"))
                                .toList())
                .containsExactlyElementsOf(rule.isEmpty() ? List.of() : List.of(rule));
    }

    @ParameterizedTest(name = "V-19: {0} inches")
    @CsvSource({"1.9, true", "2.0, false"})
    void v19(double inches, boolean near) {
        assertThat(new BareTable(
                                "unit b french infantry @20,10 heading:0 line",
                                "unit r austrian infantry @" + (20 + inches) + ",10 heading:180 line")
                        .found("unit:b")
                        .contains("OT-OCC-02"))
                .isEqualTo(near);
    }

    @Test
    void v19Commanders() {
        BareTable table = new BareTable(
                "unit b french infantry @20,20 heading:0 line",
                "unit r austrian infantry @30,10 heading:180 line",
                "leader l french division @27.1,10 heading:0 leads:french-division");
        assertThat(table.found("leader:l")).contains("OT-OCC-04");
        assertThat(table.line("leader l french division with:b leads:french-division")
                        .found("leader:l"))
                .doesNotContain("OT-OCC-04");
    }

    @ParameterizedTest(name = "V-20: {0} {1}")
    @CsvSource({"26, 180, '', true", "24.9, 180, '', false", "26, 180, wood, false", "25, 0, '', false"})
    void v20(double front, int heading, String ground, boolean exposed) {
        BareTable table = new BareTable(
                "unit h austrian cavalry @30,10 heading:" + heading + " line",
                "unit v french infantry @" + front + ",10 heading:0 skirmish stands=3 skirmish=FULL");
        if (!ground.isEmpty()) {
            table.line("feature light-woods wood 20,0 27,0 27,24 20,24");
        }
        assertThat(table.found("unit:v").contains("OT-OCC-05")).isEqualTo(exposed);
    }

    @ParameterizedTest(name = "V-21: {0} inches")
    @CsvSource({"3.5, true", "4.5, false"})
    void v21(double inches, boolean between) {
        assertThat(new BareTable(
                                "unit b french infantry @20,10 heading:0 line",
                                "unit v french infantry @21.5,10 heading:0 skirmish stands=3 skirmish=FULL",
                                "unit r austrian infantry @" + (20 + inches) + ",10 heading:180 line")
                        .found("unit:v")
                        .contains("OT-OCC-06"))
                .isEqualTo(between);
    }

    @ParameterizedTest(name = "V-35: {0} inches")
    @CsvSource({"5.9, true", "6.0, false"})
    void v35(double inches, boolean near) {
        // Four stands in two rows of two: one inch deep, with its front at 20.
        BareTable table = new BareTable(
                "unit b french infantry @20,10 heading:0 routed",
                "unit r austrian infantry @" + (20 + inches) + ",10 heading:180 skirmish stands=3 skirmish=FULL");
        assertThat(table.found("unit:b").contains("OT-OCC-12")).isEqualTo(near);
        assertThat(table.found("unit:b")).doesNotContain("OT-OCC-09");
    }

    @ParameterizedTest(name = "V-38: {0} inches, {1}")
    @CsvSource({
        "4.0, infantry, false, true",
        "4.1, infantry, false, false",
        "8.0, infantry, true, true",
        "3.0, cavalry, false, false"
    })
    void v38(double inches, String arm, boolean rifles, boolean screened) {
        BareTable table = new BareTable(
                "unit g french artillery @20,12 heading:0 unlimbered",
                "unit r austrian " + arm + " @" + (20 + inches) + ",12 heading:180 skirmish stands=3 skirmish=FULL"
                        + (rifles ? " rifles=true" : ""));
        assertThat(table.found("unit:g").contains("OT-LOS-12")).isEqualTo(screened);
    }
}
