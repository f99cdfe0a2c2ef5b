package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.Charges;
import coupdoeil.validator.hm.fact.Morale;
import coupdoeil.validator.hm.fact.Troops;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;

/** The vectors of the digest about sizes, lists, positions and command. */
class RuleVectorsTest {

    private static final Validator RULES = Validator.of(RuleSystems.load("hm").orElseThrow());
    private static final String GUARDS =
            "grenadiersDetached=true quality=ELITE specialRules=[RELIABLE,STALWART,STUBBORN,ELITE,DRILLED,VETERANS]"
                    + " list=british \"entry=Guard Infantry\"";

    @ParameterizedTest(name = "TV-01: {0}")
    @CsvSource({"line, 7.874, 1.969, 50", "march-column, 1.969, 7.874, 200"})
    void tv01(String formation, double width, double depth, double depthMm) {
        Envelope bounds = stand(new DigestTable().unit("b1 blue infantry", 20, 10, 0, depthMm, formation))
                .footprint()
                .bounds();
        assertThat(bounds.getWidth() / Corner.PER_INCH).isCloseTo(width, within(0.001));
        assertThat(bounds.getHeight() / Corner.PER_INCH).isCloseTo(depth, within(0.001));
    }

    @Test
    void tv02() {
        Troops troops = new DigestTable().facts().get(Troops.class);
        assertThat(troops.morale("infantry", 4)).containsExactly(8, 16, 24);
        assertThat(4 * troops.figures("infantry")).isEqualTo(24);
        assertThat(troops.morale("skirmishers", 3)).containsExactly(3, 6, 9);
        assertThat(troops.morale("dismounted", 3)).containsExactly(4, 8, 12);
    }

    @ParameterizedTest(name = "TV-03: {0}")
    @CsvSource({"26.40, false", "26.45, true"})
    void tv03(double x, boolean outOfCommand) {
        assertThat(finds(
                        general("blue-general", "blue-brigade", 10, 10).infantry("b1", "blue", 4, x, 10, 0),
                        "HM-CMD-05",
                        "b1"))
                .isEqualTo(outOfCommand);
    }

    @Test
    void tv04() {
        String independent = "line specialRules=[INDEPENDENT]";
        assertThat(finds(
                        general("blue-general", "blue-brigade", 10, 10)
                                .unit("b1 blue infantry", 30, 10, 0, 50, independent),
                        "HM-CMD-05",
                        "b1"))
                .isFalse();
        assertThat(finds(
                        general("blue-general", "blue-brigade", 70, 46)
                                .line("formation second brigade army:blue-army")
                                .general("g2", "blue", "second", 10, 10)
                                .unit("b1 blue infantry", 30, 10, 0, 50, independent),
                        "HM-CMD-05",
                        "b1"))
                .isTrue();
    }

    @Test
    void tv05() {
        List<Finding> findings = findings(new DigestTable()
                .infantry("b1", "blue", 4, 20, 10, 0)
                .infantry("b2", "blue", 4, 20, 16.9, 0)
                .line("leader blue-general blue general with:b1 leads:blue-brigade"));
        assertThat(findings)
                .filteredOn(finding -> finding.rule().equals("HM-CMD-07"))
                .singleElement()
                .satisfies(finding -> assertThat(finding.message()).contains("b2"));
        assertThat(finds(findings, "HM-CMD-05", "b1")).isFalse();
    }

    @ParameterizedTest(name = "TV-06: {0}")
    @CsvSource({"15.9, true, false", "15.97, false, true"})
    void tv06(double y, boolean tooNear, boolean holdOnly) {
        List<Finding> findings =
                findings(new DigestTable().infantry("b1", "blue", 4, 20, 10, 0).infantry("r1", "red", 4, 20, y, 180));
        assertThat(finds(findings, "HM-POS-05", "b1")).isEqualTo(tooNear);
        assertThat(finds(findings, "HM-POS-10", "b1")).isEqualTo(holdOnly);
    }

