package coupdoeil.model.pack;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** A file's new content, written beside it until it takes its place: at no moment is there half a file. */
final class AtomicFile {

    private final Path file;
    private final Path beside;

    private AtomicFile(Path file) {
        this.file = file;
        this.beside = file.resolveSibling("." + file.getFileName() + ".new");
    }

    /** Replaces a file unless it holds these bytes already; what it held before is kept as {@code file~}. */
    static void replace(Path file, byte[] bytes) throws IOException {
        if (!holds(file, bytes)) {
            prepare(file, bytes).commit();
        }
    }

    static boolean holds(Path file, byte[] bytes) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && Files.size(file) == bytes.length
                && Arrays.equals(Files.readAllBytes(file), bytes);
    }

    /** Writes the bytes beside the file, forces them to disk and reads them back. */
    static AtomicFile prepare(Path file, byte[] bytes) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException(file + " is a link, folder or device; it is not replaced");
        }
        AtomicFile replacement = new AtomicFile(file);
        // A name left over from a killed program might be a link by now: never write through it.
        Files.deleteIfExists(replacement.beside);
        try (FileChannel channel =
                FileChannel.open(replacement.beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (ByteBuffer left = ByteBuffer.wrap(bytes); left.hasRemaining(); ) {
                channel.write(left);
            }
            channel.force(true);
        } catch (IOException failed) {
            replacement.discard();
            throw failed;
        }
        if (!Arrays.equals(Files.readAllBytes(replacement.beside), bytes)) {
            replacement.discard();
            throw new IOException(file + " reads back differently from what was written");
        }
        return replacement;
    }

    /** Puts the new content in the place of the old one, which is kept as {@code file~}. */
    void commit() throws IOException {
        if (Files.exists(file)) {
            Files.copy(file, backup(file), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        forceFolder(file);
    }

    /** Gives up the new content. */
    void discard() throws IOException {
        Files.deleteIfExists(beside);
    }

    /** Removes a file, keeping what it held as {@code file~}. */
    static void retire(Path file) throws IOException {
        Files.move(file, backup(file), StandardCopyOption.REPLACE_EXISTING);
        forceFolder(file);
    }

    private static Path backup(Path file) {
        return file.resolveSibling(file.getFileName() + "~");
    }

    /** Makes a renaming last through a power cut, on systems that can. */
    private static void forceFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            } catch (IOException folderCannotBeOpened) {
                // As on Windows, where the renaming is in the journal.
            }
        }
    }
}
