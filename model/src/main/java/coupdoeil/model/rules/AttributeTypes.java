package coupdoeil.model.rules;

import java.util.List;
import java.util.Map;

/**
 * What a rule system wants said of things, beside what the pack format knows of them.
 *
 * @param byKind of each kind of thing: {@code unit}, {@code leader}, {@code formation}, {@code army}, {@code scenario},
 *     {@code period}, {@code placement}, {@code group}, {@code victory}
 * @param chartFields of a record of the terrain effects chart, by the kind of the record
 */
public record AttributeTypes(Map<String, List<AttributeType>> byKind, Map<String, List<AttributeType>> chartFields) {

    /** Nothing is wanted. */
    public static final AttributeTypes NONE = new AttributeTypes(Map.of(), Map.of());

    public AttributeTypes {
        byKind = Map.copyOf(byKind);
        chartFields = Map.copyOf(chartFields);
    }
}
