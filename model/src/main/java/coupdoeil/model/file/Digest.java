package coupdoeil.model.file;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 of what is added to it. */
public final class Digest {

    private final MessageDigest digest;

    public Digest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    public Digest add(byte[] bytes) {
        digest.update(bytes);
        return this;
    }

    /** Adds a text as UTF-8. */
    public Digest add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Hexadecimal digits; ends the adding. */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
