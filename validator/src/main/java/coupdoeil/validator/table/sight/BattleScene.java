package coupdoeil.validator.table.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.FollowedFacts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightNames;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Viewpoints;
import coupdoeil.validator.sight.table.Squares;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.sight.table.TableScene;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Sight in a scenario on a table, the same in every turn. Scenes of one battle before and after an edit share their
 * facts.
 */
final class BattleScene implements TableScene {

    private final Situation situation;
    private final FollowedFacts followed;
    private final Function<Facts, TableAnswers> answers;
    private final Squares squares;
    private final Viewpoints viewpoints;

    /** A scene that knows nothing of any other. */
    static BattleScene of(Pack pack, RuleSystem system, Scenario scenario, Function<Facts, TableAnswers> answers) {
        Situation situation = Situation.of(pack, system, scenario);
        return new BattleScene(situation, new FollowedFacts(situation), answers);
    }

    /** The scene after an edit. */
    BattleScene after(Pack pack, RuleSystem system, Scenario scenario) {
        return FollowedFacts.after(situation, pack, system, scenario)
                .map(edited -> new BattleScene(edited, followed, answers))
                .orElseGet(() -> of(pack, system, scenario, answers));
    }

    private BattleScene(Situation situation, FollowedFacts followed, Function<Facts, TableAnswers> answers) {
        this.situation = situation;
        this.followed = followed;
        this.answers = answers;
        this.squares = ask(facts -> {
            TableSize table = facts.get(TableSize.class);
            return new Squares(table.widthInches(), table.depthInches());
        });
        this.viewpoints = new Viewpoints(
                List.of(),
                ask(facts -> answers.apply(facts).pieces()),
                situation.pack().battlefield().places().stream()
                        .filter(place -> place.area() instanceof Area.Shape shape
                                && !shape.geometry().isEmpty())
                        .map(place -> new Viewpoint(place.kind(), place.id(), place.name(), "", place.area()))
                        .toList(),
                situation.pack().orderOfBattle().sides().stream().map(Side::id).toList());
    }

    private <T> T ask(Function<Facts, T> question) {
        return followed.ask(situation, question);
    }

    @Override
    public Viewpoints viewpoints() {
        return viewpoints;
    }

    @Override
    public Squares squares() {
        return squares;
    }

    @Override
    public SightNames names() {
        return new SightNames() {};
    }

    @Override
    public TableLook look(Viewpoint from, Viewpoint to) {
        return ask(facts -> answers.apply(facts).look(from, to));
    }

    @Override
    public Optional<SightMarks> answer(SightQuestion question) {
        return ask(facts -> answers.apply(facts).answer(question));
    }
}
