package coupdoeil.model.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/** What tells contents of files apart, whatever their times say: SHA-256 as hexadecimal digits. */
public final class ContentHash {

    private ContentHash() {}

    public static String of(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java has SHA-256", impossible);
        }
    }

    /** The hash of a regular file, links not followed; empty if there is none. */
    public static Optional<String> of(Path file) throws IOException {
        return bytes(file).map(ContentHash::of);
    }

    /** What a regular file holds, links not followed; empty if there is none, or another program removes it just now. */
    static Optional<byte[]> bytes(Path file) throws IOException {
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? Optional.of(Files.readAllBytes(file))
                    : Optional.empty();
        } catch (NoSuchFileException gone) {
            return Optional.empty();
        }
    }
}
