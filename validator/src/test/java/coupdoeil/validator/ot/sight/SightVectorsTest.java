package coupdoeil.validator.ot.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Roster;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.ot.BareTable;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The vectors of the digest about the three questions of sight. */
class SightVectorsTest {

    private static boolean sees(Facts facts, double x, double y, double toX, double toY) {
        return facts.get(Visibility.class).seesGround(List.of(Spot.inches(x, y)), Spot.inches(toX, toY));
    }

    private static Post post(Facts facts, String key) {
        return facts.get(Posts.class).of(key).orElseThrow();
    }

    private static boolean see(Facts facts, String one, String other) {
        return facts.get(Visibility.class).sees(post(facts, one), post(facts, other));
    }

    private static Fire.State fire(Facts facts, String from, String to) {
        return facts.get(FireLines.class).at(post(facts, from), post(facts, to)).state();
    }

    @ParameterizedTest(name = "V-09: from {0} to {1}")
    @CsvSource({"5, 10.9, true", "5, 11.1, false", "5, 25, false", "12, 12.8, true", "12, 13.2, false"})
    void v09(double from, double to, boolean seen) {
        Facts facts = new BareTable("feature light-woods wood 10,0 20,0 20,40 10,40").facts();
        assertThat(sees(facts, from, 20, to, 20)).isEqualTo(seen);
        assertThat(sees(facts, to, 20, from, 20)).isEqualTo(seen);
    }

    @ParameterizedTest(name = "V-10: from {0} to {1}")
    @CsvSource({"5, 30, false", "17, 30, true", "5, 17, true", "14, 21, false"})
    void v10(double from, double to, boolean seen) {
        Facts facts = new BareTable("feature hill h 15,0 20,0 20,40 15,40 level=1").facts();
        assertThat(sees(facts, from, 20, to, 20)).isEqualTo(seen);
        assertThat(sees(facts, to, 20, from, 20)).isEqualTo(seen);
    }

    @ParameterizedTest(name = "V-11: {0}")
    @CsvSource({"13, false", "23, false", "24, true", "30, true"})
    void v11(double distance, boolean seen) {
        Facts facts = new BareTable(
                        "feature hill foot 0,0 12,0 12,40 0,40 level=1",
                        "feature hill own 2,0 12,0 12,40 2,40 level=2",
                        "feature hill other 20,0 22,0 22,40 20,40 level=1")
                .facts();
        assertThat(sees(facts, 10, 20, 10 + distance, 20)).isEqualTo(seen);
        assertThat(sees(facts, 10 + distance, 20, 10, 20)).isEqualTo(seen);
    }

    @ParameterizedTest(name = "V-12: to {0}")
    @CsvSource({"26, false", "40, false", "44, false", "45, true"})
    void v12(double to, boolean seen) {
        Facts facts = new BareTable(
                        "feature hill own 10,0 14,0 14,40 10,40 level=1",
                        "feature hill between 20,0 24,0 24,40 20,40 level=1",
                        "feature hill beyond 45,0 50,0 50,40 45,40 level=1")
                .facts();
        assertThat(sees(facts, 12, 20, to, 20)).isEqualTo(seen);
    }

    @Test
    void ownSlopeMayHideItsFoot() {
        String hill = "feature hill h 15,0 20,0 20,40 15,40 level=1";
        assertThat(sees(new BareTable(hill, "switch hillLosModel=INTERPOLATED").facts(), 17, 20, 30, 20))
                .isFalse();
        assertThat(sees(new BareTable(hill).facts(), 17, 20, 30, 20)).isTrue();
    }

    @Test
    void v13() {
        assertThat(see(between("10", "line", ""), "s", "t")).isFalse();
        assertThat(see(between("10", "skirmish", ""), "s", "t")).isTrue();
        String hill = "feature hill h 18,0 20.2,0 20.2,24 18,24 level=1";
        assertThat(see(between("5.5", "line", hill), "s", "t")).as("seen over").isTrue();
        assertThat(see(between("6", "line", ""), "s", "t")).as("on the flat").isFalse();
        assertThat(see(between("11.6", "line", hill), "s", "t"))
                .as("near the target")
                .isFalse();
    }

    /** Who looks has his front at 20, the target his at 36, both looking at each other. */
    private static Facts between(String ahead, String formation, String hill) {
        return new BareTable(
                        hill.isEmpty() ? "title bare" : hill,
                        "unit s french infantry @20,10 heading:0 line",
                        "unit t austrian infantry @36,10 heading:180 line",
                        "unit u french infantry @" + (20.5 + Double.parseDouble(ahead)) + ",10 heading:0 " + formation
                                + " figures=36 stands=12 skirmish=FULL")
                .facts();
    }

