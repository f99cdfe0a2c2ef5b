package coupdoeil.validator.hm;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Comings;
import coupdoeil.validator.check.fact.Participants;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.hm.fact.Brigades;
import coupdoeil.validator.hm.fact.DueTurns;
import coupdoeil.validator.hm.fact.Marches;
import coupdoeil.validator.table.fact.Entrances;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** When and by which order reinforcements come (HM Command Range; The Table Edge; Victory and Defeat). */
final class ArrivalChecks {

    @Rule("HM-REINF-01")
    void never(Arrival arrival, Timetable timetable, Reporter out) {
        OptionalInt turn = Marches.turn(arrival.group());
        int turns = Objects.requireNonNullElse(timetable.clock().turns(), 0);
        if (turns > 0 && (turn.isEmpty() || turn.getAsInt() < 1 || turn.getAsInt() > turns)) {
            int nearest = Math.max(1, Math.min(turns, turn.orElse(1)));
            out.report("group")
                    .with("at", arrival.group().at())
                    .with("turns", turns)
                    .fix(change("Let it come in turn " + nearest, arrival, out, group -> group.withAt("" + nearest)));
        }
    }

    @Rule("HM-REINF-02")
    void nowhere(Arrival arrival, Entrances entrances, Zones zones, Reporter out) {
        List<Place> places = entrances.places(arrival.group());
        boolean off = places.stream()
                .anyMatch(place -> Zones.shape(place).filter(zones::isOnEdge).isEmpty());
        if (places.isEmpty() || off) {
            out.report("group")
                    .with("why", places.isEmpty() ? "enters nowhere" : "enters off the edge of the table")
                    .ask("Choose a stretch of the edge");
        }
    }

    @Rule("HM-REINF-03")
    void charge(Arrival arrival, Reporter out) {
        if (Marches.order(arrival.group()).equals("CHARGE")) {
            out.report("group").fix(out.set("Let it run", "order", "RUN"));
        }
    }

    /** A unit in a box off the table is there on purpose; one that no scenario names is in none. */
    @Rule("HM-REINF-07")
    void twiceOrNever(UnitEntry entry, Brigades brigades, Comings comings, Participants participants, Reporter out) {
        String id = entry.unit().id();
        if (comings.comes(id) && brigades.isOnTable(id)) {
            out.report("u").with("why", "is on the table and comes later").ask("Choose one");
        } else if (!participants.pieces().contains(id)) {
            out.report("u")
                    .with("why", "is in no scenario, on the table or later")
                    .ask("Place it, or let it come");
        }
    }

    @Rule("HM-REINF-08")
    void beforeTheirGeneral(Arrival arrival, Brigades brigades, Entrances entrances, DueTurns due, Reporter out) {
        OptionalInt turn = Marches.turn(arrival.group());
        for (Unit unit : entrances.units(arrival.group())) {
            brigades.general(unit).ifPresent(general -> {
                OptionalInt first = due.of(general.id());
                if (turn.isPresent()
                        && !brigades.isOnTable(general.id())
                        && first.isPresent()
                        && first.getAsInt() > turn.getAsInt()) {
                    out.report("group")
                            .with("u", unit.name())
                            .with("general", general.name())
                            .with("at", first.getAsInt());
                }
            });
        }
    }

    @Rule("HM-REINF-11")
    void byChance(Arrival arrival, Reporter out) {
        ArrivalGroup group = arrival.group();
        if (!group.condition().isBlank()
                && group.attributes()
                        .text("chance")
                        .filter(dice -> !dice.isBlank())
                        .isEmpty()) {
            out.report("group").ask("Say with which dice it comes");
        }
    }

    @Rule("HM-REINF-13")
    void lastTurn(Arrival arrival, Timetable timetable, Reporter out) {
        OptionalInt turn = Marches.turn(arrival.group());
        Integer turns = timetable.clock().turns();
        if (turns != null && turn.isPresent() && turn.getAsInt() == turns) {
            out.report("group");
        }
    }

    private static Fix.Change change(String name, Arrival arrival, Reporter out, UnaryOperator<ArrivalGroup> change) {
        String scenario = out.scenario();
        return new Fix.Change(
                name, pack -> PackEdits.group(pack, scenario, arrival.group().id(), change));
    }
}
