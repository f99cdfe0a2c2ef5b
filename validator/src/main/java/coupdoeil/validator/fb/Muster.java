package coupdoeil.validator.fb;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Who is in the set-up and who arrives, wherever they may stand: a fact that is the same when somebody only moves. */
public final class Muster {

    private final Set<String> placed = new HashSet<>();
    private final Map<String, Army> armies = new TreeMap<>();
    private final Set<String> leaders = new HashSet<>();
    private final Set<String> arriving = new HashSet<>();

    public Muster(Setup setup, Arrivals arrivals, Roster roster) {
        setup.units().forEach(unit -> placed.add(unit.unit().id()));
        setup.leaders().forEach(leader -> leaders.add(leader.leader().id()));
        placed.addAll(leaders);
        for (String piece : placed) {
            roster.piece(piece).flatMap(roster::armyOf).ifPresent(army -> armies.putIfAbsent(army.id(), army));
        }
        arrivals.all().forEach(group -> group.march().forEach(marcher -> arriving.add(marcher.piece())));
    }

    /** Whether a unit or leader is in the set-up. */
    public boolean placed(String piece) {
        return placed.contains(piece);
    }

    /** The ids of the leaders in the set-up. */
    public Set<String> leaders() {
        return Set.copyOf(leaders);
    }

    /** The armies with anyone in the set-up, by id. */
    public List<Army> armies() {
        return List.copyOf(armies.values());
    }

    /** Whether a unit or leader is in the set-up or arrives. */
    public boolean takesPart(String piece) {
        return placed.contains(piece) || arriving.contains(piece);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Muster muster
                && placed.equals(muster.placed)
                && leaders.equals(muster.leaders)
                && armies.equals(muster.armies)
                && arriving.equals(muster.arriving);
    }

    @Override
    public int hashCode() {
        return placed.hashCode() + 31 * arriving.hashCode();
    }
}
