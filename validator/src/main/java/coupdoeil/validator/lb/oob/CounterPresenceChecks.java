package coupdoeil.validator.lb.oob;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.CounterDisplay;
import coupdoeil.validator.lb.fact.Presence;
import coupdoeil.validator.lb.fact.SpecialRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Every counter of the order of battle is somewhere, and in one place (LB 6, 44). */
public final class CounterPresenceChecks {

    private static final String ASIDE = "not in play";

    @Rule("LB-OOB-17")
    void forgottenUnit(UnitEntry entry, Presence presence, Reporter out) {
        Unit unit = entry.unit();
        if (!presence.accounted(unit)) {
            String scenario = out.scenario();
            out.report()
                    .with("u", entry.name())
                    .fix(new Fix.Change(
                            "Enter it as absent",
                            pack -> SpecialRules.listing(pack, scenario, Presence.ABSENT, unit.id())));
        }
    }

    @Rule("LB-OOB-17")
    void forgottenLeader(LeaderEntry entry, Presence presence, Reporter out) {
        Leader leader = entry.leader();
        if (!presence.placed(leader.id()) && presence.groups(leader.id()).isEmpty()) {
            String scenario = out.scenario();
            out.report()
                    .with("u", entry.name())
                    .fix(new Fix.Change(
                            "Set him aside",
                            pack -> pack.withScenario(
                                    scenario,
                                    known -> known.withSetup(Stream.concat(
                                                    known.setup().stream(),
                                                    Stream.of(CounterDisplay.off(leader.id(), ASIDE)))
                                            .toList()))));
        }
    }

    /** Who is in two groups, or placed twice, is LB-UNIT-16. */
    @Rule("LB-OOB-18")
    void hereAndYetToCome(PlacedPiece placed, Presence presence, Setup setup, Reporter out) {
        String id = placed.piece().id();
        List<ArrivalGroup> groups = presence.groups(id);
        if (!placed.key().equals(id)
                || placed.placement().position().standing() instanceof Position.OffMap
                || groups.isEmpty()) {
            return;
        }
        Reporter.Draft draft = out.report()
                .with("u", placed.name())
                .with("time", "scheduled for " + groups.get(0).at());
        groups.forEach(group ->
                draft.about(new SubjectRef("group", group.id(), group.name().isEmpty() ? group.id() : group.name())));
        String scenario = out.scenario();
        List<Fix.Change> fixes = new ArrayList<>();
        fixes.add(
                new Fix.Change("Leave it on the map", pack -> CounterDisplay.unscheduled(pack, scenario, List.of(id))));
        if (!accompanied(id, setup)) {
            fixes.add(new Fix.Change(
                    "Let it arrive at " + groups.get(0).at(),
                    pack -> pack.withScenario(scenario, known -> known.withSetup(without(known.setup(), id)))));
        }
        draft.fix(fixes.size() == 1 ? fixes.get(0) : new Fix.Choose("Keep one of the two", fixes));
    }

    /** A unit that the battle calls absent, or what it is part of, and that stands on the map all the same (LB 6). */
    @Rule("LB-OOB-18")
    void hereThoughAbsent(PlacedUnit placed, Presence presence, Reporter out) {
        if (placed.key().equals(placed.unit().id())
                && presence.onMap(placed.unit().id())
                && presence.groups(placed.unit().id()).isEmpty()
                && presence.absent(placed.unit())) {
            out.report()
                    .with("u", placed.name())
                    .with("time", "called absent by a special rule")
                    .fix(new Fix.Question("Take it off the map, or out of the special rule"));
        }
    }

    private static boolean accompanied(String piece, Setup setup) {
        return Stream.concat(
                        setup.units().stream().map(unit -> unit.placement()),
                        setup.leaders().stream().map(leader -> leader.placement()))
                .anyMatch(placement -> placement.position() instanceof Position.Attached with
                        && with.piece().equals(piece));
    }

    private static List<Placement> without(List<Placement> setup, String piece) {
        return setup.stream()
                .filter(placement -> !placement.piece().equals(piece))
                .toList();
    }
}
