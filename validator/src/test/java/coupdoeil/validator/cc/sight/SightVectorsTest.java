package coupdoeil.validator.cc.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.LineStory;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The test vectors of the digest that are about sight, fire and hills. */
class SightVectorsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();
    private static final HexGrid GRID =
            ExamplePacks.of(SYSTEM).battlefield().hexMap().orElseThrow().grid();

    private final List<String> lines = new ArrayList<>();

    /** The board without the units of the base battle, which stand about in ranges and lines. */
    @BeforeEach
    void emptyBoard() {
        for (String side : List.of("blue", "red")) {
            for (int i = 1; i <= 6; i++) {
                lines.add("remove unit " + side + "-" + i);
            }
            lines.add("remove leader " + side + "-leader");
        }
    }

    @Test
    void vector6ForestBetween() {
        terrain("forest", "R5C6");

        blocked("R5C5", "R5C7", Obstacle.Kind.TERRAIN, "R5C6");
    }

    @Test
    void vector7ForestOnTheTarget() {
        terrain("forest", "R5C7");

        clear("R5C5", "R5C7");
    }

    @Test
    void vector8ForestOnOneSideOfTheLine() {
        terrain("forest", "R4C4");

        clear("R5C5", "R3C5");
        assertThat(line("R5C5", "R3C5").paths()).hasSize(2);
    }

    @Test
    void vector9ForestAndTownOnBothSidesOfTheLine() {
        terrain("forest", "R4C4");
        terrain("town", "R4C5");

        assertThat(line("R5C5", "R3C5").sighting()).isEqualTo(Sighting.BLOCKED);
        assertThat(line("R5C5", "R3C5").paths())
                .allSatisfy(path -> assertThat(path.clear()).isFalse());
    }

    @Test
    void vector10TheSideEdgeOfTheBoard() {
        terrain("town", "R2C1");

        Sightline line = line("R1C1", "R3C1");
        assertThat(line.visible()).isFalse();
        assertThat(line.paths())
                .flatExtracting(
                        path -> path.obstacles().stream().map(Obstacle::kind).toList())
                .containsExactlyInAnyOrder(Obstacle.Kind.MAP_EDGE, Obstacle.Kind.TERRAIN);
        assertThat(line.readings()).containsExactly("rowEndHalfHexIsSideEdge");
    }

    @Test
    void vector11BothSidesOnTheBoard() {
        terrain("town", "R3C1");

        clear("R2C1", "R4C1");
    }

    @Test
    void vector12ALeaderAlone() {
        lines.add("leader l1 blue leader @R5C6");
        lines.add("unit b1 blue infantry @R5C5 ~blocks=4");

        blocked("R5C5", "R5C7", Obstacle.Kind.UNIT, "R5C6");
        assertThat(eyes("b1").sees(scene().ground(), hex("R5C5"), hex("R5C7"))).isFalse();
    }

    @Test
    void vector13OntoAHillAndBeyondItsFirstHex() {
        terrain("hill", "R5C5 R5C6");

        clear("R5C3", "R5C5");
        hiddenByHill("R5C3", "R5C6", "R5C5");
    }

    @Test
    void vector14AHillBetweenLowGround() {
        terrain("hill", "R5C5");

        hiddenByHill("R5C3", "R5C7", "R5C5");
    }

    @Test
    void vector15APlateau() {
        terrain("hill", "R5C4 R5C5 R5C6 R5C7");

        clear("R5C4", "R5C7");
        lines.add("unit b1 blue infantry @R5C5 ~blocks=4");
        blocked("R5C4", "R5C7", Obstacle.Kind.UNIT, "R5C5");
    }

    @Test
    void vector16FromHillToHill() {
        terrain("hill", "R5C4 R5C6");

        clear("R5C4", "R5C6");
    }

    @Test
    void vector16FromHillToHillOverAUnit() {
        terrain("hill", "R5C4 R5C6");
        lines.add("unit b1 blue infantry @R5C4 ~blocks=4");
        lines.add("unit b2 blue infantry @R5C5 ~blocks=4");

        assertThat(eyes("b1").look(scene().ground(), hex("R5C4"), hex("R5C6"))).isEqualTo(Sighting.BLOCKED);
        blocked("R5C4", "R5C6", Obstacle.Kind.UNIT, "R5C5");
    }

    @Test
    void vector16FromHillToHillOverAForest() {
        terrain("hill", "R5C4 R5C6");
        terrain("forest", "R5C5");

        blocked("R5C4", "R5C6", Obstacle.Kind.TERRAIN, "R5C5");
    }

    @Test
    void vector17ArtilleryFiresOverTheFriendBelow() {
        guns("R5C5", "R5C7");

        assertThat(gunsSee("R5C7")).isTrue();
        assertThat(combined().sees(scene().ground(), hex("R5C4"), hex("R5C7"))).isFalse();
        assertThat(scene().rule(0).sees(scene().ground(), hex("R5C7"), hex("R5C4")))
                .as("back")
                .isFalse();
        assertThat(story(eyes("a1"), "R5C4", "R5C7")).contains("o R5C5, level 0: b1 is fired over from the hill R5C4");
    }

    @Test
    void vector18TheFriendIsNotAdjacent() {
        guns("R5C6", "R5C7");

        assertThat(gunsSee("R5C7")).isFalse();
    }

    @Test
    void vector19TheFriendIsInAForest() {
        guns("R5C5", "R5C7");
        terrain("forest", "R5C5");

        assertThat(gunsSee("R5C7")).isFalse();
    }

    @Test
    void vector20BehindTheCrest() {
        terrain("hill", "R5C4 R5C5");
        lines.add("unit a1 blue artillery @R5C4 ~blocks=3");
        lines.add("unit r1 red infantry @R5C7 ~blocks=4");

        hiddenByHill("R5C4", "R5C7", "R5C5");
        assertThat(gunsSee("R5C7")).isFalse();
        assertThat(findings("a1")).contains("CC-LOS-06");
    }

    @Test
    void vector21WhoCanFireThreeHexes() {
        for (String type :
                List.of("infantry type=RL", "artillery type=FA", "artillery type=GFA", "artillery type=HA")) {
            assertThat(targets(type, 3)).as(type).containsExactly("r1");
        }
        for (String type : List.of("infantry type=LN", "infantry type=LT", "infantry type=OG")) {
            assertThat(targets(type, 3)).as(type).isEmpty();
            assertThat(targets(type, 2)).as(type).containsExactly("r1");
        }
    }

    @Test
    void vector43AnAdjacentEnemyForbidsFire() {
        lines.add("unit r2 red infantry @R6C4 ~blocks=4");

        assertThat(targets("artillery type=FA", 3)).isEmpty();
    }

    @Test
    void vector50ALoneLeaderIsNoTargetAndForbidsNothing() {
        lines.add("leader l2 red leader @R5C3");
        lines.add("leader l3 red leader @R7C4");

        assertThat(targets("infantry type=LN", 2)).containsExactly("r1");
        lines.add("switch adjacentLoneLeaderPreventsFire=YES");
        assertThat(targets("infantry type=LN", 2)).isEmpty();
    }

    /** What a unit in R5C4 can fire at, with an enemy so many hexes to its right. */
    private List<String> targets(String type, int range) {
        List<String> all = new ArrayList<>(lines);
        all.add("unit b1 blue " + type.replace(" type", " @R5C4 type") + " ~blocks=3");
        all.add("unit r1 red infantry @R5C" + (4 + range) + " ~blocks=4");
        Pack pack = ExamplePacks.of(SYSTEM, all.toArray(String[]::new));
        Situation situation = Situation.of(pack, SYSTEM, pack.scenarios().get(0));
        Fire fire = situation.facts().get(Fire.class);
        return situation.facts().get(Setup.class).units().stream()
                .filter(unit -> unit.unit().id().equals("b1"))
                .flatMap(unit -> fire.targets(unit).stream())
                .map(target -> target.unit().piece().id())
                .toList();
    }

    /** Artillery on a hill in R5C4, a friend and an enemy on low ground. */
    private void guns(String friend, String enemy) {
        terrain("hill", "R5C4");
        lines.add("unit a1 blue artillery @R5C4 ~blocks=3");
        lines.add("unit b1 blue infantry @" + friend + " ~blocks=4");
        lines.add("unit r1 red infantry @" + enemy + " ~blocks=4");
    }

    private boolean gunsSee(String hex) {
        return eyes("a1").sees(scene().ground(), hex("R5C4"), hex(hex));
    }

    private SightRule eyes(String piece) {
        return scene().eyes(piece, 0).orElseThrow();
    }

    private SightRule combined() {
        Pack pack = pack();
        return Situation.of(pack, SYSTEM, pack.scenarios().get(0))
                .facts()
                .get(Sights.class)
                .combined("blue");
    }

    private String story(SightRule rule, String from, String to) {
        HexScene scene = scene();
        return LineStory.of(rule.sightline(scene.ground(), hex(from), hex(to)), scene.names())
                .text();
    }

    private List<String> findings(String unit) {
        return Validator.of(SYSTEM).validate(pack()).all().stream()
                .filter(finding -> finding.subjects().get(0).key().equals(unit))
                .map(finding -> finding.rule())
                .toList();
    }

    private void clear(String from, String to) {
        assertThat(line(from, to).sighting()).isEqualTo(Sighting.VISIBLE);
        assertThat(line(to, from).sighting()).as("back").isEqualTo(Sighting.VISIBLE);
    }

    private void blocked(String from, String to, Obstacle.Kind kind, String by) {
        assertThat(line(from, to).sighting()).isEqualTo(Sighting.BLOCKED);
        assertThat(line(to, from).sighting()).as("back").isEqualTo(Sighting.BLOCKED);
        assertThat(line(from, to).paths().get(0).obstacles()).containsExactly(Obstacle.at(kind, hex(by)));
    }

    private void hiddenByHill(String from, String to, String by) {
        assertThat(line(from, to).sighting()).isEqualTo(Sighting.BLIND);
        assertThat(line(to, from).sighting()).as("back").isEqualTo(Sighting.BLIND);
        assertThat(line(from, to).paths().get(0).obstacles()).containsExactly(Obstacle.higherGround(hex(by), 1, 0));
    }

    private Sightline line(String from, String to) {
        HexScene scene = scene();
        return scene.rule(0).sightline(scene.ground(), hex(from), hex(to));
    }

    private void terrain(String terrain, String hexes) {
        lines.add("terrain " + terrain + " " + hexes);
    }

    private HexScene scene() {
        Pack pack = pack();
        Optional<HexScene> scene = HexScene.of(pack, SYSTEM, pack.scenarios().get(0));
        return scene.orElseThrow();
    }

    private Pack pack() {
        return ExamplePacks.of(SYSTEM, lines.toArray(String[]::new));
    }

    private static Hex hex(String label) {
        return GRID.parse(label).orElseThrow();
    }
}
