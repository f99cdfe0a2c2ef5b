package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.Letters;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Names short enough for a counter, as players write them: {@code 13th Light Dragoons} becomes {@code 13th LD},
 * {@code 1/64e Ligne} becomes {@code 1/64e L}, {@code Cleeves's company} becomes {@code Cleeves}, {@code Maréchal Soult,
 * duc de Dalmatie} becomes {@code Soult}.
 */
public final class ShortName {

    private static final Set<String> FILLERS =
            Set.of("of", "the", "and", "de", "des", "du", "la", "le", "à", "del", "y", "der", "von", "und", "et");
    private static final Set<String> PARTICLES =
            Set.of("de", "des", "du", "la", "le", "von", "van", "der", "del", "of");

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
        return Letters.fitted(family, font, width);
    }

    /** The name of a unit, in full if it fits. */
    public static String ofUnit(String name, Font font, double width) {
        if (Letters.width(name, font) <= width) {
            return name;
        }
        String core = core(name);
        if (Letters.width(core, font) <= width) {
            return core;
        }
        List<String> words = new ArrayList<>();
        for (String word : core.split(" ", -1)) {
            if (words.isEmpty() || !FILLERS.contains(word)) {
                words.add(word);
            }
        }
        String first = words.get(0);
        if (first.matches(".*['’]s?")) {
            return Letters.fitted(first.replaceAll("['’]s?$", ""), font, width);
        }
        boolean numbered = first.chars().anyMatch(Character::isDigit);
        if (numbered && words.size() > 1) {
            StringBuilder initials = new StringBuilder(first).append(' ');
            words.stream().skip(1).forEach(word -> initials.appendCodePoint(word.codePointAt(0)));
            // A number cut short would be another unit's, so the rest of the name goes first.
            return Letters.width(initials.toString(), font) <= width
                    ? initials.toString()
                    : Letters.fitted(first, font, width);
        }
        return Letters.fitted(String.join(" ", words.subList(0, Math.min(2, words.size()))), font, width);
    }

    /** A name without titles after a comma and without remarks in brackets. */
    private static String core(String name) {
        String core =
                name.replaceAll("\\([^)]*\\)", "").replaceAll(",.*", "").strip().replaceAll("\\s+", " ");
        return core.isEmpty() ? name.strip() : core;
    }
}
