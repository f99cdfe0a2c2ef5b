package coupdoeil.validator.ot;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Nations;
import coupdoeil.validator.ot.fact.Options;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.fact.Forces;
import coupdoeil.validator.table.fact.Zones;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What a scenario says of itself: turns, year, visibility, sides (OT Scale; Initiative Phase; Visibility). */
final class ScenarioChecks {

    private static final int USUAL_COMMANDS = 2;

    @Rule("OT-SCEN-01")
    void turns(ScenarioEntry entry, Timetable timetable, Reporter out) {
        Clock clock = entry.scenario().clock();
        OptionalInt start = Clock.minutes(clock.start());
        OptionalInt end = Clock.minutes(clock.end());
        int each = timetable.minutesPerTurn();
        if (start.isPresent() && end.isPresent() && end.getAsInt() >= start.getAsInt()) {
            int span = end.getAsInt() - start.getAsInt();
            if (span % each != 0) {
                String rounded = time(start.getAsInt() + span / each * each);
                out.report()
                        .with(
                                "why",
                                "From " + clock.start() + " to " + clock.end() + " are " + span
                                        + " minutes, which are no whole turns of " + each)
                        .fix(ends(entry, "Let the last turn begin at " + rounded, clock.withEnd(rounded)));
            } else if (clock.turns() != null
                    && clock.turns() != timetable.turns().size()) {
                out.report()
                        .with(
                                "why",
                                "From " + clock.start() + " to " + clock.end() + " are "
                                        + timetable.turns().size() + " turns, and not " + clock.turns())
                        .fix(ends(entry, "Leave the number to the times", clock.withTurns(null)));
            }
        } else if (timetable.turns().isEmpty()) {
            out.report().with("why", "The scenario has no turns").ask("Say when it begins and ends");
        }
    }

    private static String time(int minutes) {
        return String.format(Locale.ROOT, "%02d:%02d", minutes / 60, minutes % 60);
    }

    private static Fix.Change ends(ScenarioEntry entry, String name, Clock clock) {
        return new Fix.Change(name, pack -> pack.withScenario(entry.scenario().id(), known -> known.withClock(clock)));
    }

    @Rule("OT-SCEN-02")
    void year(ScenarioEntry entry, Nations nations, Forces forces, Reporter out) {
        if (nations.year().isEmpty()) {
            forces.units().stream()
                    .filter(unit -> Units.is(unit, Units.INFANTRY))
                    .map(nations::of)
                    .filter(nations::goesByYear)
                    .findFirst()
                    .ifPresent(nation -> out.report().with("nation", nation).ask("Enter the year"));
        }
    }

    @Rule("OT-SCEN-03")
    void victory(ScenarioEntry entry, ScenarioFacts scenario, Reporter out) {
        if (scenario.victory().isEmpty()) {
            out.report().ask("Write a condition of victory");
        }
    }

    @Rule("OT-SCEN-04")
    void surprise(ScenarioItem subject, ScenarioFacts scenario, Roster roster, Reporter out) {
        if (!(subject.item().entry() instanceof SpecialRule rule) || !rule.id().equals("surprise")) {
            return;
        }
        String side = rule.attributes().text("side").orElse("");
        boolean other = scenario.specialRules().stream()
                .filter(known -> known.id().equals("surprise"))
                .flatMap(known -> known.attributes().text("side").stream())
                .anyMatch(known -> !known.equals(side) && roster.side(known).isPresent());
        if (roster.side(side).isEmpty()) {
            out.report()
                    .with("why", "The side that surprises the other, " + side + ", is none of this battle")
                    .ask("Choose one of the two sides");
        } else if (rule.attributes().integer("turns", 1) < 1) {
            out.report().with("why", "The surprise lasts no turn").ask("Say how many turns it lasts");
        } else if (other) {
            out.report()
                    .severity(Severity.WARNING)
                    .with("why", "Both sides surprise each other")
                    .ask("Leave the surprise to one of them");
        }
    }

    @Rule("OT-SCEN-05")
    void visibility(ScenarioItem subject, Spacing spacing, Reporter out) {
        if (!(subject.item().entry() instanceof Period period)) {
            return;
        }
        Optional<BigDecimal> seen = period.attributes().number("visibilityInches");
        double most = spacing.range("visibility");
        if (seen.isEmpty() || (seen.get().signum() > 0 && seen.get().doubleValue() <= most)) {
            return;
        }
        out.report()
                .severity(seen.get().signum() > 0 ? Severity.WARNING : Severity.ERROR)
                .with("inches", seen.get())
                .with("when", "from " + period.from() + " to " + period.to())
                .fix(new Fix.Change(
                        "Let it be as far as it is in the open",
                        pack -> pack.withScenario(
                                out.scenario(),
                                known -> known.withPeriods(known.periods().stream()
                                        .map(one -> one.equals(period)
                                                ? one.withAttributes(
                                                        one.attributes().without("visibilityInches"))
                                                : one)
                                        .toList()))));
    }

