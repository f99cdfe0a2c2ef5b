package coupdoeil.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.action.EditorAction;
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
import coupdoeil.model.region.Regions;
import coupdoeil.model.rules.Board;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What brushes paint besides free strokes, on both orientations, without a canvas. */
class BrushShapesTest {

    private Session session = Packs.session(Packs.blank());
    private StubContext context = new StubContext(session);
    private Hex pointed = Hex.ORIGIN;

    private void open(Orientation orientation) {
        HexGrid grid = new HexGrid(15, 13, orientation, Shifted.ODD, LabelScheme.STANDARD);
        session = Packs.session(BattlePlan.usual(Packs.fb(), "Brushes")
                .on(new Board.OfHexes("", grid, false, 100))
                .pack());
        context = new StubContext(session);
    }

    private HexBattlefield ground() {
        return session.pack().battlefield().hexMap().orElseThrow();
    }

    private Hex hex(String label) {
        return ground().grid().parse(label).orElseThrow();
    }

    private Pointer at(Hex hex, boolean shift, boolean ctrl, boolean erase) {
        return new Pointer(
                context.layout().orElseThrow().centre(hex), hex, new HexSide(hex, HexDirection.D0), shift, ctrl, erase);
    }

    private void drag(BrushTool tool, String... labels) {
        tool.press(at(hex(labels[0]), false, false, false));
        Arrays.stream(labels).skip(1).forEach(label -> tool.drag(at(hex(label), false, false, false)));
        tool.release(at(hex(labels[labels.length - 1]), false, false, false));
    }

    private void click(BrushTool tool, String label, boolean shift, boolean ctrl) {
        tool.press(at(hex(label), shift, ctrl, false));
        tool.release(at(hex(label), shift, ctrl, false));
    }

    private TerrainTool woods() {
        TerrainTool tool = new TerrainTool(context);
        tool.choose("woods");
        return tool;
    }

    private Set<Hex> wooded() {
        return ground().grid()
                .hexes()
                .filter(hex -> ground().terrain(hex).equals("woods"))
                .collect(Collectors.toSet());
    }

