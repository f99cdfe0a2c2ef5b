package coupdoeil.editor.findings;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.Newest;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Findings;
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
 * while that goes on the older ones stay, marked stale.
 */
public final class LiveFindings {

    /** A pack to validate and the rules to do it by. */
    private record Task(RuleSystem system, Pack pack) {}

    private final Session session;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Newest<Task, Findings> work;
    private Findings current = Findings.NONE;
    private boolean stale = true;
    private @Nullable Validator validator;
    private @Nullable RuleSystem validatorSystem;

    // Only for the background thread.
    private @Nullable ValidationSession validation;
    private @Nullable RuleSystem validationSystem;

    public LiveFindings(Session session, Executor background) {
        this.session = session;
        this.work = new Newest<>(background, SwingUtilities::invokeLater, this::validate, this::deliver);
        session.document().addListener((before, after, cause) -> {
            if (before != after) {
                ask();
            }
        });
        ask();
    }

    /** The findings known last. */
    public Findings current() {
        return current;
    }

    /** Whether the pack has changed since the findings were made. */
    public boolean isStale() {
        return stale;
    }

    /** What the catalogue says of a rule. */
    public Optional<RuleInfo> rule(String id) {
        if (validator == null || validatorSystem != session.system()) {
            validatorSystem = session.system();
            validator = Validator.of(validatorSystem);
        }
        return validator.book().rule(id);
    }

    /** Calls back whenever the findings change or become stale. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void ask() {
        stale = true;
        work.ask(new Task(session.system(), session.pack()));
        listeners.forEach(Runnable::run);
    }

    private Findings validate(Task task) {
        if (validation == null || validationSystem != task.system()) {
            validationSystem = task.system();
            validation = Validator.of(task.system()).session();
        }
        return validation.update(task.pack());
    }

    private void deliver(Findings findings) {
        current = findings;
        stale = false;
        listeners.forEach(Runnable::run);
    }
}
