package coupdoeil.validator.table.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Places;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Where reinforcements come onto the table, and the ground that they take. */
public record Entrances(Roster roster, RuleSystem system, Places places) {

    /** The places through which a group may enter, as far as there are such. */
    public List<Place> places(ArrivalGroup group) {
        return Arrivals.entries(group).stream()
                .flatMap(id -> places.byId(id).stream())
                .toList();
    }

    /** What people call a place. */
    public String name(Place place) {
        return places.name(place);
    }

    /** The units of a group, in order of march. */
    public List<Unit> units(ArrivalGroup group) {
        return group.march().stream()
                .flatMap(marcher -> roster.unit(marcher.piece()).stream())
                .toList();
    }

    /** The formation in which a unit of a group comes; empty if it says none. */
    public static Optional<String> formation(Unit unit, ArrivalGroup group) {
        return group.march().stream()
                .filter(marcher -> marcher.piece().equals(unit.id()))
                .map(ArrivalGroup.Marcher::formation)
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** The ground that a unit takes when the middle of its front is at a point, a quarter turn or none aside. */
    public Optional<Footprint> footprint(Unit unit, ArrivalGroup group, double x, double y, double heading) {
        Placement placement = new Placement(
                unit.id(),
                new Position.OnTable(x, y),
                new Facing.Heading(heading),
                formation(unit, group).orElse(null),
                null,
                List.of(),
                List.of(),
                Attributes.NONE);
        return new Footprints(system).of(unit, placement);
    }

    /** How wide the front of a unit of a group is, in inches; 0 if nobody knows. */
    public double widthInches(Unit unit, ArrivalGroup group) {
        return footprint(unit, group, 0, 0, 90)
                .map(footprint -> footprint.bounds().getWidth() / Corner.PER_INCH)
                .orElse(0.0);
    }

    /** How deep a unit of a group is, in inches; 0 if nobody knows. */
    public double depthInches(Unit unit, ArrivalGroup group) {
        return footprint(unit, group, 0, 0, 90)
                .map(footprint -> footprint.bounds().getHeight() / Corner.PER_INCH)
                .orElse(0.0);
    }
}
