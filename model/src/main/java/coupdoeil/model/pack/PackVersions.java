package coupdoeil.model.pack;

import coupdoeil.model.file.Backups;
import coupdoeil.model.pack.files.FileCollection;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The earlier versions of a pack, put together from the numbered backups that its saves have left. */
public final class PackVersions {

    /**
     * What a pack was before one of its saves.
     *
     * @param time when the save replaced it: when what stands in the place of its files now, or stood there next, was written
     * @param files those that the save changed, by path; the name of the zip for a zip
     */
    public record Version(int number, Instant time, List<String> files) {
        public Version {
            files = List.copyOf(files);
        }
    }

    private final Path place;
    private final boolean zip;
    private final NavigableMap<Integer, SortedMap<String, Path>> backups = new TreeMap<>();

    private PackVersions(Path place) throws IOException {
        this.place = PackSave.real(place);
        this.zip = PackSave.isZip(this.place);
        Path root = zip ? Objects.requireNonNull(this.place.toAbsolutePath().getParent()) : this.place;
        List<Path> folders = new ArrayList<>(List.of(root));
        if (!zip) {
            try (Stream<Path> below = Files.list(root)) {
                below.filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                        .forEach(folders::add);
            }
        }
        for (Path folder : folders) {
            Backups.in(folder)
                    .forEach((number, files) -> files.forEach((file, backup) -> {
                        String path = root.relativize(file).toString().replace('\\', '/');
                        boolean concerned = zip ? file.endsWith(this.place.getFileName()) : !PackPaths.isIgnored(path);
                        if (concerned) {
                            backups.computeIfAbsent(number, any -> new TreeMap<>())
                                    .put(path, backup);
                        }
                    }));
        }
        if (!backups.isEmpty()) {
            backups.headMap(backups.lastKey() - Backups.KEPT, true).clear();
        }
    }

    /** Of a pack in a folder or zip. */
    public static PackVersions of(Path place) throws IOException {
        return new PackVersions(place);
    }

    /** The newest first. */
    public List<Version> list() {
        List<Version> versions = new ArrayList<>();
        for (Map.Entry<Integer, SortedMap<String, Path>> save :
                backups.descendingMap().entrySet()) {
            // Others may have written one of the files since; of one that the save removed nothing is there.
            Instant time = save.getValue().keySet().stream()
                    .flatMap(file -> written(next(file, save.getKey())).stream())
                    .min(Comparator.naturalOrder())
                    .or(() -> save.getValue().values().stream()
                            .flatMap(backup -> written(backup).stream())
                            .max(Comparator.naturalOrder()))
                    .orElse(Instant.EPOCH);
            versions.add(
                    new Version(save.getKey(), time, List.copyOf(save.getValue().keySet())));
        }
        return versions;
    }

    /** What came into the place of a file at this save: the next backup of it, or what is there now. */
    private Path next(String path, int number) {
        return backups.tailMap(number, false).values().stream()
                .flatMap(save -> Optional.ofNullable(save.get(path)).stream())
                .findFirst()
                .orElse(zip ? place : place.resolve(path));
    }

    /** Empty if it is not there: the save removed it. */
    private static Optional<Instant> written(Path file) {
        try {
            return Optional.of(Files.getLastModifiedTime(file).toInstant());
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** The pack as it was. What other programs changed without a backup is as it is now. */
    public PackReading read(Version version) {
        if (zip) {
            Path backup = Optional.ofNullable(backups.get(version.number()))
                    .map(SortedMap::values)
                    .map(files -> files.iterator().next())
                    .orElse(place);
            return PackReader.read(backup);
        }
        FileCollection files = new FileCollection(new Problems(), true);
        Map<String, Path> then = new TreeMap<>();
        backups.tailMap(version.number(), true).values().forEach(save -> save.forEach(then::putIfAbsent));
        SortedMap<String, byte[]> now = Snapshot.of(place).files();
        for (String path : new TreeSet<>(then.keySet())) {
            try (InputStream content = Files.newInputStream(then.get(path))) {
                files.add(path, content);
            } catch (IOException unreadable) {
                files.problems().add(ProblemKind.NO_ACCESS, "its backup cannot be read", path);
            }
        }
        SortedMap<String, byte[]> all = new TreeMap<>(now);
        all.putAll(files.files());
        // An empty backup says that there was no such file.
        all.entrySet().removeIf(file -> then.containsKey(file.getKey()) && file.getValue().length == 0);
        return PackReader.readFiles(all);
    }
}
