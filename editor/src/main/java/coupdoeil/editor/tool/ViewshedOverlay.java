package coupdoeil.editor.tool;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.Newest;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.HexLayout;
import coupdoeil.editor.paint.SightPainter;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.SightRule;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Viewshed;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/**
 * Shows what the selected hex or piece sees, and its dead ground. Computed beside the event thread and followed through
 * every edit while it is on.
 */
public final class ViewshedOverlay implements Overlay {

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
        new SightPainter(layout).paint(g, known, view.shown());
    }

    @Override
    public int order() {
        return 10;
    }
}
