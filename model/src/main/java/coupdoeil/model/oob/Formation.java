package coupdoeil.model.oob;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * A body of troops with a place in an organisation: a corps, division, brigade, regiment.
 *
 * @param level one of the rule system's command levels
 */
@RecordBuilder
public record Formation(String id, String name, String level, Belonging under, Attributes attributes)
        implements FormationBuilder.With {}
