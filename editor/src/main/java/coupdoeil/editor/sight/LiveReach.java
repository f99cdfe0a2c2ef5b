package coupdoeil.editor.sight;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.LatestOnly;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.reach.Reach;
import coupdoeil.validator.reach.Reaches;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;

/**
 * How far the selected piece reaches, as long as that is to be shown: worked out anew, beside the event thread, after every
 * edit and for every selection. Used on the event thread only.
 */
public final class LiveReach {

    private record Question(Pack pack, RuleSystem system, Scenario scenario, String piece) {}

    private final Session session;
    private final LatestOnly<Question, List<Reach>> work;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private List<Reach> reaches = List.of();
    private boolean on;

    /**
     * @param background a single thread
     * @param front the event thread
     */
    public LiveReach(Session session, Executor background, Executor front) {
        this.session = session;
        this.work = LatestOnly.following(background, front, LiveReach::answer, this::deliver);
        session.document().addListener((before, after, cause) -> ask());
        session.addViewListener(this::ask);
    }

    private static List<Reach> answer(Question asked) {
        return Reaches.of(asked.system().id())
                .map(known -> known.of(asked.pack(), asked.system(), asked.scenario(), asked.piece()))
                .orElse(List.of());
    }

    /** Whether the rule system says how far pieces reach. */
    public boolean isKnown() {
        return Reaches.of(session.system().id()).isPresent();
    }

    public boolean isOn() {
        return on;
    }

    public void setOn(boolean changed) {
        on = changed;
        ask();
    }

    /** What is known of a single selected piece; none as long as it is not to be shown. */
    public List<Reach> reaches() {
        return reaches;
    }

    /** Calls back whenever something else is to be shown. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void ask() {
        List<String> pieces = session.selection().pieces();
        Optional<Scenario> scenario = session.scenario();
        if (on && pieces.size() == 1 && scenario.isPresent()) {
            work.ask(new Question(session.pack(), session.system(), scenario.get(), pieces.get(0)));
        } else {
            work.cancel();
            if (!reaches.isEmpty()) {
                deliver(List.of());
            }
        }
    }

    private void deliver(List<Reach> result) {
        reaches = result;
        listeners.forEach(Runnable::run);
    }
}
