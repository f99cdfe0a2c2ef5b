package coupdoeil.validator.imports.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** The words of orders of battle as data, a file for each language. */
public final class WordFiles {

    /** Languages there is a file for. */
    public static final List<String> LANGUAGES = List.of("en", "fr", "de", "es", "it", "pt", "nl", "pl", "ru");

    /** What keys of words begin with that mean something at one place of a line only. */
    public static final String ONLY = "only.";

    private WordFiles() {}

    /** The words of a language by what they mean, as they are printed. */
    public static Map<String, List<String>> of(String language) {
        Properties lines = DataFile.read("gazetteer/" + language);
        Map<String, List<String>> words = new LinkedHashMap<>();
        for (String key : lines.stringPropertyNames()) {
            List<String> printed = new ArrayList<>();
            for (String word : lines.getProperty(key).split(",")) {
                printed.add(word.strip());
            }
            words.put(key, printed);
        }
        return words;
    }
}
