package coupdoeil.editor.tool;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.Newest;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.HexLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.SightRule;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewshed;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/**
 * Veils what the selected hex or piece does not see; dead ground, which a slope alone hides, is hatched. Computed beside
 * the event thread and followed through every edit while it is on.
 */
public final class ViewshedOverlay implements Overlay {

    private static final Color VEIL = new Color(20, 24, 48, 105);
    private static final Color DEAD = new Color(190, 20, 60, 210);

    private record Question(Pack pack, RuleSystem system, Scenario scenario, int turn, Hex from) {}

    private final Session session;
    private final PieceCommands pieces;
    private final MapCanvas canvas;
    private final Newest<Question, Optional<Viewshed>> work;
    private boolean on;
    private @Nullable Viewshed seen;

    public ViewshedOverlay(Session session, MapCanvas canvas, Executor background) {
        this.session = session;
        this.canvas = canvas;
        this.pieces = new PieceCommands(session);
        this.work = new Newest<>(background, SwingUtilities::invokeLater, ViewshedOverlay::look, this::deliver);
        session.document().addListener((before, after, cause) -> ask());
        session.addViewListener(this::ask);
    }

    public boolean isOn() {
        return on;
    }

    public void setOn(boolean changed) {
        on = changed;
        ask();
    }

    private void ask() {
        Optional<Hex> from = pieces.hex()
                .or(() -> session.selection() instanceof Selection.OfHex of ? Optional.of(of.hex()) : Optional.empty());
        if (!on || from.isEmpty() || session.scenario().isEmpty()) {
            work.cancel();
            deliver(Optional.empty());
        } else {
            work.ask(new Question(
                    session.pack(), session.system(), session.scenario().get(), session.turn(), from.get()));
        }
    }

    private static Optional<Viewshed> look(Question question) {
        if (!(question.pack().battlefield() instanceof HexBattlefield map)) {
            return Optional.empty();
        }
        Optional<SightScene> scene = SightSystem.of(question.system().id())
                .flatMap(sight -> sight.scene(question.pack(), question.system(), question.scenario()));
        return scene.map(known -> {
            SightRule rule = known.rule(question.turn());
            List<Hex> region = map.grid().hexes().filter(map::contains).toList();
            return Viewshed.of(rule, known.ground(), question.from(), region);
        });
    }

    private void deliver(Optional<Viewshed> result) {
        seen = result.orElse(null);
        canvas.repaint();
    }

    @Override
    public void paint(Graphics2D g, View view) {
        Viewshed known = seen;
        if (!on || known == null || !(view.painter().layout() instanceof HexLayout layout)) {
            return;
        }
        Path2D veil = new Path2D.Double();
        Path2D dead = new Path2D.Double();
        known.forEach((hex, sighting) -> {
            if (sighting != Sighting.VISIBLE && !hex.equals(known.from())) {
                veil.append(layout.outline(hex), false);
            }
            if (sighting == Sighting.BLIND) {
                dead.append(layout.outline(hex), false);
            }
        });
        g.setColor(VEIL);
        g.fill(veil);
        hatch(g, dead, view);
    }

    private static void hatch(Graphics2D g, Shape area, View view) {
        Graphics2D inside = (Graphics2D) g.create();
        inside.clip(area);
        inside.setColor(DEAD);
        inside.setStroke(new BasicStroke((float) (1.2 / view.zoom())));
        Rectangle2D bounds = area.getBounds2D().createIntersection(view.shown());
        if (bounds.isEmpty()) {
            inside.dispose();
            return;
        }
        double gap = 7 / view.zoom();
        // Anchored to the plane, so that the hatching does not crawl while the map is moved.
        double first = Math.floor((bounds.getMinX() - bounds.getMaxY()) / gap) * gap;
        Path2D lines = new Path2D.Double();
        for (double c = first; c < bounds.getMaxX() - bounds.getMinY(); c += gap) {
            lines.moveTo(c + bounds.getMinY(), bounds.getMinY());
            lines.lineTo(c + bounds.getMaxY(), bounds.getMaxY());
        }
        inside.draw(lines);
        inside.dispose();
    }

    @Override
    public int order() {
        return 10;
    }
}
