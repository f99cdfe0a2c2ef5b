package coupdoeil.validator.table.fact;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.sight.table.Screen;
import java.util.Optional;

/** What a rule system says of a table with pieces on it, in a scenario. A system on tables binds it to a fact of its own. */
public interface SetupRules {

    /** Whether a piece may have no ground of a feature where it stands. */
    boolean isClosed(GroundFeature feature, Stand stand);

    /** How far units keep from the enemy when they are set up, in inches. */
    double apartInches();

    /** What of a feature stops sight; empty if nothing does. */
    Optional<Screen> screen(GroundFeature feature);

    /** Whether a piece stops the sight of others. */
    boolean stopsSight(Stand stand);
}
