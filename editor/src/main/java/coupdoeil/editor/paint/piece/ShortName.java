package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.Letters;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Names short enough for a counter, as players write them: {@code 13th Light Dragoons} becomes {@code 13th LD},
 * {@code 12-pounder battery Röhl} becomes {@code 12-pdr Röhl}, {@code Cleeves's company} becomes {@code Cleeves}, {@code Maréchal Soult,
 * duc de Dalmatie} becomes {@code Soult}.
 */
public final class ShortName {

    private static final Set<String> FILLERS = Set.of(
            "of", "the", "and", "with", "at", "before", "de", "des", "du", "la", "le", "à", "a", "del", "y", "der",
            "von", "und", "et");
    private static final Set<String> PARTICLES = Set.of("de", "des", "du", "la", "le", "von", "van", "der", "del");

    /** A word that is a unit's own: a name, or its number in a regiment. */
    private static final String OWN = "\\p{Lu}\\p{L}{2,}.*|\\d+/.*";

    private ShortName() {}

    /** The family name of a leader. */
    public static String ofLeader(String name, Font font, double width) {
        List<String> words = List.of(core(name).split(" ", -1));
        int last = words.size() - 1;
        String family = words.get(last);
        if (last > 0 && family.matches("[IVX]+")) {
            last--;
            family = words.get(last) + " " + family; // a king, who is nobody by his number alone
        }
        for (int i = last - 1; i > 0 && PARTICLES.contains(words.get(i)); i--) {
            String longer = words.get(i) + " " + family;
            if (Letters.width(longer, font) > width) {
                break;
            }
            family = longer;
        }
        int hyphen = family.indexOf('-');
        if (hyphen > 0 && hyphen + 2 < family.length() && Letters.width(family, font) > width) {
            family = family.substring(0, hyphen + 2) + ".";
        }
        return suspended(family, font, width);
    }

    /**
     * The name of a unit: in full if it fits, else with its common words abbreviated, else without those, else its number and
     * the initials of the rest, else without its last words. Only a single word that is too long is cut, after a consonant.
     */
    public static String ofUnit(String name, Font font, double width) {
        List<String> words = words(core(name));
        return forms(name, words).stream()
                .filter(form -> !form.isEmpty() && Letters.width(form, font) <= width)
                .findFirst()
                .orElseGet(() -> suspended(abbreviated(words.get(0)), font, width));
    }

    private static List<String> forms(String name, List<String> words) {
        List<String> forms = new ArrayList<>(List.of(name, core(name)));
        String first = words.get(0);
        if (first.matches(".+['’]s?")) {
            forms.add(first.replaceAll("['’]s?$", ""));
            return forms;
        }
        List<String> shorter = words.stream().map(ShortName::abbreviated).toList();
        forms.add(String.join(" ", shorter));
        boolean numbered = first.matches("[IVX]+/.*") || first.chars().anyMatch(Character::isDigit);
        List<String> own = new ArrayList<>(numbered ? shorter.subList(0, 1) : List.of());
        words.stream()
                .skip(numbered ? 1 : 0)
                .filter(word -> Abbreviations.of(word).isEmpty() && word.matches(OWN))
                .map(word -> word.replaceAll("['’]s?$", ""))
                .forEach(own::add);
        boolean named = first.matches("[IVX0-9]+/\\D{3,}");
        if (named || own.size() > (numbered ? 1 : 0)) {
            forms.add(String.join(" ", own));
        }
        if (numbered && words.size() > 1) {
            StringBuilder initials = new StringBuilder(shorter.get(0)).append(' ');
            words.stream()
                    .skip(1)
                    .forEach(word -> initials.append(
                            Character.toString(word.codePointAt(0)).toUpperCase(Locale.ROOT)));
            forms.add(initials.toString());
        }
        for (int left = shorter.size() - 1; left > 0; left--) {
            if (!counts(words.get(left - 1))) {
                forms.add(String.join(" ", shorter.subList(0, left)));
            }
        }
        return forms;
    }

    /** Whether a word counts what comes after it, such as the guns of a battery, and says nothing without that. */
    private static boolean counts(String word) {
        return !word.matches("\\d+") && abbreviated(word).matches("\\d+");
    }

    private static String abbreviated(String word) {
        return Abbreviations.of(word).orElse(word);
    }

    /** The words of a name but those that only join others. */
    private static List<String> words(String core) {
        List<String> words = new ArrayList<>();
        for (String word : core.split(" ", -1)) {
            if (words.isEmpty() || !FILLERS.contains(word)) {
                words.add(word);
            }
        }
        return words;
    }

    /** A word cut after a consonant, as scribes do, with a full stop. */
    private static String suspended(String word, Font font, double width) {
        if (Letters.width(word, font) <= width) {
            return word;
        }
        for (int length = word.length() - 2; length > 2; length--) {
            if (!staysOpen(word.charAt(length - 1)) && Letters.width(word.substring(0, length) + ".", font) <= width) {
                return word.substring(0, length) + ".";
            }
        }
        return Letters.fitted(word, font, width);
    }

    private static boolean staysOpen(char letter) {
        return "aeiouyäöüáéíóúàèêâôû-'’".indexOf(Character.toLowerCase(letter)) >= 0;
    }

    /** A name without titles after a comma and without remarks in brackets. */
    private static String core(String name) {
        String core =
                name.replaceAll("\\([^)]*\\)", "").replaceAll(",.*", "").strip().replaceAll("\\s+", " ");
        return core.isEmpty() ? name.strip() : core;
    }
}
