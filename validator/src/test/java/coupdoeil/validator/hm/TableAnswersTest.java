package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.battlefield.Area;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableScene;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** What a scene of a table marks of the ground for those who look: in polygons for one, in square inches for several. */
class TableAnswersTest {

    private static final double TABLE = 72 * 48;
    private static final String EASTWARDS = "unit b1 blue infantry @20,8 heading:0 line";
    private static final String NORTHWARDS = "unit b2 blue infantry @60,4 heading:90 line";
    /** From edge to edge: nobody south of it looks over it. */
    private static final String WOOD = "feature building w 0,24 72,24 72,25 0,25";

    private final TableScene scene = TableSceneTest.scene(EASTWARDS, NORTHWARDS, WOOD);
    private final Viewpoint b1 = TableSceneTest.piece(scene, "b1");
    private final Viewpoint b2 = TableSceneTest.piece(scene, "b2");
    private final Viewpoint spot = Viewpoint.ofPoint(2, 30, "2,30");

    private static Geometry ground(Area area) {
        return ((Area.Shape) area).geometry();
    }

    private static double inches(Area area) {
        return ground(area).getArea();
    }

    private static boolean holds(Area area, double x, double y) {
        return ground(area).contains(new GeometryFactory().createPoint(new Coordinate(x, y)));
    }

    private SightMarks.Ground seen(Viewpoint... observers) {
        return (SightMarks.Ground)
                scene.answer(new SightQuestion.Seen(List.of(observers), 0)).orElseThrow();
    }

    @Test
    void whatOneUnitSeesIsItsArcUpToTheBuilding() {
        Area visible = seen(b1).of(Sighting.VISIBLE);
        Area blocked = seen(b1).of(Sighting.BLOCKED);

        assertThat(inches(visible) + inches(blocked)).isCloseTo(TABLE, within(0.01));
        assertThat(holds(visible, 20.1, 11.9)).isTrue();
        assertThat(holds(visible, 20.1, 12.1)).as("out of the arc").isFalse();
        assertThat(holds(visible, 30.2, 22.1))
                .as("the corner of a square inch whose middle is out of it")
                .isTrue();
        assertThat(holds(visible, 19.9, 8)).as("behind its front").isFalse();
        assertThat(holds(visible, 40, 24.9)).as("the building itself").isTrue();
        assertThat(holds(visible, 40, 25.1)).as("behind it").isFalse();
        assertThat(holds(blocked, 40, 25.1)).isTrue();
        assertThat(holds(visible, 71, 8))
                .as("past b2, that stands in the south")
                .isTrue();
    }

    @Test
    void whatAPointSeesIsAllRoundIt() {
        Area visible = seen(spot).of(Sighting.VISIBLE);

        assertThat(holds(visible, 1, 47)).isTrue();
        assertThat(holds(visible, 1, 26)).isTrue();
        assertThat(holds(visible, 1, 23.9)).isFalse();
        assertThat(inches(visible)).isLessThan(72 * 24);
    }

    @Test
    void whatSeveralSeeIsWhatAnyOfThemSees() {
        SightMarks.Ground both = seen(b1, spot);
        Area visible = both.of(Sighting.VISIBLE);
        Area blocked = both.of(Sighting.BLOCKED);

        assertThat(inches(visible) + inches(blocked)).isEqualTo(TABLE);
        assertThat(inches(visible) % 1).as("whole square inches").isZero();
        assertThat(holds(visible, 40.5, 20.5)).isTrue();
        assertThat(holds(visible, 1.5, 46.5)).isTrue();
        assertThat(holds(blocked, 1.5, 1.5)).isTrue();
        double alone = inches(seen(b1).of(Sighting.VISIBLE)) + inches(seen(spot).of(Sighting.VISIBLE));
        assertThat(inches(visible)).isCloseTo(alone, within(40.0));
    }

    @Test
    void whatNobodySeesIsTheRest() {
        SightMarks.Unseen unseen = (SightMarks.Unseen)
                scene.answer(new SightQuestion.Unseen(List.of(b1, spot), 0)).orElseThrow();

        assertThat(inches(unseen.area())).isEqualTo(inches(seen(b1, spot).of(Sighting.BLOCKED)));
        assertThat(holds(unseen.area(), 1.5, 1.5)).isTrue();
        SightMarks.Unseen one = (SightMarks.Unseen)
                scene.answer(new SightQuestion.Unseen(List.of(b1), 0)).orElseThrow();
        assertThat(holds(one.area(), 30.2, 22.1)).as("by square inches").isTrue();
        SightMarks.Unseen all = (SightMarks.Unseen)
                scene.answer(new SightQuestion.Unseen(List.of(), 0)).orElseThrow();
        assertThat(inches(all.area())).isEqualTo(TABLE);
    }

