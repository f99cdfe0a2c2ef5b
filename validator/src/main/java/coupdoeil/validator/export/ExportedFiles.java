package coupdoeil.validator.export;

import coupdoeil.model.file.Digest;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a target makes of scenarios: the files of one folder, and what these do not hold. The target fills it. */
public final class ExportedFiles {

    private static final int LONGEST_NAME = 100;

    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Map<String, String> scenarios = new LinkedHashMap<>();
    private final Set<String> losses = new LinkedHashSet<>();

    /**
     * Adds a file, named after an id whatever that is: never a path, never a name that is taken, never longer than file
     * systems allow. A long id is cut and told from others of the same beginning by a digest of the whole.
     *
     * @param id of the scenario or pack
     * @param suffix what the name ends in, {@code .engine.json}
     * @param scenario id of the only scenario in it; empty if it is of all
     */
    public void add(String id, String suffix, String scenario, byte[] bytes) {
        String kept = id.isEmpty() ? "scenario" : id.replaceAll("[^A-Za-z0-9_-]", "_");
        String safe = kept.length() <= LONGEST_NAME
                ? kept
                : kept.substring(0, LONGEST_NAME) + "-"
                        + new Digest().add(id).hex().substring(0, 8);
        String name = safe + suffix;
        for (int number = 2; files.containsKey(name); number++) {
            name = safe + "-" + number + suffix;
        }
        files.put(name, bytes);
        scenarios.put(name, scenario);
    }

    /** Says what the files do not hold, in a sentence for people; a sentence that was said is not said again. */
    public void lose(String what) {
        losses.add(what);
    }

    /** What was added, by name, in the order it was added. */
    public Map<String, byte[]> files() {
        return Collections.unmodifiableMap(files);
    }

    /** Id of the scenario that a file is of; empty if it is of all. */
    public String scenario(String file) {
        return scenarios.getOrDefault(file, "");
    }

    public List<String> losses() {
        return List.copyOf(losses);
    }
}
