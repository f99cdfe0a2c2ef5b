package coupdoeil.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.scenario.Placement;
import java.awt.geom.Point2D;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Gestures with each tool, without a canvas. */
class ToolsTest {

    private final Session session = Packs.session(Packs.blank());
    private final StubContext context = new StubContext(session);

    private HexBattlefield ground() {
        return (HexBattlefield) session.pack().battlefield();
    }

    private Hex hex(String label) {
        return ground().grid().parse(label).orElseThrow();
    }

    private Pointer at(String label) {
        return at(label, HexDirection.D0, false, false);
    }

    private Pointer at(String label, HexDirection side, boolean extend, boolean erase) {
        Hex hex = hex(label);
        Point2D centre = context.layout().orElseThrow().centre(hex);
        return new Pointer(centre, hex, new HexSide(hex, side), extend, false, erase);
    }

    private void stroke(HexTool tool, String... labels) {
        tool.press(at(labels[0]));
        Arrays.stream(labels).skip(1).forEach(label -> tool.drag(at(label)));
        tool.release(at(labels[labels.length - 1]));
    }

    private List<String> steps() {
        return session.document().steps();
    }

    @Test
    void aStrokePaintsEveryHexOnItsWayInOneStep() {
        TerrainTool tool = new TerrainTool(context);
        tool.choose("woods");
        stroke(tool, "0203", "0603");

        for (String label : List.of("0203", "0303", "0403", "0503", "0603")) {
            assertThat(ground().terrain(hex(label))).as(label).isEqualTo("woods");
        }
        assertThat(steps()).hasSize(1);
        session.document().undo();
        assertThat(session.pack()).isEqualTo(Packs.blank());
    }

    @Test
    void aBrushThatMovesPaintsNoMoreThanItsOutlinesAnew() {
        TerrainTool tool = new TerrainTool(context);
        tool.hover(at("0203"));
        assertThat(context.repainted).containsExactly(hex("0203"));
        tool.hover(at("0503"));
        assertThat(context.repainted).containsExactlyInAnyOrder(hex("0203"), hex("0503"));

        context.repainted.clear();
        tool.hover(at("0503"));
        assertThat(context.repainted).isEmpty();
        context.brush.setRadius(1);
        tool.hover(at("0403"));
        assertThat(context.repainted)
                .containsAll(hex("0403").within(1))
                .containsAll(hex("0503").within(1));
    }

    @Test
    void twoStrokesAreTwoSteps() {
        TerrainTool tool = new TerrainTool(context);
        tool.choose("woods");
        stroke(tool, "0203");
        stroke(tool, "0204");

        assertThat(steps()).hasSize(2);
    }

    @Test
    void aLargeBrushTakesTheHexesAround() {
        context.brush.setRadius(1);
        TerrainTool tool = new TerrainTool(context);
        tool.choose("woods");
        stroke(tool, "0303");

        assertThat(hex("0303").within(1))
                .allSatisfy(hex -> assertThat(ground().terrain(hex)).isEqualTo("woods"));
    }

    @Test
    void aStrokeOffTheMapPaintsWhatIsOnIt() {
        TerrainTool tool = new TerrainTool(context);
        tool.choose("woods");
        tool.press(at("0801"));
        Hex outside = hex("0801").plus(HexDirection.D0, 3);
        tool.drag(new Pointer(
                context.layout().orElseThrow().centre(outside),
                outside,
                new HexSide(outside, HexDirection.D0),
                false,
                false,
                false));

        assertThat(ground().terrain(hex("0801"))).isEqualTo("woods");
    }

    @Test
    void raisingTouchesEachHexOnceInAStroke() {
        LevelTool tool = new LevelTool(context);
        stroke(tool, "0203", "0403", "0203");

        assertThat(ground().level(hex("0303"))).isEqualTo(1);
        tool.press(at("0303", HexDirection.D0, false, true));
        tool.release(at("0303"));
        assertThat(ground().level(hex("0303"))).as("erasing lowers").isZero();
    }

    @Test
    void overlaysComeAndGo() {
        OverlayTool tool = new OverlayTool(context);
        tool.choose("orchard");
        stroke(tool, "0303");
        assertThat(ground().features(hex("0303"))).containsExactly("orchard");

        tool.press(at("0303", HexDirection.D0, false, true));
        assertThat(ground().features(hex("0303"))).isEmpty();
    }

    @Test
    void aStretchOfEdgeHexesIsDraggedAsOnePlace() {
        PlaceTool tool = new PlaceTool(context);
        tool.choose("entry");
        int before = ground().places().size();
        stroke(tool, "0606", "0806");

        Place place = ground().places().get(before);
        assertThat(place.area().hexList()).containsExactly(hex("0606"), hex("0706"), hex("0806"));
        assertThat(session.selection()).isEqualTo(new Selection.OfPlace(place.id()));
        assertThat(context.put).as("the next click sets no second one").isTrue();

        context.put = false;
        tool.press(at("0705", HexDirection.D0, true, false));
        tool.release(at("0705"));
        assertThat(ground().places().get(before).area().hexList()).hasSize(4);
        assertThat(context.put).as("more hexes may follow").isFalse();
        tool.press(at("0606", HexDirection.D0, false, true));
        assertThat(ground().places().get(before).area().hexList()).doesNotContain(hex("0606"));
        assertThat(steps()).hasSize(3);
    }

    @Test
    void aPlaceOfOneHexStaysOne() {
        PlaceTool tool = new PlaceTool(context);
        tool.choose("depot");
        int before = ground().places().size();
        stroke(tool, "0303", "0503");

        assertThat(ground().places().get(before).area().hexList()).containsExactly(hex("0303"));
    }

    @Test
    void theLineOfSightIsExplained() {
        TerrainTool woods = new TerrainTool(context);
        woods.choose("woods");
        stroke(woods, "0403");
        LiveLine line = new LiveLine(session, Runnable::run, Runnable::run);
        SightTool tool = new SightTool(context, line);
        stroke(tool, "0203", "0603");

        assertThat(context.said).contains("0203 does not see 0603: Blocked by").contains("0403");
        stroke(tool, "0202", "0602");
        assertThat(context.said).contains("0202 sees 0602");

        context.said = "";
        tool.cancel();
        stroke(woods, "0402");
        assertThat(line.view().orElseThrow().heading())
                .as("the line stays and follows edits")
                .isEqualTo("0202 does not see 0602");
        assertThat(context.said).isEmpty();
    }

    @Test
    void aPieceIsPutMovedTurnedAndTakenAway() {
        PieceCommands pieces = new PieceCommands(session);
        coupdoeil.editor.oob.Units.add(session, "guard");
        pieces.put("guard", hex("0303"));
        assertThat(placed().formation()).isNotNull();
        assertThat(session.selection().pieces()).containsExactly("guard");

        SelectTool tool = new SelectTool(context);
        stroke(tool, "0303", "0505");
        assertThat(placed().hex()).hasValue(hex("0505"));
        pieces.turn(1);
        pieces.changeFormation(1);
        pieces.remove();
        assertThat(session.scenario().orElseThrow().setup()).isEmpty();
        assertThat(steps()).hasSize(6);
    }

    private Placement placed() {
        return session.scenario().orElseThrow().setup().get(0);
    }
}
