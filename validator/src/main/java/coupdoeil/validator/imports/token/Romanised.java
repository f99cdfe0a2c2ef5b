package coupdoeil.validator.imports.token;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Cyrillic words in Latin letters, in the ways in which they are mostly spelt: {@code pekhotnyj}, {@code pekhotnyy}, {@code pekhotny}. */
final class Romanised {

    private static final Map<Character, String> LETTERS = Map.ofEntries(
            Map.entry('а', "a"),
            Map.entry('б', "b"),
            Map.entry('в', "v"),
            Map.entry('г', "g"),
            Map.entry('д', "d"),
            Map.entry('е', "e"),
            Map.entry('ж', "zh"),
            Map.entry('з', "z"),
            Map.entry('и', "i"),
            Map.entry('к', "k"),
            Map.entry('л', "l"),
            Map.entry('м', "m"),
            Map.entry('н', "n"),
            Map.entry('о', "o"),
            Map.entry('п', "p"),
            Map.entry('р', "r"),
            Map.entry('с', "s"),
            Map.entry('т', "t"),
            Map.entry('у', "u"),
            Map.entry('ф', "f"),
            Map.entry('ц', "ts"),
            Map.entry('ч', "ch"),
            Map.entry('ш', "sh"),
            Map.entry('щ', "shch"),
            Map.entry('ъ', ""),
            Map.entry('ы', "y"),
            Map.entry('ь', ""),
            Map.entry('э', "e"));

    /** Letters that are spelt in more than one way. */
    private static final List<Map<Character, String>> WAYS = List.of(
            Map.of('й', "j", 'х', "kh", 'ё', "yo", 'ю', "yu", 'я', "ya"),
            Map.of('й', "y", 'х', "kh", 'ё', "e", 'ю', "yu", 'я', "ya"),
            Map.of('й', "i", 'х', "kh", 'ё', "e", 'ю', "iu", 'я', "ia"),
            Map.of('й', "j", 'х', "h", 'ё', "jo", 'ю', "ju", 'я', "ja"));

    private Romanised() {}

    /** Empty for a word that is in Latin letters already. */
    static Set<String> of(String word) {
        Set<String> spelt = new LinkedHashSet<>();
        if (word.chars().noneMatch(letter -> letter >= 'а' && letter <= 'ё')) {
            return spelt;
        }
        for (Map<Character, String> way : WAYS) {
            spelt.add(spelt(word, way));
        }
        spelt.add(spelt(word.replaceAll("(?:ый|ий)(?= |$)", "ы"), WAYS.get(1)));
        return spelt;
    }

    private static String spelt(String word, Map<Character, String> way) {
        StringBuilder latin = new StringBuilder();
        for (char letter : word.toCharArray()) {
            String letters = way.getOrDefault(letter, LETTERS.getOrDefault(letter, String.valueOf(letter)));
            latin.append(letters);
        }
        return latin.toString();
    }
}
