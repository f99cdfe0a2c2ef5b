package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Sector;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.hm.sight.Fire;
import coupdoeil.validator.hm.sight.FireLines;
import coupdoeil.validator.sight.table.UnitSight;
import coupdoeil.validator.table.sight.LineOfSight;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The vectors of the digest about arcs, sight, ranges and cover. */
class SightVectorsTest {

    private static final String SHOOTER = "b1";
    private static final String TARGET = "r1";

    @Test
    void aDigestUnitStandsWhereTheDigestSays() {
        var rectangle = DigestTable.stand(
                        new DigestTable()
                                .infantry(SHOOTER, "blue", 4, 20, 10, 0)
                                .facts(),
                        SHOOTER)
                .footprint()
                .bounds();
        assertThat(rectangle.centre().x).isCloseTo(20 * Corner.PER_INCH, within(1.0));
        assertThat(rectangle.centre().y).isCloseTo(10 * Corner.PER_INCH, within(1.0));
        assertThat(rectangle.getMaxY() / Corner.PER_INCH).isCloseTo(10.984, within(0.001));
        var east = DigestTable.stand(
                        new DigestTable()
                                .infantry(SHOOTER, "blue", 4, 20, 10, 90)
                                .facts(),
                        SHOOTER)
                .footprint();
        assertThat(east.rectangle().frontLeft().xInches()).isCloseTo(20.984, within(0.001));
        assertThat(east.rectangle().frontLeft().yInches()).isCloseTo(13.937, within(0.001));
    }

    @ParameterizedTest(name = "TV-12: {0} inches north: {1} {2}")
    @CsvSource({"39.98, 28, LONG", "40, 29, OUT_OF_RANGE"})
    void tv12(double y, int range, Fire.Band band) {
        Fire fire =
                fire(new DigestTable().infantry(SHOOTER, "blue", 4, 20, 10, 0).infantry(TARGET, "red", 4, 20, y, 180));
        assertThat(fire.rangeInches()).isEqualTo(range);
        assertThat(fire.band()).isEqualTo(band);
    }

    @ParameterizedTest(name = "TV-13: {0} inches north: {1}")
    @CsvSource({"21.98, 10", "22, 11"})
    void tv13(double y, int range) {
        Fire fire = fire(new DigestTable()
                .unit("b1 blue artillery", 20, 10, 0, 75, "unlimbered bases=1 weapon=GUN_3PDR")
                .infantry(TARGET, "red", 4, 20, y, 180));
        assertThat(fire.rangeInches()).isEqualTo(range);
    }

    @ParameterizedTest(name = "TV-14: {0},{1}: {2}")
    @CsvSource({"27, 14.984, FRONT", "28.5, 14.984, RIGHT", "30, 9.5, RIGHT", "20, 5, REAR", "10, 9.5, LEFT"})
    void tv14(double x, double y, Sector sector) {
        Facts facts = new DigestTable().infantry(SHOOTER, "blue", 4, 20, 10, 0).facts();
        assertThat(DigestTable.stand(facts, SHOOTER).footprint().sector(x, y)).isEqualTo(sector);
    }

    @Test
    void tv15() {
        Facts facts = overFriends().infantry("b2", "blue", 3, 21, 17, 0).facts();
        UnitSight sight = look(facts);
        assertThat(eyes(sight)).containsExactly(true, true, false, false);
        assertEnd(sight, 0, 17.047, 23.016, 13.016);
        assertEnd(sight, 1, 16.920, 23.016, 13.183);
        assertThat(sight.rangeInches()).contains(13);
        assertThat(sight.lineOfFire().orElseThrow().start().xInches()).isCloseTo(18.031, within(0.001));
        assertThat(fire(facts).band()).isEqualTo(Fire.Band.EFFECTIVE);
        assertThat(sight.eyes().get(3).sight().obstruction().orElseThrow().id()).isEqualTo("b2");
    }

    @Test
    void tv16() {
        String hill = "feature hill hill 10,5 30,5 30,14 10,14 level=1";
        UnitSight overTroops = look(
                overFriends().infantry("b2", "blue", 3, 21, 17, 0).line(hill).facts());
        assertThat(eyes(overTroops)).containsExactly(true, true, true, true);
        assertThat(overTroops.rangeInches()).contains(13);
        String wood = "feature forest wood 18.047,16.016 23.953,16.016 23.953,17.984 18.047,17.984";
        assertThat(eyes(look(overFriends().line(hill).line(wood).facts()))).containsExactly(true, true, false, false);
    }

    @ParameterizedTest(name = "TV-17: a wall along {0}: cover {1}, obscured {2}")
    @CsvSource({"22.6, true, false", "22.516, true, false", "22.3, false, true"})
    void tv17(double y, boolean cover, boolean obscured) {
        Fire fire = fire(overFriends().line("feature wall wall 14," + y + " 26," + y));
        assertThat(fire.cover()).isEqualTo(cover);
        assertThat(fire.obscured()).isEqualTo(obscured);
    }

    @ParameterizedTest(name = "TV-20: from {0},{1} at {2}: {3}")
    @CsvSource({
        "4, 20, line, true",
        "4, 26, line, false",
        "10, 30, line, false",
        "20, 4, march-column, false",
        "4, 20, march-column, true"
    })
    void tv20(double x, double y, String formation, boolean enfiladed) {
        Facts facts = new DigestTable()
                .infantry(SHOOTER, "blue", 4, x, y, Math.toDegrees(Math.atan2(20 - x, 20 - y)))
                .unit("r1 red infantry", 20, 20, 0, formation.equals("line") ? 50 : 200, formation)
                .facts();
        assertThat(fire(facts).enfiladed()).isEqualTo(enfiladed);
    }

    private static DigestTable overFriends() {
        return new DigestTable().infantry(SHOOTER, "blue", 4, 20, 10, 0).infantry(TARGET, "red", 4, 20, 24, 180);
    }

    private static List<Boolean> eyes(UnitSight sight) {
        return sight.eyes().stream().map(eye -> eye.sight().isClear()).toList();
    }

    private static void assertEnd(UnitSight sight, int eye, double x, double y, double inches) {
        var line = sight.eyes().get(eye).sight().line().orElseThrow();
        assertThat(line.end().xInches()).isCloseTo(x, within(0.001));
        assertThat(line.end().yInches()).isCloseTo(y, within(0.001));
        assertThat(line.lengthInches()).isCloseTo(inches, within(0.001));
    }

    private static UnitSight look(Facts facts) {
        return facts.get(LineOfSight.class).look(DigestTable.stand(facts, SHOOTER), DigestTable.stand(facts, TARGET));
    }

    private static Fire fire(DigestTable table) {
        return fire(table.facts());
    }

    private static Fire fire(Facts facts) {
        return facts.get(FireLines.class)
                .at(DigestTable.stand(facts, SHOOTER), DigestTable.stand(facts, TARGET))
                .orElseThrow();
    }
}
