package coupdoeil.validator.table.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.FollowedFacts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
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
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/**
 * Sight in a scenario on a table, the same in every turn. Scenes of one battle before and after an edit share their
 * facts.
 */
final class BattleScene implements TableScene {

    private final Situation situation;
    private final FollowedFacts followed;
    private final List<Stand> stands;
    private final Squares squares;
    private final Viewpoints viewpoints;

    /** A scene that knows nothing of any other. */
    static BattleScene of(Pack pack, RuleSystem system, Scenario scenario) {
        Situation situation = Situation.of(pack, system, scenario);
        return new BattleScene(situation, new FollowedFacts(situation));
    }

    /** The scene after an edit. */
    BattleScene after(Pack pack, RuleSystem system, Scenario scenario) {
        return FollowedFacts.after(situation, pack, system, scenario)
                .map(edited -> new BattleScene(edited, followed))
                .orElseGet(() -> of(pack, system, scenario));
    }

    private BattleScene(Situation situation, FollowedFacts followed) {
        this.situation = situation;
        this.followed = followed;
        this.stands = ask(facts -> List.copyOf(facts.get(Stands.class).all()));
        this.squares = ask(facts -> facts.get(TableViewsheds.class).squares());
        this.viewpoints = new Viewpoints(
                List.of(),
                stands.stream().map(BattleScene::viewpoint).toList(),
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

    static Viewpoint viewpoint(Stand stand) {
        Polygon[] bases =
                stand.footprint().bases().stream().map(base -> base.inches()).toArray(Polygon[]::new);
        return new Viewpoint(
                stand.kind(),
                stand.piece().id(),
                stand.name(),
                stand.side(),
                new Area.Shape(new GeometryFactory().createMultiPolygon(bases)));
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
        return ask(facts -> new SceneAnswers(facts, stands).look(from, to));
    }

    @Override
    public Optional<SightMarks> answer(SightQuestion question) {
        return ask(facts -> new SceneAnswers(facts, stands).answer(question));
    }
}
