package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.FacingKind;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * A tactical formation.
 *
 * @param arms arms that can take it
 * @param facing what it faces
 * @param maxHexes most hexes that it can occupy
 * @param effects what the rules read of it
 */
@RecordBuilder
public record FormationType(
        String id, String name, List<String> arms, FacingKind facing, int maxHexes, Attributes effects)
        implements FormationTypeBuilder.With {

    public FormationType {
        arms = List.copyOf(arms);
    }
}
