package coupdoeil.validator.ot;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Nations;
import coupdoeil.validator.ot.fact.Options;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.fact.Forces;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What optional rules need (OT Optional Rules). */
final class OptionChecks {

    private static final String WITHDRAWAL = "withdrawalPercent";
    private static final String MOVE = "leaderMoveInches";
    /** How far commanders move where the option is not taken, in inches. */
    private static final int USUAL_MOVE = 20;

    @Rule("OT-OPT-01")
    void brigade(
            FormationEntry entry,
            Commands commands,
            Forces forces,
            Roster roster,
            ScenarioFacts scenario,
            Reporter out) {
        Formation brigade = entry.formation();
        boolean rank = commands.level(brigade).integer("rank", 0) == Commands.BRIGADE_RANK;
        if (Options.has(scenario, Options.DIVISIONAL_MORALE)
                && rank
                && forces.takePart(under(brigade, roster))
                && roster.superiors(brigade.under()).stream().noneMatch(commands::isDivision)) {
            report(entry.name(), "is a brigade of no division", "Assign it to one", out);
        }
    }

    private static List<Unit> under(Formation formation, Roster roster) {
        return roster.units().stream()
                .filter(unit -> roster.superiors(unit.under()).contains(formation))
                .toList();
    }

    @Rule("OT-OPT-01")
    void battery(UnitEntry entry, Commands commands, Forces forces, ScenarioFacts scenario, Reporter out) {
        if (Options.has(scenario, Options.DIVISIONAL_MORALE)
                && Units.is(entry.unit(), Units.ARTILLERY)
                && forces.takesPart(entry.unit())
                && commands.superiors(entry.unit()).stream().noneMatch(commands::isDivision)) {
            report(entry.name(), "is a battery of no division", "Assign it to one", out);
        }
    }

    @Rule("OT-OPT-01")
    void share(
            FormationEntry entry,
            Commands commands,
            Forces forces,
            Roster roster,
            Nations nations,
            ScenarioFacts scenario,
            Reporter out) {
        Formation division = entry.formation();
        Optional<Army> army = roster.armyOf(division.under());
        boolean known = division.attributes().has(WITHDRAWAL)
                || army.map(of -> nations.profile(commands.nation(division, of)))
                        .filter(profile -> profile.has(WITHDRAWAL))
                        .isPresent();
        if (Options.has(scenario, Options.DIVISIONAL_MORALE)
                && commands.isDivision(division)
                && forces.takePart(under(division, roster))
                && !known) {
            report(entry.name(), "has no share of losses at which it withdraws", "Enter it", out);
        }
    }

    private static void report(String what, String why, String question, Reporter out) {
        out.report().with("what", what).with("why", why).ask(question);
    }

    @Rule("OT-OPT-04")
    void mobility(
            ScenarioEntry entry, Roster roster, Forces forces, Nations nations, ScenarioFacts scenario, Reporter out) {
        if (!Options.has(scenario, Options.LEADER_MOBILITY)) {
            return;
        }
        Set<String> unknown = new LinkedHashSet<>();
        for (Side side : roster.sides()) {
            for (Leader leader : forces.leaders(side.id())) {
                String nation = Commands.nation(leader, roster.armyOf(leader));
                if (!nation.isEmpty() && !nations.profile(nation).has(MOVE)) {
                    unknown.add(nation);
                }
            }
        }
        unknown.forEach(nation -> out.report()
                .with("nation", nation)
                .fix(new Fix.Change(
                        "Let them move " + USUAL_MOVE + " inches",
                        pack -> pack.withScenario(entry.scenario().id(), known -> withMove(known, nation)))));
    }

    private static Scenario withMove(Scenario scenario, String nation) {
        List<SpecialRule> rules = new ArrayList<>(scenario.specialRules());
        for (int i = 0; i < rules.size(); i++) {
            if (Nations.isProfileOf(rules.get(i), nation)) {
                SpecialRule rule = rules.get(i);
                rules.set(i, rule.withAttributes(rule.attributes().with(MOVE, USUAL_MOVE)));
                return scenario.withSpecialRules(rules);
            }
        }
        rules.add(new SpecialRule(Nations.PROFILE, "", Attributes.of("nation", nation, MOVE, USUAL_MOVE)));
        return scenario.withSpecialRules(rules);
    }

    @Rule("OT-OPT-05")
    void idle(ScenarioEntry entry, Features features, Arrivals arrivals, ScenarioFacts scenario, Reporter out) {
        if (!Options.has(scenario, Options.RANDOM_EVENTS)) {
            return;
        }
        if (features.all().stream().noneMatch(OptionChecks::mayHaveFord)) {
            out.report().with("why", "No stream or minor river can have the ford of event 8");
        }
        if (arrivals.all().isEmpty()) {
            out.report().with("why", "Nobody comes later whom events 2 and 3 could delay");
        }
    }

    private static boolean mayHaveFord(GroundFeature water) {
        return Terrain.isRiver(water)
                ? water.effects()
                        .text(Terrain.RIVER_CLASS)
                        .filter("minor"::equals)
                        .isPresent()
                : Terrain.isFordable(water);
    }

    @Rule("OT-OPT-06")
    void rolled(LeaderEntry entry, Forces forces, ScenarioFacts scenario, Reporter out) {
        Leader leader = entry.leader();
        List<String> rated =
                Commands.RATINGS.stream().filter(leader.attributes()::has).toList();
        if (Options.has(scenario, Options.RANDOM_CORPS_COMMANDER)
                && leader.category().equals("corps")
                && forces.takesPart(leader)
                && !rated.isEmpty()) {
            out.report("leader").fix(out.change("Leave them to the roll", known -> {
                Attributes left = known;
                for (String rating : rated) {
                    left = left.without(rating);
                }
                return left;
            }));
        }
    }
}
