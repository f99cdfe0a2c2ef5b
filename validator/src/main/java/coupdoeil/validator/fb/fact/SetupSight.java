package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.Collection;

/**
 * Sight from where everyone stands at the start, at the turn of the scenario in which one sees furthest (FB 3.3): a fact,
 * which charges whoever asks with the hexes read. What is hidden then is hidden in any light and weather.
 */
public final class SetupSight {

    private final Relief ground;
    private final SightByTurn byTurn;
    private final int turn;
    private final LineOfSight rule;

    public SetupSight(Relief ground, SightByTurn byTurn) {
        this.ground = ground;
        this.byTurn = byTurn;
        this.turn = byTurn.clearest();
        this.rule = byTurn.at(turn);
    }

    public LineOfSight rule() {
        return rule;
    }

    /** The ground with the units of the set-up. */
    public Relief ground() {
        return ground;
    }

    /** Label of the turn. */
    public String moment() {
        return byTurn.label(turn);
    }

    /** Whether the scenario says how far one sees. */
    public boolean limited() {
        return rule.visibilityHexes() < SightRule.UNLIMITED;
    }

    /** Whether any of some hexes sees any of others; only those within the visibility are looked at. */
    public boolean seesAny(SightGround over, Collection<Hex> from, Collection<Hex> to) {
        for (Hex a : from) {
            for (Hex b : to) {
                if (a.distance(b) <= rule.visibilityHexes() && rule.sees(over, a, b)) {
                    return true;
                }
            }
        }
        return false;
    }
}
