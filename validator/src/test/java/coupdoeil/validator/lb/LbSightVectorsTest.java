package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines of sight. Axial coordinates are those of the vectors, the origin in hex 0307. */
class LbSightVectorsTest {

    private static final Hex ORIGIN = new Hex(-1, 6);

    private final List<String> lines = new ArrayList<>(List.of("map 16x14"));

    @Test
    void t01Woods() {
        put("terrain woods", 1, 0);

        blocked(battery(), at(3, 0), Obstacle.Kind.TERRAIN, at(1, 0));
    }

    @Test
    void t02aDisorderedUnit() {
        put("unit x red infantry !disordered side:3 column", 2, 0);

        blocked(battery(), at(3, 0), Obstacle.Kind.UNIT, at(2, 0));
    }

    @Test
    void t02bRoutedUnit() {
        put("unit x red infantry !routed side:3 column", 2, 0);

        clear(battery(), at(3, 0));
    }

    @Test
    void t02cLeader() {
        put("leader x red commander", 2, 0);

        clear(battery(), at(3, 0));
    }

    @Test
    void t02dLimberedFriendlyBattery() {
        put("unit x blue artillery side:0 limbered", 2, 0);

        blocked(battery(), at(3, 0), Obstacle.Kind.UNIT, at(2, 0));
    }

    @Test
    void t03WoodsOnOneSideOfTheHexsideItRunsAlong() {
        put("terrain woods", 1, 0);
        Sightline line = look(battery(), at(2, -1));

        assertThat(line.visible()).isFalse();
        assertThat(line.paths().get(0).hexes().subList(1, 3)).containsExactlyInAnyOrder(at(1, -1), at(1, 0));
        assertThat(line.paths().get(0).obstacles()).containsExactly(Obstacle.at(Obstacle.Kind.TERRAIN, at(1, 0)));
    }

    @Test
    void t04aFriendNearTheHigherFirer() {
        level(1, 0, 0);
        friend(1, 0);

        clear(battery(), at(4, 0));
    }

    @Test
    void t04bFriendHalfWay() {
        level(1, 0, 0);
        friend(2, 0);

        blocked(battery(), at(4, 0), Obstacle.Kind.UNIT, at(2, 0));
    }

    @Test
    void t04cFriendNearTheLowerTarget() {
        level(1, 0, 0);
        friend(3, 0);

        blocked(battery(), at(4, 0), Obstacle.Kind.UNIT, at(3, 0));
    }

    @Test
    void t05aEnemyNextToTheHigherTarget() {
        level(1, 4, 0);
        put("unit x red infantry side:3 column", 3, 0);

        clear(battery(), at(4, 0));
    }

    @Test
    void t05bFriendNextToTheHigherTarget() {
        level(1, 4, 0);
        friend(3, 0);

        blocked(battery(), at(4, 0), Obstacle.Kind.FRIEND, at(3, 0));
    }

    @Test
    void t05bEnemyOfTheTargetWhereItsOwnFriendsCount() {
        lines.add("switch los.friendSide=TARGET");
        level(1, 4, 0);
        friend(3, 0);
        put("unit y red infantry side:3 column", 4, 0);

        clear(battery(), at(4, 0));
    }

    @Test
    void t06FriendTwoHexesFromTheHigherTarget() {
        level(1, 5, 0);
        friend(3, 0);

        clear(battery(), at(5, 0));
    }

    @Test
    void t07ThroughTheFlank() {
        put("unit f blue infantry side:0 column", 0, 0);
        Sightline line = look("f", at(0, -3));

        assertThat(line.sighting()).isEqualTo(Sighting.BLOCKED);
        assertThat(line.obstacles()).extracting(Obstacle::kind).containsExactly(Obstacle.Kind.NOT_FRONT);
    }

    @Test
    void t08HigherGround() {
        level(1, 1, 0);

        blocked(battery(), at(3, 0), Obstacle.Kind.HIGHER_GROUND, at(1, 0));
    }

    @Test
    void t09Plateau() {
        level(2, 0, 0);
        level(2, 1, 0);
        level(2, 2, 0);
        level(1, 3, 0);
        level(1, 4, 0);
        put("unit f blue artillery side:0 unlimbered", 0, 0);
        put("unit g blue artillery side:0 unlimbered !routed", 1, 0);
        lines.add("switch zoi.routed=YES");

        Sightline crest = look("f", at(3, 0));
        assertThat(crest.sighting()).isEqualTo(Sighting.BLIND);
        assertThat(crest.paths().get(0).obstacles())
                .extracting(Obstacle::kind, Obstacle::hex)
                .containsExactly(tuple(Obstacle.Kind.CREST, at(2, 0)));
        assertThat(look("g", at(4, 0)).visible()).isTrue();
        assertThat(look("g", at(3, 0)).sighting()).isEqualTo(Sighting.BLIND);
    }

