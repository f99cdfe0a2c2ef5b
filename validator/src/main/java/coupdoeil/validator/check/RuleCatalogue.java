package coupdoeil.validator.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is said of every rule of a rule set, built or not, in the order of the catalogue. */
public final class RuleCatalogue {

    private static final JsonMapper JSON = new JsonMapper();

    private final Map<String, RuleInfo> rules = new LinkedHashMap<>();

    private RuleCatalogue() {}

    /** Reads the catalogue of a rule set. @throws IllegalStateException if a resource is missing or flawed */
    public static RuleCatalogue of(RuleSet set) {
        RuleCatalogue catalogue = new RuleCatalogue();
        for (String group : set.groups()) {
            String resource = "/coupdoeil/catalogue/" + set.system() + "/" + group + ".json";
            try (InputStream in = set.getClass().getResourceAsStream(resource)) {
                if (in == null) {
                    throw new IllegalStateException("no catalogue " + resource);
                }
                for (JsonNode entry : JSON.readTree(in)) {
                    RuleInfo rule = rule(entry, resource);
                    if (!rule.group().equals(group) || catalogue.rules.put(rule.id(), rule) != null) {
                        throw new IllegalStateException(resource + ": " + rule.id() + " is out of place");
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return catalogue;
    }

    public List<RuleInfo> all() {
        return new ArrayList<>(rules.values());
    }

    public Optional<RuleInfo> rule(String id) {
        return Optional.ofNullable(rules.get(id));
    }

    private static RuleInfo rule(JsonNode entry, String resource) {
        return new RuleInfo(
                text(entry, "id", resource),
                Severity.valueOf(text(entry, "severity", resource).toUpperCase(Locale.ROOT)),
                RuleInfo.Kind.valueOf(text(entry, "kind", resource).toUpperCase(Locale.ROOT)),
                text(entry, "title", resource),
                text(entry, "message", resource),
                text(entry, "reference", resource),
                text(entry, "why", resource),
                text(entry, "remedy", resource));
    }

    private static String text(JsonNode entry, String key, String resource) {
        JsonNode value = entry.get(key);
        if (value == null || !value.isString()) {
            throw new IllegalStateException(resource + ": a rule lacks \"" + key + "\": " + entry);
        }
        return value.stringValue();
    }
}
