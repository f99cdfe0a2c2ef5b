package coupdoeil.validator.lb.arrival;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** How the forces of a scenario grow (LB 3, 44). */
public final class StrengthByTurnChecks {

    /** Men and guns. */
    private record Force(int men, int guns) {

        Force plus(Force other) {
            return new Force(men + other.men, guns + other.guns);
        }

        String text() {
            return guns == 0 ? men + " men" : men + " men and " + guns + " guns";
        }
    }

    /** Everybody as early as he can come; a side that nobody joins has no curve. */
    @Rule("LB-SCHED-18")
    void curve(
            ScenarioEntry scenario,
            RuleSystem system,
            Roster roster,
            Setup setup,
            Arrivals arrivals,
            Timetable timetable,
            Entries entries,
            Units units,
            Reporter out) {
        TurnTrack track = timetable.track();
        Attributes table = system.tables().nested("strength");
        for (Side side : roster.sides()) {
            SortedMap<Integer, Force> joining = new TreeMap<>();
            for (ArrivalGroup group : arrivals.all()) {
                int turn = track.turnOf(group.at()).orElse(-1);
                if (track.contains(turn) && entries.side(group).equals(side.id())) {
                    entries.units(group)
                            .forEach(unit -> joining.merge(turn, force(unit, units.printed(unit), table), Force::plus));
                }
            }
            if (!joining.isEmpty()) {
                for (PlacedUnit placed : setup.units()) {
                    if (placed.side().equals(side.id())
                            && placed.placement().hex().isPresent()) {
                        int increments = units.increments(placed.unit(), placed.placement());
                        joining.merge(0, force(placed.unit(), increments, table), Force::plus);
                    }
                }
                out.report()
                        .with("s", side.name())
                        .with("curve", text(joining, track))
                        .about(new SubjectRef("side", side.id(), side.name()));
            }
        }
    }

    private static Force force(Unit unit, int increments, Attributes table) {
        return unit.arm().equals(Units.ARTILLERY)
                ? new Force(0, increments * table.integer("gunsPerIncrement", 0))
                : new Force(increments * table.nested("menPerIncrement").integer(unit.arm(), 0), 0);
    }

    private static String text(SortedMap<Integer, Force> joining, TurnTrack track) {
        List<String> points = new ArrayList<>();
        Force sum = new Force(0, 0);
        for (var turn : joining.entrySet()) {
            sum = sum.plus(turn.getValue());
            points.add(track.label(turn.getKey()) + " " + sum.text());
        }
        return String.join("; ", points);
    }
}
