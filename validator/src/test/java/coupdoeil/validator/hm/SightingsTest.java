package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.Weapons;
import coupdoeil.validator.hm.sight.FireLines;
import coupdoeil.validator.sight.table.PointSight;
import coupdoeil.validator.table.sight.Sightings;
import coupdoeil.validator.table.sight.TableViewsheds;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who sees whom and what on a table whose south is shut off from the brigades in its north. */
class SightingsTest {

    private static final String SHUT = "feature building long 0,26 72,26 72,27 0,27";

    private static DigestTable table() {
        return new DigestTable().line(SHUT).infantry("b1", "blue", 4, 20, 10, 90);
    }

    private static boolean sees(Facts facts, String from, String to) {
        return facts.get(Sightings.class).sees(DigestTable.stand(facts, from), DigestTable.stand(facts, to));
    }

    private static boolean wouldSee(Facts facts, String from, String to) {
        return facts.get(Sightings.class).wouldSee(DigestTable.stand(facts, from), DigestTable.stand(facts, to));
    }

    private static boolean seesAnEnemy(Facts facts) {
        return facts.get(Sightings.class).seesAnEnemy(DigestTable.stand(facts, "b1"));
    }

    @Test
    void overOpenGround() {
        Facts facts = table().infantry("r1", "red", 4, 40, 10, 90).facts();

        assertThat(sees(facts, "b1", "r1")).isTrue();
        assertThat(wouldSee(facts, "b1", "r1")).isTrue();
        assertThat(sees(facts, "r1", "b1")).as("looking away").isFalse();
        assertThat(sees(facts, "b1", "red-1")).as("behind the building").isFalse();
        assertThat(wouldSee(facts, "b1", "red-1")).isFalse();
        assertThat(seesAnEnemy(facts)).isTrue();
        assertThat(seesAnEnemy(facts)).as("asked again").isTrue();
    }

    @Test
    void whoeverStandsBetweenHidesOneButForHim() {
        Facts facts = table().infantry("b2", "blue", 4, 25, 10, 90)
                .infantry("r1", "red", 4, 40, 10, 90)
                .facts();

        assertThat(sees(facts, "b1", "r1")).isFalse();
        assertThat(wouldSee(facts, "b1", "r1")).isTrue();
        assertThat(sees(facts, "b1", "b2")).isTrue();
        assertThat(seesAnEnemy(facts)).isFalse();
        assertThat(facts.get(FireLines.class).at(DigestTable.stand(facts, "b1"), DigestTable.stand(facts, "r1")))
                .isEmpty();
    }

    @Test
    void friendsAreNoEnemies() {
        assertThat(seesAnEnemy(table().infantry("b2", "blue", 4, 40, 10, 90).facts()))
                .isFalse();
        assertThat(seesAnEnemy(
                        table().general("g", "red", "red-brigade", 40, 10).facts()))
                .as("a general is no unit")
                .isFalse();
    }

    /** Off the table, too: there nothing is known of the ground. */
    @Test
    void whoStandsOverTheEdgeIsSeen() {
        Facts facts = table().infantry("r1", "red", 4, 73, 10, 270).facts();

        assertThat(sees(facts, "b1", "r1")).isTrue();
        assertThat(seesAnEnemy(facts)).isTrue();
    }

    @Test
    void points() {
        Facts facts = table().infantry("r1", "red", 4, 40, 10, 90).facts();
        Sightings sightings = facts.get(Sightings.class);
        Stand b1 = DigestTable.stand(facts, "b1");

        assertThat(sightings.sees(b1, corner(30, 10))).isTrue();
        assertThat(sightings.sees(b1, corner(45, 10))).as("behind r1").isFalse();
        assertThat(sightings.sees(b1, corner(30, 30))).as("behind the building").isFalse();
        assertThat(sightings.sees(b1, corner(10, 10))).as("behind it").isFalse();
    }

    private static Corner corner(double x, double y) {
        return new Corner(x * Corner.PER_INCH, y * Corner.PER_INCH);
    }

