package coupdoeil.validator.check;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.HexLabels;
import coupdoeil.validator.check.fact.Ids;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.fact.Tokens;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A fact that is read as a whole: if it differs between two packs, every rule that takes it runs again.
 *
 * @param ofScenario whether it belongs to a scenario
 * @param value the fact itself
 * @param compared what is compared to tell whether the fact differs
 */
record BaseFact(
        Class<?> type, boolean ofScenario, Function<Situation, Object> value, Function<Situation, Object> compared) {

    static final Map<Class<?>, BaseFact> ALL = index(List.of(
            ofPack(RuleSystem.class, Situation::system),
            ofPack(TerrainChart.class, Situation::chart),
            new BaseFact(Roster.class, false, Situation::roster, s -> s.pack().orderOfBattle()),
            // Compared by what it is made of, because making it takes a walk over the map.
            new BaseFact(
                    HexLabels.class,
                    false,
                    s -> HexLabels.of(s.map().orElseThrow()),
                    s -> s.map().map(HexBattlefield::panels)),
            ofPack(Places.class, s -> new Places(s.pack().battlefield().places())),
            ofPack(Ids.class, s -> Ids.of(s.pack())),
            ofScenario(Switches.class, s -> Switches.of(s.system(), scenario(s))),
            ofScenario(Timetable.class, s -> Timetable.of(s.system(), scenario(s))),
            ofScenario(Tokens.class, s -> new Tokens(scenario(s).tokens())),
            ofScenario(Arrivals.class, s -> new Arrivals(scenario(s).reinforcements())),
            ofScenario(Setup.class, s -> new Setup(s.placedUnits(), s.placedLeaders())),
            ofScenario(
                    ScenarioFacts.class,
                    s -> new ScenarioFacts(
                            scenario(s).attributes(),
                            scenario(s).specialRules(),
                            scenario(s).victory()))));

    private static BaseFact ofPack(Class<?> type, Function<Situation, Object> value) {
        return new BaseFact(type, false, value, value);
    }

    private static BaseFact ofScenario(Class<?> type, Function<Situation, Object> value) {
        return new BaseFact(type, true, value, value);
    }

    private static Scenario scenario(Situation situation) {
        return situation.scenario().orElseThrow();
    }

    private static Map<Class<?>, BaseFact> index(List<BaseFact> facts) {
        Map<Class<?>, BaseFact> byType = new LinkedHashMap<>();
        facts.forEach(fact -> byType.put(fact.type(), fact));
        return Map.copyOf(byType);
    }
}
