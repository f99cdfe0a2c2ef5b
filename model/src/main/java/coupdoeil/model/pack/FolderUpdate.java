package coupdoeil.model.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;

/** Brings a folder to hold the files of a pack. */
final class FolderUpdate {

    private FolderUpdate() {}

    static void apply(SortedMap<String, byte[]> files, Path folder) throws IOException {
        Files.createDirectories(folder);
        Path root = folder.toRealPath();
        List<AtomicFile> changed = new ArrayList<>();
        try {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Path target = target(root, file.getKey());
                if (!AtomicFile.holds(target, file.getValue())) {
                    changed.add(AtomicFile.prepare(target, file.getValue()));
                }
            }
            for (AtomicFile file : changed) {
                file.commit();
            }
        } finally {
            for (AtomicFile file : changed) {
                file.discard();
            }
        }
        for (Path stale : stale(files, root)) {
            AtomicFile.retire(stale);
        }
    }

    /** The file of a path, in a folder that exists and lies inside the root. */
    private static Path target(Path root, String path) throws IOException {
        Path target = root.resolve(path);
        Path parent = target.getParent();
        if (parent == null || !parent.normalize().startsWith(root)) {
            throw new IOException(path + " leads out of the pack");
        }
        Files.createDirectories(parent);
        if (!parent.toRealPath().startsWith(root)) {
            throw new IOException(path + " leads out of the pack by a link");
        }
        return target;
    }

    /** Files of the format itself that the pack no longer has. */
    private static List<Path> stale(SortedMap<String, byte[]> files, Path root) throws IOException {
        List<Path> own = new ArrayList<>(List.of(
                root.resolve(PackPaths.CHART),
                root.resolve(PackPaths.HOUSE_RULES),
                root.resolve(PackPaths.SUPPRESSIONS)));
        Path scenarios = root.resolve(PackPaths.scenario("")).getParent();
        if (scenarios != null && Files.isDirectory(scenarios, LinkOption.NOFOLLOW_LINKS)) {
            try (Stream<Path> listing = Files.list(scenarios)) {
                listing.filter(file -> file.toString().endsWith(".json")
                                && !file.getFileName().toString().startsWith("."))
                        .sorted()
                        .forEach(own::add);
            }
        }
        own.removeIf(file -> files.containsKey(root.relativize(file).toString().replace('\\', '/'))
                || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS));
        return own;
    }
}
