package coupdoeil.model.battlefield;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The characters that a map's files use for terrain and levels, in order of the characters.
 *
 * <p>It says nothing about the ground; a map keeps it so that painting one hex changes one line of its file, whatever
 * terrain comes or goes. What it lacks, the writer adds.
 */
public record Legend(Map<Character, String> terrain, Map<Character, Integer> levels) {

    public static final Legend NONE = new Legend(Map.of(), Map.of());

    public Legend {
        terrain = Collections.unmodifiableMap(new TreeMap<>(terrain));
        levels = Collections.unmodifiableMap(new TreeMap<>(levels));
    }
}
