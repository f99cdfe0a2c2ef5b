package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Obstacle;
import coupdoeil.validator.sight.SightPath;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.Sightline;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Draws a line of sight from hex to hex and says what blocks it. */
final class SightTool implements MapTool {

    private static final Color CLEAR = new Color(0x2E8B57);
    private static final Color BLOCKED = new Color(0xD23F4B);
    private static final Color LOOKED_OVER = new Color(0xE09A00);

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
        Line2D shape = new Line2D.Double(layout.centre(seen.from()), layout.centre(seen.to()));
        Strokes.outlined(g, layout.outline(seen.to()), seen.visible() ? CLEAR : BLOCKED, 2, view.zoom());
        for (SightPath path : seen.paths()) {
            path.overlooked().forEach(obstacle -> mark(g, layout, view, obstacle, LOOKED_OVER));
        }
        obstacles(seen).forEach(obstacle -> mark(g, layout, view, obstacle, BLOCKED));
        Strokes.outlined(g, shape, seen.visible() ? CLEAR : BLOCKED, 3, view.zoom());
        Callout.paint(g, view, text, seen.visible() ? CLEAR : BLOCKED);
    }

    private static List<Obstacle> obstacles(Sightline seen) {
        List<Obstacle> all = new ArrayList<>(seen.obstacles());
        if (!seen.visible()) {
            seen.paths().forEach(path -> all.addAll(path.obstacles()));
        }
        return all;
    }

    private static void mark(Graphics2D g, HexLayout layout, Overlay.View view, Obstacle obstacle, Color colour) {
        if (obstacle.hex() != null) {
            g.setColor(new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 90));
            g.fill(layout.outline(obstacle.hex()));
        }
        if (obstacle.side() != null) {
            Strokes.outlined(g, layout.line(obstacle.side()), colour, 5, view.zoom());
        }
    }
}
