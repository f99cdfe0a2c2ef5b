package coupdoeil.model.pack.check;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.format.Fields;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The tree that the schema library reads, built from ours so that a file is parsed once. */
final class SchemaNodes {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private SchemaNodes() {}

    static JsonNode node(JsonValue value) {
        if (value instanceof JsonObject object) {
            ObjectNode node = NODES.objectNode();
            object.members().forEach((key, member) -> node.set(key, node(member.value())));
            return node;
        }
        if (value instanceof JsonArray array) {
            ArrayNode node = NODES.arrayNode();
            array.items().forEach(item -> node.add(node(item)));
            return node;
        }
        return scalar(value instanceof JsonScalar scalar ? scalar.value() : null);
    }

    private static JsonNode scalar(@Nullable Object value) {
        if (value instanceof String text) {
            return NODES.stringNode(text);
        }
        if (value instanceof JsonScalar.Excess excess) {
            return excess.number() ? NODES.numberNode(0) : NODES.stringNode("");
        }
        if (value instanceof Boolean truth) {
            return NODES.booleanNode(truth);
        }
        if (value instanceof BigDecimal number) {
            // Enumerations are compared by type as well.
            return Fields.whole(number).<JsonNode>map(NODES::numberNode).orElseGet(() -> NODES.numberNode(number));
        }
        return NODES.nullNode();
    }
}
