package coupdoeil.editor.data;

import coupdoeil.model.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The properties that the schemas of a pack's files know, by path. */
final class PackSchemas {

    static final List<String> KINDS =
            List.of("pack", "battlefield", "order-of-battle", "chart", "house-rules", "suppressions", "scenario");

    private PackSchemas() {}

    static Set<String> properties() throws IOException {
        Set<String> properties = new TreeSet<>();
        for (String kind : KINDS) {
            try (InputStream in = PackSchemas.class.getResourceAsStream("/coupdoeil/schema/" + kind + ".schema.json")) {
                Map<?, ?> schema = (Map<?, ?>)
                        Changed.plain(JsonReader.read(in.readAllBytes()).value().orElseThrow());
                collect(schema, schema, kind, properties, 0);
            }
        }
        return properties;
    }

    /** Attributes are the rule system's and end the way; members of members are those of the first. */
    private static void collect(Map<?, ?> schema, Map<?, ?> node, String path, Set<String> found, int depth) {
        if (node.get("$ref") instanceof String ref) {
            String name = ref.substring(ref.lastIndexOf('/') + 1);
            if (!name.equals("attributes") && !name.equals("attribute") && depth < 12) {
                collect(schema, (Map<?, ?>) ((Map<?, ?>) schema.get("$defs")).get(name), path, found, depth + 1);
            }
        }
        if (node.get("properties") instanceof Map<?, ?> properties) {
            properties.forEach((key, value) -> {
                found.add(path + "/" + key);
                if (!path.endsWith("/members/*")) {
                    collect(schema, (Map<?, ?>) value, path + "/" + key, found, depth + 1);
                }
            });
        }
        if (node.get("items") instanceof Map<?, ?> items) {
            collect(schema, items, path + "/*", found, depth + 1);
        }
        if (node.get("then") instanceof Map<?, ?> then) {
            collect(schema, then, path, found, depth + 1);
        }
        if (node.get("allOf") instanceof List<?> all) {
            all.forEach(each -> collect(schema, (Map<?, ?>) each, path, found, depth + 1));
        }
    }
}
