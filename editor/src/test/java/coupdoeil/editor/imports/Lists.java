package coupdoeil.editor.imports;

import coupdoeil.validator.imports.settle.PendingImport;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Orders of battle for tests. */
public final class Lists {

    private Lists() {}

    /** Two divisions with brigades that are called commands, a sum that fails, chasseurs of either arm. */
    public static String leftWing() {
        try (InputStream in = Objects.requireNonNull(Lists.class.getResourceAsStream("left-wing.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static PendingImport read(String name, String text) {
        return PendingImport.of(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
