package coupdoeil.model.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** A regular file that is replaced in one moment: nobody ever sees half of it. */
public final class PlainFile {

    private static final Set<PosixFilePermission> WRITING = EnumSet.of(
            PosixFilePermission.OWNER_WRITE, PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private PlainFile() {}

    /**
     * Lets a file hold these bytes: with the mode that it had, or that the system gives new files.
     *
     * @throws IOException if it cannot be written, or is something that is not to be replaced; then it is as it was
     */
    public static void write(Path file, byte[] bytes, Disk disk) throws IOException {
        check(file);
        Path name = file.getFileName();
        Path beside = file.resolveSibling("." + name + ".new");
        try {
            // What a killed program left might be a link by now: never write through it.
            disk.delete(beside);
            fill(beside, bytes, Optional.of(file), disk);
            disk.move(beside, file);
        } catch (IOException failed) {
            disk.delete(beside);
            throw failed;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            disk.force(folder);
        }
    }

    /** Makes a new file of these bytes and reads it back. @param model whose mode it gets, if that is there */
    static void fill(Path fresh, byte[] bytes, Optional<Path> model, Disk disk) throws IOException {
        disk.create(fresh);
        if (model.isPresent()) {
            try {
                // First, so that nobody reads what was not for his eyes.
                disk.imitate(fresh, model.get());
            } catch (NoSuchFileException noModel) {
                // So it keeps the mode that the system gives new files.
            }
        }
        disk.write(fresh, bytes);
        if (!Arrays.equals(Files.readAllBytes(fresh), bytes)) {
            throw new IOException(fresh + " reads back differently from what was written");
        }
    }

    /**
     * Whether a path may be written to.
     *
     * @throws IOException that says why not: there is a folder, link, device, or a file that may not be written
     */
    public static void check(Path file) throws IOException {
        if (file.getFileName() == null) {
            throw new IOException(file + " is a folder");
        }
        try {
            BasicFileAttributes found =
                    Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (found.isDirectory()) {
                throw new IOException(file + " is a folder");
            }
            if (!found.isRegularFile()) {
                String what = found.isSymbolicLink() ? "a link" : "a device or pipe";
                throw new IOException(file + " is " + what + "; it is not replaced");
            }
            checkWritable(file);
        } catch (NoSuchFileException nothingThere) {
            // So nothing is in the way.
        }
    }

    /** Asks the mode too: to the superuser everything may be written. Each look says itself if nothing is there. */
    private static void checkWritable(Path file) throws IOException {
        PosixFileAttributeView posix =
                Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (posix != null && posix.readAttributes().permissions().stream().noneMatch(WRITING::contains)) {
            throw new IOException(file + " is write-protected");
        }
        try {
            file.getFileSystem().provider().checkAccess(file, AccessMode.WRITE);
        } catch (AccessDeniedException denied) {
            throw new IOException(file + " is write-protected", denied);
        }
    }
}
