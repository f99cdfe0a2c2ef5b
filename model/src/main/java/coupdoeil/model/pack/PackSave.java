package coupdoeil.model.pack;

import coupdoeil.model.file.Disk;
import coupdoeil.model.file.Update;
import coupdoeil.model.file.Update.Keeping;
import coupdoeil.model.pack.problem.PackPaths;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Saves packs where they are kept, in folders and zips: all of a pack or nothing, whatever ends the program on the way, and
 * only over what is known to be there.
 */
public final class PackSave {

    private final Disk disk;

    public PackSave(Disk disk) {
        this.disk = disk;
    }

    /** What a save left. @param base what is known of the place now @param putAside other programs' files, as backups */
    public record Saved(PackBase base, List<Path> putAside) {}

    /**
     * Completes or takes back a save that was ended on the way, before a pack is opened to be changed.
     *
     * @return the files of other programs that stood in the way, now backups
     * @throws IOException if it cannot be written there; what is read is right all the same
     */
    public List<Path> settle(Path place) throws IOException {
        Path real = real(place);
        Path parent = real.toAbsolutePath().getParent();
        if (Files.isDirectory(real)) {
            return Update.inFolder(real, disk).settle().putAside();
        }
        return parent != null && Files.isDirectory(parent)
                ? Update.ofFile(real, disk).settle().putAside()
                : List.of();
    }

    /**
     * Saves over what a snapshot found.
     *
     * @param base what is known of the place: only files that were known of are removed
     * @throws coupdoeil.model.file.ChangedMeanwhile if a file that would be replaced is no longer what the snapshot found
     * @throws IOException if something cannot be written. In both cases all files are as they were
     */
    public Saved save(Pack pack, Path place, PackBase base, Snapshot found) throws IOException {
        SortedMap<String, byte[]> files = PackWriter.files(pack);
        if (isZip(place)) {
            List<Path> putAside = zip(files, place, Optional.of(found.zipHash()));
            SortedMap<String, String> hashes = PackBase.hashes(files);
            return new Saved(PackBase.of(hashes, files), putAside);
        }
        SortedMap<String, Optional<byte[]>> contents = contents(pack, files, base, found);
        Map<String, Optional<String>> expected = new TreeMap<>();
        contents.keySet()
                .forEach(path ->
                        expected.put(path, Optional.ofNullable(found.hashes().get(path))));
        List<Path> putAside = Update.inFolder(place, disk)
                .apply(contents, expected, Keeping.BACKUPS)
                .putAside();
        Map<String, String> after = new TreeMap<>(found.hashes());
        after.keySet()
                .removeIf(
                        path -> contents.containsKey(path) && contents.get(path).isEmpty());
        after.putAll(PackBase.hashes(files));
        return new Saved(PackBase.of(after, files), putAside);
    }

    /** Saves over whatever is there. */
    void replace(Pack pack, Path place, boolean asZip) throws IOException {
        SortedMap<String, byte[]> files = PackWriter.files(pack);
        if (asZip) {
            zip(files, place, Optional.empty());
        } else {
            Snapshot found = Snapshot.of(place);
            Update.inFolder(place, disk)
                    .apply(contents(pack, files, PackBase.toReplace(found), found), Map.of(), Keeping.BACKUPS);
        }
    }

    /** What nobody could read stays. */
    private static SortedMap<String, Optional<byte[]>> contents(
            Pack pack, SortedMap<String, byte[]> files, PackBase base, Snapshot found) {
        SortedMap<String, Optional<byte[]>> contents = new TreeMap<>();
        files.forEach((path, bytes) -> contents.put(path, Optional.of(bytes)));
        found.files().keySet().stream()
                .filter(path -> PackPaths.isOwn(path) && base.disk().containsKey(path))
                .filter(path -> !pack.kept().unread().contains(path))
                .forEach(path -> contents.putIfAbsent(path, Optional.empty()));
        return contents;
    }

    /** @param expected its hash, empty if it may hold anything */
    private List<Path> zip(SortedMap<String, byte[]> files, Path place, Optional<Optional<String>> expected)
            throws IOException {
        Path zip = real(place);
        if (Files.isRegularFile(zip) && Files.size(zip) > 0 && !PackReader.isZip(zip)) {
            throw new IOException(zip + " is no zip; it is not replaced");
        }
        Update update = Update.ofFile(zip, disk);
        String name = zip.getFileName().toString();
        SortedMap<String, Optional<byte[]>> content = new TreeMap<>();
        content.put(name, Optional.of(PackWriter.zip(files)));
        return update.apply(content, expected.map(hash -> Map.of(name, hash)).orElse(Map.of()), Keeping.BACKUPS)
                .putAside();
    }

    /** Whether a pack is, or would be, kept there as a zip. */
    public static boolean isZip(Path place) {
        boolean named = place.getFileName() != null
                && place.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".zip");
        return Files.isRegularFile(place) || !Files.exists(place) && named;
    }

    /** Where a pack is that is reached through a link. A link that leads nowhere stays what it is. */
    static Path real(Path place) throws IOException {
        return Files.exists(place) ? place.toRealPath() : place;
    }
}