    @ParameterizedTest(name = "TV-07: {0}")
    @CsvSource({"27.874, false", "27.8, true"})
    void tv07(double x, boolean overlap) {
        assertThat(finds(
                        new DigestTable().infantry("b1", "blue", 4, 20, 10, 0).infantry("b2", "blue", 4, x, 10, 0),
                        "HM-POS-04",
                        "b1+b2"))
                .isEqualTo(overlap);
    }

    @ParameterizedTest(name = "TV-08: {0} bases")
    @CsvSource({"5, true", "4, false"})
    void tv08(int bases, boolean wrong) {
        String entry = " quality=ELITE specialRules=[RELIABLE,ELITE,VETERANS,DRILLED] list=continental"
                + " \"entry=Experienced Infantry Regiment\"";
        assertThat(finds(
                        new DigestTable().unit("b1 blue infantry", 20, 10, 0, 50, "line bases=" + bases + entry),
                        "HM-LIST-01",
                        "b1"))
                .isEqualTo(wrong);
    }

    @Test
    void tv09() {
        DigestTable guards =
                new DigestTable().unit("b1 blue infantry", 20, 10, 0, 50, "line bases=4 nominalBases=5 " + GUARDS);
        assertThat(findings(guards))
                .filteredOn(finding ->
                        finding.rule().startsWith("HM-LIST") || finding.rule().startsWith("HM-SIZE"))
                .filteredOn(finding -> finding.subjects().stream()
                        .anyMatch(subject -> subject.key().equals("b1")))
                .isEmpty();
        Unit unit = (Unit) stand(guards).piece();
        assertThat(guards.facts().get(Morale.class).of(unit, "line")).containsExactly(8, 16, 24);
        assertThat(finds(
                        new DigestTable()
                                .unit(
                                        "b1 blue infantry",
                                        20,
                                        10,
                                        0,
                                        50,
                                        "line bases=4 grenadiersDetached=true quality=ELITE list=british"
                                                + " \"entry=Grenadier Infantry\""),
                        "HM-LIST-07",
                        "b1"))
                .isTrue();
    }

    @ParameterizedTest(name = "TV-10: {0} units")
    @CsvSource({"0, HM-CMD-04", "2, HM-CMD-03", "3, ''", "6, ''", "7, HM-CMD-03"})
    void tv10(int units, String rule) {
        DigestTable table = new DigestTable().line("formation second brigade army:blue-army");
        IntStream.range(0, units)
                .forEach(i -> table.line(
                        "unit n" + i + " blue infantry @" + (8 + 8 * i) + ",10 heading:90 line under:second"));
        List<Finding> findings = findings(table);
        assertThat(finds(findings, "HM-CMD-03", "second")).isEqualTo(rule.equals("HM-CMD-03"));
        assertThat(finds(findings, "HM-CMD-04", "second")).isEqualTo(rule.equals("HM-CMD-04"));
    }

    @Test
    void tv11() {
        DigestTable table = new DigestTable()
                .line("formation second brigade army:blue-army")
                .line("formation third brigade army:blue-army");
        for (int i = 0; i < 4; i++) {
            table.line("unit n" + i + " blue infantry @" + (8 + 8 * i) + ",10 heading:90 line under:"
                    + (i < 2 ? "second" : "third"));
        }
        List<Finding> findings = findings(table);
        assertThat(data(findings, "HM-ARMY-02", "blue-army"))
                .containsEntry("k", 4)
                .containsEntry("n", 7);
        assertThat(data(findings, "HM-ARMY-04", "blue-army"))
                .containsEntry("min", 4)
                .containsEntry("max", 6);
    }

    @ParameterizedTest(name = "TV-18: {0} inches high")
    @CsvSource({"1.5, true", "1, false"})
    void tv18(double height, boolean tooHigh) {
        assertThat(finds(
                        new DigestTable().line("feature wall wall 10,5 20,5 heightInches=" + height),
                        "HM-TER-08",
                        "wall"))
                .isEqualTo(tooHigh);
    }

    @Test
    void tv19() {
        String house = "feature building house 15,8 25,8 25,12 15,12";
        assertThat(finds(new DigestTable().infantry("b1", "blue", 3, 20, 10, 0).line(house), "HM-POS-03", "b1"))
                .isTrue();
        List<Finding> open = findings(
                new DigestTable().infantry("b1", "blue", 3, 20, 10, 0).line(house + " enterable=true capacityBases=2"));
        assertThat(finds(open, "HM-POS-03", "b1")).isFalse();
        assertThat(finds(open, "HM-POS-08", "house")).isTrue();
    }

