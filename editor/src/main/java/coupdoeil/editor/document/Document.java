package coupdoeil.editor.document;

import coupdoeil.editor.document.DocumentListener.Cause;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * The pack that is open: its newest value, where it is kept, and how it came to be. Used on one thread only, the event
 * thread of the editor.
 */
public final class Document {

    private final List<DocumentListener> listeners = new CopyOnWriteArrayList<>();
    private History<Pack> history;
    private @Nullable Path path;
    private @Nullable Pack onDisk;
    private boolean goesOn;

    /** @param path the folder or zip that holds the pack; null if it was never saved */
    public Document(Pack pack, @Nullable Path path) {
        this.history = new History<>(pack);
        this.path = path;
        this.onDisk = path == null ? null : pack;
    }

    public Pack pack() {
        return history.present();
    }

    /** The folder or zip that holds the pack; empty if it was never saved. */
    public Optional<Path> path() {
        return Optional.ofNullable(path);
    }

    /** The pack as its files hold it, as far as is known; empty if it was never saved. */
    public Optional<Pack> onDisk() {
        return Optional.ofNullable(onDisk);
    }

    public boolean isModified() {
        return !history.isSaved();
    }

    /** Applies an edit as a step of its own. An edit that changes nothing makes no step. */
    public void edit(Edit edit) {
        edit(edit, null);
    }

    /** Applies an edit; edits with the same gesture token, one after the other, are one step. */
    public void edit(Edit edit, @Nullable Object gesture) {
        Pack before = pack();
        Pack after = edit.apply(before);
        if (after != before && !after.equals(before)) {
            history.step(edit.name(), after, gesture);
            goesOn = gesture != null;
            fire(before, Cause.EDIT);
        }
    }

    /** Whether the last edit is part of a gesture that may go on, not a step of its own. */
    public boolean goesOn() {
        return goesOn;
    }

    public Optional<String> undoName() {
        return history.undoName();
    }

    public Optional<String> redoName() {
        return history.redoName();
    }

    /** Number of steps that can be undone. */
    public int depth() {
        return history.depth();
    }

    /** The names of all steps that can be undone, the newest first. */
    public List<String> steps() {
        return history.done();
    }

    /** The names of all steps, those that were taken back too, the oldest first. */
    public List<String> allSteps() {
        return history.all();
    }

    public void undo() {
        goTo(depth() - 1);
    }

    public void redo() {
        goTo(depth() + 1);
    }

    /** Takes steps back, or makes them again, at once. @param depth so many are done then, or as near to it as there are */
    public void goTo(int depth) {
        Pack before = pack();
        boolean back = depth < depth();
        while (depth < depth() && history.canUndo()) {
            history.undo();
        }
        while (depth > depth() && history.canRedo()) {
            history.redo();
        }
        goesOn = false;
        if (before != pack()) {
            fire(before, back ? Cause.UNDO : Cause.REDO);
        }
    }

    /**
     * Opens another pack in place of this one and forgets the history.
     *
     * @param isSaved whether the path holds exactly this pack; false for a new or recovered one
     */
    public void load(Pack pack, @Nullable Path from, boolean isSaved) {
        Pack before = pack();
        history = new History<>(pack);
        goesOn = false;
        onDisk = from == null ? null : pack;
        if (!isSaved) {
            history.markUnsaved();
        }
        path = from;
        fire(before, Cause.LOAD);
    }

    /**
     * Takes in a pack that came from its files, as a step that can be undone.
     *
     * @param isSaved whether the path holds exactly this pack now; otherwise no value of the history is there any more
     */
    public void takeIn(String name, Pack pack, boolean isSaved) {
        Pack before = pack();
        Pack after = pack.equals(before) ? before : pack;
        history.step(name, after);
        goesOn = false;
        onDisk = after;
        if (isSaved) {
            history.markSaved(after);
        } else {
            history.markUnsaved();
        }
        fire(before, after == before ? Cause.SAVE : Cause.EDIT);
    }

    /** Remembers that this value, the present one or an older one, is what the path holds now. */
    public void saved(Pack value, Path to) {
        history.markSaved(value);
        onDisk = value;
        path = to;
        fire(pack(), Cause.SAVE);
    }

    /** Remembers that the path holds no value of this any more. */
    public void lost() {
        history.markUnsaved();
        fire(pack(), Cause.SAVE);
    }

    public void addListener(DocumentListener listener) {
        listeners.add(listener);
    }

    private void fire(Pack before, Cause cause) {
        listeners.forEach(listener -> listener.changed(before, pack(), cause));
    }
}
