package coupdoeil.editor.timetable;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.LatestOnly;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Who enters when in the scenario that is shown, worked out beside the event thread when it is asked for. Till then, and
 * where the rules leave it open, all of a group come at the turn that it is due. Used on the event thread only.
 */
public final class LiveArrivals {

    private record Question(Pack pack, RuleSystem system, Scenario scenario) {}

    private final Session session;
    private final LatestOnly<Question, Map<ArrivalGroup, List<Comer>>> work;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private @Nullable Question asked;
    private Map<ArrivalGroup, List<Comer>> known = Map.of();

    /**
     * @param background a single thread
     * @param front the event thread
     */
    public LiveArrivals(Session session, Executor background, Executor front) {
        this.session = session;
        this.work = new LatestOnly<>(
                background,
                front,
                question -> Comers.worked(question.pack(), question.system(), question.scenario()),
                this::deliver);
    }

    /** Has it worked out for the newest scenario, if that is not done or under way. */
    @SuppressWarnings("ReferenceEquality") // A pack is large, and one that is the same is the very same.
    void ask() {
        Scenario scenario = session.scenario().orElse(null);
        if (scenario == null || scenario.reinforcements().isEmpty()) {
            return;
        }
        Question question = new Question(session.pack(), session.system(), scenario);
        if (asked == null || asked.pack() != question.pack() || asked.scenario() != scenario) {
            asked = question;
            work.ask(question);
        }
    }

    /** Who of a group of the scenario that is shown enters when, in the order of its march. */
    List<Comer> of(ArrivalGroup group) {
        List<Comer> worked = known.get(group);
        return worked != null
                ? worked
                : session.scenario()
                        .map(scenario -> new Comers(session.pack(), session.system(), scenario).due(group))
                        .orElse(List.of());
    }

    /** Calls back whenever more is known. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void deliver(Map<ArrivalGroup, List<Comer>> result) {
        known = result;
        listeners.forEach(Runnable::run);
    }
}
