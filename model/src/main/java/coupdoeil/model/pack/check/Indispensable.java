package coupdoeil.model.pack.check;

import coupdoeil.model.json.JsonPointers;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What the objects of a format cannot do without: keys that are required and have no default, a way of saying something
 * where there is no default way, the items of a list that must have a certain number.
 *
 * @param schema of the format
 */
record Indispensable(JsonNode schema) {

    /**
     * What must be left out when the value of a pointer is: that value, or the closest one around it that can be missed.
     * Empty for the whole file.
     */
    String owner(String pointer) {
        List<String> steps = JsonPointers.steps(pointer);
        List<List<JsonNode>> path = new ArrayList<>(List.of(resolved(schema)));
        for (String step : steps) {
            List<JsonNode> next = new ArrayList<>();
            path.get(path.size() - 1).forEach(node -> next.addAll(child(node, step)));
            path.add(next);
        }
        int end = steps.size();
        while (end > 0 && needs(path.get(end - 1), steps.get(end - 1))) {
            end--;
        }
        StringBuilder owner = new StringBuilder();
        steps.subList(0, end).forEach(step -> owner.append('/').append(JsonPointers.escape(step)));
        return owner.toString();
    }

    private static boolean needs(List<JsonNode> nodes, String step) {
        return nodes.stream().anyMatch(node -> {
            boolean required = says(node.path("required"), step)
                    && !node.path("properties").path(step).has("default");
            boolean oneWay = node.path("oneOf").valueStream().anyMatch(way -> says(way.path("required"), step))
                    // What says nothing of its place is in a box off the map.
                    && node.path("oneOf").valueStream().noneMatch(way -> says(way.path("required"), "off"));
            return required || oneWay || node.has("minItems");
        });
    }

    private static boolean says(JsonNode words, String word) {
        return words.valueStream().anyMatch(node -> node.asString().equals(word));
    }

    private List<JsonNode> child(JsonNode node, String step) {
        JsonNode property = node.path("properties").path(step);
        if (!property.isMissingNode()) {
            return resolved(property);
        }
        List<JsonNode> children = new ArrayList<>();
        for (String keyword : List.of("items", "additionalProperties")) {
            if (node.path(keyword).isObject()) {
                children.addAll(resolved(node.path(keyword)));
            }
        }
        return children;
    }

    /** A schema and all that it refers to. */
    private List<JsonNode> resolved(JsonNode node) {
        List<JsonNode> all = new ArrayList<>(List.of(node));
        if (node.has("$ref")) {
            String name = node.path("$ref").asString().replace("#/$defs/", "");
            all.addAll(resolved(schema.path("$defs").path(name)));
        }
        node.path("allOf").valueStream().forEach(part -> all.addAll(resolved(part.path("then"))));
        return all;
    }
}
