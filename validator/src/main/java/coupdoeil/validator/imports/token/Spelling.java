package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.words.Folding;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A word as it is printed and as it is compared. Words come again and again, so most of a long list share theirs. */
record Spelling(String text, String folded) {

    private static final int MOST_REMEMBERED = 50_000;
    private static final Map<String, Spelling> WORDS = new ConcurrentHashMap<>();

    static Spelling of(String text) {
        Spelling known = WORDS.get(text);
        if (known == null) {
            String folded = Folding.fold(text);
            known = new Spelling(text, folded.equals(text) ? text : folded);
            if (WORDS.size() < MOST_REMEMBERED) {
                WORDS.put(text, known);
            }
        }
        return known;
    }
}
