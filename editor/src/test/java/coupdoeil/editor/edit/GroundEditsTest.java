package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.course.Drawing;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GroundEditsTest {

    private static final Hex HEX = new Hex(2, 2);

    private final Pack blank = Packs.blank();

    private static HexBattlefield map(Pack pack) {
        return (HexBattlefield) pack.battlefield();
    }

    @Test
    void paintingPassesOverHexesOffTheGrid() {
        Pack painted = GroundEdits.terrain(List.of(HEX, new Hex(-5, -5)), "woods", "Woods")
                .apply(blank);

        assertThat(map(painted).terrain(HEX)).isEqualTo("woods");
    }

    @Test
    void paintingWhatIsThereYieldsTheSamePack() {
        Pack painted = GroundEdits.terrain(List.of(HEX), "woods", "Woods").apply(blank);

        assertThat(GroundEdits.terrain(List.of(HEX), "woods", "Woods").apply(painted))
                .isSameAs(painted);
    }

    @Test
    void aDirectedFeatureBelongsToTheHexItWasDrawnFrom() {
        HexSide side = new HexSide(HEX, HexDirection.D0);
        Pack drawn = GroundEdits.addSide(side.other(), side, "earthwork", "Earthwork")
                .apply(blank);

        assertThat(map(drawn).sides().writtenAt(side.other(), HexDirection.D3)).containsExactly("earthwork");
        assertThat(map(drawn).sides().writtenAt(HEX, HexDirection.D0)).isEmpty();
        Pack taken = GroundEdits.removeSide(side, "earthwork", "Earthwork").apply(drawn);
        assertThat(taken).isEqualTo(blank);
    }

    @Test
    void aFeatureOfNoHexIsWrittenWhereOthersAre() {
        HexSide side = new HexSide(HEX, HexDirection.D0);
        Pack drawn = GroundEdits.addSide(side.other(), side, "stream", "Stream").apply(blank);
        Pack bridged = GroundEdits.addSide(side, "bridge", "Bridge").apply(drawn);

        assertThat(map(bridged).sides().writtenAt(side.other(), HexDirection.D3))
                .containsExactly("stream", "bridge");
        assertThat(map(bridged).sides().writtenAt(HEX, HexDirection.D0)).isEmpty();
        assertThat(map(GroundEdits.addSide(side, "bridge", "Bridge").apply(blank))
                        .sides()
                        .writtenAt(HEX, HexDirection.D0))
                .containsExactly("bridge");
    }

    @Test
    void aRoadRunsThroughEveryHexsideOfItsWay() {
        List<Hex> way = List.of(HEX, new Hex(3, 2), new Hex(3, 3));
        Set<HexSide> sides = Set.of(HexSide.between(way.get(0), way.get(1)), HexSide.between(way.get(1), way.get(2)));
        Pack built =
                GroundEdits.draw(new Drawing(sides, Set.of()), "road", "Road").apply(blank);

        assertThat(sides)
                .allSatisfy(side -> assertThat(map(built).sides().on(side)).containsExactly("road"));
        assertThat(GroundEdits.draw(new Drawing(Set.of(), sides), "road", "Road")
                        .apply(built))
                .isEqualTo(blank);
    }

    @Test
    void aDirectedFeatureTurnsRoundAndBack() {
        HexSide side = new HexSide(HEX, HexDirection.D0);
        Pack drawn =
                GroundEdits.addSide(HEX, side, "field-works", "Field works").apply(blank);
        Edit turn = GroundEdits.reverse(Set.of(side), "field-works", "Turn");
        Pack turned = turn.apply(drawn);

        assertThat(map(turned).sides().writtenAt(HEX, HexDirection.D0)).isEmpty();
        assertThat(map(turned).sides().writtenAt(side.other(), HexDirection.D3)).containsExactly("field-works");
        assertThat(turn.apply(turned)).isEqualTo(drawn);
    }

    @Test
    void freshIdsAreReadableAndUnused() {
        assertThat(FreshId.of(blank, "Brigade d'Élite")).isEqualTo("brigade-d-elite");
        String taken = blank.orderOfBattle().sides().get(0).id();
        assertThat(FreshId.of(blank, blank.orderOfBattle().sides().get(0).name()))
                .isEqualTo(taken + "-2");
        assertThat(FreshId.of(blank, "???")).isEqualTo("new");
        String scenario = blank.scenarios().get(0).id();
        ArrivalGroup group = Starter.group(
                        blank, Packs.fb(), blank.scenarios().get(0), "10:00", new Force("", "", List.of()))
                .withTokens(List.of(new Token("marker", "om", null, new Position.OffMap(""), Attributes.NONE)));
        assertThat(FreshId.of(ScenarioEdits.addGroup(scenario, group).apply(blank), "Marker"))
                .as("a group that is to come has it")
                .isEqualTo("marker-2");
    }
}
