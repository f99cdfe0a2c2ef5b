package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.HexLayout;
import coupdoeil.editor.paint.SightPainter;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.Sightline;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Draws a line of sight from hex to hex and says what blocks it. */
final class SightTool implements MapTool {

    private static final Color CLEAR = new Color(0x2E8B57);
    private static final Color BLOCKED = new Color(0xD23F4B);

    private final ToolContext context;
    private final Supplier<Optional<SightScene>> scene;
    private @Nullable Hex from;
    private @Nullable Sightline line;
    private String text = "";

    /** @param scene the sight of the newest pack; empty if the system has none */
    SightTool(ToolContext context, Supplier<Optional<SightScene>> scene) {
        this.context = context;
        this.scene = scene;
    }

    @Override
    public EditorAction action() {
        return EditorAction.SIGHT;
    }

    @Override
    public String hint() {
        return Messages.text("hint.sight");
    }

    @Override
    public void press(Pointer at) {
        Hex start = from;
        if (at.extend() && start != null) {
            look(start, at.hex());
            return;
        }
        from = at.hex();
        line = null;
        if (scene.get().isEmpty()) {
            context.say(Messages.text("sight.none"));
        }
        context.repaint();
    }

    @Override
    public void drag(Pointer at) {
        Hex start = from;
        if (start != null && !start.equals(at.hex())) {
            look(start, at.hex());
        }
    }

    private void look(Hex start, Hex to) {
        Sightline known = line;
        if (known != null && known.from().equals(start) && known.to().equals(to)) {
            return;
        }
        scene.get().ifPresent(sight -> {
            line = sight.rule(context.session().turn()).sightline(sight.ground(), start, to);
            text = line.text(sight.names());
            context.say(text.lines().findFirst().orElse(""));
        });
        context.repaint();
    }

    @Override
    public void cancel() {
        from = null;
        line = null;
        context.repaint();
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        Hex start = from;
        Sightline seen = line;
        if (start != null) {
            Strokes.outlined(g, layout.outline(start), CLEAR, 2, view.zoom());
        }
        if (seen == null) {
            return;
        }
        new SightPainter(layout).paint(g, seen);
        Callout.paint(g, view, text, seen.visible() ? CLEAR : BLOCKED);
    }
}
