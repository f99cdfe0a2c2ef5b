package coupdoeil.validator.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this program, as the build wrote it down. */
public final class ToolVersion {

    private static final String RESOURCE = "/coupdoeil/validator/version.properties";

    private ToolVersion() {}

    /** @throws IllegalStateException if the program was built without it */
    public static String text() {
        Properties properties = new Properties();
        try (InputStream in = ToolVersion.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + RESOURCE);
            }
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
        return properties.getProperty("version");
    }
}