    @Test
    void howManySeeEachSquareInch() {
        SightMarks.Counts counts =
                (SightMarks.Counts) scene.answer(new SightQuestion.Counts(List.of(b1, b2, spot), false, 0))
                        .orElseThrow();

        assertThat(counts.areas()).containsOnlyKeys(0, 1, 2, 3);
        assertThat(counts.areas().values().stream()
                        .mapToDouble(TableAnswersTest::inches)
                        .sum())
                .isEqualTo(TABLE);
        assertThat(holds(counts.areas().get(3), 38.5, 24.5)).as("the building").isTrue();
        assertThat(holds(counts.areas().get(2), 60.5, 15.5)).isTrue();
        assertThat(holds(counts.areas().get(1), 30.5, 8.5)).isTrue();
        assertThat(holds(counts.areas().get(1), 1.5, 46.5)).isTrue();
        assertThat(holds(counts.areas().get(0), 1.5, 1.5)).isTrue();
        assertThat(inches(counts.areas().get(0)))
                .isEqualTo(inches(seen(b1, b2, spot).of(Sighting.BLOCKED)));
    }

    @Test
    void theSameUnitTwiceCountsTwice() {
        SightMarks.Counts counts = (SightMarks.Counts) scene.answer(new SightQuestion.Counts(List.of(b1, b1), false, 0))
                .orElseThrow();

        assertThat(counts.areas()).containsOnlyKeys(0, 2);
    }

    @Test
    void whoOfSeveralSeesSomething() {
        Viewpoint target = Viewpoint.ofPoint(60, 15, "60,15");
        SightMarks.Watchers watchers =
                (SightMarks.Watchers) scene.answer(new SightQuestion.Watched(target, List.of(b1, spot, b2), 0))
                        .orElseThrow();

        assertThat(watchers.target()).isEqualTo(target);
        assertThat(watchers.watchers()).extracting(SightMarks.Watcher::observer).containsExactly(b1, spot, b2);
        assertThat(watchers.watchers())
                .extracting(SightMarks.Watcher::sighting)
                .containsExactly(Sighting.VISIBLE, Sighting.BLOCKED, Sighting.VISIBLE);
        assertThat(watchers.watchers().get(1).from()).isEqualTo(spot.area());
        Coordinate eye = ground(watchers.watchers().get(2).from()).getCoordinate();
        assertThat(eye.x).as("the first base, an inch behind its front").isCloseTo(57.047, within(0.001));
        assertThat(eye.y).isCloseTo(3.016, within(0.001));
    }

    @Test
    void aUnitsFieldEndsWithTheReachOfItsWeapon() {
        SightMarks.Ground field =
                (SightMarks.Ground) scene.answer(new SightQuestion.Field(b1, 0)).orElseThrow();
        Area visible = field.of(Sighting.VISIBLE);
        Area blocked = field.of(Sighting.BLOCKED);

        // Muskets reach 28 inches from the middle of the piece, at 19.016 inches from the west.
        assertThat(holds(visible, 20.1, 8)).as("right before its front").isTrue();
        assertThat(holds(visible, 20.1, 4.1)).isTrue();
        assertThat(holds(visible, 20.1, 11.9)).isTrue();
        assertThat(holds(visible, 20.1, 12.1)).as("out of the arc").isFalse();
        assertThat(holds(visible, 47, 8)).isTrue();
        assertThat(holds(visible, 47.1, 8)).isFalse();
        assertThat(holds(blocked, 47.1, 8)).isFalse();
        assertThat(holds(blocked, 36, 26)).as("behind the building").isTrue();
        assertThat(holds(visible, 36, 26)).isFalse();
        assertThat(holds(blocked, 10, 8)).as("behind the unit").isFalse();
    }

    @Test
    void whoeverHasNoWeaponHasNoField() {
        TableScene unarmed = TableSceneTest.scene(EASTWARDS + " weapon=NONE");

        assertThat(unarmed.answer(new SightQuestion.Field(TableSceneTest.piece(unarmed, "b1"), 0)))
                .isEqualTo(Optional.empty());
        assertThat(scene.answer(new SightQuestion.Field(TableSceneTest.piece(scene, "blue-general"), 0)))
                .as("a leader")
                .isEmpty();
    }

    /** A leader who bears the id of a unit is no unit. */
    @Test
    void leadersLookLikePoints() {
        TableScene withLeader = TableSceneTest.scene("leader g blue general @30,8 heading:0");
        Viewpoint general = TableSceneTest.piece(withLeader, "g");
        SightMarks.Ground seen = (SightMarks.Ground)
                withLeader.answer(new SightQuestion.Seen(List.of(general), 0)).orElseThrow();

        assertThat(holds(seen.of(Sighting.VISIBLE), 10, 8)).as("behind him").isTrue();
        assertThat(holds(seen.of(Sighting.VISIBLE), 50, 8)).isTrue();
    }
}
