package coupdoeil.validator.cli;

import coupdoeil.model.file.Destination;
import coupdoeil.model.file.Disk;
import coupdoeil.model.file.PlainFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * Where a command writes to: a regular file, or regular files in a folder, outside the pack that they are made from. They
 * are replaced whole or not at all, and only by their like.
 */
public final class OutputPath {

    /** What is written, told by how it begins; nothing else is replaced by it. */
    public enum Kind {
        PNG("PNG picture", new byte[] {(byte) 0x89, 'P', 'N', 'G'}),
        ZIP("zip", new byte[] {'P', 'K'}),
        XLSX("spreadsheet", new byte[] {'P', 'K'}),
        /** Begins with anything. */
        TEXT("text", new byte[0]);

        private final String text;
        private final byte[] start;

        Kind(String text, byte[] start) {
            this.text = text;
            this.start = start;
        }
    }

    private final Path path;

    private OutputPath(Path path) {
        this.path = path;
    }

    /**
     * A file to write, looked at before work begins.
     *
     * @param pack what it is made from
     * @throws CommandFailure if it is not to be written
     */
    public static OutputPath file(Path file, Kind kind, Path pack) {
        try {
            PlainFile.check(file);
            if (!isLike(file, kind)) {
                throw new IOException(file + " is no " + kind.text + "; it is not replaced");
            }
            Destination.checkOutside(file, pack);
        } catch (IOException refused) {
            throw failure(file, refused);
        }
        return new OutputPath(file);
    }

    /** A folder to write into, made if need be. @param pack what its files are made from @throws CommandFailure as above */
    public static OutputPath folder(Path folder, Path pack) {
        try {
            Destination.checkOutside(folder, pack);
        } catch (IOException refused) {
            throw failure(folder, refused);
        }
        return new OutputPath(folder);
    }

    /** A folder for what is made from no pack. */
    static OutputPath folder(Path folder) {
        return new OutputPath(folder);
    }

    /** Writes the file. @throws CommandFailure if it cannot be written; what was there before is still there then */
    public void write(byte[] bytes) {
        try {
            Destination.makeFolders(
                    Objects.requireNonNull(path.toAbsolutePath().getParent(), "a file stands in a folder"));
            PlainFile.write(path, bytes, Disk.REAL);
        } catch (IOException failed) {
            throw failure(path, failed);
        }
    }

    /** Writes files by name into the folder, all or none. @throws CommandFailure if that fails */
    void write(Map<String, byte[]> files) {
        try {
            Destination.write(path, files);
        } catch (IOException failed) {
            throw CommandFailure.unreadable("cannot write to " + path + ": " + Destination.reason(failed));
        }
    }

    private static boolean isLike(Path file, Kind kind) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS) || Files.size(file) == 0) {
            return true;
        }
        try (InputStream content = Files.newInputStream(file)) {
            return Arrays.equals(content.readNBytes(kind.start.length), kind.start);
        }
    }

    private static CommandFailure failure(Path path, IOException reason) {
        return CommandFailure.unreadable("cannot write " + path + ": " + Destination.reason(reason));
    }

    /** Text as files hold it. */
    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
