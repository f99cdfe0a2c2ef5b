package coupdoeil.editor.welcome;

import coupdoeil.editor.text.Messages;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A battle that comes with the program. */
public enum Sample {
    ALBUERA("albuera-1811", "welcome.albuera"),
    AUERSTEDT("auerstedt-1806", "welcome.auerstedt"),
    QUATRE_BRAS("quatre-bras-1815", "welcome.quatre-bras"),
    GUILFORD("guilford-courthouse-1781", "welcome.guilford"),
    ROLICA("rolica-1808", "welcome.rolica"),
    COA("coa-1810", "welcome.coa");

    /** From the program's jar or classes up to the folder that the samples are in too. */
    private static final int STEPS_UP = 4;

    private final String folder;
    private final String key;

    Sample(String folder, String key) {
        this.folder = folder;
        this.key = key;
    }

    /** The name of its folder. */
    public String folder() {
        return folder;
    }

    /** Battle, day and rules. */
    String text() {
        return Messages.text(key);
    }

    /** A picture of its map, 480 by 300 pixels. */
    @Nullable
    URL picture() {
        return Sample.class.getResource("/coupdoeil/editor/welcome/" + folder + ".jpg");
    }

    /** Where it is; empty if the program came without it. */
    Optional<Path> path() {
        return home().map(home -> home.resolve(folder)).filter(Files::isDirectory);
    }

    /** The folder of the samples, beside the program or above it. */
    private static Optional<Path> home() {
        CodeSource source = Sample.class.getProtectionDomain().getCodeSource();
        try {
            Path up = source == null ? null : Path.of(source.getLocation().toURI());
            for (int i = 0; i < STEPS_UP && up != null; i++) {
                up = up.getParent();
                if (up != null && Files.isDirectory(up.resolve("samples").resolve(ALBUERA.folder))) {
                    return Optional.of(up.resolve("samples"));
                }
            }
        } catch (URISyntaxException | IllegalArgumentException unknown) {
            return Optional.empty();
        }
        return Optional.empty();
    }
}
