package coupdoeil.model.pack;

import coupdoeil.model.file.ContentHash;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.nio.charset.StandardCharsets;
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
import org.jspecify.annotations.Nullable;

/**
 * What a session and other programs have made of the same files. What only one side touched is that side's, files and,
 * in a file that both touched, records; where both changed the same record to different things, somebody has to choose.
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

    /**
     * What both sides changed, each to something else. Of a file that cannot be taken apart, all of it.
     *
     * @param path the file
     * @param place where in it, keys and ids from the outermost object down; empty for the whole file
     * @param mine empty if the session has removed it
     * @param theirs empty if another program has removed it
     */
    public record Conflict(String path, List<String> place, Optional<JsonValue> mine, Optional<JsonValue> theirs) {
        public Conflict {
            place = List.copyOf(place);
        }
    }

    private final SortedMap<String, byte[]> mine;
    private final SortedMap<String, byte[]> theirs;
    private final Map<String, String> myHashes;
    private final Map<String, String> theirHashes;
    private final PackBase base;
    private final SortedMap<String, Change> changes = new TreeMap<>();
    private final Set<String> touchedByBoth = new TreeSet<>();
    private final List<Conflict> conflicts = new ArrayList<>();

    private PackMerge(Pack mine, PackBase base, Snapshot theirs) {
        this.mine = PackWriter.files(mine);
        this.theirs = theirs.files();
        this.myHashes = PackBase.hashes(this.mine);
        this.theirHashes = theirs.hashes();
        this.base = base;
        for (String path : paths()) {
            change(path).ifPresent(change -> changes.put(path, change));
            if (changes.containsKey(path) && isMine(path) && !isSame(path)) {
                touchedByBoth.add(path);
                conflicts.addAll(conflicts(path));
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

    /** What both sides changed, each to something else. */
    public List<Conflict> conflicts() {
        return Collections.unmodifiableList(conflicts);
    }

    /** All that the others changed, file by file, against what the session has. */
    public List<Conflict> all() {
        return changes.keySet().stream().map(this::whole).toList();
    }

    private Conflict whole(String path) {
        return new Conflict(path, List.of(), tree(mine, path), tree(theirs, path));
    }

    private List<Conflict> conflicts(String path) {
        return joined(path, Choice.MINE)
                .map(file -> file.differences().stream()
                        .map(found -> new Conflict(path, found.place(), found.mine(), found.theirs()))
                        .toList())
                .orElseGet(() -> List.of(whole(path)));
    }

    /** A file that both sides changed, with what both did; empty if one of them has removed it, or it is no JSON. */
    private Optional<FileMerge> joined(String path, Choice choice) {
        return object(mine.get(path))
                .flatMap(one -> object(theirs.get(path))
                        .map(other -> FileMerge.of(base.content(path).flatMap(PackMerge::object), one, other, choice)));
    }

    private static Optional<JsonObject> object(byte @Nullable [] file) {
        return Optional.ofNullable(file)
                .flatMap(bytes -> JsonReader.read(bytes).value())
                .filter(JsonObject.class::isInstance)
                .map(JsonObject.class::cast);
    }

    private static Optional<JsonValue> tree(Map<String, byte[]> files, String path) {
        byte[] file = files.get(path);
        if (file == null) {
            return Optional.empty();
        }
        return Optional.of(object(file)
                .<JsonValue>map(object -> object)
                .orElseGet(() -> JsonScalar.of(new String(file, StandardCharsets.UTF_8))));
    }

    /** The pack of both sides; unreadable if what the others wrote is. */
    public PackReading merged(Choice choice) {
        SortedMap<String, byte[]> merged = new TreeMap<>();
        for (String path : paths()) {
            content(path, choice).ifPresent(content -> merged.put(path, content));
        }
        return PackReader.readFiles(merged);
    }

    private Optional<byte[]> content(String path, Choice choice) {
        if (touchedByBoth.contains(path)) {
            Optional<FileMerge> joined = joined(path, choice);
            if (joined.isPresent()) {
                return joined.map(file -> JsonPrinter.print(file.merged(), Set.of()));
            }
        }
        return Optional.ofNullable((taken(path, choice) ? mine : theirs).get(path));
    }

    /**
     * What comes into the session with a merged pack, by path: what other programs did, but for what is given up for the
     * session's own, and what follows from it, as the list of scenarios does from their files.
     */
    public SortedMap<String, Change> takenIn(Pack merged, Choice choice) {
        SortedMap<String, Change> taken = new TreeMap<>(changes);
        if (choice == Choice.MINE) {
            touchedByBoth.forEach(taken::remove);
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
        SortedMap<String, byte[]> now = PackWriter.files(merged);
        Map<String, String> written = new TreeMap<>();
        Map<String, byte[]> contents = new TreeMap<>();
        Set<String> paths = paths();
        paths.addAll(now.keySet());
        for (String path : paths) {
            if (touchedByBoth.contains(path) && !isTheirs(path, choice)) {
                // What is mine in it is still to be written: as if the session had begun with theirs.
                put(path, theirHashes.get(path), theirs.get(path), written, contents);
            } else if (taken(path, choice)) {
                put(path, base.written().get(path), base.contents().get(path), written, contents);
            } else {
                byte[] content = now.get(path);
                put(path, content == null ? null : ContentHash.of(content), content, written, contents);
            }
        }
        return new PackBase(theirHashes, written, contents);
    }

    private static void put(
            String path,
            @Nullable String hash,
            byte @Nullable [] content,
            Map<String, String> written,
            Map<String, byte[]> contents) {
        if (hash != null) {
            written.put(path, hash);
        }
        if (content != null) {
            contents.put(path, content);
        }
    }

    /** Whether a file that both touched comes out as the others wrote it. */
    private boolean isTheirs(String path, Choice choice) {
        return content(path, choice)
                .map(content -> Same.are(tree(Map.of(path, content), path), tree(theirs, path)))
                .orElse(!theirs.containsKey(path));
    }

    /** Whether the session's file is taken. */
    private boolean taken(String path, Choice choice) {
        return touchedByBoth.contains(path) ? choice == Choice.MINE : isMine(path) && !isSame(path);
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
