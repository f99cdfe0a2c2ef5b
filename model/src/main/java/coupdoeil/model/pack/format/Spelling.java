package coupdoeil.model.pack.format;

import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which character stands for which value in the rows of a map. It depends on nothing but the map's legend and which
 * values it holds, so that equal maps are spelt alike.
 *
 * @param characters by value, for all values of the layer
 * @param legend what a file must list
 */
record Spelling<T>(Map<T, Character> characters, SortedMap<Character, T> legend) {

    /** Terrain: the map's legend; one-letter ids as they are; else '.' for the commonest and letters of the id. */
    static Spelling<String> ofTerrain(HexBattlefield map) {
        Map<String, Integer> counts = counts(map.terrain());
        Spelling<String> spelling = of(map.legend().terrain());
        Set<Character> taken = new HashSet<>(spelling.legend.keySet());
        List<String> missing = counts.keySet().stream()
                .filter(id -> !spelling.characters.containsKey(id))
                .sorted(Comparator.comparing((String id) -> id.length() != 1)
                        .thenComparing(id -> -counts.getOrDefault(id, 0))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        for (String id : missing) {
            if (id.length() == 1 && taken.add(id.charAt(0))) {
                spelling.characters.put(id, id.charAt(0));
            } else {
                char character = candidates(id)
                        .filter(c -> !taken.contains(c))
                        .findFirst()
                        .orElseThrow();
                taken.add(character);
                spelling.characters.put(id, character);
                spelling.legend.put(character, id);
            }
        }
        return spelling;
    }

    /** Levels: the map's legend; 0-9 and a-z for 0 to 35; capitals and other letters for the rest. */
    static Spelling<Integer> ofLevels(HexBattlefield map) {
        Spelling<Integer> spelling = of(map.legend().levels());
        Set<Character> taken = new HashSet<>(spelling.legend.keySet());
        for (int level : new TreeMap<>(counts(map.levels())).keySet()) {
            Character plain = Levels.plain(level);
            if (!spelling.characters.containsKey(level)) {
                if (plain != null && !taken.contains(plain)) {
                    spelling.characters.put(level, plain);
                } else {
                    char character = strangers('A', 'Z')
                            .filter(c -> !taken.contains(c))
                            .findFirst()
                            .orElseThrow();
                    taken.add(character);
                    spelling.characters.put(level, character);
                    spelling.legend.put(character, level);
                }
            }
        }
        return spelling;
    }

    private static <T> Spelling<T> of(Map<Character, T> legend) {
        Map<T, Character> characters = new HashMap<>();
        legend.forEach((character, value) -> characters.putIfAbsent(value, character));
        return new Spelling<>(characters, new TreeMap<>(legend));
    }

    private static Stream<Character> candidates(String id) {
        String first = id.equals(HexBattlefield.OFF_MAP) ? " " : ".";
        String letters = id.replaceAll("[^A-Za-z]", "");
        String preferred = first + letters.toLowerCase(Locale.ROOT) + letters.toUpperCase(Locale.ROOT);
        return Stream.concat(preferred.chars().mapToObj(c -> (char) c), strangers('!', '~'));
    }

    /** Characters from one to another, then letters of all the world; none that JSON must escape. */
    private static Stream<Character> strangers(char from, char to) {
        return IntStream.concat(IntStream.rangeClosed(from, to), IntStream.range('\u00C0', Character.MIN_SURROGATE))
                .filter(c -> c != '"' && c != '\\' && (c < 128 || Character.isLetter(c)))
                .mapToObj(c -> (char) c);
    }

    private static <T> Map<T, Integer> counts(CellLayer<T> layer) {
        Map<T, Integer> counts = new HashMap<>();
        for (int cell = 0; cell < layer.size(); cell++) {
            counts.merge(layer.get(cell), 1, Integer::sum);
        }
        return counts;
    }
}
