package coupdoeil.model.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Takes the files of a pack from a folder, following no links. */
final class FolderFiles extends SimpleFileVisitor<Path> {

    private static final int MAX_DEPTH = 20;

    private final Path folder;
    private final FileCollection files;

    private FolderFiles(Path folder, FileCollection files) {
        this.folder = folder;
        this.files = files;
    }

    static void collect(Path folder, FileCollection files) {
        try {
            Path real = folder.toRealPath();
            Files.walkFileTree(real, Set.of(), MAX_DEPTH, new FolderFiles(real, files));
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
        if (PackPaths.isIgnored(path)) {
            return FileVisitResult.CONTINUE;
        }
        if (attributes.isDirectory()) {
            files.problems().add(ProblemKind.TOO_LARGE, "folders are nested more than " + MAX_DEPTH + " deep", path);
            return FileVisitResult.CONTINUE;
        }
        if (!attributes.isRegularFile()) {
            String what = attributes.isSymbolicLink() ? "a symbolic link" : "a device or pipe";
            files.problems().add(ProblemKind.NOT_FOLLOWED, "this is " + what + "; it is left out", path);
            return FileVisitResult.CONTINUE;
        }
        try (InputStream bytes = Files.newInputStream(file)) {
            return files.add(path, bytes) ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        } catch (IOException unreadable) {
            return visitFileFailed(file, unreadable);
        }
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
        files.problems().add(ProblemKind.NO_ACCESS, "this cannot be read: " + reason(unreadable), path(file));
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
