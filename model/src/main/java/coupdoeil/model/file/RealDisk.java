package coupdoeil.model.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;

/** The file system of the machine. No link is followed. */
final class RealDisk implements Disk {

    @Override
    public void makeFolder(Path folder) throws IOException {
        Files.createDirectory(folder);
    }

    @Override
    public void create(Path file) throws IOException {
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)
                .close();
    }

    @Override
    public void imitate(Path file, Path model) throws IOException {
        PosixFileAttributeView mine = posix(file);
        PosixFileAttributeView its = posix(model);
        if (mine == null || its == null) {
            return;
        }
        PosixFileAttributes wanted = its.readAttributes();
        try {
            if (!mine.readAttributes().group().equals(wanted.group())) {
                mine.setGroup(wanted.group());
            }
        } catch (IOException notOurGroup) {
            // Only members may give a file to a group; its mode alone is kept then.
        }
        mine.setPermissions(wanted.permissions());
    }

    @SuppressWarnings("NullAway") // The view is null on systems without modes.
    private static PosixFileAttributeView posix(Path file) {
        return Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public void write(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            for (ByteBuffer left = ByteBuffer.wrap(bytes); left.hasRemaining(); ) {
                channel.write(left);
            }
            channel.force(true);
        }
    }

    @Override
    public void date(Path file, Path model) throws IOException {
        Files.setLastModifiedTime(file, Files.getLastModifiedTime(model, LinkOption.NOFOLLOW_LINKS));
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    @Override
    public void force(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException folderCannotBeOpened) {
            // As on Windows, which keeps a journal of renamings itself.
        }
    }
}
