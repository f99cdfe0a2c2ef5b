package coupdoeil.validator.export;

import coupdoeil.model.file.Digest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a target makes of scenarios: bundles of files for one folder. The target fills it. */
public final class ExportedFiles {

    private static final int LONGEST_NAME = 100;

    private final String target;
    private final List<Bundle> bundles = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** @param target its id */
    public ExportedFiles(String target) {
        this.target = target;
    }

    /**
     * A new bundle, named after an id whatever that is: never a path, never a name that is taken, never longer than file
     * systems allow. A long id is cut and told from others of the same beginning by a digest of the whole.
     *
     * @param id of the scenario or pack
     * @param scenario id of the only scenario in it; empty if it is of all
     */
    public Bundle bundle(String id, String scenario) {
        String kept = id.isEmpty() ? "scenario" : id.replaceAll("[^A-Za-z0-9_-]", "_");
        String safe = kept.length() <= LONGEST_NAME
                ? kept
                : kept.substring(0, LONGEST_NAME) + "-"
                        + new Digest().add(id).hex().substring(0, 8);
        String name = safe;
        // Some file systems hold two names that differ in capitals only for one.
        for (int number = 2; !names.add(name.toLowerCase(Locale.ROOT)); number++) {
            name = safe + "-" + number;
        }
        Bundle bundle = new Bundle(target, name, scenario);
        bundles.add(bundle);
        return bundle;
    }

    /** In the order they were begun. */
    public List<Bundle> bundles() {
        return List.copyOf(bundles);
    }
}
