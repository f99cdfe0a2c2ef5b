package coupdoeil.editor.sight;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.LatestOnly;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.table.TableScene;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * The line of sight that is looked along. It stays until it is put away and is worked out anew, beside the event thread,
 * after every edit and in every turn. Used on the event thread only.
 */
public final class LiveLine {

    private record Question(Pack pack, RuleSystem system, Scenario scenario, int turn, LineEnd from, LineEnd to) {}

    private final Session session;
    private final LatestOnly<Question, Optional<LineView>> work;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private @Nullable LineEnd from;
    private @Nullable LineEnd to;
    private @Nullable LineView view;

    /**
     * @param background a single thread
     * @param front the event thread
     */
    public LiveLine(Session session, Executor background, Executor front) {
        this.session = session;
        SightScenes scenes = new SightScenes();
        this.work = LatestOnly.following(
                background,
                front,
                asked -> scenes.any(asked.pack(), asked.system(), asked.scenario())
                        .flatMap(scene -> look(asked, scene)),
                this::deliver);
        session.document().addListener((before, after, cause) -> {
            if (before != after && leadsSomewhere()) {
                ask();
            }
        });
        session.addViewListener(this::ask);
    }

    /** The answer of a scene; empty if an end of the line is none of its battlefield, or no longer there. */
    private static Optional<LineView> look(Question asked, SightScene scene) {
        if (scene instanceof HexScene hexes
                && asked.from() instanceof LineEnd.AtHex from
                && asked.to() instanceof LineEnd.AtHex to) {
            return Optional.of(LineView.of(asked.pack(), hexes, asked.turn(), from.hex(), to.hex()));
        }
        return scene instanceof TableScene table
                ? TableLines.of(asked.pack(), table, asked.from(), asked.to())
                : Optional.empty();
    }

    /** Starts a line that leads nowhere yet. */
    public void start(LineEnd end) {
        from = end;
        to = null;
        ask();
    }

    /** Looks from the start at something; does nothing before there is a start. */
    public void lookAt(LineEnd end) {
        if (from != null && !end.equals(to)) {
            to = end;
            ask();
        }
    }

    /** Puts the line away. */
    public void clear() {
        from = null;
        to = null;
        ask();
    }

    /** Where the line starts; empty if there is none. */
    public Optional<LineEnd> from() {
        return Optional.ofNullable(from);
    }

    /** Whether it goes from one place to another. */
    public boolean leadsSomewhere() {
        return from != null && to != null && !from.equals(to);
    }

    /** What is known of the line; empty if it leads nowhere, or the rule system has no sight. */
    public Optional<LineView> view() {
        return Optional.ofNullable(view);
    }

    /** Calls back whenever the line is another, or something else is known of it. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void ask() {
        LineEnd start = from;
        LineEnd end = to;
        Scenario scenario = session.scenario().orElse(null);
        if (start == null || end == null || start.equals(end) || scenario == null) {
            work.cancel();
            deliver(Optional.empty());
        } else {
            work.ask(new Question(session.pack(), session.system(), scenario, session.turn(), start, end));
        }
    }

    private void deliver(Optional<LineView> result) {
        view = result.orElse(null);
        listeners.forEach(Runnable::run);
    }
}
