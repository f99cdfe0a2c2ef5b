package coupdoeil.validator.check;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Cast;
import coupdoeil.validator.check.fact.HexLabels;
import coupdoeil.validator.check.fact.Ids;
import coupdoeil.validator.check.fact.PackSpecialRules;
import coupdoeil.validator.check.fact.Participants;
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
 * @param madeOf what it follows from; while that is equal, so is the fact
 * @param value the fact itself
 */
record BaseFact(
        Class<?> type, boolean ofScenario, Function<Situation, List<?>> madeOf, Function<Situation, Object> value) {

    static final Map<Class<?>, BaseFact> ALL = index(List.of(
            ofPack(RuleSystem.class, s -> List.of(s.system()), Situation::system),
            ofPack(TerrainChart.class, s -> List.of(s.chart()), Situation::chart),
            ofPack(Roster.class, s -> List.of(s.roster()), Situation::roster),
            ofPack(HexLabels.class, s -> List.of(map(s).panels()), s -> HexLabels.of(map(s))),
            ofPack(Places.class, s -> List.of(places(s)), s -> new Places(places(s))),
            ofPack(
                    Ids.class,
                    s -> List.of(s.pack().orderOfBattle(), places(s), Ids.features(s.pack())),
                    s -> Ids.of(s.pack())),
            ofPack(
                    PackSpecialRules.class,
                    s -> PackSpecialRules.of(s.pack()).all(),
                    s -> PackSpecialRules.of(s.pack())),
            ofPack(Participants.class, s -> Participants.madeOf(s.pack()), s -> Participants.of(s.pack())),
            ofScenario(Switches.class, s -> List.of(scenario(s).switches()), s -> Switches.of(s.system(), scenario(s))),
            ofScenario(
                    Timetable.class,
                    s -> List.of(scenario(s).clock(), scenario(s).periods()),
                    s -> Timetable.of(s.system(), scenario(s))),
            ofScenario(
                    Tokens.class,
                    s -> List.of(scenario(s).tokens()),
                    s -> new Tokens(scenario(s).tokens())),
            ofScenario(
                    Arrivals.class,
                    s -> List.of(scenario(s).reinforcements()),
                    s -> new Arrivals(scenario(s).reinforcements())),
            ofScenario(
                    Cast.class,
                    s -> List.of(Cast.of(scenario(s).setup())),
                    s -> Cast.of(scenario(s).setup())),
            ofScenario(
                    Setup.class,
                    s -> List.of(s.placedUnits(), s.placedLeaders()),
                    s -> new Setup(s.placedUnits(), s.placedLeaders())),
            ofScenario(
                    ScenarioFacts.class,
                    s -> List.of(
                            scenario(s).attributes(),
                            scenario(s).specialRules(),
                            scenario(s).victory()),
                    s -> new ScenarioFacts(
                            scenario(s).attributes(),
                            scenario(s).specialRules(),
                            scenario(s).victory()))));

    private static BaseFact ofPack(
            Class<?> type, Function<Situation, List<?>> madeOf, Function<Situation, Object> value) {
        return new BaseFact(type, false, madeOf, value);
    }

    private static BaseFact ofScenario(
            Class<?> type, Function<Situation, List<?>> madeOf, Function<Situation, Object> value) {
        return new BaseFact(type, true, madeOf, value);
    }

    private static Scenario scenario(Situation situation) {
        return situation.scenario().orElseThrow();
    }

    private static HexBattlefield map(Situation situation) {
        return situation.map().orElseThrow();
    }

    private static List<Place> places(Situation situation) {
        return situation.pack().battlefield().places();
    }

    private static Map<Class<?>, BaseFact> index(List<BaseFact> facts) {
        Map<Class<?>, BaseFact> byType = new LinkedHashMap<>();
        facts.forEach(fact -> byType.put(fact.type(), fact));
        return Map.copyOf(byType);
    }
}
