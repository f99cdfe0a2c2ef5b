package coupdoeil.editor.paint.piece;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The abbreviations of the words that the names of many units share. */
final class Abbreviations {

    private static final Map<String, String> WORDS = load();

    private Abbreviations() {}

    /**
     * A word with what is known of it abbreviated: {@code Dragoons} becomes {@code Drag}, {@code 12-pounder}
     * {@code 12-pdr}, {@code 2/Guardias} {@code 2/Gdas}. Empty if nothing is.
     */
    static Optional<String> of(String word) {
        int from = Math.max(word.lastIndexOf('/'), word.lastIndexOf('-')) + 1;
        return Optional.ofNullable(WORDS.get(word.substring(from).toLowerCase(Locale.ROOT)))
                .map(known -> word.substring(0, from) + known);
    }

    private static Map<String, String> load() {
        Properties properties = new Properties();
        try (InputStream in = Abbreviations.class.getResourceAsStream("abbreviations.properties")) {
            if (in == null) {
                throw new IllegalStateException("abbreviations.properties is missing");
            }
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> words = new HashMap<>();
        properties.stringPropertyNames().forEach(word -> words.put(word, properties.getProperty(word)));
        return Map.copyOf(words);
    }
}
