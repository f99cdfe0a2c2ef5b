package coupdoeil.validator.ot;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Participants;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Conditions;
import coupdoeil.validator.ot.fact.Marches;
import coupdoeil.validator.ot.fact.Options;
import coupdoeil.validator.ot.fact.Orders;
import coupdoeil.validator.table.fact.Entrances;
import coupdoeil.validator.table.fact.Forces;
import coupdoeil.validator.table.fact.Zones;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.locationtech.jts.geom.Geometry;

/** When reinforcements come, and by which order (OT Sequence of Play; Random Event Phase; Orders). */
final class ArrivalChecks {

    /** By so many turns the event of a wrong turn delays a group. */
    private static final int WRONG_TURN = 4;

    @Rule("OT-REINF-01")
    void never(Arrival arrival, Timetable timetable, Reporter out) {
        if (!timetable.isTurn(arrival.group().at())) {
            Reporter.Draft draft =
                    out.report("group").with("turn", arrival.group().at());
            timetable
                    .nearestTurn(arrival.group().at())
                    .<Fix>map(label -> due(label, "Let it come at " + label, arrival, out))
                    .ifPresentOrElse(draft::fix, () -> draft.ask("Say in which turn it comes"));
        }
    }

    private static Fix due(String label, String name, Arrival arrival, Reporter out) {
        String scenario = out.scenario();
        return new Fix.Change(
                name, pack -> PackEdits.group(pack, scenario, arrival.group().id(), group -> group.withAt(label)));
    }

    /** A unit in a box off the table is there on purpose; one that no scenario names is in none. */
    @Rule("OT-REINF-02")
    void twiceOrNever(
            UnitEntry entry, Placements placements, Arrivals arrivals, Participants participants, Reporter out) {
        String id = entry.unit().id();
        boolean stands =
                placements.of(id).stream().anyMatch(placement -> !(placement.position() instanceof Position.OffMap));
        long comes = arrivals.all().stream()
                .flatMap(group -> group.march().stream())
                .filter(marcher -> marcher.piece().equals(id))
                .count();
        String why = stands && comes > 0
                ? "is on the table and comes later"
                : comes > 1
                        ? "comes twice"
                        : participants.pieces().contains(id) ? "" : "is in no scenario, on the table or later";
        if (!why.isEmpty()) {
            out.report("u").with("why", why).ask("Place it once");
        }
    }

    @Rule("OT-REINF-05")
    void beforeTheirCommander(
            Arrival arrival, Entrances entrances, Commands commands, Forces forces, Timetable timetable, Reporter out) {
        OptionalInt turn = Marches.turn(arrival.group(), timetable);
        Set<Leader> later = new LinkedHashSet<>();
        for (Unit unit : entrances.units(arrival.group())) {
            commands.of(unit).stream()
                    .flatMap(command -> commands.commanders(command).stream())
                    .filter(leader -> !forces.isSetUp(leader)
                            && forces.arrival(leader)
                                    .map(group -> Marches.turn(group, timetable))
                                    .filter(due ->
                                            due.isPresent() && turn.isPresent() && due.getAsInt() > turn.getAsInt())
                                    .isPresent())
                    .forEach(later::add);
        }
        later.forEach(leader -> {
            String at = forces.arrival(leader).map(ArrivalGroup::at).orElse("");
            out.report("group")
                    .with("leader", leader.name())
                    .fix(due(at, "Let it come with him at " + at, arrival, out));
        });
    }

    /** Who comes at no turn of the scenario has another fault. */
    @Rule("OT-REINF-08")
    void lateEvent(Arrival arrival, ScenarioFacts scenario, Timetable timetable, Reporter out) {
        OptionalInt turn = Marches.turn(arrival.group(), timetable);
        boolean delayable = !arrival.group().attributes().has("delayable")
                || arrival.group().attributes().flag("delayable");
        if (Options.has(scenario, Options.RANDOM_EVENTS)
                && delayable
                && turn.isPresent()
                && !timetable.track().contains(turn.getAsInt() + WRONG_TURN)) {
            out.report("group");
        }
    }

    /** Where the marker of its command lies, by the straight way and over clear ground. */
    @Rule("OT-REINF-09")
    void tooLate(
            Arrival arrival,
            Entrances entrances,
            Marches marches,
            Commands commands,
            Orders orders,
            Roster roster,
            Timetable timetable,
            Reporter out) {
        OptionalInt turn = Marches.turn(arrival.group(), timetable);
        Optional<Geometry> to = entrances.units(arrival.group()).stream()
                .flatMap(unit -> commands.of(unit).stream())
                .flatMap(command -> orders.only(command).stream())
                .filter(order -> !order.is(Orders.DEFEND))
                .flatMap(order -> order.at().stream())
                .findFirst();
        String side = Arrivals.side(arrival.group(), roster);
        OptionalInt march = to.isEmpty() || turn.isEmpty()
                ? OptionalInt.empty()
                : entrances.places(arrival.group()).stream()
                        .flatMap(place -> Zones.shape(place).stream())
                        .map(entry -> marches.turns(arrival.group(), entry, to.get(), side))
                        .filter(OptionalInt::isPresent)
                        .mapToInt(OptionalInt::getAsInt)
                        .min();
        if (march.isPresent()) {
            int there = turn.getAsInt() + Math.max(1, march.getAsInt()) - 1;
            if (!timetable.track().contains(there)) {
                out.report("group").with("turn", timetable.track().label(there)).ask("Let it come sooner, or nearer");
            }
        }
    }

    /** Of commands that are on the table OT-ORD-01 speaks. */
    @Rule("OT-REINF-10")
    void unordered(FormationEntry entry, Commands commands, Forces forces, Orders orders, Reporter out) {
        Formation command = entry.formation();
        List<Unit> units = commands.units(command);
        if (!commands.isCommand(command)
                || orders.areChosen()
                || !orders.of(command).isEmpty()) {
            return;
        }
        boolean ordered = units.stream()
                .flatMap(unit -> forces.arrival(unit).stream())
                .anyMatch(group -> group.attributes().has("order"));
        if (units.stream().noneMatch(forces::isSetUp) && forces.takePart(units) && !ordered) {
            out.report("command").ask("Give it an order");
        }
    }

    @Rule("OT-REINF-11")
    void condition(Arrival arrival, Conditions conditions, Reporter out) {
        conditions
                .unknown(arrival.group().condition())
                .forEach(name -> out.report("group").with("name", name).ask("Correct it"));
    }
}