    @Test
    void t10TouchedInAVertexOnly() {
        put("terrain woods", 1, 1);
        String firer = battery();
        Sightline line = look(firer, at(4, 1));

        assertThat(line.visible()).isTrue();
        assertThat(line.paths().get(0).hexes())
                .containsExactly(at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(3, 1), at(4, 1));
        assertThat(line.readings()).containsExactly("los.pointTouch");
    }

    @Test
    void t11DownAnEvenSlope() {
        level(3, 0, 0);
        level(2, 1, 0);
        level(1, 2, 0);

        clear(battery(), at(3, 0));
    }

    @Test
    void t12AdjacentWhateverTheHeight() {
        level(5, 0, 0);

        clear(battery(), at(1, 0));
    }

    @Test
    void t13VillagesAtBothEnds() {
        put("terrain village", 0, 0);
        put("terrain village", 3, 0);

        clear(battery(), at(3, 0));
    }

    @Test
    void visibilityEndsSightButNotBetweenNeighbours() {
        lines.add("period 09:00 12:00 night visibility=0");
        String firer = battery();

        assertThat(look(firer, at(2, 0)).sighting()).isEqualTo(Sighting.TOO_FAR);
        clear(firer, at(1, 0));
    }

    @Test
    void throughAVertexOneFrontHexsideIsEnoughUnlessASwitchWantsBoth() {
        put("unit f blue infantry side:0 column", 0, 0);
        assertThat(look("f", at(1, 1)).visible()).isTrue();
        assertThat(look("f", at(-1, 2)).visible()).isTrue();

        lines.add("switch los.vertexExit=BOTH");
        assertThat(look("f", at(1, 1)).visible()).isTrue();
        assertThat(look("f", at(-1, 2)).visible()).isFalse();
    }

    @Test
    void outOfTerrainThatSeesTheAdjacentHexesAlone() {
        lines.add("record feature vineyard seesOnlyAdjacent=true");
        put("feature vineyard", 0, 0);
        Sightline line = look(battery(), at(2, 0));

        assertThat(line.sighting()).isEqualTo(Sighting.BLOCKED);
        assertThat(line.obstacles()).containsExactly(Obstacle.at(Obstacle.Kind.ADJACENT_ONLY, at(0, 0)));
        clear("f", at(1, 0));
    }

    @Test
    void intoAndThroughTerrainThatSeesTheAdjacentHexesAlone() {
        lines.add("record feature vineyard seesOnlyAdjacent=true");
        put("feature vineyard", 1, 0);
        put("feature vineyard", 2, 0);

        clear(battery(), at(2, 0));
        clear("f", at(3, 0));
    }

    @Test
    void fromAVantagePointOverWoodsUnitsFriendsAndHigherGround() {
        put("feature height", 0, 0);
        put("terrain woods", 1, 0);
        level(2, 2, 0);
        level(1, 4, 0);
        friend(3, 0);

        clear(battery(), at(4, 0));
    }

    @Test
    void fromAVantagePointThroughTheFrontOnlyAndNoFurtherThanTheEyeReaches() {
        put("feature height", 0, 0);
        lines.add("period 09:00 10:00 fog visibility=3");

        assertThat(look(battery(), at(-3, 0)).obstacles())
                .extracting(Obstacle::kind)
                .containsExactly(Obstacle.Kind.NOT_FRONT);
        assertThat(look("f", at(4, 0)).sighting()).isEqualTo(Sighting.TOO_FAR);
    }

    @Test
    void upToAVantagePoint() {
        put("feature height", 3, 0);
        put("terrain woods", 1, 0);

        blocked(battery(), at(3, 0), Obstacle.Kind.TERRAIN, at(1, 0));
    }

    private String battery() {
        put("unit f blue artillery side:0 unlimbered", 0, 0);
        return "f";
    }

    private void friend(int q, int r) {
        put("unit x blue infantry side:0 column", q, r);
    }

    private void level(int level, int q, int r) {
        put("level " + level, q, r);
    }

    /** A line about a hex of the vector; of a piece, its placement. */
    private void put(String line, int q, int r) {
        String label = LbAnswers.of("map 16x14").label(at(q, r));
        lines.add(line + (line.startsWith("unit") || line.startsWith("leader") ? " @" : " ") + label);
    }

    private static Hex at(int q, int r) {
        return ORIGIN.plus(q, r);
    }

    private Sightline look(String unit, Hex to) {
        return LbAnswers.of(lines.toArray(String[]::new)).sightline(unit, to);
    }

    private void clear(String unit, Hex to) {
        Sightline line = look(unit, to);
        assertThat(line.visible()).as(line.toString()).isTrue();
        assertThat(line.obstacles()).isEmpty();
        assertThat(line.paths().get(0).obstacles()).isEmpty();
    }

    private void blocked(String unit, Hex to, Obstacle.Kind kind, Hex by) {
        Sightline line = look(unit, to);
        assertThat(line.sighting()).isEqualTo(Sighting.BLOCKED);
        Obstacle obstacle = line.paths().get(0).obstacles().get(0);
        assertThat(obstacle.kind()).isEqualTo(kind);
        assertThat(obstacle.hex()).isEqualTo(by);
    }
}
