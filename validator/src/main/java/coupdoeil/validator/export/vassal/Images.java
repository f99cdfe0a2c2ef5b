package coupdoeil.validator.export.vassal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The pictures of a module, each once, by the names that it calls them. */
final class Images {

    private final Map<String, byte[]> files = new LinkedHashMap<>();

    /** Adds a picture. @return its name */
    String add(String name, byte[] bytes) {
        files.put(name, bytes);
        return name;
    }

    /** By name. */
    Map<String, byte[]> files() {
        return Collections.unmodifiableMap(files);
    }
}
