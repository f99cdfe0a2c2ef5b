package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.sight.SightStory;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.Meeting;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.sight.table.TableScene;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is told of looks on a table. An infantry unit of four bases in line is 7.87 inches wide and 1.97 deep; it looks from
 * the middles of its bases, an inch behind the front by which it is placed.
 */
class TableSceneTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("hm").orElseThrow();
    private static final String SHOOTER = "unit b1 blue infantry @20,8 heading:0 line";
    private static final String TARGET = "unit r1 red infantry @40,8 heading:180 line";
    private static final String HILL = "feature hill h 10,0 21,0 21,16 10,16 level=1";

    static TableScene scene(String... lines) {
        return scene(ExamplePacks.of(SYSTEM, lines), null);
    }

    static Viewpoint piece(TableScene scene, String id) {
        return scene.viewpoints().pieces().stream()
                .filter(piece -> piece.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static TableLook look(String... lines) {
        TableScene scene = scene(lines);
        return scene.look(piece(scene, "b1"), piece(scene, "r1"));
    }

    private static List<String> opening(String... lines) {
        return look(lines).story().opening();
    }

    @Test
    void everyBaseLooksStraightAhead() {
        TableLook look = look(SHOOTER, TARGET);

        assertThat(look.visible()).isTrue();
        assertThat(look.rangeInches()).hasValue(20);
        assertThat(look.rays()).hasSize(4).allSatisfy(ray -> {
            assertThat(ray.clear()).isTrue();
            assertThat(ray.lengthInches()).isCloseTo(20.984, within(0.001));
            assertThat(ray.stopInches()).isEqualTo(ray.lengthInches());
            assertThat(ray.stop()).isEqualTo(ray.to());
            assertThat(ray.meetings()).isEmpty();
        });
        assertThat(look.story().opening())
                .containsExactly("4 of 4 bases in the front see it.", "The range is 20 inches.", "Fire: long range.");
        assertThat(look.story().ways())
                .extracting(SightStory.Way::name)
                .containsExactly("From base 1", "From base 2", "From base 3", "From base 4");
        assertThat(look.story().ways()).allSatisfy(way -> {
            assertThat(way.clear()).isTrue();
            assertThat(way.steps()).isEmpty();
            assertThat(way.remarks()).containsExactly("Nothing is on the way.");
        });
    }

    /** Before three of four, touching: the fourth has its line beside him. */
    @Test
    void aFriendInTheWayStopsThoseBehindHim() {
        TableLook look = look(SHOOTER, TARGET, "unit b2 blue infantry @21.97,7 heading:0 line bases=3");

        assertThat(look.visible()).isTrue();
        assertThat(look.story().opening()).startsWith("1 of 4 bases in the front see it.");
        List<TableLook.Ray> stopped =
                look.rays().stream().filter(ray -> !ray.clear()).toList();
        assertThat(look.rays()).hasSize(4);
        assertThat(stopped).hasSize(3).allSatisfy(ray -> {
            assertThat(ray.stopInches()).isCloseTo(0.985, within(0.01));
            assertThat(ray.stop().xInches()).isCloseTo(20.0, within(0.01));
            assertThat(ray.lengthInches()).isGreaterThan(20);
            assertThat(ray.meetings())
                    .extracting(Meeting::text)
                    .containsExactly("1.0 inches off: b2 stands in the way");
        });
        assertThat(look.story().ways().stream().filter(way -> !way.clear()))
                .hasSize(3)
                .allSatisfy(way -> {
                    assertThat(way.remarks()).isEmpty();
                    assertThat(way.steps())
                            .containsExactly(new SightStory.Step(
                                    SightStory.Effect.BLOCKS, "1.0 inches off: b2 stands in the way"));
                });
    }

    @Test
    void whatIsNotInTheArcIsNotLookedAt() {
        TableLook look = look(SHOOTER, "unit r1 red infantry @10,8 heading:0 line");

        assertThat(look.visible()).isFalse();
        assertThat(look.rangeInches()).isEmpty();
        assertThat(look.rays()).isEmpty();
        assertThat(look.story().opening()).containsExactly("r1 is not in the front arc of b1.");
    }

    @Test
    void whatNoBaseSeesHasNoRange() {
        TableLook look = look(SHOOTER, TARGET, "feature building w 25,0 30,0 30,16 25,16");

        assertThat(look.visible()).isFalse();
        assertThat(look.rangeInches()).isEmpty();
        assertThat(look.story().opening()).containsExactly("0 of 4 bases in the front see it.");
        assertThat(look.rays()).hasSize(4).allSatisfy(ray -> {
            assertThat(ray.clear()).isFalse();
            assertThat(ray.stopInches()).isCloseTo(5.984, within(0.001));
        });
    }

    /** Fences and the like: what is far from both is met by the line, what a target stands at covers it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "unit r1 red infantry @26,8 heading:180 line  | feature road w 1,40 2,40       | Fire: short range.",
                "unit r1 red infantry @27.1,8 heading:180 line | feature road w 1,40 2,40      | Fire: effective"
                        + " range.",
                "unit r1 red infantry @34,8 heading:180 line  | feature road w 1,40 2,40       | Fire: effective"
                        + " range.",
                "unit r1 red infantry @34.1,8 heading:180 line | feature road w 1,40 2,40      | Fire: long range.",
                "unit r1 red infantry @48.1,8 heading:180 line | feature road w 1,40 2,40      | Fire: out of range.",
                "unit r1 red infantry @40,8 heading:180 line  | feature fence w 30,2 30,14     | Fire: long range,"
                        + " obscured.",
                "unit r1 red infantry @40,8 heading:180 line  | feature fence w 39.6,2 39.6,14 | Fire: long range, in"
                        + " cover.",
                "unit r1 red infantry @40,8 heading:180 line  | feature fence w 20.4,2 20.4,14 | Fire: long range.",
                "unit r1 red infantry @40,8 heading:180 line  | feature field w 30,2 32,2 32,14 30,14 | Fire: long"
                        + " range, obscured.",
                "unit r1 red infantry @40,8 heading:180 line  | feature field w 38,2 44,2 44,14 38,14 | Fire: long"
                        + " range.",
                "unit r1 red infantry @40,8 heading:180 line  | feature field w 10,2 24,2 24,14 10,14 | Fire: long"
                        + " range.",
                "unit r1 red infantry @40,8 heading:180 line  | feature orchard w 41,10 50,10 50,16 41,16 | Fire: long"
                        + " range, in cover.",
                "unit r1 red infantry @40,8 heading:180 line  | feature rough w 30,2 32,2 32,14 30,14 | Fire: long"
                        + " range.",
                "unit r1 red infantry @40,9 heading:90 line   | feature road w 1,40 2,40       | Fire: long range,"
                        + " enfiladed."
            })
    void whatTellsOnTheDice(String target, String feature, String fire) {
        assertThat(opening(SHOOTER, target, feature)).hasSize(3).endsWith(fire);
    }

    @Test
    void readingsOfTheRulesTellOnTheDice() {
        String fence = "feature fence w 20.4,2 20.4,14";
        String field = "feature field w 30,2 32,2 32,14 30,14";
        assertThat(opening(SHOOTER, TARGET, fence, "switch ownObstacleObscures=YES"))
                .endsWith("Fire: long range, obscured.");
        assertThat(opening(SHOOTER, TARGET, field, HILL)).endsWith("Fire: long range, obscured.");
        assertThat(opening(SHOOTER, TARGET, field, HILL, "switch seenOverObscures=NO"))
                .endsWith("Fire: long range.");
        String rough = "feature rough w 30,2 32,2 32,14 30,14";
        assertThat(opening(SHOOTER, TARGET, rough, "switch clearGroundObscures=YES"))
                .endsWith("Fire: long range, obscured.");
        assertThat(opening(SHOOTER, TARGET, HILL, "switch clearGroundObscures=YES"))
                .endsWith("Fire: long range.");
        String behind = "feature fence w 42.3,2 42.3,14";
        assertThat(opening(SHOOTER, TARGET, behind)).endsWith("Fire: long range.");
        assertThat(opening(SHOOTER, TARGET, behind, "switch coverNeedsCrossing=NO"))
                .endsWith("Fire: long range, in cover.");
        String general = "leader g blue general @21.97,8.98 heading:0";
        assertThat(opening(SHOOTER, TARGET, general)).startsWith("4 of 4 bases in the front see it.");
        assertThat(opening(SHOOTER, TARGET, general, "switch generalsBlockLos=YES"))
                .startsWith("3 of 4 bases in the front see it.");
    }

    @Test
    void fromAHillOneLooksOverFriendsThatAreNotOnIt() {
        String friend = "unit b2 blue infantry @30,8 heading:0 line";
        assertThat(look(SHOOTER, TARGET, friend).visible()).isFalse();
        assertThat(look(SHOOTER, TARGET, friend, HILL).visible()).isTrue();
        assertThat(look(SHOOTER, TARGET, friend, "feature hill h 10,0 31,0 31,16 10,16 level=1")
                        .visible())
                .isFalse();
    }

    @Test
    void intoWoodsOneSeesAsFarAsTheScenarioSays() {
        String wood = "feature forest w 36,0 50,0 50,16 36,16";
        assertThat(look(SHOOTER, TARGET, wood).visible()).isTrue();
        assertThat(look(SHOOTER, TARGET, wood, "scenario woodsVisibilityInches=4")
                        .visible())
                .isTrue();
        assertThat(look(SHOOTER, TARGET, wood, "scenario woodsVisibilityInches=3")
                        .visible())
                .isFalse();
    }

    @Test
    void anInchIsOne() {
        assertThat(opening(SHOOTER, "unit r1 red infantry @20.1,8 heading:180 line"))
                .contains("The range is 1 inch.");
        assertThat(opening(SHOOTER, "unit r1 red infantry @21.1,8 heading:180 line"))
                .contains("The range is 2 inches.");
    }

    @Test
    void unitsWithoutAWeaponFireAtNoRange() {
        assertThat(opening("unit b1 blue infantry @20,8 heading:0 line weapon=NONE", TARGET))
                .endsWith("Fire: out of range.");
    }

    /** Leaders have no front: they look all round from their middle, like points, and nobody fires. */
    @Test
    void aLeaderLooksFromHisMiddle() {
        TableScene scene = scene(TARGET, "leader g blue general @50,8 heading:0");
        TableLook look = scene.look(piece(scene, "g"), piece(scene, "r1"));

        assertThat(look.visible()).isTrue();
        assertThat(look.story().opening()).containsExactly("The range is 7 inches.");
        assertThat(look.story().ways()).extracting(SightStory.Way::name).containsExactly("On the line");
        assertThat(look.rays()).hasSize(1);
        assertThat(look.rays().get(0).from().xInches()).isCloseTo(49.016, within(0.001));
        assertThat(look.rays().get(0).to().xInches()).isCloseTo(41.969, within(0.001));
    }

    @Test
    void aUnitLooksAtAPoint() {
        TableScene scene = scene(SHOOTER, TARGET);
        TableLook before = scene.look(piece(scene, "b1"), Viewpoint.ofPoint(30, 8, "30,8"));
        TableLook behind = scene.look(piece(scene, "b1"), Viewpoint.ofPoint(44, 8, "44,8"));

        assertThat(before.visible()).isTrue();
        assertThat(before.rangeInches()).hasValue(10);
        assertThat(before.story().opening())
                .containsExactly("4 of 4 bases in the front see it.", "The range is 10 inches.");
        assertThat(behind.visible()).isFalse();
        assertThat(behind.rays()).hasSize(4).allSatisfy(ray -> {
            assertThat(ray.meetings()).hasSize(1);
            assertThat(ray.meetings().get(0).text()).endsWith("r1 stands in the way");
        });
    }

    @Test
    void aPointLooksAtAPoint() {
        TableScene scene = scene(SHOOTER, TARGET, "feature hill h 55,0 60,0 60,16 55,16 level=1");
        Viewpoint west = Viewpoint.ofPoint(10, 7, "10,7");
        TableLook look = scene.look(west, Viewpoint.ofPoint(65, 7, "65,7"));

        assertThat(look.visible()).isFalse();
        assertThat(look.rays()).hasSize(1);
        TableLook.Ray ray = look.rays().get(0);
        assertThat(ray.meetings())
                .extracting(Meeting::text)
                .containsExactly(
                        "8.0 inches off: b1 stands in the way",
                        "30.0 inches off: r1 stands in the way",
                        "45.0 inches off: Hill at 57.5, 8 is higher than both ends");
        assertThat(ray.stopInches()).isCloseTo(8.03, within(0.01));
        assertThat(ray.levelAt(44.9)).isZero();
        assertThat(ray.levelAt(47)).isEqualTo(1);
        assertThat(scene.look(west, Viewpoint.ofPoint(10, 20, "10,20")).visible())
                .isTrue();
    }

    @Test
    void whoAndWhatLooks() {
        TableScene scene = scene(
                SHOOTER,
                "put b1 @20,20 heading:0 line",
                "place objective mill 30,8 31,8 31,9 30,8 name:Mill",
                "unit off blue infantry off:camp");

        assertThat(scene.viewpoints().hexes()).isEmpty();
        assertThat(scene.viewpoints().sides()).containsExactly("blue", "red");
        assertThat(scene.viewpoints().pieces())
                .extracting(piece -> piece.kind() + " " + piece.id() + " " + piece.side())
                .contains("leader blue-general blue", "unit red-1 red")
                .endsWith("unit b1 blue", "unit b1 blue")
                .hasSize(10);
        assertThat(scene.viewpoints().places())
                .extracting(place -> place.kind() + " " + place.id())
                .contains("objective mill", "deployment blue-zone");
        assertThat(scene.squares().count()).isEqualTo(72 * 48);
        assertThat(scene.names()).isNotNull();
    }

    /** He moves out of the way: the scene after that is like one that knows nothing of any before, which stays as it was. */
    @Test
    void theSceneAfterAnEdit() {
        Pack pack = ExamplePacks.of(SYSTEM, SHOOTER, TARGET, "unit b2 blue infantry @21.97,8 heading:0 line");
        TableScene before = scene(pack, null);
        Pack edited = PackEdits.placement(
                pack, "example", "b2", placement -> placement.withPosition(new Position.OnTable(22, 20)));
        TableScene after = scene(edited, before);

        assertThat(before.look(piece(before, "b1"), piece(before, "r1")).visible())
                .isFalse();
        assertThat(after.look(piece(after, "b1"), piece(after, "r1")).visible()).isTrue();
        assertThat(after.viewpoints()).isEqualTo(scene(edited, null).viewpoints());
        assertThat(after.viewpoints()).isNotEqualTo(before.viewpoints());
        assertThat(before.look(piece(before, "b1"), piece(before, "r1")).visible())
                .isFalse();
        Pack other = ExamplePacks.of(SYSTEM, SHOOTER, "table 90x60");
        assertThat(scene(other, after).squares().count()).isEqualTo(90 * 60);
    }

    private static TableScene scene(Pack pack, @Nullable TableScene before) {
        return TableScene.of(SightSystem.of("hm")
                        .orElseThrow()
                        .scene(pack, SYSTEM, pack.scenarios().get(0), before))
                .orElseThrow();
    }

    @Test
    void aMapOfHexesHasNoScene() {
        Pack hexes = ExamplePacks.of(RuleSystems.load("fb").orElseThrow());

        assertThat(SightSystem.of("hm")
                        .orElseThrow()
                        .scene(hexes, SYSTEM, hexes.scenarios().get(0), null))
                .isEmpty();
    }
}
