package coupdoeil.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Turn;
import coupdoeil.model.rules.Board;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Regions selected, moved, turned and put down, on both orientations, without a canvas. */
class RegionToolTest {

    private Session session = Packs.session(Packs.blank());
    private StubContext context = new StubContext(session);
    private RegionTool tool = new RegionTool(context);

    private void open(Orientation orientation) {
        HexGrid grid = new HexGrid(15, 13, orientation, Shifted.EVEN, LabelScheme.STANDARD);
        Pack pack = BattlePlan.usual(Packs.fb(), "Regions")
                .on(new Board.OfHexes("", grid, false, 100))
                .pack();
        HexBattlefield map = pack.battlefield().hexMap().orElseThrow();
        for (String label : List.of("0404", "0504", "0405")) {
            map = map.withTerrain(grid.parse(label).orElseThrow(), "woods");
        }
        map = map.withSide(new HexSide(grid.parse("0404").orElseThrow(), HexDirection.D1), List.of("stream"));
        session = Packs.session(pack.withBattlefield(map));
        context = new StubContext(session);
        tool = new RegionTool(context);
    }

    private HexBattlefield ground() {
        return session.pack().battlefield().hexMap().orElseThrow();
    }

    private Hex hex(String label) {
        return ground().grid().parse(label).orElseThrow();
    }

    private Pointer at(String label, boolean shift, boolean erase) {
        Hex hex = hex(label);
        return new Pointer(
                context.layout().orElseThrow().centre(hex),
                hex,
                new HexSide(hex, HexDirection.D0),
                shift,
                false,
                erase);
    }

    private void drag(boolean shift, boolean erase, String... labels) {
        tool.press(at(labels[0], shift, erase));
        Arrays.stream(labels).skip(1).forEach(label -> tool.drag(at(label, shift, erase)));
        tool.release(at(labels[labels.length - 1], shift, erase));
    }

    private Set<Hex> wooded() {
        return ground().grid()
                .hexes()
                .filter(hex -> ground().terrain(hex).equals("woods"))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void regionsAreSelectedInFourWaysAndAddedAndTakenOut(Orientation orientation) {
        open(orientation);
        drag(false, false, "0303", "0604");
        assertThat(tool.selected()).hasSize(8);
        drag(true, false, "0808", "0909");
        assertThat(tool.selected()).hasSize(12);
        drag(false, true, "0808", "0808");
        assertThat(tool.selected()).hasSize(11).doesNotContain(hex("0808"));
        assertThat(context.said).contains("11 hexes");
        tool.choose("wand");
        drag(false, false, "0405");
        assertThat(tool.selected()).containsExactlyInAnyOrderElementsOf(wooded());
        tool.choose("alike");
        drag(false, false, "1010");
        assertThat(tool.selected()).hasSize(15 * 13 - 3);
        tool.choose("lasso");
        session.select(Selection.nothing());
        drag(false, false, "0303", "0803", "0808", "0303");
        assertThat(tool.selected()).contains(hex("0704")).doesNotContain(hex("0308"));
        assertThat(session.document().depth()).as("selecting is no step").isZero();
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void whatIsDraggedGoesThereWithItsHexsidesInOneStep(Orientation orientation) {
        open(orientation);
        Pack before = session.pack();
        tool.choose("wand");
        drag(false, false, "0404");
        tool.press(at("0404", false, false));
        tool.drag(at("0908", false, false));
        assertThat(tool.isUnderWay()).isTrue();
        assertThat(session.pack()).as("nothing before the button is let go").isEqualTo(before);
        tool.release(at("0908", false, false));
        assertThat(session.document().depth()).isEqualTo(1);
        Hex moved = hex("0908");
        assertThat(wooded()).hasSize(3).contains(moved);
        assertThat(tool.selected()).containsExactlyInAnyOrderElementsOf(wooded());
        assertThat(ground().sides().on(new HexSide(moved, HexDirection.D1))).containsExactly("stream");
        assertThat(ground().sides().on(new HexSide(hex("0404"), HexDirection.D1)))
                .isEmpty();
        session.document().undo();
        assertThat(session.pack()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void sixTurnsAndTwoMirrorsBringItBack(Orientation orientation) {
        open(orientation);
        Pack before = session.pack();
        drag(false, false, "0303", "0606");
        session.select(new Selection.OfHexes(Set.copyOf(hex("0705").within(3))));
        for (int i = 0; i < 6; i++) {
            assertThat(tool.turn(Turn.of(1))).isTrue();
        }
        assertThat(session.pack()).isEqualTo(before);
        tool.mirror();
        assertThat(session.pack()).isNotEqualTo(before);
        tool.mirror();
        assertThat(session.pack()).isEqualTo(before);
        session.select(new Selection.OfHexes(Set.of(hex("0101"), hex("0401"), hex("0701"))));
        tool.turn(Turn.of(2));
        assertThat(context.said).contains("no room");
        assertThat(session.pack()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void aDuplicateIsTurnedInHandAndPutDown(Orientation orientation) {
        open(orientation);
        tool.choose("wand");
        drag(false, false, "0404");
        tool.duplicate();
        tool.turn(Turn.of(3));
        tool.hover(at("1008", false, false));
        tool.press(at("1008", false, false));
        tool.release(at("1008", false, false));
        assertThat(wooded()).hasSize(6);
        assertThat(session.document().depth()).isEqualTo(1);
        tool.duplicate();
        tool.cancel();
        tool.clear("edit.region-clear");
        assertThat(wooded()).hasSize(3);
        assertThat(session.document().steps().get(0)).isEqualTo("Clear 3 hexes");
    }
}
