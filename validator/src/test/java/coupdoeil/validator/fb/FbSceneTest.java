package coupdoeil.validator.fb;

import static coupdoeil.validator.fb.FbMaps.flat;
import static coupdoeil.validator.fb.FbMaps.hex;
import static coupdoeil.validator.fb.FbMaps.row;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.hexes.FirstSight;
import coupdoeil.validator.sight.hexes.GunPost;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.Route;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Fields of fire, positions for batteries and marching columns, asked of a scene. */
class FbSceneTest {

    private static final int TURNS = 5;

    @Test
    void theFieldOfABatteryIsItsCone() {
        FbMaps map = row(1, 1, 1, 0, 0, 0).army("blue").battery(0, 0, 2).facing("corner:1");

        Viewshed field = map.scene().field("artillery-1", 0).orElseThrow();

        // Two front hexes (1,0) and (0,1), twice the range far: 2 + 3 + 4 + 5 hexes.
        assertThat(field.from()).isEqualTo(hex("0,0"));
        assertThat(field.count(Sighting.VISIBLE) + field.count(Sighting.BLIND)).isEqualTo(14);
        assertThat(field.at(hex("3,0"))).contains(Sighting.BLIND);
        assertThat(field.sees(hex("2,0"))).isTrue();
        assertThat(field.at(hex("1,-1"))).as("outside the cone").isEmpty();
        assertThat(field.at(hex("5,0"))).as("too far").isEmpty();
    }

    @Test
    void whoIsNoBatteryReadyToFireHasNoField() {
        HexScene scene = flat().army("blue")
                .infantry(0, 0)
                .unit("artillery", "limbered", 1, 0)
                .rated("range", 2)
                .facing("corner:1")
                .scene();

        assertThat(scene.field("infantry-1", 0)).isEmpty();
        assertThat(scene.field("artillery-2", 0)).isEmpty();
        assertThat(scene.field("nobody", 0)).isEmpty();
        assertThat(scene.gunPosts("infantry-1", hex("0,0").within(2), 0)).isEmpty();
    }

    @Test
    void theBestPositionSeesTheEnemyFirstAndTheObjectiveNext() {
        FbMaps map = flat().place("objective", "farm", hex("8,4"))
                .army("blue")
                .battery(4, 4, 2)
                .facing("corner:3")
                .army("red")
                .infantry(7, 5);

        List<GunPost> here = map.scene().gunPosts("artillery-1", List.of(hex("4,4")), 0);

        // The farm is 4 hexes to the east, on the border of the cones of corners 0 and 1; the enemy, as far, stands to
        // the
        // right of it, in the cone of corner 1 alone, and hides nothing of it.
        assertThat(here.get(0)).isEqualTo(post("4,4", HexCorner.C1, List.of("infantry-2"), List.of("farm")));
        assertThat(here.get(1)).isEqualTo(post("4,4", HexCorner.C0, List.of(), List.of("farm")));
        assertThat(here.get(2)).isEqualTo(post("4,4", HexCorner.C2, List.of(), List.of()));
        assertThat(map.scene().gunPosts("artillery-1", hex("4,4").within(1), 0))
                .hasSize(7 * 6)
                .isSortedAccordingTo(GunPost.BEST_FIRST);
    }

    private static GunPost post(String hex, HexCorner facing, List<String> enemies, List<String> objectives) {
        return new GunPost(hex(hex), facing, 14, 14, enemies, objectives);
    }

    @Test
    void positionsThatTheRulesOrTheEnemyForbidAreNotOffered() {
        FbMaps map = flat().woods(1, 0)
                .army("blue")
                .battery(0, 0, 2)
                .facing("corner:1")
                .army("red")
                .infantry(0, 1);

        assertThat(map.scene().gunPosts("artillery-1", List.of(hex("0,0"), hex("0,1"), hex("99,0")), 0))
                .extracting(GunPost::hex)
                .containsOnly(hex("0,0"));
    }