    @ParameterizedTest(name = "V-14: a gap of {0}")
    @CsvSource({"2.0, OPEN", "1.8, MASKED"})
    void v14(double gap, Fire.State state) {
        assertThat(fire(lane(gap, ""), "g", "t")).isEqualTo(state);
    }

    @Test
    void v14Skirmishers() {
        String enemy = "unit v austrian infantry @27,12 heading:180 skirmish figures=6 stands=3 skirmish=FULL"
                + " ~outline=[{x=-3;y=0},{x=3;y=0}]";
        assertThat(fire(lane(2.0, enemy), "g", "t")).isEqualTo(Fire.State.OPEN);
        Facts muskets = new BareTable(
                        "unit g french infantry @20,12 heading:0 line rifles=true",
                        "unit t austrian infantry @25,12 heading:180 line",
                        "unit v austrian infantry @23,12 heading:180 skirmish figures=6 stands=6 skirmish=FULL"
                                + " ~outline=[{x=-4;y=0},{x=4;y=0}]")
                .facts();
        assertThat(fire(muskets, "g", "t")).isEqualTo(Fire.State.MASKED);
        assertThat(fire(muskets, "g", "v")).isEqualTo(Fire.State.OPEN);
    }

    /** Stands of skirmishers may be further apart than a lane is wide; nobody fires between them all the same. */
    @Test
    void skirmishersAreAScreenBetweenTheirStands() {
        String screen = " infantry @23.5,12 heading:0 skirmish figures=9 stands=3 skirmish=FULL"
                + " ~outline=[{x=-9;y=0},{x=9;y=0}]";
        String own = "unit v french" + screen;
        assertThat(fire(before(own, "rifles=true", "infantry @27,12"), "g", "t"))
                .isEqualTo(Fire.State.MASKED);
        assertThat(fire(before("unit v austrian" + screen, "rifles=true", "infantry @27,12"), "g", "t"))
                .isEqualTo(Fire.State.MASKED);
        assertThat(fire(before(own.replace("@23.5,12", "@23.5,30"), "rifles=true", "infantry @27,12"), "g", "t"))
                .as("a screen that stands aside")
                .isEqualTo(Fire.State.OPEN);
    }

    private static Facts before(String screen, String firer, String target) {
        return new BareTable(
                        "unit g french infantry @20,12 heading:0 line " + firer,
                        "unit t austrian " + target + " heading:180 line",
                        screen)
                .facts();
    }

    private static Facts lane(double gap, String more) {
        double aside = gap / 2 + 2.25;
        return new BareTable(
                        more.isEmpty() ? "title bare" : more,
                        "unit g french artillery @20,12 heading:0 unlimbered",
                        "unit t austrian infantry @35,12 heading:180 company-column",
                        "unit b1 french infantry @27.5," + (12 + aside) + " heading:0 line",
                        "unit b2 french infantry @27.5," + (12 - aside) + " heading:0 line",
                        "unit b3 french infantry @27.5," + (12 + aside + 4.5) + " heading:0 line",
                        "unit b4 french infantry @27.5," + (12 - aside - 4.5) + " heading:0 line")
                .facts();
    }

    @Test
    void v15() {
        Facts facts = new BareTable(
                        "feature hill h 20,0 30,0 30,24 20,24 level=1",
                        "unit b french infantry @36,10 heading:0 company-column",
                        "leader l french division @28,10 heading:0 leads:french-division",
                        "unit c french cavalry @50,10 heading:0 line",
                        "leader m french cavalry-brigade @44,10 heading:0 leads:french-brigade")
                .facts();
        CommandSight sight = facts.get(CommandSight.class);
        Roster roster = facts.get(Roster.class);
        assertThat(sight.rangeInches(roster.leader("l").orElseThrow()))
                .as("above his troops and the plain")
                .isEqualTo(15);
        assertThat(sight.rangeInches(roster.leader("m").orElseThrow())).isEqualTo(5);
        assertThat(sight.hiding(post(facts, "b"), roster.leader("l").orElseThrow()))
                .isEmpty();
        Facts hidden = new BareTable(
                        "feature hill h 20,0 22,0 22,24 20,24 level=1",
                        "unit b french infantry @26,10 heading:0 company-column",
                        "unit u french infantry @19,10 heading:0 line",
                        "leader l french division @17,10 heading:0 leads:french-division")
                .facts();
        assertThat(hidden.get(CommandSight.class)
                        .hiding(
                                post(hidden, "b"),
                                hidden.get(Roster.class).leader("l").orElseThrow()))
                .hasValueSatisfying(hill -> assertThat(hill.id()).isEqualTo("h"));
        assertThat(hidden.get(CommandSight.class)
                        .hiding(
                                post(hidden, "u"),
                                hidden.get(Roster.class).leader("l").orElseThrow()))
                .isEmpty();
    }

