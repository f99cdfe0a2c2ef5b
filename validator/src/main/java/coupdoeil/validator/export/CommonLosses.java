package coupdoeil.validator.export;

import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Timetable;
import java.util.List;

/** What programs that show a set-up and nothing else leave out of a scenario. */
public final class CommonLosses {

    private final Situation situation;
    private final Scenario scenario;

    public CommonLosses(Situation situation) {
        this.situation = situation;
        this.scenario = situation.scenario().orElseThrow();
    }

    /** Pieces of the set-up that stand in no place of the ground. */
    public Loss offMap() {
        return Loss.dropped(
                "off-map",
                "pieces that stand off the map",
                scenario.setup().stream()
                        .filter(placement -> isNowhere(placement.position()))
                        .map(Placement::piece)
                        .toList());
    }

    /** Tokens of the set-up that lie in no place of the ground. */
    public Loss tokensOffMap() {
        return Loss.dropped(
                "tokens-off-map",
                "markers that lie off the map",
                scenario.tokens().stream()
                        .filter(token -> isNowhere(token.position()))
                        .map(Token::id)
                        .toList());
    }

    private static boolean isNowhere(Position position) {
        return position.standing() instanceof Position.OffMap || position.standing() instanceof Position.Attached;
    }

    /** Pieces that the set-up places and no order of battle has. */
    public Loss unknown() {
        return Loss.dropped(
                "unknown-pieces",
                "pieces that no order of battle has",
                scenario.setup().stream()
                        .map(Placement::piece)
                        .filter(id -> situation.roster().piece(id).isEmpty())
                        .distinct()
                        .toList());
    }

    public Loss reinforcements() {
        return Loss.dropped(
                "reinforcements",
                "groups of reinforcements",
                scenario.reinforcements().stream().map(ArrivalGroup::id).toList());
    }

    /** That the ground can be looked at and not read. */
    public static Loss groundAsPicture() {
        return new Loss(
                "ground-as-picture",
                Loss.How.APPROXIMATED,
                "the ground, a picture that programs read no terrain from",
                1,
                List.of(),
                null);
    }

    /** Further hexes that pieces take, or the tails of their columns. */
    public Loss parts() {
        return Loss.dropped(
                "parts",
                "pieces in more than one hex, shown in their own alone",
                scenario.setup().stream()
                        .filter(placement -> !placement.parts().isEmpty())
                        .map(Placement::piece)
                        .toList());
    }

    /** Tokens of the set-up, of a program that has no place for any. */
    public Loss tokens() {
        return Loss.dropped(
                "tokens", "markers", scenario.tokens().stream().map(Token::id).toList());
    }

    /** What is said of the course of the battle, and how the house plays it. */
    public List<Loss> rules() {
        return List.of(
                Loss.dropped(
                        "events",
                        "events",
                        scenario.events().stream().map(ScenarioEvent::id).toList()),
                Loss.dropped(
                        "victory",
                        "conditions of victory",
                        scenario.victory().stream().map(VictoryCondition::id).toList()),
                Loss.dropped(
                        "special-rules",
                        "special rules",
                        scenario.specialRules().stream().map(SpecialRule::id).toList()),
                Loss.dropped(
                        "house-rules",
                        "house rules",
                        HouseRuleList.of(situation.pack().house()).stream()
                                .map(HouseRuleList.Entry::id)
                                .toList()));
    }

    /** The timetable: how many turns there are, and of which weather and light. */
    public Loss turns() {
        int turns = Timetable.of(situation.system(), scenario).turns().size();
        return new Loss("turns", Loss.How.DROPPED, "turns of the timetable", turns, List.of(), null);
    }
}
