package coupdoeil.model.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Takes the files of a pack from a zip, whose files may all stand in one folder. */
final class ZipFiles {

    private ZipFiles() {}

    static void collect(Path zip, FileCollection files) {
        Problems problems = files.problems();
        try {
            if (Files.size(zip) > FileCollection.MAX_BYTES) {
                String limit = FileCollection.mib(FileCollection.MAX_BYTES);
                problems.add(ProblemKind.TOO_LARGE, "the zip is larger than " + limit, "");
                return;
            }
            try (ZipFile open = new ZipFile(zip.toFile())) {
                collect(open, files);
            }
        } catch (IOException | IllegalArgumentException broken) {
            problems.add(ProblemKind.NO_ACCESS, "the zip cannot be read: " + FolderFiles.reason(broken), "");
        }
    }

    private static void collect(ZipFile zip, FileCollection files) {
        Problems problems = files.problems();
        List<? extends ZipEntry> entries = Collections.list(zip.entries());
        String root = root(entries);
        Set<String> names = new HashSet<>();
        for (ZipEntry entry : entries) {
            String name = entry.getName();
            Optional<String> fault = PackPaths.fault(entry.isDirectory() ? name.substring(0, name.length() - 1) : name);
            if (fault.isPresent()) {
                problems.add(ProblemKind.BAD_PATH, "the path " + Problems.quote(name) + " " + fault.get(), "");
            } else if (!names.add(name)) {
                problems.add(ProblemKind.REPEATED_ENTRY, "the zip holds " + Problems.quote(name) + " twice", "");
            } else if (!entry.isDirectory() && !PackPaths.isIgnored(name)) {
                String path = name.substring(name.startsWith(root) ? root.length() : 0);
                if (path.length() == name.length() && !root.isEmpty()) {
                    problems.add(ProblemKind.NOT_FOLLOWED, "this is not in the pack's folder; it is left out", name);
                } else if (!PackPaths.isIgnored(path) && !add(zip, entry, path, files)) {
                    return;
                }
            }
        }
    }

    private static boolean add(ZipFile zip, ZipEntry entry, String path, FileCollection files) {
        try (InputStream content = zip.getInputStream(entry)) {
            return files.add(path, content);
        } catch (IOException broken) {
            files.problems().add(ProblemKind.NO_ACCESS, "this cannot be unzipped: " + FolderFiles.reason(broken), path);
            return true;
        }
    }

    /** The folder that pack.json stands in, as a prefix of names: none, or the only one at the top. */
    private static String root(List<? extends ZipEntry> entries) {
        return entries.stream()
                .map(ZipEntry::getName)
                .filter(name -> name.matches("[^/]+/" + PackPaths.PACK))
                .filter(name ->
                        entries.stream().noneMatch(entry -> entry.getName().equals(PackPaths.PACK)))
                .map(name -> name.substring(0, name.indexOf('/') + 1))
                .findFirst()
                .orElse("");
    }
}
