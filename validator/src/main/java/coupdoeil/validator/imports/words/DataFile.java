package coupdoeil.validator.imports.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Files of keys and values that come with the importer. */
public final class DataFile {

    private static final String FOLDER = "/coupdoeil/imports/";

    private DataFile() {}

    /**
     * What a file says.
     *
     * @param name below the importer's data, {@code gazetteer/en}
     * @throws IllegalStateException if the program was built without it
     */
    public static Properties read(String name) {
        Properties properties = new Properties();
        String file = FOLDER + name + ".properties";
        try (InputStream in = DataFile.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("missing " + file);
            }
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