    @ParameterizedTest(name = "TV-21: {0} hits")
    @CsvSource({"6, WORN, false", "12, SHAKEN, false", "17, SHAKEN, false", "18, BROKEN, true"})
    void tv21(int hits, String state, boolean broken) {
        DigestTable table = new DigestTable().unit("b1 blue infantry", 20, 10, 0, 50, "line bases=3 ~hits=" + hits);
        Unit unit = (Unit) stand(table).piece();
        assertThat(table.facts().get(Morale.class).state(unit, "line", hits)).isEqualTo(state);
        assertThat(finds(table, "HM-STATE-01", "b1")).isEqualTo(broken);
    }

    @Test
    void tv22() {
        assertThat(finds(arrival(9, "ADVANCE"), "HM-REINF-01", "g")).isTrue();
        assertThat(finds(arrival(8, "CHARGE"), "HM-REINF-01", "g")).isFalse();
        assertThat(finds(arrival(8, "CHARGE"), "HM-REINF-03", "g")).isTrue();
    }

    @ParameterizedTest(name = "TV-23: minor from {0}, major from {1}")
    @CsvSource({"6, 13, false", "5, 13, true", "6, 12, true"})
    void tv23(int minor, int major, boolean other) {
        assertThat(
                        findings(new DigestTable()
                                        .line("scenario initiative=blue victoryBands=[" + minor + "," + major + "]"))
                                .stream()
                                .anyMatch(finding -> finding.rule().equals("HM-SCN-04")))
                .isEqualTo(other);
    }

    @ParameterizedTest(name = "TV-24: {0} {1}")
    @CsvSource({
        "infantry, line, false, 13, 15",
        "infantry, line, true, 9, 11",
        "cavalry, line, false, 22, 27",
        "cavalry, line, true, 15, 20",
        "cavalry, dismounted-line, false, 13, 15",
        "skirmishers, line, true, 16, 18"
    })
    void tv24(String arm, String formation, boolean difficult, int least, int most) {
        DigestTable table = new DigestTable().line("unit b1 blue " + arm + " @20,10 heading:90 " + formation);
        Facts facts = table.facts();
        Unit unit = (Unit) DigestTable.stand(facts, "b1").piece();
        assertThat(facts.get(Charges.class).reach(unit, formation, difficult)).contains(new Charges.Reach(least, most));
    }

    @Test
    void gunsDoNotCharge() {
        Facts facts = new DigestTable()
                .line("unit b1 blue artillery @20,10 heading:90 limbered")
                .facts();
        Unit unit = (Unit) DigestTable.stand(facts, "b1").piece();
        assertThat(facts.get(Charges.class).reach(unit, "limbered", false)).isEmpty();
    }

    private static DigestTable arrival(int turn, String order) {
        return new DigestTable()
                .line("place entry gate 0,4 0,14 side=blue")
                .line("unit b1 blue infantry")
                .line("group g " + turn + " gate edge march:b1/line order=" + order);
    }

    private static DigestTable general(String id, String brigade, double x, double y) {
        return new DigestTable().general(id, "blue", brigade, x, y);
    }

    private static Stand stand(DigestTable table) {
        return DigestTable.stand(table.facts(), "b1");
    }

    private static List<Finding> findings(DigestTable table) {
        return RULES.validate(table.pack()).all();
    }

    private static boolean finds(DigestTable table, String rule, String key) {
        return finds(findings(table), rule, key);
    }

    private static boolean finds(List<Finding> findings, String rule, String key) {
        return findings.stream()
                .anyMatch(finding -> finding.rule().equals(rule)
                        && finding.subjects().get(0).key().equals(key));
    }

    private static Map<String, Object> data(List<Finding> findings, String rule, String key) {
        return findings.stream()
                .filter(finding -> finding.rule().equals(rule)
                        && finding.subjects().get(0).key().equals(key))
                .findFirst()
                .orElseThrow()
                .data();
    }
}
