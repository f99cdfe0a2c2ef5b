package coupdoeil.model.rules;

import java.util.List;

/**
 * A kind of place.
 *
 * @param extent how much ground it takes: one hex, several
 * @param attributes what the designer says of it
 */
public record PlaceKind(String id, String name, Extent extent, List<AttributeType> attributes) {

    /** How much ground a place takes. */
    public enum Extent {
        ONE,
        MANY
    }

    public PlaceKind {
        attributes = List.copyOf(attributes);
    }
}
