package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Period;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.fb.fact.Artillery;
import coupdoeil.validator.fb.fact.Muster;
import coupdoeil.validator.fb.fact.SightByTurn;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.hexes.WrittenParts;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How far one sees, turn by turn (FB 3.3.1). */
final class VisibilityChecks {

    private static final String VISIBILITY = "visibility";
    private static final String SAME_ELEVATION = "sameElevation";

    @Rule("FB-LOS-01")
    void missing(ScenarioEntry entry, Timetable timetable, RuleSystem system, Reporter out) {
        List<Timetable.Turn> bad =
                timetable.turns().stream().filter(turn -> !complete(turn)).toList();
        if (!bad.isEmpty()) {
            List<Period> cure = cure(timetable, system);
            Reporter.Draft draft = out.report()
                    .with("t", cure.stream().map(VisibilityChecks::span).toList())
                    .with("turns", bad.stream().map(Timetable.Turn::label).toList())
                    .fix(new Fix.Change(
                            "Copy the visibility of the turn before",
                            pack -> pack.withScenario(entry.scenario().id(), scenario -> {
                                List<Period> periods = new ArrayList<>(scenario.periods());
                                periods.addAll(cure);
                                return scenario.withPeriods(periods);
                            })));
            WrittenParts.period(entry.scenario(), timetable.track(), bad.get(0).number(), period -> true)
                    .ifPresentOrElse(draft::about, () -> draft.with("field", "periods"));
        }
    }

    @Rule("FB-LOS-02")
    void neverBinds(ScenarioEntry entry, Timetable timetable, SightByTurn sight, Reporter out) {
        if (!timetable.turns().isEmpty()
                && timetable.turns().stream().allMatch(turn -> complete(turn) && !binds(sight.limits(turn)))) {
            SightLimits first = sight.limits(timetable.turns().get(0));
            Reporter.Draft draft = out.report().with("v", first.visibility()).with("s", first.sameElevation());
            WrittenParts.period(
                            entry.scenario(),
                            timetable.track(),
                            0,
                            period -> period.attributes().has(SAME_ELEVATION))
                    .ifPresent(draft::about);
        }
    }

    @Rule("FB-LOS-12")
    void neverInRange(
            UnitEntry entry, Artillery artillery, Timetable timetable, SightByTurn sight, Muster muster, Reporter out) {
        Unit unit = entry.unit();
        int range = artillery.rangeHexes(unit);
        if (range == 0
                || timetable.turns().isEmpty()
                || artillery.lobs(unit) && !artillery.lobbingNeedsSight()
                || !muster.takesPart(unit.id())) {
            return;
        }
        int best = sight.limits(sight.clearest()).visibility();
        if (best < artillery.reachHexes(unit)) {
            out.report()
                    .with("u", unit.name())
                    .with("v", best)
                    .with("r", best < range ? range : artillery.reachHexes(unit));
        }
    }

    private static boolean binds(SightLimits limits) {
        return switch (limits.mode()) {
            case COUNT -> limits.sameElevation() < limits.visibility() - 1;
            case RANGE -> limits.sameElevation() < limits.visibility();
        };
    }

    private static boolean complete(Timetable.Turn turn) {
        return good(turn, VISIBILITY) && good(turn, SAME_ELEVATION);
    }

    private static boolean good(Timetable.Turn turn, String name) {
        return turn.attributes().integer(name, -1) >= 0;
    }

    /** One period for each run of turns that lack the same and get the same. */
    private static List<Period> cure(Timetable timetable, RuleSystem system) {
        List<Period> periods = new ArrayList<>();
        Attributes open = Attributes.NONE;
        for (Timetable.Turn turn : timetable.turns()) {
            Attributes lacking = lacking(turn, timetable, system);
            if (!lacking.equals(Attributes.NONE)) {
                String from = turn.label();
                if (lacking.equals(open)) {
                    from = periods.remove(periods.size() - 1).from();
                }
                periods.add(new Period(from, turn.label(), List.of(), lacking));
            }
            open = lacking;
        }
        return periods;
    }

    private static Attributes lacking(Timetable.Turn turn, Timetable timetable, RuleSystem system) {
        Attributes lacking = Attributes.NONE;
        for (String name : List.of(VISIBILITY, SAME_ELEVATION)) {
            if (!good(turn, name)) {
                lacking = lacking.with(name, nearest(turn.number(), name, timetable, system));
            }
        }
        return lacking;
    }

    /** What the turn before says, else the turn after, else what the rule system starts with. */
    private static int nearest(int turn, String name, Timetable timetable, RuleSystem system) {
        Stream<Integer> before = IntStream.range(0, turn).mapToObj(i -> turn - 1 - i);
        Stream<Integer> after =
                IntStream.range(turn + 1, timetable.turns().size()).boxed();
        return Stream.concat(before, after)
                .map(timetable.turns()::get)
                .filter(other -> good(other, name))
                .findFirst()
                .map(other -> other.attributes().integer(name, 0))
                .orElseGet(() -> fallback(name, system));
    }

    private static int fallback(String name, RuleSystem system) {
        return system.attributesOf("period").stream()
                .filter(type -> type.id().equals(name))
                .map(AttributeType::fallback)
                .filter(BigDecimal.class::isInstance)
                .mapToInt(value -> ((BigDecimal) value).intValue())
                .findFirst()
                .orElse(0);
    }

    private static String span(Period period) {
        return period.from().equals(period.to()) ? period.from() : period.from() + "-" + period.to();
    }
}
