package coupdoeil.validator.hm.fact;

import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Arrivals;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** On which turn every piece of the reinforcements comes first. */
public final class DueTurns {

    private final Map<String, Integer> first = new HashMap<>();

    public DueTurns(Arrivals arrivals) {
        for (ArrivalGroup group : arrivals.all()) {
            Marches.turn(group)
                    .ifPresent(turn -> group.march().forEach(marcher -> first.merge(marcher.piece(), turn, Math::min)));
        }
    }

    /** The first turn on which a piece is due; empty if it comes with no group whose turn is a number. */
    public OptionalInt of(String piece) {
        Integer turn = first.get(piece);
        return turn == null ? OptionalInt.empty() : OptionalInt.of(turn);
    }
}
