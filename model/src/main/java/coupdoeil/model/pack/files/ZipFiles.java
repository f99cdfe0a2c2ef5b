package coupdoeil.model.pack.files;

import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Takes the files of a pack from a zip, whose files may all stand in one folder. */
public final class ZipFiles {

    private static final String IN_FOLDER = "/" + PackPaths.PACK;

    private ZipFiles() {}

    public static void collect(Path zip, FileCollection files) {
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
        try (CheckedInputStream content = new CheckedInputStream(zip.getInputStream(entry), new CRC32())) {
            boolean room = files.add(path, content);
            boolean damaged = content.getChecksum().getValue() != entry.getCrc();
            if (damaged && files.files().containsKey(path)) {
                String message = "this is damaged: its checksum is not the one that the zip gives for it";
                files.problems().add(ProblemKind.NO_ACCESS, Severity.ERROR, message, path, "", Spot.NONE);
            }
            return room;
        } catch (IOException broken) {
            files.problems().add(ProblemKind.NO_ACCESS, "this cannot be unzipped: " + FolderFiles.reason(broken), path);
            return true;
        }
    }

    /** The folder that pack.json stands in, as a prefix of names: none, or the only one at the top. */
    private static String root(List<? extends ZipEntry> entries) {
        String root = "";
        for (ZipEntry entry : entries) {
            String name = entry.getName();
            if (name.equals(PackPaths.PACK)) {
                return "";
            }
            int slash = name.indexOf('/');
            boolean pack = slash > 0 && name.length() == slash + IN_FOLDER.length() && name.endsWith(IN_FOLDER);
            if (pack && root.isEmpty()) {
                root = name.substring(0, slash + 1);
            }
        }
        return root;
    }
}