    /** A road through the row of hexes to the east of (0,0). */
    private static FbMaps road(int hexes) {
        FbMaps map = flat().place("entry", "west", hex("0,0"));
        for (int q = 0; q < hexes - 1; q++) {
            map.side(q, 0, q + 1, 0, "road");
        }
        return map.army("blue");
    }

    @Test
    void aColumnFollowsTheRoadAtThePaceOfItsSlowest() {
        FbMaps map = road(20).infantry(0, 0).rated("steps", 2, "mf", 3).arriving("08:15", "west", "column");

        Route route = map.scene().routes().get(0);

        // Half a movement factor for each road hex: six hexes a turn, the entry among them.
        assertThat(route.side()).isEqualTo("blue");
        assertThat(route.stages()).hasSize(20);
        assertThat(turn(route, "0,0")).isEqualTo(1);
        assertThat(turn(route, "5,0")).isEqualTo(1);
        assertThat(turn(route, "6,0")).isEqualTo(2);
        assertThat(turn(route, "18,0")).isEqualTo(4);
        assertThat(route.way(hex("2,0"))).containsExactly(hex("0,0"), hex("1,0"), hex("2,0"));
        assertThat(route.way(hex("0,3"))).isEmpty();
    }

    @Test
    void aGroupAlongAnEdgeIsSomewhereOnIt() {
        FbMaps map = flat().place("entry", "west", hex("0,0"), hex("0,1"))
                .army("blue")
                .infantry(0, 0)
                .arriving("08:30", "west", "edge")
                .infantry(0, 0)
                .arriving("12:00", "west", "edge");

        assertThat(map.scene().routes().get(0).stages())
                .containsExactly(new Route.Stage(hex("0,0"), 2, null), new Route.Stage(hex("0,1"), 2, null));
        assertThat(map.scene().routes().get(1).stages()).as("after the end").isEmpty();
    }

    @Test
    void aColumnIsFirstSeenWhereItLeavesTheWood() {
        FbMaps map = road(20).woods(9, 0)
                .infantry(0, 0)
                .rated("steps", 2, "mf", 3)
                .arriving("08:15", "west", "column")
                .army("red")
                .infantry(15, 0);

        // The wood hides what is behind it, not who is in it; its own hex is reached in the second turn on the map.
        assertThat(firstSight(map)).contains("08:30 " + hex("9,0") + " infantry-2");
    }

    @Test
    void theVisibilityOfTheTurnDecides() {
        FbMaps map = road(20).infantry(0, 0)
                .rated("steps", 2, "mf", 3)
                .arriving("08:00", "west", "column")
                .army("red")
                .infantry(19, 0);

        assertThat(firstSight(map.visibility(4, 10))).contains("08:30 " + hex("15,0") + " infantry-2");
        assertThat(firstSight(map.visibility(15, 14))).contains("08:00 " + hex("4,0") + " infantry-2");
        assertThat(firstSight(road(3).infantry(0, 0)
                        .arriving("08:00", "west", "column")
                        .army("red")
                        .infantry(19, 0)))
                .as("nothing seen where the road ends")
                .isEmpty();
    }

    private static Optional<String> firstSight(FbMaps map) {
        HexScene scene = map.scene();
        List<String> turns = List.of("08:00", "08:15", "08:30", "08:45", "09:00");
        return FirstSight.of(scene, scene.routes().get(0), map.viewpoints().enemiesOf("blue"), TURNS)
                .map(first -> turns.get(first.turn()) + " " + first.hex() + " "
                        + String.join(
                                " ", first.seenBy().stream().map(Viewpoint::id).toList()));
    }

    private static int turn(Route route, String hex) {
        Hex wanted = hex(hex);
        return route.stages().stream()
                .filter(stage -> stage.hex().equals(wanted))
                .findFirst()
                .orElseThrow()
                .turn();
    }
}
