package coupdoeil.validator.fb.fact;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The trains of the order of battle, and which batteries they supply (FB 6.7.2): a fact. */
public final class Trains {

    /** What a train brings and a battery fires. */
    private record Supply(Optional<String> side, String nationality, int calibre) {}

    private final Roster roster;
    private final Map<Supply, Set<String>> trains = new HashMap<>();

    public Trains(Roster roster) {
        this.roster = roster;
        for (Unit unit : roster.units()) {
            if (unit.arm().equals(Formations.TRAIN)) {
                supply(unit, "calibre")
                        .ifPresent(supply -> trains.computeIfAbsent(supply, s -> new LinkedHashSet<>())
                                .add(unit.id()));
            }
        }
    }

    private Optional<Supply> supply(Unit unit, String calibre) {
        OptionalInt inches = unit.attributes().integer(calibre);
        return inches.isEmpty()
                ? Optional.empty()
                : Optional.of(new Supply(roster.sideOf(unit), unit.nationality(), inches.getAsInt()));
    }

    /** The ids of the trains that supply a battery. */
    public Set<String> of(Unit battery) {
        return supply(battery, "range")
                .map(supply -> trains.getOrDefault(supply, Set.of()))
                .orElse(Set.of());
    }

    /** Whether a train and a battery are of the same side, nation and calibre. */
    public boolean supplies(Unit train, Unit battery) {
        return of(battery).contains(train.id());
    }
}
