package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.FacingKind;
import java.util.List;

/**
 * A tactical formation.
 *
 * @param arms arms that can take it
 * @param facing what it faces
 * @param maxHexes most hexes that it can occupy
 * @param effects what the rules read of it
 */
public record FormationType(
        String id, String name, List<String> arms, FacingKind facing, int maxHexes, Attributes effects) {

    public FormationType {
        arms = List.copyOf(arms);
    }
}
