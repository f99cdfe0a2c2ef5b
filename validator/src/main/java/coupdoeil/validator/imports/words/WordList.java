package coupdoeil.validator.imports.words;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Words that mean something at one place of a line only, and have no tag therefore: keys {@code only.} of the data. */
public enum WordList {
    ARTICLE,
    /** What stands before who commands. */
    BY,
    /** Of what stands near a place, not in it. */
    BESIDE,
    COLUMN,
    COMMANDING,
    DITTO,
    /** Adjectives of what a division has beside its brigades. */
    DIVISIONAL,
    /** Where a formation stands in a line of battle. */
    FLANK,
    /** Ranks of generals in short. */
    GENERAL,
    GRAND_TOTAL,
    /** What joins the halves of a name, and ends no line. */
    OF,
    OR,
    POSTED,
    PRINCE,
    /** Of units made of parts of others. */
    PUT_TOGETHER,
    SEVERAL_FORMATIONS,
    /** What stands before the month or year of a title. */
    WHEN,
    /** What stands before the name of a place. */
    WHERE;

    private static final Map<WordList, Set<String>> WORDS = read();

    /** Whether a word, folded, is one of the list. */
    public boolean has(String folded) {
        return WORDS.getOrDefault(this, Set.of()).contains(folded);
    }

    private static Map<WordList, Set<String>> read() {
        Map<WordList, Set<String>> lists = new EnumMap<>(WordList.class);
        for (String language : WordFiles.LANGUAGES) {
            WordFiles.of(language).forEach((key, words) -> {
                if (key.startsWith(WordFiles.ONLY)) {
                    String name = key.substring(WordFiles.ONLY.length()).toUpperCase(Locale.ROOT);
                    Set<String> list = lists.computeIfAbsent(valueOf(name), none -> new HashSet<>());
                    words.forEach(word -> list.add(Folding.fold(word)));
                }
            });
        }
        return lists;
    }
}
