package coupdoeil.validator.export;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Files that belong together, of one scenario or of all, and what they do not hold. The target fills it. */
public final class Bundle {

    private final String target;
    private final String name;
    private final String scenario;
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final List<Loss> losses = new ArrayList<>();

    Bundle(String target, String name, String scenario) {
        this.target = target;
        this.name = name;
        this.scenario = scenario;
    }

    /** Id of the target that the files are for. */
    public String target() {
        return target;
    }

    /** What the names of its files begin with: safe on every file system, no other bundle's of the target. */
    public String name() {
        return name;
    }

    /** Id of the scenario that it is of; empty if it is of all. */
    public String scenario() {
        return scenario;
    }

    /**
     * Adds a file.
     *
     * @param suffix what follows the name of the bundle, none of it from the pack: {@code .tmx}, {@code -tts/face-1.png}
     */
    public void add(String suffix, byte[] bytes) {
        if (files.put(name + suffix, bytes) != null) {
            throw new IllegalStateException("two files " + suffix);
        }
    }

    /** Says what the files do not hold; nothing of which there is none, and nothing that was said. */
    public void lose(Loss loss) {
        boolean none = loss.count() == 0 && loss.share() == null;
        if (!none && !losses.contains(loss)) {
            losses.add(loss);
        }
    }

    /** What was added, by name, in the order it was added. */
    public Map<String, byte[]> files() {
        return Collections.unmodifiableMap(files);
    }

    public List<Loss> losses() {
        return List.copyOf(losses);
    }
}
