package coupdoeil.model.file;

import coupdoeil.model.file.UpdateJournal.Change;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The steps of an {@link Update}. Each may be the last one of a program and can be gone on with by another one. */
final class UpdateSteps {

    private static final String COMMIT = "commit.json";
    private static final String UNDO = "undo.json";
    private static final String PREPARED = "journal.new";

    private final Path root;
    private final Path staging;
    private final Disk disk;
    private final List<Path> putAside = new ArrayList<>();

    UpdateSteps(Path root, Path staging, Disk disk) {
        this.root = root;
        this.staging = staging;
        this.disk = disk;
    }

    /** Files that are neither what they were nor what they should become: another program's, kept as backups. */
    List<Path> putAside() {
        return putAside;
    }

    /** The file of a path. @throws IOException if the path leads out of the folder */
    static Path target(Path root, String path) throws IOException {
        Path target = root.resolve(path);
        Path parent = target.getParent();
        if (target.getFileName() == null
                || parent == null
                || !target.normalize().equals(target)
                || !parent.startsWith(root)) {
            throw new IOException(path + " leads out of the pack");
        }
        for (Path folder = parent; !folder.equals(root); folder = Objects.requireNonNull(folder.getParent())) {
            if (Files.isSymbolicLink(folder)) {
                throw new IOException(path + " leads out of the pack by a link");
            }
        }
        return target;
    }

    /** The folders that the changed files stand in. */
    static Set<Path> folders(Path root, List<Change> changes) throws IOException {
        Set<Path> folders = new TreeSet<>(Set.of(root));
        for (Change change : changes) {
            folders.add(Objects.requireNonNull(target(root, change.path()).getParent()));
        }
        return folders;
    }

    /** All of a new update. */
    void carryOut(UpdateJournal journal, SortedMap<String, Optional<byte[]>> contents) throws IOException {
        try {
            stage(journal, contents);
            commit(journal);
        } finally {
            clear();
        }
    }

    /** Writes everything that is new, and what is old, beside the files. */
    private void stage(UpdateJournal journal, SortedMap<String, Optional<byte[]>> contents) throws IOException {
        List<Path> made = new ArrayList<>();
        try {
            List<Change> changes = journal.changes();
            for (int i = 0; i < changes.size(); i++) {
                Path target = target(root, changes.get(i).path());
                makeFolders(Objects.requireNonNull(target.getParent()), made);
                byte[] content = contents.getOrDefault(changes.get(i).path(), Optional.empty())
                        .orElse(null);
                if (content != null) {
                    PlainFile.fill(fresh(i), content, Optional.of(target), disk);
                }
                copy(target, old(i), changes.get(i));
            }
            PlainFile.fill(staging.resolve(PREPARED), journal.print(), Optional.empty(), disk);
            disk.force(staging);
            disk.force(root);
        } catch (IOException failed) {
            for (int i = made.size() - 1; i >= 0; i--) {
                disk.delete(made.get(i));
            }
            throw failed;
        }
    }