    @Rule("OT-SCEN-06")
    void profiles(ScenarioEntry entry, Nations nations, Forces forces, ScenarioFacts scenario, Reporter out) {
        forces.units().stream()
                .filter(unit -> Units.is(unit, Units.INFANTRY))
                .filter(unit -> !nations.of(unit).isEmpty()
                        && nations.bonusFormations(unit).isEmpty())
                .filter(unit ->
                        !nations.goesByYear(nations.of(unit)) || nations.year().isPresent())
                .map(nations::of)
                .distinct()
                .sorted()
                .forEach(nation -> unknown(nation, "in which formations it has its bonus", out));
        if (Options.has(scenario, Options.RANDOM_CORPS_COMMANDER)) {
            forces.units().stream()
                    .map(nations::of)
                    .filter(nation ->
                            !nation.isEmpty() && !nations.profile(nation).has("corpsDrm"))
                    .distinct()
                    .sorted()
                    .forEach(nation -> unknown(nation, "the modifier for its corps commanders", out));
        }
    }

    private static void unknown(String nation, String field, Reporter out) {
        out.report().with("nation", nation).with("field", field).ask("Enter it in a profile of the nation");
    }

    /** While nobody takes part at all the battle is only begun. */
    @Rule("OT-SCEN-07")
    void sides(ScenarioEntry entry, Roster roster, Forces forces, Reporter out) {
        for (Side side : roster.sides()) {
            if (forces.units(side.id()).isEmpty() && !forces.units().isEmpty()) {
                out.report().with("side", side.name()).ask("Set some of its units up");
            }
        }
    }

    @Rule("OT-SCEN-08")
    void seniors(
            ScenarioEntry entry,
            Roster roster,
            Forces forces,
            Commands commands,
            Timetable timetable,
            ScenarioFacts scenario,
            Reporter out) {
        for (Side side : roster.sides()) {
            commands.senior(side.id())
                    .filter(leader -> !forces.isSetUp(leader))
                    .filter(leader -> forces.arrival(leader)
                            .filter(group ->
                                    timetable.track().turnOf(group.at()).orElse(0) > 0)
                            .isPresent())
                    .filter(leader -> !hasStandIn(leader, side, roster, scenario))
                    .ifPresent(leader -> out.report()
                            .with("leader", leader.name())
                            .with("side", side.name())
                            .ask("Name a stand-in, or let him be there"));
        }
    }

    /** Whether somebody else is rated for him: off the board, or as the stand-in of what he leads. */
    private static boolean hasStandIn(Leader leader, Side side, Roster roster, ScenarioFacts scenario) {
        boolean offBoard = roster.armies().stream()
                .filter(army -> army.side().equals(side.id()))
                .anyMatch(army -> army.attributes().has("offBoardLeadership"));
        return offBoard
                || scenario.specialRules().stream()
                        .filter(rule -> rule.id().equals("stand-in"))
                        .flatMap(rule -> rule.attributes().text("formation").stream())
                        .anyMatch(leader.leads()::contains);
    }

    @Rule("OT-SCEN-09")
    void large(ScenarioEntry entry, Roster roster, Forces forces, Reporter out) {
        for (Side side : roster.sides()) {
            List<Unit> units = forces.units(side.id());
            List<String> levels = units.stream()
                    .flatMap(unit -> roster.superiors(unit.under()).stream())
                    .distinct()
                    .map(Formation::level)
                    .toList();
            long divisions =
                    levels.stream().filter(Commands.INFANTRY_DIVISION::equals).count();
            long brigades =
                    levels.stream().filter(Commands.CAVALRY_BRIGADE::equals).count();
            if (divisions > USUAL_COMMANDS || brigades > USUAL_COMMANDS) {
                out.report()
                        .with("side", side.name())
                        .with("divisions", divisions)
                        .with("brigades", brigades);
            }
        }
    }

    @Rule("OT-SCEN-10")
    void judged(ScenarioItem subject, Timetable timetable, Reporter out) {
        if (subject.item().entry() instanceof VictoryCondition condition) {
            outside("The condition of victory " + condition.id(), condition.attributes(), timetable, out);
        }
    }

    @Rule("OT-SCEN-10")
    void held(MapPlace subject, Timetable timetable, Reporter out) {
        if (subject.place().kind().equals(Zones.OBJECTIVE)) {
            outside("The objective " + subject.name(), subject.place().attributes(), timetable, out);
        }
    }

    private static void outside(String what, Attributes attributes, Timetable timetable, Reporter out) {
        attributes
                .text("at")
                .filter(at -> !at.isBlank() && !timetable.isTurn(at))
                .ifPresent(at -> out.report()
                        .with("what", what)
                        .with("at", at)
                        .ask("Correct the turn, or let the battle last till then"));
    }
}
