package coupdoeil.model.pack.files;

import coupdoeil.model.file.Disk;
import coupdoeil.model.file.Update;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.ProblemKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Takes the files of a pack from a folder, following no links. */
public final class FolderFiles extends SimpleFileVisitor<Path> {

    private static final int MAX_DEPTH = 20;

    private final Path folder;
    private final FileCollection files;
    private final Map<String, Optional<Path>> pending;

    private FolderFiles(Path folder, FileCollection files, Map<String, Optional<Path>> pending) {
        this.folder = folder;
        this.files = files;
        this.pending = pending;
    }

    public static void collect(Path folder, FileCollection files) {
        try {
            Path real = folder.toRealPath();
            FolderFiles visitor = new FolderFiles(
                    real, files, Update.inFolder(real, Disk.REAL).pending());
            Files.walkFileTree(real, Set.of(), MAX_DEPTH, visitor);
            visitor.addPending();
        } catch (IOException unreadable) {
            files.problems().add(ProblemKind.NO_ACCESS, "the folder cannot be read: " + reason(unreadable), "");
        }
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
        boolean skipped = !directory.equals(folder) && PackPaths.isIgnored(path(directory) + "/");
        return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String path = path(file);
        if (PackPaths.isIgnored(path) || pending.containsKey(path)) {
            return FileVisitResult.CONTINUE;
        }
        if (attributes.isDirectory()) {
            files.problems().add(ProblemKind.TOO_LARGE, "folders are nested more than " + MAX_DEPTH + " deep", path);
            return FileVisitResult.CONTINUE;
        }
        if (!attributes.isRegularFile()) {
            String what = attributes.isSymbolicLink() ? "a symbolic link" : "a device or pipe";
            notFollowed(path, what);
            return FileVisitResult.CONTINUE;
        }
        return add(path, file);
    }

    /** What a save has decided on that was ended before it put the files in their places. */
    private void addPending() {
        pending.forEach((path, content) -> {
            if (!PackPaths.isIgnored(path)) {
                content.ifPresent(file -> add(path, file));
            }
        });
    }

    private FileVisitResult add(String path, Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            return files.add(path, bytes) ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        } catch (IOException unreadable) {
            return visitFileFailed(file, unreadable);
        }
    }

    /** A file that a pack cannot do without makes it unreadable; another one that has a meaning is missed. */
    private void notFollowed(String path, String what) {
        if (PackPaths.isOwn(path)) {
            String message = path + " is " + what + ", not a file of its own; it is not followed";
            files.problems().addOfWhole(ProblemKind.NOT_FOLLOWED, message, path, "", Spot.NONE);
        } else {
            files.problems().add(ProblemKind.NOT_FOLLOWED, "this is " + what + "; it is left out", path);
        }
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
        String message = "this cannot be read: " + reason(unreadable);
        files.problems().addOfWhole(ProblemKind.NO_ACCESS, message, path(file), "", Spot.NONE);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException broken) {
        if (broken != null) {
            visitFileFailed(directory, broken);
        }
        return FileVisitResult.CONTINUE;
    }

    /** An exception in words; many say nothing but the name of the file. */
    static String reason(Exception exception) {
        String kind = exception.getClass().getSimpleName().replaceAll("Exception$", "");
        String words = kind.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        boolean telling = exception.getMessage() != null && !(exception instanceof AccessDeniedException);
        return telling ? words + " (" + exception.getMessage() + ")" : words;
    }

    private String path(Path file) {
        return folder.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    }
}
