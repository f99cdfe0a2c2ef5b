package coupdoeil.validator.lb.arrival;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.lb.fact.ArrivalDice;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** When reinforcements are due, fixed or by dice (LB 3, 44). */
public final class ArrivalTimeChecks {

    private static final String FROM = "from";

    @Rule("LB-SCHED-01")
    void noTurn(Arrival arrival, Timetable timetable, Reporter out) {
        ArrivalGroup group = arrival.group();
        String first = group.attributes().text(FROM).orElse("");
        if (!group.at().isEmpty() && !inScenario(group.at(), timetable)) {
            report(arrival, group.at(), timetable, out);
        } else if (!first.isEmpty() && !inScenario(first, timetable)) {
            report(arrival, first, timetable, out);
        } else if (later(first, group.at(), timetable)) {
            String scenario = out.scenario();
            out.report()
                    .with("e", arrival.name())
                    .with("time", first)
                    .with("why", "is when dice are first rolled, after it is due at " + group.at())
                    .fix(new Fix.Change(
                            "Roll first at " + group.at(),
                            pack -> PackEdits.group(
                                    pack,
                                    scenario,
                                    arrival.key(),
                                    g -> g.withAttributes(g.attributes().with(FROM, g.at())))));
        }
    }

    /** Whether dice would be rolled later than at the earliest turn on which the group may come (LB 44). */
    private static boolean later(String first, String due, Timetable timetable) {
        OptionalInt roll = timetable.track().turnOf(first);
        OptionalInt turn = timetable.track().turnOf(due);
        return roll.isPresent() && turn.isPresent() && roll.getAsInt() > turn.getAsInt();
    }

    private static void report(Arrival arrival, String time, Timetable timetable, Reporter out) {
        Reporter.Draft draft = out.report()
                .with("e", arrival.name())
                .with("time", time)
                .with("why", "is no turn of this scenario" + record(timetable));
        String scenario = out.scenario();
        timetable
                .nearestTurn(time)
                .ifPresentOrElse(
                        label -> draft.fix(new Fix.Change(
                                "Let it arrive at " + label,
                                pack -> PackEdits.group(pack, scenario, arrival.key(), g -> at(g, label, timetable)))),
                        () -> draft.fix(new Fix.Question("Enter a turn")));
    }

    /** From which turn to which the scenario goes, in brackets. */
    private static String record(Timetable timetable) {
        TurnTrack track = timetable.track();
        return track.count() == 0
                ? ""
                : " (" + track.label(0) + " to " + track.label(track.count() - 1) + " by " + timetable.minutesPerTurn()
                        + " minutes)";
    }

    /** The group due at a turn, and rolled for then if it was to be rolled for at none. */
    private static ArrivalGroup at(ArrivalGroup group, String label, Timetable timetable) {
        Attributes attributes = group.attributes();
        boolean roll = attributes
                .text(FROM)
                .filter(from -> !inScenario(from, timetable))
                .isPresent();
        ArrivalGroup due = inScenario(group.at(), timetable) ? group : group.withAt(label);
        return roll ? due.withAttributes(attributes.with(FROM, label)) : due;
    }

    /** Whether a turn of the scenario begins then; true of anything if the scenario has no turns. */
    private static boolean inScenario(String time, Timetable timetable) {
        TurnTrack track = timetable.track();
        OptionalInt turn = track.turnOf(time);
        return track.count() == 0 || (turn.isPresent() && track.contains(turn.getAsInt()));
    }

    /** Entries that are named but unknown are PACK-62's. */
    @Rule("LB-SCHED-02")
    void incomplete(Arrival arrival, Places places, Entries entries, Reporter out) {
        ArrivalGroup group = arrival.group();
        List<String> missing = new ArrayList<>();
        if (group.at().isEmpty()) {
            missing.add("its time");
        }
        if (group.entry().isEmpty()) {
            missing.add("its entry");
        } else if (places.byId(group.entry()).isPresent()
                && entries.hexes(group).isEmpty()) {
            missing.add("a hex of its entry");
        }
        if (!missing.isEmpty()) {
            out.report()
                    .with("e", arrival.name())
                    .with("what", String.join(" and ", missing))
                    .with("is", missing.size() == 1 ? "is" : "are")
                    .fix(new Fix.Question("Enter " + String.join(" and ", missing)));
        }
    }

    @Rule("LB-SCHED-03")
    void dice(Arrival arrival, Reporter out) {
        ArrivalDice dice = ArrivalDice.of(arrival.group());
        if (!ArrivalDice.rolled(arrival.group())) {
            return;
        }
        List<String> faults = new ArrayList<>();
        note(faults, dice, dice.leading(count -> count == 0), "missing");
        note(faults, dice, dice.leading(count -> count > 1), "doubled");
        if (faults.isEmpty() && dice.live().size() < dice.rows().size()) {
            faults.add(dice.rows().size() - dice.live().size() + " of its rows cannot be rolled");
        }
        if (faults.isEmpty() && arrival.group().attributes().texts("modifiers").isEmpty()) {
            dice.beyond().forEach(result -> faults.add("no dice show " + result));
        }
        if (!faults.isEmpty()) {
            Reporter.Draft draft = out.report().with("e", arrival.name()).with("gap", String.join(", ", faults));
            ArrivalDice closed = new ArrivalDice(dice.results(), dice.closed());
            if (closed.exact()
                    && closed.beyond().isEmpty()
                    && closed.live().size() == closed.rows().size()) {
                String scenario = out.scenario();
                draft.fix(new Fix.Change(
                        "Let the rows follow one another",
                        pack -> PackEdits.group(
                                pack,
                                scenario,
                                arrival.key(),
                                g -> g.withAttributes(g.attributes().with("table", closed.rows())))));
            } else {
                draft.fix(new Fix.Question("Correct the rows"));
            }
        }
    }

    private static void note(List<String> faults, ArrivalDice dice, List<Integer> results, String why) {
        if (!results.isEmpty()) {
            faults.add((results.size() == 1 ? "result " : "results ") + dice.text(results) + " " + why);
        }
    }
}
