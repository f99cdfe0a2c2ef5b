package coupdoeil.model.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The rule systems that come with the program, each read once from {@code coupdoeil/rules/<id>.json}. */
public final class RuleSystems {

    private static final List<String> IDS = List.of("fb", "lb", "cc", "hm", "ot");

    private static final Map<String, RuleSystem> LOADED = new ConcurrentHashMap<>();

    private RuleSystems() {}

    /** The ids of all rule systems. */
    public static List<String> ids() {
        return IDS;
    }

    /** The rule system of this id; empty if there is none. */
    public static Optional<RuleSystem> load(String id) {
        return IDS.contains(id) ? Optional.of(LOADED.computeIfAbsent(id, RuleSystems::read)) : Optional.empty();
    }

    private static RuleSystem read(String id) {
        String file = "/coupdoeil/rules/" + id + ".json";
        try (InputStream in = RuleSystems.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + file);
            }
            return RuleSystemReader.read(file, in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }
}
