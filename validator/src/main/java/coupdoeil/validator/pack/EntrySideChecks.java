package coupdoeil.validator.pack;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.List;
import java.util.Optional;

/** Whose entry it is that reinforcements come through: no rulebook forbids another's, but nobody means it. */
final class EntrySideChecks {

    private static final String ENTRY = "entry";
    private static final String SIDE = "side";

    /** Each entry that a group may enter through; a side that nobody knows is PACK-62. */
    @Rule("PACK-73")
    void ofAnother(Arrival arrival, Places places, Roster roster, Reporter out) {
        ArrivalGroup group = arrival.group();
        roster.side(Arrivals.side(group, roster)).ifPresent(side -> {
            for (String id : Arrivals.entries(group)) {
                places.byId(id)
                        .filter(place -> place.kind().equals(ENTRY))
                        .ifPresent(place -> owner(place, roster)
                                .filter(owner -> !owner.id().equals(side.id()))
                                .ifPresent(owner -> out.report()
                                        .with("e", arrival.name())
                                        .with("side", side.name())
                                        .with("place", places.name(place))
                                        .with("owner", owner.name())
                                        .about(new SubjectRef("place", place.id(), places.name(place)))
                                        .fix(cure(group, place, side, places, out.scenario()))));
            }
        });
    }

    private static Optional<Side> owner(Place place, Roster roster) {
        return place.attributes().text(SIDE).flatMap(roster::side);
    }

    /** Through an entry of its own side, if it is not one of several that it chooses from. */
    private static Fix cure(ArrivalGroup group, Place wrong, Side side, Places places, String scenario) {
        List<Fix.Change> own = places.ofKind(ENTRY).stream()
                .filter(place -> group.entry().equals(wrong.id()))
                .filter(place ->
                        place.attributes().text(SIDE).filter(side.id()::equals).isPresent())
                .map(place -> new Fix.Change(
                        "Enter through " + places.name(place),
                        pack -> PackEdits.group(pack, scenario, group.id(), g -> g.withEntry(place.id()))))
                .toList();
        return own.isEmpty()
                ? new Fix.Question("Choose another entry, or say whose it is")
                : own.size() == 1 ? own.get(0) : new Fix.Choose("Enter through one of its own", own);
    }
}
