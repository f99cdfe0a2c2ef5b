package coupdoeil.editor.paint;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.SightOverlay;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Viewpoints;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.Sightline;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.sight.table.TableScene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything that can be painted of sight in a scenario: an answer to every question, and lines from some units to some. */
final class SampleSights {

    private static final int LINES = 6;

    private SampleSights() {}

    static List<SightOverlay> of(Pack pack, RuleSystem rules, Scenario scenario) {
        SightScene scene = SightSystem.of(rules.id())
                .flatMap(sight -> sight.scene(pack, rules, scenario, null))
                .orElseThrow();
        Viewpoints viewpoints = Viewpoints.of(pack, scenario)
                .orElseGet(() -> TableScene.of(Optional.of(scene)).orElseThrow().viewpoints());
        List<Viewpoint> own = viewpoints.ofSide(viewpoints.units().get(0).side());
        List<Viewpoint> others = viewpoints.enemiesOf(own.get(0).side());
        Stream<SightQuestion> questions = Stream.of(
                new SightQuestion.Seen(own.subList(0, 1), 0),
                new SightQuestion.Unseen(own, 0),
                new SightQuestion.Counts(own, false, 0),
                new SightQuestion.Watched(others.get(0), own, 0));
        Stream<SightQuestion> fields = own.stream().map(unit -> new SightQuestion.Field(unit, 0));
        List<SightOverlay> sights = new ArrayList<>(Stream.concat(
                        questions,
                        fields.filter(field -> scene.answer(field).isPresent()).limit(1))
                .map(question -> answered(question, scene.answer(question).orElseThrow()))
                .toList());
        sights.add(new SightOverlay(
                List.of(),
                List.of(),
                HexScene.of(Optional.of(scene)).stream()
                        .flatMap(hexes -> lines(hexes, own, others))
                        .toList(),
                TableScene.of(Optional.of(scene)).stream()
                        .flatMap(table -> looks(table, own, others))
                        .toList()));
        return sights;
    }

    private static SightOverlay answered(SightQuestion question, SightMarks marks) {
        return new SightOverlay(List.of(marks), question.observers(), List.of(), List.of());
    }

    private static Stream<Sightline> lines(HexScene scene, List<Viewpoint> own, List<Viewpoint> others) {
        return pairs(own, others)
                .map(pair -> scene.rule(0)
                        .sightline(
                                scene.ground(),
                                pair.get(0).hexes().get(0),
                                pair.get(1).hexes().get(0)));
    }

    private static Stream<TableLook> looks(TableScene scene, List<Viewpoint> own, List<Viewpoint> others) {
        return pairs(own, others).map(pair -> scene.look(pair.get(0), pair.get(1)));
    }

    private static Stream<List<Viewpoint>> pairs(List<Viewpoint> own, List<Viewpoint> others) {
        return Stream.iterate(0, i -> i + 1)
                .limit(Math.min(LINES, Math.min(own.size(), others.size())))
                .map(i -> List.of(own.get(i), others.get(i)));
    }
}
