package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the leaders of the set-up are, and what they are good for (LB 7, 25, 37). */
public final class LbLeaders {

    public static final String COMMANDER = "commander";

    public static final String ARTILLERY_BONUS = "artilleryBonus";
    public static final String CAVALRY_BONUS = "cavalryBonus";
    public static final String MELEE_BONUS = "meleeBonus";
    public static final String MORALE_BONUS = "moraleBonus";

    private final Setup setup;
    private final Map<String, Position> positions = new HashMap<>();

    public LbLeaders(Setup setup) {
        this.setup = setup;
        for (PlacedUnit unit : setup.units()) {
            positions.putIfAbsent(unit.unit().id(), unit.placement().position());
        }
        for (PlacedLeader leader : setup.leaders()) {
            positions.putIfAbsent(leader.leader().id(), leader.placement().position());
        }
    }

    /** Whether a leader is a commander and no aide or staff officer. */
    public static boolean commander(Leader leader) {
        return leader.category().equals(COMMANDER);
    }

    /** Whether a leader has a bonus: it is said, and is not nought; a cavalry bonus counts as soon as it is said. */
    public static boolean has(Leader leader, String bonus) {
        return bonus.equals(CAVALRY_BONUS)
                ? leader.attributes().has(bonus)
                : leader.attributes().integer(bonus, 0) != 0;
    }

    /** The hex a leader is in, following those he is with; empty if that leads nowhere. */
    public Optional<Hex> hex(PlacedLeader leader) {
        Position position = leader.placement().position();
        Set<String> seen = new HashSet<>();
        while (position instanceof Position.Attached with
                && seen.add(with.piece())
                && positions.containsKey(with.piece())) {
            position = positions.get(with.piece());
        }
        return position instanceof Position.OnHex on ? Optional.of(on.hex()) : Optional.empty();
    }

    /** The leaders in a hex, on their own or with someone there, in the order written. */
    public List<PlacedLeader> at(Hex hex) {
        return setup.leaders().stream()
                .filter(leader -> hex(leader).filter(hex::equals).isPresent())
                .toList();
    }
}
