package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;

/** Whoever is asked in whatever way whether a unit sees something says the same, in every system on tables. */
class OneAnswerTest {

    private static final Map<String, String[]> BATTLES = Map.of(
            "hm",
            new String[] {
                "unit b1 blue infantry @20,8 heading:0 line",
                "unit b2 blue artillery @30,30 heading:90 unlimbered",
                "unit b3 blue cavalry @12,24 heading:45 column",
                "unit r1 red infantry @40,8 heading:180 line",
                "unit r2 red infantry @50,36 heading:225 march-column",
                "leader duke blue brigade @24,20",
                "feature hill h 26,26 36,26 36,34 26,34 level=1",
                "feature forest wood 28,2 32,2 32,12 28,12"
            },
            "ot",
            new String[] {
                "unit g1 french artillery @10,8 heading:0 unlimbered under:french-division",
                "unit f1 french infantry @20,20 heading:45 line",
                "unit a1 austrian infantry @35,8 heading:180 line",
                "unit a2 austrian infantry @40,30 heading:225 company-column",
                "feature building farm 25,4 28,4 28,12 25,12 cover=medium"
            });

    /** One square inch of so many, so that all rows and columns have some. */
    private static final int EVERY = 37;
    /** What one alone sees is laid on the grid of the table's numbers. */
    private static final double GRID_INCHES = 0.01;

    @ParameterizedTest
    @ValueSource(strings = {"hm", "ot"})
    void aUnitSeesAPointAlikeHoweverOneAsks(String id) {
        TableScene scene = scene(id);
        int seen = 0;
        int unseen = 0;
        for (Viewpoint observer : units(scene)) {
            SightMarks.Ground alone = (SightMarks.Ground) marks(scene, new SightQuestion.Seen(List.of(observer), 0));
            SightMarks.Counts counts =
                    (SightMarks.Counts) marks(scene, new SightQuestion.Counts(List.of(observer), false, 0));
            SightMarks.Unseen blind = (SightMarks.Unseen) marks(scene, new SightQuestion.Unseen(List.of(observer), 0));
            Geometry visible = shape(alone.of(Sighting.VISIBLE));
            for (int square = 0; square < scene.squares().count(); square += EVERY) {
                Corner middle = scene.squares().middle(square);
                Point point = new GeometryFactory().createPoint(new Coordinate(middle.xInches(), middle.yInches()));
                if (visible.getBoundary().distance(point) < GRID_INCHES) {
                    continue;
                }
                Viewpoint target = Viewpoint.ofPoint(middle.xInches(), middle.yInches(), "target");
                String about = observer.id() + " at " + point;
                boolean one = scene.look(observer, target).visible();

                assertThat(visible.contains(point)).as(about).isEqualTo(one);
                assertThat(shape(counts.areas().get(one ? 1 : 0)).contains(point))
                        .as(about)
                        .isTrue();
                assertThat(shape(blind.area()).contains(point)).as(about).isNotEqualTo(one);
                assertThat(watched(scene, observer, target)).as(about).isEqualTo(one);
                seen += one ? 1 : 0;
                unseen += one ? 0 : 1;
            }
        }
        assertThat(seen).isGreaterThan(50);
        assertThat(unseen).isGreaterThan(50);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hm", "ot"})
    void aUnitSeesAUnitAlikeHoweverOneAsks(String id) {
        TableScene scene = scene(id);
        for (Viewpoint observer : scene.viewpoints().pieces()) {
            for (Viewpoint target : scene.viewpoints().pieces()) {
                if (!observer.equals(target)) {
                    assertThat(watched(scene, observer, target))
                            .as(observer.id() + " at " + target.id())
                            .isEqualTo(scene.look(observer, target).visible());
                }
            }
        }
    }

    /** What is before a weapon, and seen, is what it can fire at. */
    @ParameterizedTest
    @ValueSource(strings = {"hm", "ot"})
    void whatIsInAFieldOfFireIsSeen(String id) {
        TableScene scene = scene(id);
        List<Viewpoint> shooters = units(scene).stream()
                .filter(unit -> scene.answer(new SightQuestion.Field(unit, 0)).isPresent())
                .toList();
        for (Viewpoint unit : shooters) {
            Geometry field =
                    shape(((SightMarks.Ground) marks(scene, new SightQuestion.Field(unit, 0))).of(Sighting.VISIBLE));
            Geometry seen = shape(
                    ((SightMarks.Ground) marks(scene, new SightQuestion.Seen(List.of(unit), 0))).of(Sighting.VISIBLE));

            assertThat(field.difference(seen).getArea()).as(unit.id()).isLessThan(GRID_INCHES);
            assertThat(field.getArea()).as(unit.id()).isPositive();
        }
        assertThat(shooters).hasSizeGreaterThan(2);
    }

    private static boolean watched(TableScene scene, Viewpoint observer, Viewpoint target) {
        SightQuestion question = new SightQuestion.Watched(target, List.of(observer), 0);
        return ((SightMarks.Watchers) marks(scene, question))
                .watchers()
                .get(0)
                .sighting()
                .equals(Sighting.VISIBLE);
    }

    private static List<Viewpoint> units(TableScene scene) {
        return scene.viewpoints().units();
    }

    private static SightMarks marks(TableScene scene, SightQuestion question) {
        return scene.answer(question).orElseThrow();
    }

    private static Geometry shape(Area area) {
        return ((Area.Shape) area).geometry();
    }

    private static TableScene scene(String id) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Pack pack = ExamplePacks.of(system, BATTLES.get(id));
        return SightSystem.of(id)
                .flatMap(sight ->
                        TableScene.of(sight.scene(pack, system, pack.scenarios().get(0), null)))
                .orElseThrow();
    }
}
