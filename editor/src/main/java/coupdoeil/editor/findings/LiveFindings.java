package coupdoeil.editor.findings;

import coupdoeil.editor.document.DocumentListener.Cause;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.Debouncer;
import coupdoeil.editor.job.EventClock;
import coupdoeil.editor.job.LatestOnly;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/**
 * The findings of the newest pack. They are computed beside the event thread, from what the last edit may have changed;
 * while that goes on the older ones stay, marked stale. They follow a single edit in a moment; within a brush stroke they are
 * renewed now and then, so that what the stroke changes on the map has the processors. There are none before they are {@linkplain
 * #begin begun} with, or the pack changes. Used on the event thread only.
 */
public final class LiveFindings {

    /** A pack to validate and the rules to do it by. */
    private record Task(RuleSystem system, Pack pack, Profile profile) {}

    /** The findings of a pack. */
    private record Answer(Task task, Findings findings) {}

    private final Session session;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final LatestOnly<Task, Answer> work;
    private final Debouncer pace;
    private Findings current = Findings.NONE;
    private boolean stale = true;
    private String asked = "";
    private @Nullable Validator validator;
    private @Nullable RuleSystem validatorSystem;

    // Only for the background thread.
    private @Nullable ValidationSession validation;
    private @Nullable RuleSystem validationSystem;

    public LiveFindings(Session session, Executor background) {
        this(session, background, SwingUtilities::invokeLater, new EventClock());
    }

    /**
     * @param background a single thread
     * @param front the event thread
     */
    LiveFindings(Session session, Executor background, Executor front, Debouncer.Clock clock) {
        this.session = session;
        this.work = LatestOnly.following(background, front, this::validate, this::deliver);
        this.pace = new Debouncer(clock, () -> work.ask(new Task(session.system(), session.pack(), profile())));
        session.document().addListener((before, after, cause) -> {
            if (before != after) {
                if (cause == Cause.LOAD) {
                    work.cancel();
                    asked = "";
                }
                changed();
            }
        });
    }

    /** Has the findings of what is open made, as a change of it would. */
    public void begin() {
        changed();
    }

    /** The findings known last. */
    public Findings current() {
        return current;
    }

    /** Whether the pack has changed since the findings were made. */
    public boolean isStale() {
        return stale;
    }

    /** Whether the findings of the newest pack are being made; false too if that waits for a pause between edits. */
    public boolean isAtWork() {
        return stale && !pace.isWaiting();
    }

    /** How grave rules are taken: as was asked here, else as the pack says. */
    public Profile profile() {
        String id = asked.isEmpty() ? session.pack().info().profile() : asked;
        return session.system().profileOrFirst(id);
    }

    /**
     * Takes rules as another profile does, whatever the pack says, until another pack is loaded.
     *
     * @param profile its id; empty to do as the pack says
     */
    void judgeBy(String profile) {
        if (!profile.equals(asked)) {
            asked = profile;
            changed();
        }
    }

    /** What the catalogue says of a rule. */
    public Optional<RuleInfo> rule(String id) {
        return book().rule(id);
    }

    /** Whether every rule of the system is built, so that no finding means that there is nothing to find. */
    boolean complete() {
        return book().complete();
    }

    private RuleBook book() {
        Validator known = validator;
        if (known == null || validatorSystem != session.system()) {
            validatorSystem = session.system();
            known = Validator.of(validatorSystem);
            validator = known;
        }
        return known.book();
    }

    /** Calls back whenever the findings change or become stale. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        if (!stale) {
            stale = true;
            listeners.forEach(Runnable::run);
        }
        pace.changed(session.document().goesOn());
    }

    private Answer validate(Task task) {
        if (validation == null || validationSystem != task.system()) {
            validationSystem = task.system();
            validation = Validator.of(task.system()).session();
        }
        return new Answer(task, validation.update(task.pack(), task.profile()));
    }

    @SuppressWarnings("ReferenceEquality") // Packs are large, and another value is another pack.
    private void deliver(Answer answer) {
        current = answer.findings();
        stale = answer.task().pack() != session.pack()
                || !answer.task().profile().equals(profile());
        listeners.forEach(Runnable::run);
    }
}
