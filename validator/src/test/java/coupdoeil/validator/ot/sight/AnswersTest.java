package coupdoeil.validator.ot.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.Area;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.ot.BareTable;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableLook;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** What the window and the commands are told of the three questions of sight. */
class AnswersTest {

    private static TableLook look(Facts facts, String from, String to) {
        OtAnswers answers = new OtAnswers(facts);
        return answers.look(piece(answers, from), piece(answers, to));
    }

    private static Viewpoint piece(OtAnswers answers, String id) {
        return answers.pieces().stream()
                .filter(piece -> piece.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Viewpoint point(double x, double y) {
        return Viewpoint.ofPoint(x, y, x + "," + y);
    }

    private static boolean holds(Area area, double x, double y) {
        Geometry shape = ((Area.Shape) area).geometry();
        return shape.covers(new GeometryFactory().createPoint(new Coordinate(x, y)));
    }

    private static SightMarks.Ground ground(OtAnswers answers, Viewpoint observer) {
        return (SightMarks.Ground)
                answers.answer(new SightQuestion.Seen(List.of(observer), 0)).orElseThrow();
    }

    /** All round, whatever its front; skirmishers hide nobody, and formed troops do. */
    @Test
    void oneSeesBehindHimselfAndThroughSkirmishersAlone() {
        String[] battle = {
            "unit f1 french infantry @20,20 heading:0 line",
            "unit a1 austrian infantry @10,20 heading:0 line",
            "unit s1 austrian infantry @15,20 skirmish skirmish=FULL"
        };
        assertThat(look(new BareTable(battle).facts(), "f1", "a1").visible()).isTrue();
        TableLook formed = look(
                new BareTable(battle)
                        .line("unit a2 austrian infantry @15,20 heading:0 line frontInches=4")
                        .facts(),
                "f1",
                "a1");
        assertThat(formed.visible()).isFalse();
        assertThat(formed.story().text()).contains("a2 stands in the way");
    }

    @Test
    void aWoodIsSeenIntoForAnInchAndNeverThrough() {
        OtAnswers answers = new OtAnswers(new BareTable("feature light-woods wood 10,0 20,0 20,40 10,40").facts());

        assertThat(answers.look(point(5, 20), point(10.9, 20)).visible()).isTrue();
        TableLook deep = answers.look(point(5, 20), point(11.1, 20));
        assertThat(deep.visible()).isFalse();
        assertThat(deep.rays().get(0).stopInches()).isEqualTo(5);
        assertThat(deep.story().text()).contains("Light woods at 15, 20 is too deep to see through");
        assertThat(answers.look(point(5, 20), point(25, 20)).story().text())
                .contains("stops sight, from whatever height");
    }

    @Test
    void hillsAreToldAsWhatTheyDo() {
        OtAnswers answers = new OtAnswers(new BareTable(
                        "feature hill own 2,0 10,0 10,40 2,40 level=1",
                        "feature hill other 20,0 22,0 22,40 20,40 level=1")
                .facts());

        assertThat(answers.look(point(1, 20), point(15, 20)).story().text())
                .contains("Hill at 6, 20 is higher than both ends");
        assertThat(answers.look(point(5, 20), point(30, 20)).story().text())
                .contains("Hill at 21, 20 hides what lies lower behind it");
        assertThat(answers.look(point(5, 20), point(15, 20)).visible()).isTrue();
    }

    @Test
    void nobodySeesFartherThanVisibilityButCommandReachesThroughFog() {
        Facts facts = new BareTable("period 10:00 12:00 visibilityInches=4")
                .line("unit f1 french infantry @20,20 heading:90 line")
                .line("leader f-general french division @20,10 heading:90 leads:french-division tactical=AVERAGE")
                .facts();
        TableLook look = look(facts, "f-general", "f1");

        assertThat(look.visible()).isFalse();
        assertThat(look.story().opening())
                .contains("One sees 4 inches.")
                .last()
                .asString()
                .contains("in command");
    }

    @Test
    void aHillCutsCommandAndSaysSo() {
        Facts facts = new BareTable("feature hill h 0,14 40,14 40,16 0,16 level=1")
                .line("unit f1 french infantry @20,20 heading:90 line")
                .line("leader f-general french division @20,12 heading:90 leads:french-division tactical=AVERAGE")
                .facts();

        assertThat(look(facts, "f1", "f-general").story().opening())
                .last()
                .asString()
                .contains("but Hill at 20, 15 is in between: out of command");
    }

    /** Two friendly battalions leave a gap between them: of less than two inches it lets one see and not fire. */
    @Test
    void aNarrowGapIsSeenThroughAndNotFiredThrough() {
        Facts facts = new BareTable("unit g1 french artillery @20,10 heading:90 unlimbered")
                .line("unit a1 austrian infantry @20,25 heading:270 line")
                .line("unit f1 french infantry @16.85,17 heading:90 line")
                .line("unit f2 french infantry @23.15,17 heading:90 line")
                .facts();
        TableLook look = look(facts, "g1", "a1");

        assertThat(look.visible()).isTrue();
        assertThat(look.story().opening())
                .last()
                .asString()
                .contains("there is no lane")
                .contains("is in it");
        assertThat(look(facts, "a1", "f1").story().opening()).last().asString().contains("out of range; it reaches 4");
    }

    @Test
    void whoIsInABlockLooksOutOverItsEdge() {
        Facts facts = new BareTable("feature town-block mill 10,10 14,10 14,14 10,14 cover=medium")
                .line("unit b1 french infantry in:mill")
                .line("unit a1 austrian infantry @20,12 heading:180 line")
                .facts();
        OtAnswers answers = new OtAnswers(facts);

        assertThat(look(facts, "b1", "a1").visible()).isTrue();
        SightMarks.Ground seen = ground(answers, piece(answers, "b1"));
        assertThat(holds(seen.of(Sighting.VISIBLE), 5.5, 5.5)).isTrue();
        assertThat(holds(seen.of(Sighting.VISIBLE), 12.5, 12.5))
                .as("its own rooms")
                .isFalse();
    }

    /** Square for square the ground is as a look at the middle of each square says. */
    @Test
    void theGroundIsAsLookByLookHasIt() {
        OtAnswers answers = new OtAnswers(new BareTable("feature light-woods wood 20,10 24,10 24,20 20,20")
                .line("feature hill h 5,20 25,20 25,30 5,30 level=1")
                .line("unit f1 french infantry @15,15 heading:0 line")
                .line("unit a1 austrian infantry @19,8 heading:0 line")
                .line("unit a2 austrian infantry @12,24 heading:30 line")
                .facts());
        Viewpoint looking = piece(answers, "f1");
        SightMarks.Ground seen = ground(answers, looking);
        int visible = 0;
        for (double x = 0.5; x < 40; x += 2) {
            for (double y = 0.5; y < 40; y += 2) {
                boolean there = answers.look(looking, point(x, y)).visible();
                assertThat(holds(seen.of(Sighting.VISIBLE), x, y))
                        .as("%s,%s", x, y)
                        .isEqualTo(there);
                visible += there ? 1 : 0;
            }
        }
        assertThat(visible).isBetween(100, 300);
    }

    @Test
    void aFieldOfFireIsTheArcOfTheGunsAsFarAsTheyTell() {
        OtAnswers answers =
                new OtAnswers(new BareTable("unit g1 french artillery @20,10 heading:90 unlimbered pounder=6")
                        .line("unit l1 french artillery @40,10 limbered")
                        .facts());
        SightMarks.Ground field = (SightMarks.Ground)
                answers.answer(new SightQuestion.Field(piece(answers, "g1"), 0)).orElseThrow();

        assertThat(holds(field.of(Sighting.VISIBLE), 20.5, 29.5)).isTrue();
        assertThat(holds(field.of(Sighting.VISIBLE), 20.5, 31.5))
                .as("beyond 20 inches")
                .isFalse();
        assertThat(holds(field.of(Sighting.VISIBLE), 28.5, 20.5))
                .as("beyond 30 degrees")
                .isFalse();
        assertThat(holds(field.of(Sighting.VISIBLE), 20.5, 7.5)).as("behind").isFalse();
        Optional<SightMarks> limbered = answers.answer(new SightQuestion.Field(piece(answers, "l1"), 0));
        assertThat(limbered).isEmpty();
    }

    @Test
    void countsAndWatchersSayWhoSees() {
        OtAnswers answers = new OtAnswers(new BareTable("feature hill h 0,18 72,18 72,20 0,20 level=1")
                .line("unit f1 french infantry @20,10 heading:90 line")
                .line("unit f2 french infantry @20,24 heading:90 line")
                .facts());
        List<Viewpoint> both = List.of(piece(answers, "f1"), piece(answers, "f2"));
        SightMarks.Counts counts = (SightMarks.Counts)
                answers.answer(new SightQuestion.Counts(both, false, 0)).orElseThrow();
        SightMarks.Watchers watchers =
                (SightMarks.Watchers) answers.answer(new SightQuestion.Watched(point(20.5, 5.5), both, 0))
                        .orElseThrow();

        assertThat(holds(counts.areas().get(1), 20.5, 5.5)).isTrue();
        assertThat(holds(counts.areas().get(2), 20.5, 18.5)).as("on the hill").isTrue();
        assertThat(watchers.watchers())
                .extracting(SightMarks.Watcher::sighting)
                .containsExactly(Sighting.VISIBLE, Sighting.BLOCKED);
    }
}