    private void makeFolders(Path folder, List<Path> made) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            makeFolders(Objects.requireNonNull(folder.getParent()), made);
            disk.makeFolder(folder);
            made.add(folder);
        }
    }

    private void copy(Path target, Path copy, Change change) throws IOException {
        if (change.before().isEmpty()) {
            disk.create(copy);
            return;
        }
        byte[] bytes = Files.readAllBytes(target);
        if (!change.before().get().equals(ContentHash.of(bytes))) {
            throw new ChangedMeanwhile(change.path());
        }
        PlainFile.fill(copy, bytes, Optional.of(target), disk);
        disk.date(copy, target);
    }

    /** From the first renaming on, everything is new; if it then cannot be put in place, everything is old again. */
    private void commit(UpdateJournal journal) throws IOException {
        try {
            disk.move(staging.resolve(PREPARED), staging.resolve(COMMIT));
            disk.force(staging);
            putInPlace(journal);
        } catch (IOException failed) {
            if (Files.exists(staging.resolve(COMMIT), LinkOption.NOFOLLOW_LINKS)) {
                takeBack(journal, failed);
            }
            throw failed;
        }
        try {
            keepBackups(journal);
        } catch (IOException leftForLater) {
            // All is saved; the journal stays, and the next update puts the backups in their places.
        }
    }

    private void takeBack(UpdateJournal journal, IOException failed) throws IOException {
        try {
            disk.move(staging.resolve(COMMIT), staging.resolve(UNDO));
        } catch (IOException diskIsGone) {
            throw new UnfinishedUpdate(root, failed);
        }
        disk.force(staging);
        undo(journal);
    }

    /** Goes on with what an earlier program left. @param held keeps others from doing the same */
    boolean settle(UpdateLock held) throws IOException {
        Objects.requireNonNull(held);
        Optional<UpdateJournal> commit = UpdateJournal.read(staging.resolve(COMMIT));
        Optional<UpdateJournal> undo = UpdateJournal.read(staging.resolve(UNDO));
        if (commit.isPresent()) {
            putInPlace(commit.get());
            keepBackups(commit.get());
        } else if (undo.isPresent()) {
            undo(undo.get());
        }
        clear();
        return commit.isPresent() || undo.isPresent();
    }

    Map<String, Optional<Path>> pending() throws IOException {
        Map<String, Optional<Path>> pending = new LinkedHashMap<>();
        if (!Files.isDirectory(staging, LinkOption.NOFOLLOW_LINKS)) {
            return pending;
        }
        Optional<UpdateJournal> commit = UpdateJournal.read(staging.resolve(COMMIT));
        Optional<UpdateJournal> undo = UpdateJournal.read(staging.resolve(UNDO));
        List<Change> changes = commit.or(() -> undo).map(UpdateJournal::changes).orElse(List.of());
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            boolean wanted = (commit.isPresent() ? change.after() : change.before()).isPresent();
            Path kept = commit.isPresent() ? fresh(i) : old(i);
            boolean there = Files.isRegularFile(kept, LinkOption.NOFOLLOW_LINKS);
            if (!wanted || there) {
                pending.put(change.path(), wanted ? Optional.of(kept) : Optional.empty());
            }
        }
        return pending;
    }

    private void putInPlace(UpdateJournal journal) throws IOException {
        List<Change> changes = journal.changes();
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            Path target = target(root, change.path());
            keepForeign(target, change);
            if (change.after().isEmpty()) {
                disk.delete(target);
            } else if (isThere(fresh(i))) {
                disk.move(fresh(i), target);
            }
        }
        force(changes);
    }

    private void undo(UpdateJournal journal) throws IOException {
        List<Change> changes = journal.changes();
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            Path target = target(root, change.path());
            if (!ContentHash.of(target).equals(change.before())) {
                keepForeign(target, change);
                if (change.before().isEmpty()) {
                    disk.delete(target);
                } else if (isThere(old(i))) {
                    disk.move(old(i), target);
                }
            }
        }
        force(changes);
        disk.delete(staging.resolve(UNDO));
    }

    private void keepForeign(Path target, Change change) throws IOException {
        Optional<String> now = ContentHash.of(target);
        if (now.isPresent() && !now.equals(change.before()) && !now.equals(change.after())) {
            Path folder = Objects.requireNonNull(target.getParent());
            Path aside = Backups.of(target, Backups.next(Set.of(root, folder), file -> true));
            disk.move(target, aside);
            putAside.add(aside);
        }
    }

    /** The last step: from the removal of the journal on, nothing is left to be done. */
    private void keepBackups(UpdateJournal journal) throws IOException {
        List<Change> changes = journal.changes();
        for (int i = 0; i < changes.size(); i++) {
            if (journal.number() > 0 && isThere(old(i))) {
                disk.move(old(i), Backups.of(target(root, changes.get(i).path()), journal.number()));
            }
        }
        force(changes);
        disk.delete(staging.resolve(COMMIT));
        if (journal.number() > 0) {
            thin(journal);
        }
    }

    private void thin(UpdateJournal journal) throws IOException {
        Set<Path> files = new HashSet<>();
        for (Change change : journal.changes()) {
            files.add(target(root, change.path()));
        }
        for (Path folder : folders(root, journal.changes())) {
            Backups.thin(folder, files::contains, journal.number(), disk);
        }
    }

    /** Removes what was prepared, unless a journal still needs it. What cannot be removed now, the next update removes. */
    private void clear() {
        try {
            boolean needed = UpdateJournal.read(staging.resolve(COMMIT)).isPresent()
                    || UpdateJournal.read(staging.resolve(UNDO)).isPresent();
            if (!needed) {
                for (Path file : prepared()) {
                    disk.delete(file);
                }
            }
        } catch (IOException leftForLater) {
            // Hidden, and read by nobody.
        }
    }

    private List<Path> prepared() throws IOException {
        try (Stream<Path> files = Files.list(staging)) {
            return files.filter(UpdateSteps::isThere)
                    .filter(file -> !UpdateLock.isLock(file))
                    .toList();
        }
    }

    private void force(List<Change> changes) throws IOException {
        for (Path folder : folders(root, changes)) {
            disk.force(folder);
        }
    }

    private Path fresh(int i) {
        return staging.resolve("new-" + i);
    }

    private Path old(int i) {
        return staging.resolve("old-" + i);
    }

    private static boolean isThere(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }
}
