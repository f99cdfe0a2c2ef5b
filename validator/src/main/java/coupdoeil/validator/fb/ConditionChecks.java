package coupdoeil.validator.fb;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.ArmyRadius;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.Muster;
import coupdoeil.validator.hexes.WrittenParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** Light and weather through the day (FB 16). */
final class ConditionChecks {

    private static final String LIGHT = "light";

    @Rule("FB-CMD-16")
    void armyRadius(ScenarioEntry entry, Timetable timetable, Reporter out) {
        String open = "";
        List<Timetable.Turn> turns = new ArrayList<>();
        for (Timetable.Turn turn : timetable.turns()) {
            String radius = armyRadius(turn);
            if (!radius.equals(open)) {
                reportRadius(open, turns, entry, timetable, out);
                turns.clear();
                open = radius;
            }
            turns.add(turn);
        }
        reportRadius(open, turns, entry, timetable, out);
    }

    @Rule("FB-SCN-03")
    void lightOutsideTheBattle(ScenarioItem item, Timetable timetable, RuleSystem system, Reporter out) {
        TurnTrack track = timetable.track();
        if (!(item.item().entry() instanceof Period period) || track.count() == 0) {
            return;
        }
        boolean light = period.conditions().stream()
                .flatMap(id -> system.condition(id).stream())
                .anyMatch(ConditionChecks::isLight);
        OptionalInt from = track.turnOf(period.from());
        OptionalInt to = track.turnOf(period.to());
        boolean inside = from.isPresent()
                && to.isPresent()
                && track.contains(from.getAsInt())
                && track.contains(to.getAsInt())
                && from.getAsInt() <= to.getAsInt();
        if (light && !inside) {
            out.report()
                    .with("t", span(period.from(), period.to()))
                    .with("why", "does not lie within the turns of the scenario");
        }
    }

    @Rule("FB-SCN-03")
    void duskAndNight(ScenarioEntry entry, Timetable timetable, Reporter out) {
        for (Timetable.Turn turn : timetable.turns()) {
            List<String> lights = turn.conditions().stream()
                    .filter(ConditionChecks::isLight)
                    .map(Choice::name)
                    .toList();
            if (lights.size() > 1) {
                Reporter.Draft draft = out.report()
                        .moment(turn.label())
                        .with("t", turn.label())
                        .with("why", "is " + String.join(" and ", lights) + " at once")
                        .about(new SubjectRef("turn", turn.label(), turn.label()));
                period(entry, timetable, turn, ConditionChecks::isLight).ifPresent(draft::about);
            }
        }
    }

    @Rule("FB-SCN-06")
    void unknownWeather(ScenarioItem item, RuleSystem system, Reporter out) {
        if (item.item().entry() instanceof ScenarioEvent event) {
            for (String condition : event.attributes().texts("conditions")) {
                if (system.condition(condition).isEmpty()) {
                    out.report().with("c", condition).with("event", item.name());
                }
            }
        }
    }

    @Rule("FB-SCN-07")
    void neverACharge(ScenarioEntry entry, Timetable timetable, Muster muster, Roster roster, Reporter out) {
        boolean never = timetable.turns().stream()
                .allMatch(turn -> turn.conditions().stream()
                        .anyMatch(condition -> condition.effects().flag("chargesProhibited")));
        if (!never || timetable.turns().isEmpty()) {
            return;
        }
        List<String> armies = roster.units().stream()
                .filter(unit -> unit.arm().equals(Formations.CAVALRY) && muster.placed(unit.id()))
                .flatMap(unit -> roster.armyOf(unit).stream())
                .map(Army::name)
                .distinct()
                .toList();
        if (!armies.isEmpty()) {
            Reporter.Draft draft = out.report().with("armies", armies);
            period(
                            entry,
                            timetable,
                            timetable.turns().get(0),
                            condition -> condition.effects().flag("chargesProhibited"))
                    .ifPresent(draft::about);
        }
    }

    private static boolean isLight(Choice condition) {
        return condition.effects().text("group").filter(LIGHT::equals).isPresent();
    }

    /** What becomes of the radius of army leaders in a turn; empty if nothing. */
    private static String armyRadius(Timetable.Turn turn) {
        ArmyRadius radius = ArmyRadius.in(turn);
        if (radius.equals(ArmyRadius.FULL)) {
            return "";
        }
        return radius.left() == 0 ? "0" : radius.left() + "/" + radius.parts() + " of what it is, rounded down,";
    }

    private static void reportRadius(
            String radius, List<Timetable.Turn> turns, ScenarioEntry entry, Timetable timetable, Reporter out) {
        if (!radius.isEmpty() && !turns.isEmpty()) {
            Timetable.Turn first = turns.get(0);
            Reporter.Draft draft = out.report()
                    .moment(first.label())
                    .with("r", radius)
                    .with("t", span(first.label(), turns.get(turns.size() - 1).label()))
                    .about(new SubjectRef("turn", first.label(), first.label()));
            period(entry, timetable, first, condition -> condition.effects().has("armyRadiusFactor"))
                    .ifPresent(draft::about);
        }
    }

    /** The period that brings a condition of a sort to a turn. */
    private static Optional<SubjectRef> period(
            ScenarioEntry entry, Timetable timetable, Timetable.Turn turn, Predicate<Choice> sort) {
        List<String> ids =
                turn.conditions().stream().filter(sort).map(Choice::id).toList();
        return WrittenParts.period(
                entry.scenario(),
                timetable.track(),
                turn.number(),
                period -> period.conditions().stream().anyMatch(ids::contains));
    }

    private static String span(String from, String to) {
        return from.equals(to) ? from : from + "-" + to;
    }
}