    @Test
    void v33() {
        BareTable fog = new BareTable(
                "period 10:00 12:00 visibilityInches=4",
                "unit b french infantry @27,10 heading:0 company-column",
                "unit r austrian infantry @31.5,10 heading:180 line",
                "leader l french division @18,10 heading:0 leads:french-division");
        Facts facts = fog.facts();
        assertThat(facts.get(CommandSight.class)
                        .hiding(
                                post(facts, "b"),
                                facts.get(Roster.class).leader("l").orElseThrow()))
                .isEmpty();
        assertThat(fog.found("unit:b")).doesNotContain("OT-LOS-08");
        assertThat(see(facts, "b", "r")).as("beyond four inches").isFalse();
    }

    @Test
    void v34() {
        Facts facts = new BareTable(
                        "unit b french infantry @20,10 heading:0 line figures=12",
                        "unit g french artillery @21.5,10 heading:0 unlimbered models=12 stands=4 ~attachedTo=b",
                        "unit r austrian infantry @23.6,10 heading:180 line")
                .facts();
        assertThat(see(facts, "b", "r")).isTrue();
        assertThat(fire(facts, "b", "r")).isEqualTo(Fire.State.OPEN);
        assertThat(fire(facts, "r", "b")).isEqualTo(Fire.State.OPEN);
        assertThat(fire(facts, "g", "r")).isEqualTo(Fire.State.OPEN);
    }

    /** Wherever the gap is, and however it lies to the points that are tried first. */
    @ParameterizedTest(name = "a gap of {0}, {1} aside")
    @CsvSource({"2.0, 0.13, OPEN", "2.0, 0.2, OPEN", "1.98, 0.13, MASKED"})
    void gapsAside(double gap, double aside, Fire.State state) {
        double away = gap / 2 + 0.5625;
        Facts facts = new BareTable(
                        "unit g french artillery @20,8 heading:0 unlimbered",
                        "unit b1 french infantry @28," + fine(8 + aside + away) + " heading:0 company-column",
                        "unit b2 french infantry @28," + fine(8 + aside - away) + " heading:0 company-column",
                        "unit t austrian infantry @35,8 heading:180 company-column")
                .facts();
        assertThat(fire(facts, "g", "t")).isEqualTo(state);
    }

    private static double fine(double inches) {
        return Math.rint(inches * 1e4) / 1e4;
    }

    /** Nobody fires over the far side of a block, where nothing would be in the way. */
    @Test
    void outOfABlockOverTheSideThatIsAhead() {
        Facts facts = new BareTable(
                        "feature town-block mill 10,6 12,6 12,8 10,8 cover=medium",
                        "unit g french artillery in:mill",
                        "unit b french infantry @14,8.1 heading:0 line",
                        "unit t austrian infantry @24,4.6 heading:180 company-column")
                .facts();
        assertThat(fire(facts, "g", "t")).isEqualTo(Fire.State.MASKED);
        assertThat(fire(facts, "b", "t")).isEqualTo(Fire.State.OUT_OF_RANGE);
    }

    /** Guns on a hill fire over the heads of their own skirmishers, too. */
    @Test
    void skirmishersAreSeenOver() {
        assertThat(fire(skirmishersAhead("feature hill h 16,2 20.5,2 20.5,14 16,14 level=1"), "g", "t"))
                .isEqualTo(Fire.State.OPEN);
        assertThat(fire(skirmishersAhead("title flat"), "g", "t")).isEqualTo(Fire.State.MASKED);
    }

    private static Facts skirmishersAhead(String ground) {
        return new BareTable(
                        ground,
                        "unit g french artillery @20,8 heading:0 unlimbered",
                        "unit v french infantry @26,8 heading:0 skirmish figures=12 stands=6 skirmish=FULL"
                                + " ~outline=[{x=-6;y=0},{x=6;y=0}]",
                        "unit t austrian infantry @35,8 heading:180 company-column")
                .facts();
    }
}
