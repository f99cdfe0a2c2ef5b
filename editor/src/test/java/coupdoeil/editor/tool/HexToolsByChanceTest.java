package coupdoeil.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.region.Turn;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gestures that chance decides with every tool for hexes, without a window: none fails, and undone they leave no trace. */
class HexToolsByChanceTest {

    private static final int BY_DAY = 250;
    private static final int BY_NIGHT = Integer.getInteger("coupdoeil.gestures", 20_000);
    /** Steps kept at most: then all is undone, and the next gestures begin anew. */
    private static final int STEPS = 400;

    private static final List<EditorAction> COMMANDS = List.of(
            EditorAction.ONLY_WHERE,
            EditorAction.SYMMETRY_ACROSS,
            EditorAction.SYMMETRY_UPRIGHT,
            EditorAction.SYMMETRY_ROUND,
            EditorAction.PICK_UP,
            EditorAction.REPLACE,
            EditorAction.ERASE_LINE,
            EditorAction.REVERSE_LINE,
            EditorAction.DUPLICATE,
            EditorAction.MIRROR);

    private Random random = new Random(0);
    private Session session = Packs.session(Packs.blank());
    private StubContext context = new StubContext(session);
    private RegionTool region = new RegionTool(context);
    private List<HexTool> tools = List.of();
    private HexTool active = region;
    private Hex pointed = Hex.ORIGIN;

    @ParameterizedTest
    @ValueSource(strings = {"albuera-1811", "auerstedt-1806", "coa-1810", "rolica-1808"})
    void someGesturesAreUndoneToTheByte(String sample) {
        use(sample, BY_DAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"albuera-1811", "auerstedt-1806", "coa-1810", "rolica-1808"})
    @Tag("nightly")
    void soAreTwentyThousand(String sample) {
        use(sample, BY_NIGHT);
    }

    private void use(String sample, int gestures) {
        Pack pack = PackReader.read(Packs.albueraFolder().resolveSibling(sample))
                .pack()
                .orElseThrow();
        var files = PackWriter.files(pack);
        random = new Random(sample.hashCode());
        session = Packs.session(pack);
        context = new StubContext(session);
        region = new RegionTool(context);
        tools = List.of(
                new SelectTool(context),
                region,
                new TerrainTool(context),
                new OverlayTool(context),
                new LevelTool(context),
                new HexsideTool(context),
                new RoadTool(context),
                new PlaceTool(context),
                new SightTool(context, new LiveLine(session, task -> {}, Runnable::run)));
        active = region;
        HexCommands commands = new HexCommands(context, () -> at(pointed).side(), () -> active, () -> pointed);
        new RegionCommands(region, () -> active, () -> active = region).addTo(commands);
        int steps = 0;
        for (int i = 0; i < gestures; i++) {
            gesture(commands);
            if (session.document().depth() > STEPS) {
                steps += session.document().depth();
                undoAll(pack);
            }
        }
        steps += session.document().depth();
        undoAll(pack);
        assertThat(PackWriter.files(session.pack())).containsExactlyEntriesOf(files);
        assertThat(steps).as("gestures that changed something").isGreaterThan(gestures / 20);
    }

    private void undoAll(Pack pack) {
        while (session.document().depth() > 0) {
            session.document().undo();
        }
        assertThat(session.pack()).isEqualTo(pack);
    }

    private void gesture(HexCommands commands) {
        switch (random.nextInt(6)) {
            case 0 -> {
                active.cancel();
                active = tools.get(random.nextInt(tools.size()));
                List<ToolChoice> choices = active.choices();
                if (!choices.isEmpty()) {
                    active.choose(choices.get(random.nextInt(choices.size())).id());
                }
            }
            case 1 -> command(commands);
            default -> stroke();
        }
    }

    private void command(HexCommands commands) {
        switch (random.nextInt(6)) {
            case 0 -> context.brush.setShape(BrushShape.values()[random.nextInt(BrushShape.values().length)]);
            case 1 -> context.brush.setRadius(random.nextInt(4));
            case 2 -> region.turn(new Turn(random.nextInt(6), random.nextBoolean()));
            case 3 -> {
                if (!region.selected().isEmpty() && random.nextInt(4) == 0) {
                    region.clear("edit.region-clear");
                }
            }
            default ->
                commands.of(COMMANDS.get(random.nextInt(COMMANDS.size())))
                        .filter(KitCommand::isEnabled)
                        .ifPresent(KitCommand::run);
        }
    }

    /** A press, some drags and the release of a hand that stays near where it began, on the map or just beside it. */
    private void stroke() {
        HexBattlefield map = session.pack().battlefield().hexMap().orElseThrow();
        boolean shift = random.nextInt(5) == 0;
        boolean ctrl = random.nextInt(8) == 0;
        boolean erase = random.nextInt(5) == 0;
        Hex start = map.grid()
                .hexAt(
                        random.nextInt(map.grid().columns() + 2) - 1,
                        random.nextInt(map.grid().rows() + 2) - 1);
        Point2D point = layout().centre(start);
        Pointer at = at(point, shift, ctrl, erase);
        active.hover(at);
        active.press(at);
        for (int drags = random.nextInt(4); drags > 0; drags--) {
            point = new Point2D.Double(
                    point.getX() + (random.nextDouble() - 0.5) * 8 * HexLayout.HEX_WIDTH,
                    point.getY() + (random.nextDouble() - 0.5) * 8 * HexLayout.HEX_WIDTH);
            at = at(point, shift, ctrl, erase);
            active.drag(at);
        }
        active.release(at);
        pointed = at.hex();
    }

    private HexLayout layout() {
        return context.layout().orElseThrow();
    }

    private Pointer at(Hex hex) {
        return at(layout().centre(hex), false, false, false);
    }

    private Pointer at(Point2D point, boolean shift, boolean ctrl, boolean erase) {
        Hex hex = layout().hexAt(point);
        return new Pointer(point, hex, new HexSide(hex, layout().directionTowards(hex, point)), shift, ctrl, erase);
    }
}
