package coupdoeil.model.oob;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * A body of troops with a place in an organisation: a corps, division, brigade, regiment.
 *
 * @param level one of the rule system's command levels
 * @param strength historical strength, where it is said of the whole; nothing is derived from what it holds
 */
@RecordBuilder
public record Formation(String id, String name, String level, Belonging under, Strength strength, Attributes attributes)
        implements FormationBuilder.With {

    /** A formation of whose strength nothing is said. */
    public Formation(String id, String name, String level, Belonging under, Attributes attributes) {
        this(id, name, level, under, Strength.UNKNOWN, attributes);
    }
}
