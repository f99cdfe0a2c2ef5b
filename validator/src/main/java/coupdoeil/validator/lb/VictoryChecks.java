package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.lb.fact.Muster;
import coupdoeil.validator.lb.fact.Organisation;
import java.util.List;
import java.util.Optional;

/** How the battle is won, which the series rules leave to it (LB 46). */
final class VictoryChecks {

    private static final String FORMATION = "formation";
    private static final String MORALE_LEVEL = "moraleLevel";
    private static final List<String> ORGANISATIONS = List.of(FORMATION, "eliminated", "exited");

    @Rule("LB-SCEN-05")
    void noConditions(ScenarioEntry entry, ScenarioFacts scenario, Reporter out) {
        if (scenario.victory().stream().noneMatch(VictoryChecks::saysSomething)) {
            out.report().with("field", "victory").fix(new Fix.Question("Say how the battle is won"));
        }
    }

    /** What is not in the pack at all is PACK-62. */
    @Rule("LB-SCEN-06")
    void places(ScenarioItem item, Places places, Ground ground, Reporter out) {
        condition(item)
                .flatMap(condition -> condition.attributes().text("place"))
                .flatMap(places::byId)
                .filter(place -> place.area().hexList().stream().noneMatch(ground::contains))
                .ifPresent(place -> report(item, places.name(place) + ", which has no hex on the map", out));
    }

    @Rule("LB-SCEN-06")
    void turns(ScenarioItem item, Timetable timetable, Reporter out) {
        TurnTrack track = timetable.track();
        condition(item)
                .flatMap(condition -> condition.attributes().text("turn"))
                .filter(turn -> track.count() > 0
                        && !track.contains(track.turnOf(turn.strip()).orElse(-1)))
                .ifPresent(turn -> report(item, turn + ", which is no turn of the scenario", out));
    }

    @Rule("LB-SCEN-06")
    void organisations(ScenarioItem item, Roster roster, Organisation organisation, Muster muster, Reporter out) {
        Attributes attributes =
                condition(item).map(VictoryCondition::attributes).orElse(Attributes.NONE);
        for (String role : ORGANISATIONS) {
            Optional<Formation> named = attributes.text(role).flatMap(roster::formation);
            named.filter(formation -> muster.leavesOut(formation.id()))
                    .ifPresent(formation ->
                            report(item, formation.name() + ", of which nobody takes part in the scenario", out));
        }
        if (attributes.has(MORALE_LEVEL)) {
            Optional<String> named = attributes.text(FORMATION);
            if (named.isEmpty()) {
                report(item, "a morale level, but no organisation that has it", out);
            }
            named.flatMap(roster::formation)
                    .filter(formation -> !organisation.carriesMorale(formation))
                    .ifPresent(formation -> report(item, formation.name() + ", which carries no morale level", out));
        }
    }

    private static boolean saysSomething(VictoryCondition condition) {
        return !condition.text().isBlank() || !condition.attributes().values().isEmpty();
    }

    private static Optional<VictoryCondition> condition(ScenarioItem item) {
        return item.item().entry() instanceof VictoryCondition condition ? Optional.of(condition) : Optional.empty();
    }

    private static void report(ScenarioItem item, String what, Reporter out) {
        out.report().with("v", item.name()).with("x", what).fix(new Fix.Question("Correct the condition"));
    }
}
