package coupdoeil.editor.shell;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.shell.Dialogs.Clashing;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.file.ChangedMeanwhile;
import coupdoeil.model.file.Destination;
import coupdoeil.model.file.Disk;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackMerge;
import coupdoeil.model.pack.PackMerge.Choice;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackSave;
import coupdoeil.model.pack.Snapshot;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.Problem.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Where the open pack is kept, which other programs may write to as well. What they changed and the session did not is
 * taken in; what both changed the designer decides; nothing is overwritten that the session does not know of.
 */
final class PackPlace {

    /** Somebody who writes all the time must not keep a save from ending. */
    private static final int ATTEMPTS = 10;

    private final Document document;
    private final Dialogs dialogs;
    private final Consumer<String> say;
    private PackBase base = PackBase.UNKNOWN;
    private List<Problem> problems = List.of();
    private Optional<Map<String, String>> postponed = Optional.empty();
    private boolean asking;

    /** @param say tells the designer something that needs no answer */
    PackPlace(Document document, Dialogs dialogs, Consumer<String> say) {
        this.document = document;
        this.dialogs = dialogs;
        this.say = say;
    }

    /** What the session knows of the files that the open pack came from. */
    PackBase base() {
        return base;
    }

    /** What was found wrong when the pack was read last, or taken in from. */
    List<Problem> problems() {
        return problems;
    }

    /** Another pack is opened. */
    void opened(PackBase known, List<Problem> found) {
        base = known;
        problems = found;
        postponed = Optional.empty();
    }

    /** Looks whether other programs have written there, as when the designer comes back to the window. */
    void look() {
        document.path().filter(path -> !asking).ifPresent(path -> {
            Snapshot found = Snapshot.of(path);
            if (!found.hashes().equals(base.disk()) && !postponed.equals(Optional.of(found.hashes()))) {
                takeIn(path, found);
            }
        });
    }

    /**
     * Saves the open pack to a path, its own or another one.
     *
     * @return whether it is saved
     * @throws IOException if it cannot be written; then all files are as they were
     */
    boolean save(Path path) throws IOException {
        for (int attempt = 1; ; attempt++) {
            try {
                return attempt(path);
            } catch (ChangedMeanwhile again) {
                if (attempt == ATTEMPTS) {
                    throw again;
                }
            }
        }
    }

    private boolean attempt(Path path) throws IOException {
        PackSave save = new PackSave(Disk.REAL);
        tell("file.put-aside", save.settle(path));
        Snapshot found = Snapshot.of(path);
        boolean own = document.path().map(kept -> isSame(kept, path)).orElse(false);
        if (own && !found.hashes().equals(base.disk()) && !takeIn(path, found)) {
            return false;
        }
        Pack pack = document.pack();
        PackSave.Saved saved = save.save(pack, path, own ? base : PackBase.toReplace(found), found);
        opened(saved.base(), problems);
        document.saved(pack, path);
        tell("file.put-aside", saved.putAside());
        return true;
    }

    /** Whether two paths lead to the same place, by a link or by its name. */
    static boolean isSame(Path one, Path other) {
        try {
            return one.toAbsolutePath()
                            .normalize()
                            .equals(other.toAbsolutePath().normalize())
                    || Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
        } catch (IOException unknown) {
            return false;
        }
    }

    private void tell(String key, List<Path> files) {
        if (!files.isEmpty()) {
            say.accept(Messages.text(key, files.stream().map(Path::toString).collect(Collectors.joining(", "))));
        }
    }

    /** Takes in what others wrote, asking where both sides did. Returns whether the session now knows what is there. */
    private boolean takeIn(Path path, Snapshot found) {
        asking = true;
        try {
            if (found.files().isEmpty()) {
                return isToBeWrittenAnew(path, found);
            }
            PackMerge merge = PackMerge.of(document.pack(), base, found);
            return merge.changes().isEmpty() || takeIn(path, found, merge);
        } finally {
            asking = false;
        }
    }

    private boolean takeIn(Path path, Snapshot found, PackMerge merge) {
        PackReading theirs = merge.merged(Choice.THEIRS);
        if (merge.conflicts().isEmpty() && theirs.pack().isPresent()) {
            adopt(path, merge, theirs, Choice.THEIRS);
            return true;
        }
        switch (dialogs.clash(path, clashing(merge, theirs.pack()))) {
            case MINE -> {
                PackReading mine = merge.merged(Choice.MINE);
                if (mine.pack().isPresent()) {
                    adopt(path, merge, mine, Choice.MINE);
                } else {
                    base = PackBase.toReplace(found);
                }
                return true;
            }
            case THEIRS -> {
                if (theirs.pack().isEmpty()) {
                    dialogs.problems(path, theirs.problems(), false);
                    return false;
                }
                adopt(path, merge, theirs, Choice.THEIRS);
                return true;
            }
            case SAVE_AS -> saveElsewhere(path);
            case LATER -> postponed = Optional.of(found.hashes());
        }
        return false;
    }

    /** Where there is no pack any more: none at all, or something that none can be read from, nor is written over. */
    private boolean isToBeWrittenAnew(Path path, Snapshot found) {
        document.lost();
        boolean gone = !Files.exists(path) || Files.isDirectory(path);
        switch (dialogs.lost(path, gone)) {
            case MINE -> {
                base = PackBase.toReplace(found);
                return true;
            }
            case SAVE_AS -> saveElsewhere(path);
            case THEIRS, LATER -> postponed = Optional.of(found.hashes());
        }
        return false;
    }

    /** Where what the others wrote cannot be read, all of it stands against what the session has. */
    private List<Clashing> clashing(PackMerge merge, Optional<Pack> theirs) {
        List<Pack> packs = new ArrayList<>(List.of(document.pack()));
        theirs.ifPresent(packs::add);
        return new ClashWords(packs).of(theirs.isPresent() ? merge.conflicts() : merge.all());
    }

    private void saveElsewhere(Path path) {
        String name = document.pack().info().id();
        dialogs.chooseSave(Optional.of(path), name)
                .filter(other -> !isSame(other, path))
                .ifPresent(other -> {
                    try {
                        save(other);
                    } catch (IOException failed) {
                        dialogs.failure(Messages.text("file.not-saved", other, Destination.reason(failed)));
                    }
                });
    }

    private void adopt(Path path, PackMerge merge, PackReading reading, Choice choice) {
        Pack merged = reading.pack().orElseThrow();
        List<Problem> known = problems;
        boolean broken = reading.problems().stream()
                .anyMatch(problem -> problem.severity().compareTo(Severity.ERROR) <= 0
                        && known.stream().noneMatch(problem::equals));
        base = merge.base(merged, choice);
        problems = reading.problems();
        document.takeIn(Messages.text("file.step-others"), merged, base.isUnchanged(merged));
        String taken = merge.takenIn(merged, choice).entrySet().stream()
                .map(change -> change.getKey() + " (" + word(change.getValue()) + ")")
                .collect(Collectors.joining(", "));
        if (!taken.isEmpty()) {
            say.accept(Messages.text("file.taken-in", taken));
        }
        if (broken) {
            dialogs.problems(path, problems, true);
        }
    }

    private static String word(PackMerge.Change change) {
        return switch (change) {
            case ADDED -> Messages.text("file.added");
            case CHANGED -> Messages.text("file.changed");
            case REMOVED -> Messages.text("file.removed");
        };
    }
}
