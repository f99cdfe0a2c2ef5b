package coupdoeil.validator.export;

import coupdoeil.model.file.Digest;
import java.util.Set;

/** How files are called in a folder that exports are written to. */
public final class ExportFolder {

    private static final String SUFFIX = ".engine.json";
    private static final int LONGEST = 100;

    private ExportFolder() {}

    /**
     * A name for the file of a scenario, whatever its id is: never a path, never one of those taken, never longer than
     * file systems allow. A long id is cut and told from others of the same beginning by a digest of the whole.
     */
    public static String fileName(String scenario, Set<String> taken) {
        String kept = scenario.isEmpty() ? "scenario" : scenario.replaceAll("[^A-Za-z0-9_-]", "_");
        String safe = kept.length() <= LONGEST
                ? kept
                : kept.substring(0, LONGEST) + "-"
                        + new Digest().add(scenario).hex().substring(0, 8);
        String name = safe + SUFFIX;
        for (int number = 2; taken.contains(name); number++) {
            name = safe + "-" + number + SUFFIX;
        }
        return name;
    }
}
