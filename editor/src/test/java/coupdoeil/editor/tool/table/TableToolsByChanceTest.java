package coupdoeil.editor.tool.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.sight.LiveReach;
import coupdoeil.editor.tool.KitCommand;
import coupdoeil.editor.tool.MapTool;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.ToolContext;
import coupdoeil.editor.tool.ToolKit.Arrow;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gestures that chance decides with every tool for tables, without a window: none fails, and undone they leave no trace. */
class TableToolsByChanceTest {

    private static final int BY_DAY = 250;
    private static final int BY_NIGHT = Integer.getInteger("coupdoeil.gestures", 20_000);
    /** Steps kept at most: then all is undone, and the next gestures begin anew. */
    private static final int STEPS = 400;

    private static final int WIDTH = 900;
    private static final int HEIGHT = 700;

    /** There is no clipboard without a display; gestures in a window use it. */
    private static final Set<EditorAction> CLIPBOARD =
            Set.of(EditorAction.COPY_GROUND, EditorAction.CUT_GROUND, EditorAction.PASTE_GROUND);

    private static final List<EditorAction> COMMANDS = Stream.of(EditorAction.values())
            .filter(action -> action.category() == EditorAction.Category.GROUND
                    || action.category() == EditorAction.Category.UNITS)
            .filter(action -> !CLIPBOARD.contains(action))
            .toList();

    private Random random = new Random(0);
    private Session session = Packs.session(Battles.napkin("napkin-hm"));
    private MapCanvas canvas = new MapCanvas();
    private TableKit kit = kit();

    @ParameterizedTest
    @ValueSource(strings = {"guilford-courthouse-1781", "quatre-bras-1815"})
    void someGesturesAreUndoneToTheByte(String sample) {
        use(sample, BY_DAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"guilford-courthouse-1781", "quatre-bras-1815"})
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
        canvas = new MapCanvas();
        canvas.setSize(WIDTH, HEIGHT);
        canvas.setScene(Battles.scene(pack, PaintTheme.LIGHT));
        canvas.fit();
        kit = kit();
        int steps = 0;
        for (int i = 0; i < gestures; i++) {
            gesture();
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

    private TableKit kit() {
        return new TableKit(
                new Bench(session),
                canvas,
                new LiveReach(session, task -> {}, Runnable::run),
                new LiveLine(session, task -> {}, Runnable::run));
    }

    private void undoAll(Pack pack) {
        kit.cancel();
        while (session.document().depth() > 0) {
            session.document().undo();
        }
        assertThat(session.pack()).isEqualTo(pack);
    }

    private void gesture() {
        switch (random.nextInt(8)) {
            case 0 -> takeUp();
            case 1, 2 -> command();
            default -> stroke();
        }
    }

    private void takeUp() {
        kit.cancel();
        MapTool tool = kit.tools().get(random.nextInt(kit.tools().size()));
        kit.take(tool);
        List<ToolChoice> choices = tool.choices();
        if (!choices.isEmpty()) {
            tool.choose(choices.get(random.nextInt(choices.size())).id());
        }
    }

    private void command() {
        switch (random.nextInt(8)) {
            case 0 -> kit.turn(random.nextInt(5) - 2);
            case 1 ->
                kit.arrow(
                        random.nextInt(3) - 1,
                        random.nextInt(3) - 1,
                        Arrow.values()[random.nextInt(Arrow.values().length)]);
            case 2 -> kit.apply();
            case 3 -> {
                if (random.nextInt(4) == 0) {
                    kit.delete();
                }
            }
            default ->
                kit.command(COMMANDS.get(random.nextInt(COMMANDS.size())))
                        .filter(KitCommand::isEnabled)
                        .ifPresent(KitCommand::run);
        }
    }

    /** A press, some drags and the release, on the table or just beside it; the right button ends what is begun. */
    private void stroke() {
        boolean right = random.nextInt(6) == 0;
        int button = right ? InputEvent.BUTTON3_DOWN_MASK : InputEvent.BUTTON1_DOWN_MASK;
        int keys = Stream.of(InputEvent.SHIFT_DOWN_MASK, InputEvent.CTRL_DOWN_MASK, InputEvent.ALT_DOWN_MASK)
                .mapToInt(key -> random.nextInt(6) == 0 ? key : 0)
                .sum();
        int x = random.nextInt(WIDTH);
        int y = random.nextInt(HEIGHT);
        kit.hover(event(MouseEvent.MOUSE_MOVED, keys, x, y, right));
        kit.press(event(MouseEvent.MOUSE_PRESSED, keys | button, x, y, right));
        for (int drags = random.nextInt(5); drags > 0; drags--) {
            x += random.nextInt(301) - 150;
            y += random.nextInt(301) - 150;
            kit.drag(event(MouseEvent.MOUSE_DRAGGED, keys | button, x, y, right));
        }
        kit.release(event(MouseEvent.MOUSE_RELEASED, keys, x, y, right));
    }

    private MouseEvent event(int id, int modifiers, int x, int y, boolean right) {
        int button =
                id == MouseEvent.MOUSE_MOVED ? MouseEvent.NOBUTTON : right ? MouseEvent.BUTTON3 : MouseEvent.BUTTON1;
        return new MouseEvent(canvas, id, 0, modifiers, x, y, 1, false, button);
    }

    /** What a window offers its tools, without one; pieces are where the newest pack has them. */
    private static final class Bench implements ToolContext {

        private final Session session;
        private Optional<Pack> painted = Optional.empty();
        private Optional<Pieces> pieces = Optional.empty();

        Bench(Session session) {
            this.session = session;
        }

        @Override
        public Session session() {
            return session;
        }

        @Override
        public Optional<Pieces> pieces() {
            if (painted.filter(pack -> pack == session.pack()).isEmpty()) {
                painted = Optional.of(session.pack());
                pieces = Optional.of(new MapPainter(Battles.scene(session.pack(), PaintTheme.LIGHT)).pieces());
            }
            return pieces;
        }

        @Override
        public void repaint() {}

        @Override
        public void putAway() {}

        @Override
        public void askName() {}

        @Override
        public void say(String text) {
            assertThat(text).isNotBlank();
        }

        @Override
        public void point(Supplier<String> telling) {
            assertThat(telling.get()).isNotNull();
        }

        @Override
        public void changed() {}
    }
}
