package coupdoeil.model.pack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a session and other programs have made of the same files. What only one side touched is that side's; where both
 * changed the same file to different things, somebody has to choose.
 */
public final class PackMerge {

    /** What another program did to a file. */
    public enum Change {
        ADDED,
        CHANGED,
        REMOVED
    }

    /** Whose files to take where both sides changed one. */
    public enum Choice {
        MINE,
        THEIRS
    }

    private final SortedMap<String, byte[]> mine;
    private final SortedMap<String, byte[]> theirs;
    private final Map<String, String> myHashes;
    private final Map<String, String> theirHashes;
    private final PackBase base;
    private final SortedMap<String, Change> changes = new TreeMap<>();
    private final List<String> conflicts = new ArrayList<>();

    private PackMerge(Pack mine, PackBase base, Snapshot theirs) {
        this.mine = PackWriter.files(mine);
        this.theirs = theirs.files();
        this.myHashes = PackBase.hashes(this.mine);
        this.theirHashes = theirs.hashes();
        this.base = base;
        for (String path : paths()) {
            change(path).ifPresent(change -> changes.put(path, change));
            if (changes.containsKey(path) && isMine(path) && !isSame(path)) {
                conflicts.add(path);
            }
        }
    }

    /** Costs about as much as writing the pack. */
    public static PackMerge of(Pack mine, PackBase base, Snapshot theirs) {
        return new PackMerge(mine, base, theirs);
    }

    /** What other programs did since the session last looked, by path. */
    public SortedMap<String, Change> changes() {
        return Collections.unmodifiableSortedMap(changes);
    }

    /** The files that both sides changed, each to something else. */
    public List<String> conflicts() {
        return Collections.unmodifiableList(conflicts);
    }

    /** What the session would write; empty if it has removed the file. */
    public Optional<byte[]> mine(String path) {
        return Optional.ofNullable(mine.get(path));
    }

    /** What stands on disk; empty if another program has removed the file. */
    public Optional<byte[]> theirs(String path) {
        return Optional.ofNullable(theirs.get(path));
    }

    /** The pack of both sides; unreadable if what the others wrote is. */
    public PackReading merged(Choice choice) {
        SortedMap<String, byte[]> merged = new TreeMap<>();
        for (String path : paths()) {
            byte[] content = (taken(path, choice) ? mine : theirs).get(path);
            if (content != null) {
                merged.put(path, content);
            }
        }
        return PackReader.readFiles(merged);
    }

    /**
     * What comes into the session with a merged pack, by path: what other programs did, but for what is given up for the
     * session's own, and what follows from it, as the list of scenarios does from their files.
     */
    public SortedMap<String, Change> takenIn(Pack merged, Choice choice) {
        SortedMap<String, Change> taken = new TreeMap<>(changes);
        if (choice == Choice.MINE) {
            conflicts.forEach(taken::remove);
        }
        Map<String, String> now = PackBase.hashes(PackWriter.files(merged));
        Set<String> paths = new TreeSet<>(myHashes.keySet());
        paths.addAll(now.keySet());
        paths.removeIf(path -> Objects.equals(myHashes.get(path), now.get(path)));
        paths.forEach(path -> taken.putIfAbsent(path, Change.CHANGED));
        return taken;
    }

    /** What a session knows that goes on with a merged pack. */
    public PackBase base(Pack merged, Choice choice) {
        Map<String, String> now = PackBase.hashes(PackWriter.files(merged));
        Map<String, String> written = new TreeMap<>();
        Set<String> paths = paths();
        paths.addAll(now.keySet());
        for (String path : paths) {
            // Mine that replaces theirs is still to be written: as if the session had begun with theirs.
            String hash = conflicts.contains(path) && choice == Choice.MINE
                    ? theirHashes.get(path)
                    : taken(path, choice) ? base.written().get(path) : now.get(path);
            if (hash != null) {
                written.put(path, hash);
            }
        }
        return new PackBase(theirHashes, written);
    }

    /** Whether the session's file is taken. */
    private boolean taken(String path, Choice choice) {
        return conflicts.contains(path) ? choice == Choice.MINE : isMine(path) && !isSame(path);
    }

    private Optional<Change> change(String path) {
        String before = base.disk().get(path);
        String now = theirHashes.get(path);
        if (Objects.equals(before, now)) {
            return Optional.empty();
        }
        return Optional.of(before == null ? Change.ADDED : now == null ? Change.REMOVED : Change.CHANGED);
    }

    private boolean isMine(String path) {
        return !Objects.equals(myHashes.get(path), base.written().get(path));
    }

    private boolean isSame(String path) {
        return Objects.equals(myHashes.get(path), theirHashes.get(path));
    }

    private Set<String> paths() {
        Set<String> paths = new TreeSet<>(mine.keySet());
        paths.addAll(theirs.keySet());
        paths.addAll(base.disk().keySet());
        paths.addAll(base.written().keySet());
        return paths;
    }
}