    @Test
    void aSideIsBlindWhereNoneOfItsUnitsSees() {
        Facts facts = table().infantry("r1", "red", 4, 40, 10, 270).facts();
        TableViewsheds lookout = facts.get(TableViewsheds.class);
        Stand b1 = DigestTable.stand(facts, "b1");
        BitSet seen = lookout.seen(b1);
        BitSet blind = lookout.blind(List.of(b1));

        assertThat(lookout.units("blue"))
                .extracting(Stand::key)
                .contains("b1", "blue-1")
                .hasSize(4);
        assertThat(seen.get(10 * 72 + 30)).isTrue();
        assertThat(seen.get(10 * 72 + 10)).isFalse();
        assertThat(seen.get(30 * 72 + 40)).isFalse();
        assertThat(seen.cardinality() + blind.cardinality()).isEqualTo(72 * 48);
        assertThat(seen.intersects(blind)).isFalse();
        assertThat(lookout.blind("blue").get(10 * 72 + 30)).isFalse();
        assertThat(lookout.blind("blue").get(10 * 72 + 10)).isTrue();
        assertThat(lookout.blind("blue").cardinality()).isLessThan(blind.cardinality());
        assertThat(lookout.blind("nobody").cardinality()).as("no unit").isZero();
        assertThat(lookout.blind(List.of()).cardinality()).isEqualTo(72 * 48);
        seen.clear();
        assertThat(lookout.seen(b1).isEmpty())
                .as("what is handed out is a copy")
                .isFalse();
    }

    /** Who stands before them hides the ground behind him, unless they look from a hill on which he is not. */
    @Test
    void groundBehindAFriend() {
        assertThat(seen(table().facts()).get(10 * 72 + 50)).isTrue();
        DigestTable friend = table().infantry("b2", "blue", 4, 24, 10, 90);
        assertThat(seen(friend.facts()).get(10 * 72 + 50)).isFalse();
        friend.line("feature hill h 10,2 21.5,2 21.5,18 10,18 level=1");
        assertThat(seen(friend.facts()).get(10 * 72 + 50)).isTrue();
        friend.line("feature hill g 22,2 30,2 30,18 22,18 level=1");
        assertThat(seen(friend.facts()).get(10 * 72 + 50)).isFalse();
    }

    private static BitSet seen(Facts facts) {
        return facts.get(TableViewsheds.class).seen(DigestTable.stand(facts, "b1"));
    }

    /** Each of two sees what the other does not; asked beam by beam, the widest first. */
    @Test
    void whatSeveralUnitsAreBlindFor() {
        Facts facts = table().infantry("b2", "blue", 2, 50, 20, 180)
                .infantry("b3", "blue", 2, 5, 2, 0)
                .facts();
        TableViewsheds lookout = facts.get(TableViewsheds.class);
        List<Stand> units =
                List.of(DigestTable.stand(facts, "b1"), DigestTable.stand(facts, "b2"), DigestTable.stand(facts, "b3"));
        BitSet seen = new BitSet();
        units.forEach(unit -> seen.or(lookout.seen(unit)));
        BitSet blind = lookout.blind(units);

        assertThat(seen.intersects(blind)).isFalse();
        assertThat(seen.cardinality() + blind.cardinality()).isEqualTo(72 * 48);
    }

    @Test
    void howFarBeforeAUnit() {
        Facts facts = table().facts();
        BitSet before = facts.get(TableViewsheds.class).before(DigestTable.stand(facts, "b1"), 10);

        assertThat(before.get(10 * 72 + 29)).as("9.5 inches off its middle").isTrue();
        assertThat(before.get(10 * 72 + 30)).as("10.5").isFalse();
        assertThat(before.get(10 * 72 + 15)).as("behind it").isFalse();
        assertThat(before.cardinality()).isBetween(60, 160);
    }

    @Test
    void whatAPointHasOverTheGround() {
        Facts facts = table().infantry("r1", "red", 4, 40, 10, 90).facts();
        PointSight view = facts.get(TableViewsheds.class).overGround(corner(30, 10));

        assertThat(view.sees(corner(60, 10))).as("past whoever stands there").isTrue();
        assertThat(view.sees(corner(60, 40))).as("over the building").isFalse();
    }

    @Test
    void weaponsReachSoFar() {
        Facts facts = table().line("unit b2 blue infantry @50,10 heading:0 line weapon=NONE")
                .facts();
        Weapons weapons = facts.get(Weapons.class);

        assertThat(weapons.bands(DigestTable.stand(facts, "b1"))).containsExactly(7, 14, 28);
        assertThat(weapons.longest(DigestTable.stand(facts, "b1"))).isEqualTo(28);
        assertThat(weapons.bands(DigestTable.stand(facts, "b2"))).isEmpty();
        assertThat(weapons.longest(DigestTable.stand(facts, "b2"))).isZero();
        assertThat(weapons.longest(DigestTable.stand(facts, "blue-general"))).isZero();
    }
}
