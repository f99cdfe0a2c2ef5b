package coupdoeil.validator.imports.source.records;

import coupdoeil.validator.imports.source.ColumnKind;
import java.util.Locale;
import java.util.Set;

/** What the key says that a value stands under: as headings of columns do, in the singular or the plural, or as a name. */
final class Keys {

    private static final Set<String> ECHELONS =
            Set.of("army", "wing", "corps", "division", "brigade", "group", "regiment", "battalion", "battery");

    private Keys() {}

    static ColumnKind kind(String key) {
        ColumnKind kind = ColumnKind.of(key.replace('_', ' '));
        return kind == ColumnKind.NONE ? ColumnKind.of(singular(key)) : kind;
    }

    private static String singular(String key) {
        return key.endsWith("ies") ? key.substring(0, key.length() - 3) + "y" : key.replaceFirst("s$", "");
    }

    /** Whether what stands under it are units or formations. */
    static boolean isOfUnits(String key) {
        return !isName(key) && kind(key) == ColumnKind.NAME || !echelon(key).isEmpty();
    }

    static boolean isEchelon(String word) {
        return ECHELONS.contains(word.toLowerCase(Locale.ROOT));
    }

    /** The echelon of what stands under it; empty if it says none. */
    static String echelon(String key) {
        String word = key.toLowerCase(Locale.ROOT);
        return ECHELONS.contains(word) ? word : ECHELONS.contains(singular(word)) ? singular(word) : "";
    }

    /** Whether it is itself the name of what stands under it: {@code 1st Brigade (Quiot)}, {@code French}. */
    static boolean isName(String key) {
        if (key.isEmpty() || !echelon(key).isEmpty() || ColumnKind.isKnown(key)) {
            return false;
        }
        boolean capital = Character.isUpperCase(key.charAt(0));
        boolean digit = Character.isDigit(key.charAt(0));
        return (capital || digit) && key.indexOf(' ') > 0 || capital && kind(key) == ColumnKind.NONE;
    }

    /** Whether a name is that of a nation or party, if it is one: no number, no second word. */
    static boolean isOneWord(String key) {
        return key.chars().allMatch(Character::isLetter);
    }
}
