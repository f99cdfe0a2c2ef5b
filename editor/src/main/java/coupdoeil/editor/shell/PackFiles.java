package coupdoeil.editor.shell;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.DocumentListener.Cause;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.document.Recovery.Abandoned;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.file.Destination;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackVersions;
import coupdoeil.model.pack.Snapshot;
import coupdoeil.model.pack.problem.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * New, open, save, going back, and the guard around unsaved changes. Every failure ends in a message; nothing on disk or in memory is
 * lost by one.
 */
final class PackFiles {

    private final Document document;
    private final Dialogs dialogs;
    private final @Nullable Recovery recovery;
    private final PackPlace place;

    /**
     * @param recovery null where nothing is to be kept, as for pictures
     * @param say tells the designer something that needs no answer
     */
    PackFiles(Document document, Dialogs dialogs, @Nullable Recovery recovery, Consumer<String> say) {
        this.document = document;
        this.dialogs = dialogs;
        this.recovery = recovery;
        this.place = new PackPlace(document, dialogs, say);
        document.addListener(this::keep);
    }

    private void keep(Pack before, Pack after, Cause cause) {
        if (recovery == null) {
            return;
        }
        if (document.isModified()) {
            recovery.keep(after, document.path().orElse(null), place.base(), document.depth());
        } else {
            recovery.drop();
        }
    }

    /** What was found wrong when the pack was read last. */
    List<Problem> problems() {
        return place.problems();
    }

    void create() {
        if (mayLeave()) {
            dialogs.newPack(document.pack().info().system()).ifPresent(this::take);
        }
    }

    void open() {
        if (mayLeave()) {
            dialogs.chooseOpen(document.path()).ifPresent(this::open);
        }
    }

    /** Opens a pack without asking about the present one. Returns whether it could be loaded. */
    boolean open(Path path) {
        FoundPack found = FoundPack.read(path);
        take(found);
        return found.pack().isPresent();
    }

    /** Puts a pack that was read in the place of the present one, and tells what is wrong with it. */
    void take(FoundPack found) {
        found.pack().ifPresent(pack -> {
            place.opened(found.base(), found.problems());
            document.load(pack, found.path(), true);
        });
        tell(found);
    }

    /** Puts a battle that has no place yet in the place of the present one. */
    void take(Pack pack) {
        place.opened(PackBase.UNKNOWN, List.of());
        document.load(pack, null, false);
    }

    /** The document was made of this pack: what is known of its files from now on. */
    void began(FoundPack found) {
        place.opened(found.base(), found.problems());
    }

    /** Tells what the designer should know of a pack that was read. */
    void tell(FoundPack found) {
        if (!found.putAside().isEmpty()) {
            dialogs.failure(Messages.text("file.put-aside", found.putAside()));
        }
        if (found.isBroken()) {
            dialogs.problems(found.path(), found.problems(), found.pack().isPresent());
        }
    }

    /** Saves where the pack was opened; asks where if it is new. Returns whether it is saved. */
    boolean save() {
        Optional<Path> path = document.path();
        return path.isPresent() ? saveTo(path.get()) : saveAs();
    }

    boolean saveAs() {
        return dialogs.chooseSave(document.path(), document.pack().info().id())
                .map(this::saveTo)
                .orElse(false);
    }

    boolean saveTo(Path path) {
        if (recovery != null) {
            // What is recovered is never older than what is saved, or a kill in between would have them clash.
            recovery.await();
        }
        try {
            return place.save(path);
        } catch (IOException failed) {
            dialogs.failure(Messages.text("file.not-saved", path, Destination.reason(failed)));
            return false;
        }
    }

    /** Looks whether other programs have changed the open pack. */
    void look() {
        place.look();
    }

    /** Goes back to what is on disk, as a step that can be undone. */
    void revert() {
        document.path().ifPresent(path -> {
            Snapshot found = Snapshot.of(path);
            PackReading reading = PackReader.read(found);
            reading.pack().ifPresent(pack -> {
                place.opened(PackBase.of(found, pack), reading.problems());
                document.takeIn(Messages.text("file.step-revert"), pack, true);
            });
            if (reading.pack().isEmpty()) {
                dialogs.problems(path, reading.problems(), false);
            }
        });
    }

    /** Opens an earlier version in place of the present one, as a step that can be undone. */
    void openEarlier() {
        document.path().ifPresent(path -> {
            try {
                openEarlier(path, PackVersions.of(path));
            } catch (IOException unreadable) {
                dialogs.failure(Messages.text("file.no-versions", path, Destination.reason(unreadable)));
            }
        });
    }

    private void openEarlier(Path path, PackVersions versions) throws IOException {
        if (versions.list().isEmpty()) {
            dialogs.notice(Messages.text("file.no-versions-yet", path));
            return;
        }
        dialogs.chooseVersion(path, versions.list()).map(versions::read).ifPresent(reading -> {
            reading.pack()
                    .ifPresent(pack -> document.edit(new Edit(Messages.text("file.step-earlier"), present -> pack)));
            if (reading.pack().isEmpty()) {
                dialogs.problems(path, reading.problems(), false);
            }
        });
    }

    /** Whether the present pack may be left: it is saved, or the designer gives it up. */
    boolean mayLeave() {
        if (!document.isModified()) {
            return true;
        }
        return switch (dialogs.unsaved(document.pack().info().name())) {
            case SAVE -> save();
            // What is kept of it goes with it, when another pack is loaded or the window closed: either may yet fail.
            case DISCARD -> true;
            case CANCEL -> false;
        };
    }

    /** Whether something else may be put in the place of what is open, without a question: a blank battle, or this pack. */
    boolean isFreeFor(Optional<Path> origin) {
        return !document.isModified()
                && document.path()
                        .map(kept -> origin.filter(path -> PackPlace.isSame(path, kept))
                                .isPresent())
                        .orElse(true);
    }

    /** The place where the open pack is kept. */
    Optional<Path> path() {
        return document.path();
    }

    /** Goes on with unsaved work. The copy that was found goes when it is kept under this process's name, not before. */
    void recover(FoundWork work) {
        work.pack().ifPresent(pack -> {
            Abandoned found = work.abandoned();
            place.opened(found.base(), work.reading().problems());
            document.load(pack, found.origin().orElse(null), false);
            if (recovery != null && recovery.await()) {
                discard(found);
            }
        });
        if (work.pack().isEmpty()) {
            dialogs.problems(work.abandoned().pack(), work.reading().problems(), false);
        }
    }

    /** Forgets unsaved work that was found. */
    void discard(Abandoned found) {
        try {
            found.discard();
        } catch (IOException failed) {
            dialogs.failure(Messages.text("file.not-discarded", found.folder(), Destination.reason(failed)));
        }
    }
}
