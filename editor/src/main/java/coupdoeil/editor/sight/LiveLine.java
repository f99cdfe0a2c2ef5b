package coupdoeil.editor.sight;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.Newest;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
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

    private record Question(Pack pack, RuleSystem system, Scenario scenario, int turn, Hex from, Hex to) {}

    private final Session session;
    private final Newest<Question, Optional<LineView>> work;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private @Nullable Hex from;
    private @Nullable Hex to;
    private @Nullable LineView view;

    /**
     * @param background a single thread
     * @param front the event thread
     */
    public LiveLine(Session session, Executor background, Executor front) {
        this.session = session;
        SightScenes scenes = new SightScenes();
        this.work = Newest.following(
                background,
                front,
                asked -> scenes.of(asked.pack(), asked.system(), asked.scenario())
                        .map(scene -> LineView.of(asked.pack(), scene, asked.turn(), asked.from(), asked.to())),
                this::deliver);
        session.document().addListener((before, after, cause) -> {
            if (before != after && leadsSomewhere()) {
                ask();
            }
        });
        session.addViewListener(this::ask);
    }

    /** Starts a line that leads nowhere yet. */
    public void start(Hex hex) {
        from = hex;
        to = null;
        ask();
    }

    /** Looks from the start at a hex; does nothing before there is a start. */
    public void lookAt(Hex hex) {
        if (from != null && !hex.equals(to)) {
            to = hex;
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
    public Optional<Hex> from() {
        return Optional.ofNullable(from);
    }

    /** Whether it goes from one hex to another. */
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
        Hex start = from;
        Hex end = to;
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
