package coupdoeil.validator.imports.words;

import java.text.Normalizer;
import java.util.Locale;

/** Words as they are compared: without capitals, accents and the dot of an abbreviation. */
public final class Folding {

    private Folding() {}

    public static String fold(String word) {
        String plain = ascii(word) ? word : unaccented(word);
        String folded = plain.toLowerCase(Locale.ROOT);
        int end = folded.length();
        while (end > 0 && folded.charAt(end - 1) == '.') {
            end--;
        }
        return folded.substring(0, end);
    }

    private static boolean ascii(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) > 127) {
                return false;
            }
        }
        return true;
    }

    private static String unaccented(String word) {
        String decomposed = Normalizer.normalize(word, Normalizer.Form.NFKD);
        StringBuilder out = new StringBuilder(decomposed.length());
        for (int i = 0; i < decomposed.length(); i++) {
            char c = decomposed.charAt(i);
            switch (c) {
                case 'ß' -> out.append("ss");
                case 'œ', 'Œ' -> out.append("oe");
                case 'æ', 'Æ' -> out.append("ae");
                case 'ø', 'Ø' -> out.append('o');
                case 'ł', 'Ł' -> out.append('l');
                case '’', '‘', '`', '´' -> out.append('\'');
                default -> {
                    if (Character.getType(c) != Character.NON_SPACING_MARK) {
                        out.append(c);
                    }
                }
            }
        }
        return out.toString();
    }
}
