package coupdoeil.validator.lb.fact;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Setup;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which organisations take part in a scenario, set up or as reinforcements: a fact. */
public final class Muster {

    private final Set<String> formations = new HashSet<>();
    private final boolean anyone;

    public Muster(Setup setup, Arrivals arrivals, Roster roster, Organisation organisation) {
        Stream<Unit> present = setup.units().stream().map(placed -> placed.unit());
        Stream<Unit> coming = arrivals.all().stream()
                .flatMap(group -> group.march().stream())
                .flatMap(marcher -> roster.unit(marcher.piece()).stream());
        Set<Unit> units = new HashSet<>();
        Stream.concat(present, coming).forEach(units::add);
        this.anyone = !units.isEmpty();
        for (Unit unit : units) {
            organisation.superiors(unit).stream().map(Formation::id).forEach(formations::add);
            organisation.moraleOrganisation(unit).map(Formation::id).ifPresent(formations::add);
        }
    }

    /** Whether the organisation is left out, though others take part. */
    public boolean leavesOut(String formation) {
        return anyone && !formations.contains(formation);
    }

    /** Organisations that take part are all that rules read of it. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Muster muster && muster.anyone == anyone && muster.formations.equals(formations);
    }

    @Override
    public int hashCode() {
        return formations.hashCode();
    }
}
