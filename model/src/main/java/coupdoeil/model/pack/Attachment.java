package coupdoeil.model.pack;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The bytes of a further file of a pack. */
public final class Attachment {

    private final byte[] bytes;

    public Attachment(byte[] bytes) {
        this.bytes = bytes.clone();
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Attachment attachment && Arrays.equals(bytes, attachment.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }
}
