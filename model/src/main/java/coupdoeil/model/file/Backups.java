package coupdoeil.model.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Numbered backups: {@code x.~7~} is what {@code x} held before the seventh save of its pack, and is empty if there was no
 * such file.
 */
public final class Backups {

    /** How many saves can be taken back. */
    public static final int KEPT = 50;

    private static final Pattern NAME = Pattern.compile("(.+)\\.~(\\d{1,8})~");

    private Backups() {}

    static Path of(Path file, int number) {
        return file.resolveSibling(file.getFileName() + ".~" + number + "~");
    }

    /** The backups in a folder, not below it: by number and then by the file that they are of. */
    public static NavigableMap<Integer, NavigableMap<Path, Path>> in(Path folder) throws IOException {
        NavigableMap<Integer, NavigableMap<Path, Path>> found = new TreeMap<>();
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return found;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Matcher name = NAME.matcher(file.getFileName().toString());
                if (name.matches() && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                    found.computeIfAbsent(Integer.valueOf(name.group(2)), number -> new TreeMap<>())
                            .put(file.resolveSibling(name.group(1)), file);
                }
            }
        }
        return found;
    }

    /** The number of the next save, of these files in these folders. */
    static int next(Collection<Path> folders, Predicate<Path> files) throws IOException {
        int highest = 0;
        for (Path folder : folders) {
            for (Map.Entry<Integer, NavigableMap<Path, Path>> backups :
                    in(folder).entrySet()) {
                boolean concerned = backups.getValue().keySet().stream().anyMatch(files);
                highest = concerned ? Math.max(highest, backups.getKey()) : highest;
            }
        }
        return highest + 1;
    }

    /** Removes those of some files in a folder that are too old to be kept. */
    static void thin(Path folder, Predicate<Path> files, int newest, Disk disk) throws IOException {
        for (NavigableMap<Path, Path> old :
                in(folder).headMap(newest - KEPT, true).values()) {
            for (Map.Entry<Path, Path> backup : old.entrySet()) {
                if (files.test(backup.getKey())) {
                    disk.delete(backup.getValue());
                }
            }
        }
    }
}
