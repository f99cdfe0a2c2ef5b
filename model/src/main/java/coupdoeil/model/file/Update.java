package coupdoeil.model.file;

import coupdoeil.model.file.UpdateJournal.Change;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Lets files of a folder hold something else: all of them or none, whatever ends the program on the way.
 *
 * <p>What is new, and a copy of what is old, is first written into a hidden folder beside the files. Then a journal is put
 * there, by one renaming: from that moment on everything is new, even if the files are put in their places only by the next
 * update. If that fails while the program is alive, the journal is turned, again by one renaming, into one that says to go
 * back.
 */
public final class Update {

    private static final String STAGING = ".saving";

    private final Path root;
    private final Path staging;
    private final Disk disk;
    private final boolean single;

    private Update(Path root, Path staging, Disk disk, boolean single) {
        this.root = root;
        this.staging = staging;
        this.disk = disk;
        this.single = single;
    }

    /** Of files in and below a folder, which need not be there. */
    public static Update inFolder(Path folder, Disk disk) throws IOException {
        Path root = Files.isDirectory(folder) ? folder.toRealPath() : folder.toAbsolutePath();
        return new Update(root, root.resolve(STAGING), disk, false);
    }

    /** Of one file in a folder that is there, called by its name. */
    public static Update ofFile(Path file, Disk disk) throws IOException {
        Path parent = file.toAbsolutePath().getParent();
        if (parent == null || file.getFileName() == null) {
            throw new IOException(file + " is a folder");
        }
        Path root = parent.toRealPath();
        return new Update(root, root.resolve("." + file.getFileName() + STAGING), disk, true);
    }

    /** Whether the files keep what they held as {@link Backups}. */
    public enum Keeping {
        BACKUPS,
        NOTHING
    }

    /** What an update found to do. @param putAside files that another program had changed meanwhile, as backups */
    public record Outcome(boolean settled, List<Path> putAside) {
        public Outcome {
            putAside = List.copyOf(putAside);
        }
    }

    /**
     * Lets files hold these contents; empty for no file. Those that hold them already are not touched.
     *
     * @param expected the hashes that these files are taken to have, empty for none; files not named may hold anything
     * @throws ChangedMeanwhile if one is not what it was expected to be
     * @throws IOException if something cannot be written. In both cases all files are as they were
     */
    public Outcome apply(
            SortedMap<String, Optional<byte[]>> contents, Map<String, Optional<String>> expected, Keeping keeping)
            throws IOException {
        if (!Files.exists(staging, LinkOption.NOFOLLOW_LINKS)
                && changes(contents, expected).isEmpty()) {
            return new Outcome(false, List.of());
        }
        makeFolders(root);
        try (UpdateLock held = UpdateLock.on(staging, disk)) {
            UpdateSteps steps = new UpdateSteps(root, staging, disk);
            boolean settled = steps.settle(held);
            List<Change> changes = changes(contents, expected);
            if (!changes.isEmpty()) {
                steps.carryOut(new UpdateJournal(number(changes, contents.keySet(), keeping), changes), contents);
            }
            return new Outcome(settled, steps.putAside());
        }
    }

    /** Completes or takes back what an earlier update left undone. Writes nothing if there is nothing of the kind. */
    public Outcome settle() throws IOException {
        if (!Files.isDirectory(staging, LinkOption.NOFOLLOW_LINKS)) {
            return new Outcome(false, List.of());
        }
        try (UpdateLock held = UpdateLock.on(staging, disk)) {
            UpdateSteps steps = new UpdateSteps(root, staging, disk);
            boolean settled = steps.settle(held);
            return new Outcome(settled, steps.putAside());
        }
    }

    /**
     * For who reads but does not write: where the contents of files are that an update has decided on and not yet put in
     * their places; empty for files that will be gone.
     */
    public Map<String, Optional<Path>> pending() throws IOException {
        return new UpdateSteps(root, staging, disk).pending();
    }

    private List<Change> changes(SortedMap<String, Optional<byte[]>> contents, Map<String, Optional<String>> expected)
            throws IOException {
        List<Change> changes = new ArrayList<>();
        for (Map.Entry<String, Optional<byte[]>> content : contents.entrySet()) {
            String path = content.getKey();
            Path target = UpdateSteps.target(root, path);
            Optional<String> before = ContentHash.of(target);
            Optional<String> after = content.getValue().map(ContentHash::of);
            if (before.equals(after) && !(before.isEmpty() && Files.exists(target, LinkOption.NOFOLLOW_LINKS))) {
                continue;
            }
            if (expected.containsKey(path) && !expected.get(path).equals(before)) {
                throw new ChangedMeanwhile(path);
            }
            PlainFile.check(target);
            changes.add(new Change(path, before, after));
        }
        return changes;
    }

    /** Where nothing is replaced because nothing was there, there is nothing to keep either. */
    private int number(List<Change> changes, Set<String> paths, Keeping keeping) throws IOException {
        boolean fresh = paths.stream().noneMatch(path -> Files.exists(root.resolve(path), LinkOption.NOFOLLOW_LINKS));
        if (keeping == Keeping.NOTHING || fresh) {
            return 0;
        }
        if (single) {
            return Backups.next(List.of(root), root.resolve(changes.get(0).path())::equals);
        }
        Set<Path> folders = UpdateSteps.folders(root, changes);
        try (Stream<Path> below = Files.list(root)) {
            below.filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .forEach(folders::add);
        }
        return Backups.next(folders, file -> true);
    }

    private void makeFolders(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Path parent = Objects.requireNonNull(folder.getParent(), "a root is there");
            makeFolders(parent);
            disk.makeFolder(folder);
        }
    }
}