    private KitCommand command(HexTool tool, EditorAction action) {
        return new HexCommands(context, () -> new HexSide(pointed, HexDirection.D0), () -> tool, () -> pointed)
                .of(action)
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void linesRectanglesAndPolygonsArePaintedAtTheEndInOneStep(Orientation orientation) {
        open(orientation);
        TerrainTool tool = woods();
        context.brush.setShape(BrushShape.LINE);
        context.brush.setRadius(1);
        tool.press(at(hex("0303"), false, false, false));
        tool.drag(at(hex("0909"), false, false, false));
        assertThat(wooded()).as("nothing before the button is let go").isEmpty();
        tool.release(at(hex("0909"), false, false, false));
        assertThat(wooded())
                .containsExactlyInAnyOrderElementsOf(Regions.around(Regions.line(hex("0303"), hex("0909")), 1));
        assertThat(session.document().depth()).isEqualTo(1);
        session.document().undo();

        context.brush.setShape(BrushShape.RECTANGLE);
        drag(tool, "0906", "0503");
        assertThat(wooded()).hasSize(20);
        session.document().undo();

        context.brush.setShape(BrushShape.POLYGON);
        for (String label : List.of("0303", "0903", "0909", "0909")) {
            click(tool, label, false, false);
        }
        assertThat(wooded())
                .containsExactlyInAnyOrderElementsOf(Regions.polygon(List.of(hex("0303"), hex("0903"), hex("0909"))));
        assertThat(session.document().depth()).isEqualTo(1);
        session.document().undo();
        drag(tool, "0303", "0903", "0909", "0303");
        assertThat(wooded()).as("dragged round").contains(hex("0704")).doesNotContain(hex("0411"));
        assertThat(tool.isUnderWay()).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void aFillGoesAsFarAsTheGroundAndReplacingEverywhere(Orientation orientation) {
        open(orientation);
        TerrainTool marsh = new TerrainTool(context);
        marsh.choose("marsh");
        context.brush.setShape(BrushShape.RECTANGLE);
        drag(marsh, "0101", "0303");
        drag(marsh, "0801", "0902");
        TerrainTool tool = woods();
        context.brush.setShape(BrushShape.FILL);
        click(tool, "0202", false, false);
        assertThat(wooded()).hasSize(9);
        session.document().undo();
        click(tool, "0202", true, false);
        assertThat(wooded()).hasSize(13);
        session.document().undo();

        session.select(new Selection.OfHexes(Set.of(hex("0101"), hex("0801"), hex("1010"))));
        pointed = hex("0202");
        command(tool, EditorAction.REPLACE).run();
        assertThat(wooded()).as("in the selection").containsExactlyInAnyOrder(hex("0101"), hex("0801"));
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void itPicksUpPaintsOnlyWhereAndGoesStraight(Orientation orientation) {
        open(orientation);
        TerrainTool tool = woods();
        drag(tool, "0202", "0502");
        click(tool, "0808", true, false);
        assertThat(wooded()).as("straight from the last stroke").containsAll(Regions.line(hex("0502"), hex("0808")));
        tool.choose("clear");
        click(tool, "0202", false, true);
        assertThat(tool.chosen()).contains("woods");
        assertThat(session.document().depth()).as("picking up paints nothing").isEqualTo(2);

        LevelTool level = new LevelTool(context);
        pointed = hex("0202");
        command(tool, EditorAction.ONLY_WHERE).run();
        assertThat(context.said).contains("Woods");
        context.brush.setShape(BrushShape.RECTANGLE);
        drag(level, "0101", "1513");
        assertThat(ground().grid().hexes())
                .allSatisfy(hex -> assertThat(ground().level(hex)).isEqualTo(wooded().contains(hex) ? 1 : 0));
        command(tool, EditorAction.ONLY_WHERE).run();
        assertThat(context.brush.only()).isEmpty();
        click(level, "0202", false, true);
        assertThat(level.chosen()).contains("1");
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void levelsAreSmoothedSlopedAndMadeAlike(Orientation orientation) {
        open(orientation);
        LevelTool tool = new LevelTool(context);
        tool.choose("6");
        click(tool, "1005", false, false);
        tool.choose("ramp");
        drag(tool, "0405", "1005");
        assertThat(Regions.line(hex("0405"), hex("1005")).stream().map(ground()::level))
                .startsWith(0)
                .endsWith(6)
                .isSorted();
        tool.choose("plateau");
        context.brush.setRadius(2);
        click(tool, "1005", false, false);
        assertThat(hex("1005").within(2))
                .allSatisfy(hex -> assertThat(ground().level(hex)).isEqualTo(6));
        tool.choose("smooth");
        context.brush.setRadius(5);
        for (int i = 0; i < 12; i++) {
            click(tool, "1005", false, false);
        }
        assertThat(ground().level(hex("1005"))).isLessThan(6);
        for (Hex hex : hex("1005").within(3)) {
            hex.neighbours().stream()
                    .filter(ground()::contains)
                    .forEach(other -> assertThat(Math.abs(ground().level(hex) - ground().level(other)))
                            .as("steps are gentle")
                            .isLessThanOrEqualTo(2));
        }
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void whatIsPaintedAboutAnAxisIsAlikeOnBothSides(Orientation orientation) {
        open(orientation);
        TerrainTool tool = woods();
        pointed = hex("0807");
        command(tool, EditorAction.SYMMETRY_ACROSS).run();
        assertThat(command(tool, EditorAction.SYMMETRY_ACROSS).isOn()).isTrue();
        click(tool, "0507", false, false);
        assertThat(wooded())
                .hasSize(2)
                .allSatisfy(hex -> assertThat(
                                Math.abs(context.layout().orElseThrow().centreX(hex)
                                        - context.layout().orElseThrow().centreX(pointed)))
                        .isCloseTo(
                                Math.abs(context.layout().orElseThrow().centreX(hex("0507"))
                                        - context.layout().orElseThrow().centreX(pointed)),
                                within(1e-6)));
        command(tool, EditorAction.SYMMETRY_ROUND).run();
        assertThat(context.brush.symmetry().turns()).hasSize(12);
        command(tool, EditorAction.SYMMETRY_UPRIGHT).run();
        assertThat(context.brush.symmetry().turns()).hasSize(6);
        command(tool, EditorAction.SYMMETRY_ROUND).run();
        assertThat(context.brush.symmetry().isNone()).isTrue();
    }
}
