package coupdoeil.validator.cc;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.cc.fact.Access;
import coupdoeil.validator.cc.fact.Exits;
import coupdoeil.validator.cc.fact.Exits.Exit;
import coupdoeil.validator.cc.fact.Forces;
import coupdoeil.validator.cc.fact.Objectives;
import coupdoeil.validator.cc.fact.Players;
import coupdoeil.validator.cc.fact.Players.Player;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.hexes.ScenarioFixes;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** Whether the banners that each side needs can be gained (CC 4). */
final class BannerChecks {

    private static final String SPECIAL_VICTORY = "special-victory";

    @Rule("CC-VB-01")
    void attainable(
            ScenarioEntry entry,
            Players players,
            Forces forces,
            Objectives objectives,
            Access access,
            Exits exits,
            Ground ground,
            ScenarioFacts scenario,
            RuleSystem system,
            Reporter out) {
        if (forces.units().isEmpty()) {
            return;
        }
        for (Player player : players.known()) {
            int needed = players.banners(player).orElse(0);
            int most = forces.enemies(player.side());
            most += ofObjectives(player, objectives, access);
            most += ofExits(player, exits, access, ground);
            if (most < needed) {
                Reporter.Draft draft = out.report()
                        .severity(mayGiveMore(player, scenario, system) ? Severity.WARNING : Severity.ERROR)
                        .about(player.ref())
                        .with("side", player.name())
                        .with("n", most)
                        .with("m", needed);
                if (most > 0) {
                    draft.fix(ScenarioFixes.set(
                            "Let " + most + " banners do",
                            out.scenario(),
                            player.camp().attribute("Banners"),
                            most));
                }
            }
        }
    }

    @Rule("CC-VB-02")
    void withoutFighting(ScenarioEntry entry, Players players, Objectives objectives, Access access, Reporter out) {
        for (Player player : players.known()) {
            OptionalInt needed = players.banners(player);
            int banners = ofObjectives(player, objectives, access);
            if (needed.isPresent() && needed.getAsInt() > 0 && banners >= needed.getAsInt()) {
                report(player, banners, needed.getAsInt(), out);
            }
        }
    }

    @Rule("CC-VB-09")
    void wonAlready(ScenarioEntry entry, Players players, Objectives objectives, Reporter out) {
        for (Player player : players.known()) {
            OptionalInt needed = players.banners(player);
            int held = objectives.of(player.side()).stream()
                    .filter(objective -> objective.owner().equals(player.side()))
                    .mapToInt(objective -> objective.banners(player.side()))
                    .sum();
            if (needed.isPresent() && needed.getAsInt() > 0 && held >= needed.getAsInt()) {
                report(player, held, needed.getAsInt(), out);
            }
        }
    }

    /** The banners of the objectives that a side can get to, and of the deeds. */
    private static int ofObjectives(Player player, Objectives objectives, Access access) {
        return objectives.of(player.side()).stream()
                .filter(objective -> !objective.onBoard() || access.any(player.side(), objective.hexes()))
                .mapToInt(objective -> objective.banners(player.side()))
                .sum();
    }

    /** The most banners for units that leave the board, each over the best of the exits that it can get to. */
    private static int ofExits(Player player, Exits exits, Access access, Ground ground) {
        Map<String, Integer> best = new HashMap<>();
        for (Exit exit : exits.of(player.side())) {
            access.units(player.side(), exit.gates(ground))
                    .forEach(unit -> best.merge(unit, exit.banners(), Math::max));
        }
        return best.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether the battle has a rule in words that may give a side more banners, or another way to win. */
    private static boolean mayGiveMore(Player player, ScenarioFacts scenario, RuleSystem system) {
        return scenario.specialRules().stream().anyMatch(rule -> mayGiveMore(rule, player, system))
                || scenario.victory().stream()
                        .anyMatch(condition -> condition.side().equals(player.side())
                                && condition.attributes().integer("banners", 0) < 1);
    }

    private static boolean mayGiveMore(SpecialRule rule, Player player, RuleSystem system) {
        return system.specialRule(rule.id()).isEmpty()
                || (rule.id().equals(SPECIAL_VICTORY)
                        && rule.attributes()
                                .text("side")
                                .filter(player.side()::equals)
                                .isPresent());
    }

    private static void report(Player player, int banners, int needed, Reporter out) {
        out.report()
                .about(player.ref())
                .with("side", player.name())
                .with("n", banners)
                .with("m", needed);
    }
}
