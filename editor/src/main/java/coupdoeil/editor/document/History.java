package coupdoeil.editor.document;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The snapshots of a value with the names of the steps between them: unlimited undo and redo, each in constant time.
 *
 * <p>Steps of one gesture (a brush stroke, a drag) merge into one: they carry the same gesture token. The saved mark
 * stands on one snapshot and survives undo and redo. Not thread-safe.
 *
 * @param <T> an immutable type; snapshots are compared by identity
 */
public final class History<T> {

    /** A change of the value, seen from its older end. */
    private record Step<T>(T before, String name, @Nullable Object gesture) {}

    private final Deque<Step<T>> past = new ArrayDeque<>();
    private final Deque<Step<T>> future = new ArrayDeque<>();
    private T present;
    private @Nullable T saved;

    /** A history that begins, saved, with this value. */
    public History(T present) {
        this.present = present;
        this.saved = present;
    }

    public T present() {
        return present;
    }

    /** Makes a step of its own to a new value. */
    public void step(String name, T next) {
        step(name, next, null);
    }

    /**
     * Makes a step to a new value, or widens the last step to end there if it has the same gesture token. What could be
     * redone is forgotten. A value that is the present one makes no step.
     *
     * @param gesture what the steps of one gesture have in common; null for a step of its own
     */
    public void step(String name, T next, @Nullable Object gesture) {
        if (next == present) {
            return;
        }
        future.clear();
        Step<T> last = past.peek();
        if (gesture == null || last == null || last.gesture() != gesture) {
            past.push(new Step<>(present, name, gesture));
        }
        present = next;
    }

    public boolean canUndo() {
        return !past.isEmpty();
    }

    public boolean canRedo() {
        return !future.isEmpty();
    }

    /** Goes back one step; nothing happens at the beginning. A gesture that is undone does not go on. */
    public void undo() {
        if (canUndo()) {
            Step<T> step = past.pop();
            future.push(new Step<>(present, step.name(), null));
            present = step.before();
        }
    }

    /** Goes forward one step; nothing happens at the end. */
    public void redo() {
        if (canRedo()) {
            Step<T> step = future.pop();
            past.push(new Step<>(present, step.name(), null));
            present = step.before();
        }
    }

    /** The name of the step that {@link #undo} would take back. */
    public Optional<String> undoName() {
        return Optional.ofNullable(past.peek()).map(Step::name);
    }

    /** The name of the step that {@link #redo} would do again. */
    public Optional<String> redoName() {
        return Optional.ofNullable(future.peek()).map(Step::name);
    }

    /** Number of steps that can be undone. */
    public int depth() {
        return past.size();
    }

    /** The names of all steps done, the newest first. */
    public List<String> done() {
        return past.stream().map(Step::name).toList();
    }

    /** The names of all steps, done or taken back, the oldest first. */
    public List<String> all() {
        List<String> names = new ArrayList<>(future.size() + past.size());
        past.descendingIterator().forEachRemaining(step -> names.add(step.name()));
        future.forEach(step -> names.add(step.name()));
        return names;
    }

    /** Puts the saved mark on the value that was saved, which may be older than the present one. */
    public void markSaved(T value) {
        saved = value;
    }

    /** Takes the saved mark away: no value of this history is on disk. */
    public void markUnsaved() {
        saved = null;
    }

    /** Whether the present value is the saved one. */
    public boolean isSaved() {
        return present == saved;
    }
}
