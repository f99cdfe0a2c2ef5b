package coupdoeil.validator.ot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The vectors of the digest about scenarios, command, orders, schedule and cards. V-16 and V-17 are of play: no rule counts
 * what a command has done.
 */
class OrderVectorsTest {

    private static final String SCENARIO = "scenario:example";
    private static final String GENERAL =
            "leader f-general french division @%s,%s heading:0 leads:french-division tactical=AVERAGE";
    private static final String CAVALRY =
            "leader f-cav-general french cavalry-brigade @20,24 heading:0 leads:f-cav tactical=AVERAGE";

    @ParameterizedTest(name = "V-01: {0} by {1} yards")
    @CsvSource({"3780, 2100, false", "3871, 2112, false", "4200, 2100, true"})
    void v01(int wide, int deep, boolean unlike) {
        BareTable table = new BareTable("table 108x60", "scenario realSizeYards=[" + wide + "," + deep + "]");
        assertThat(table.found(SCENARIO).contains("OT-MAP-02")).isEqualTo(unlike);
    }

    @ParameterizedTest(name = "V-22: marker at {0}")
    @CsvSource({"16, false", "16.1, true"})
    void v22(double marker, boolean far) {
        BareTable table = new BareTable(
                String.format(GENERAL, 10, 10),
                "remove token f-order",
                "token defend f-order @" + marker + ",10 of:french-division",
                "unit f-1 french infantry @10,14 heading:0 company-column");
        assertThat(table.found("formation:french-division").contains("OT-ORD-03"))
                .isEqualTo(far);
    }

    @ParameterizedTest(name = "V-22: a unit at {0}, {1}")
    @CsvSource({"25.5, company-column, true", "25.5, skirmish, false", "24, company-column, false"})
    void v22Units(double front, String formation, boolean outside) {
        BareTable table = new BareTable(
                String.format(GENERAL, 10, 10),
                "remove token f-order",
                "token defend f-order @16,10 of:french-division",
                "unit f-1 french infantry @" + (front + 2) + ",10 heading:0 skirmish=FULL " + formation);
        assertThat(table.found("unit:f-1").contains("OT-ORD-04")).isEqualTo(outside);
    }

    @ParameterizedTest(name = "V-23: {0} to {1}")
    @CsvSource({"11:30, 19:50, false", "11:30, 20:00, true", "11:20, 20:00, false"})
    void v23(String start, String end, boolean odd) {
        assertThat(new BareTable("clock " + start + " " + end).found(SCENARIO).contains("OT-SCEN-01"))
                .isEqualTo(odd);
    }

    @ParameterizedTest(name = "V-24: due at {0}")
    @CsvSource({"12:20, none", "12:40, OT-REINF-08", "14:00, OT-REINF-01"})
    void v24(String at, String rule) {
        BareTable table = new BareTable(
                "clock 10:00 13:40",
                "scenario options=[randomEvents]",
                "place entry gate 0,20 0,24 side=french",
                "unit f-5 french infantry",
                "group late " + at + " gate column march:f-5");
        assertThat(table.found("group:late"))
                .filteredOn(found -> found.equals("OT-REINF-01") || found.equals("OT-REINF-08"))
                .isEqualTo(rule.equals("none") ? List.of() : List.of(rule));
    }

    @ParameterizedTest(name = "V-30: {0} inches, maneuver {1}")
    @CsvSource({"15, prebattleManeuver, true", "16, prebattleManeuver, false", "10, cardDeployment, false"})
    void v30(double apart, String option, boolean near) {
        assertThat(cards(apart, option).found("token:a-card")).isEqualTo(near ? List.of("OT-OPT-02") : List.of());
    }

    private static BareTable cards(double apart, String option) {
        return new BareTable(
                "scenario options=[" + option + "]",
                "token card f-card @20,20 of:french-division",
                "token card a-card @" + (20 + apart) + ",20 of:austrian-division");
    }

    @Test
    void v37() {
        BareTable free = cards(10, "cardDeployment").line("unit f-1 french infantry @22,20 heading:0 company-column");
        assertThat(free.found("token:a-card")).isEmpty();
        assertThat(free.found("unit:f-1")).doesNotContain("OT-OPT-02", "OT-OPT-07");
        assertThat(cards(10, "prebattleManeuver").found("token:a-card")).contains("OT-OPT-02");
    }

    @Test
    void v31() {
        String[] division = {String.format(GENERAL, 10, 10), "unit f-1 french infantry @10,14 heading:0 company-column"
        };
        assertThat(new BareTable(division).found(SCENARIO)).doesNotContain("OT-CMD-05");
        assertThat(new BareTable(division).found("formation:french-division")).doesNotContain("OT-CMD-08");
        assertThat(new BareTable(division)
                        .line("army french-army french - nation=french staff=PROFESSIONAL -offBoardLeadership"
                                + " -offBoardTactical")
                        .found(SCENARIO))
                .contains("OT-CMD-05");
    }

    @Test
    void v32() {
        BareTable table = new BareTable();
        for (int unit = 1; unit <= 7; unit++) {
            table.line("unit b-" + unit + " french infantry @" + 5 * unit + ",10 heading:0 company-column");
        }
        for (int brigade = 3; brigade <= 5; brigade++) {
            table.line("formation f-" + brigade + "th brigade under:french-division");
            for (int unit = 1; unit <= 2; unit++) {
                table.line("unit c-" + brigade + unit + " french infantry @" + 5 * (2 * brigade + unit)
                        + ",16 heading:0 company-column under:f-" + brigade + "th");
            }
        }
        table.line("unit f-3 french infantry @5,24 heading:0 company-column under:french-second");
        assertThat(table.found("formation:french-brigade")).contains("OT-CMD-10");
        assertThat(table.found("formation:french-division")).contains("OT-CMD-10");
    }

    @Test
    void v33() {
        BareTable fog = new BareTable(
                "period 10:00 12:00 visibilityInches=4",
                String.format(GENERAL, 20, 24),
                "unit f-1 french infantry @20,34.1875 heading:0 company-column");
        assertThat(fog.found("unit:f-1")).doesNotContain("OT-CMD-07", "OT-LOS-08");
    }

    @ParameterizedTest(name = "V-36: {0}")
    @CsvSource({"attack, true", "engage, false"})
    void v36(String order, boolean never) {
        BareTable table = new BareTable(
                "formation f-cav cavalry-brigade under:french-division",
                "unit f-7 french cavalry @20,20 heading:0 line under:f-cav",
                CAVALRY,
                "token " + order + " f-cav-order @40,20 of:f-cav");
        assertThat(table.found("formation:f-cav").contains("OT-ORD-12")).isEqualTo(never);
        assertThat(table.found("formation:f-cav")).contains("OT-CMD-10");
    }

    @Test
    void v40() {
        BareTable table = new BareTable(
                "place entry gate 0,20 0,24 side=french",
                "unit f-1 french infantry",
                "leader f-general french division leads:french-division tactical=AVERAGE",
                "remove token f-order",
                "token defend f-order @30,22 of:french-division",
                "group late 11:20 gate column march:f-1,f-general");
        assertThat(table.severities("formation:french-division", "OT-ORD-03")).containsExactly("info");
        assertThat(table.found("formation:french-division")).doesNotContain("OT-REINF-10");
    }
}
