package coupdoeil.validator.fb.fact;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The trains of the order of battle, and which batteries they supply (FB 6.7.2): a fact. */
public final class Trains {

    private final Roster roster;
    private final List<Unit> all;

    public Trains(Roster roster) {
        this.roster = roster;
        this.all = roster.units().stream()
                .filter(unit -> unit.arm().equals(Formations.TRAIN))
                .toList();
    }

    /** The ids of the trains that supply a battery. */
    public Set<String> of(Unit battery) {
        return all.stream()
                .filter(train -> supplies(train, battery))
                .map(Unit::id)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a train and a battery are of the same side, nation and calibre. */
    public boolean supplies(Unit train, Unit battery) {
        return train.attributes().integer("calibre").isPresent()
                && train.attributes()
                        .integer("calibre")
                        .equals(battery.attributes().integer("range"))
                && train.nationality().equals(battery.nationality())
                && roster.sideOf(train).equals(roster.sideOf(battery));
    }
}
