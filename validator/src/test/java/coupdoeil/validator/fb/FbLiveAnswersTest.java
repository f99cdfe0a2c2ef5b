package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.LiveAnswers;
import coupdoeil.validator.sight.hexes.SeenBy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One question about sight has one answer, whoever answers it. */
class FbLiveAnswersTest {

    @Test
    void whatIsKeptFromMapToMapAnswersLikeEachScene() {
        LiveAnswers live = new LiveAnswers();
        for (long seed = 0; seed < 20; seed++) {
            FbMaps map = new RandomField(seed).battle();
            HexScene scene = map.scene();
            List<Viewpoint> points = map.viewpoints().hexes().stream()
                    .filter(hex -> (hex.q() + 2 * hex.r()) % 5 == 0)
                    .map(hex -> Viewpoint.ofHex(hex, hex.toString()))
                    .toList();
            for (SightQuestion question : List.of(
                    new SightQuestion.Seen(points, 0),
                    new SightQuestion.Unseen(points, 0),
                    new SightQuestion.Counts(points, true, 0),
                    new SightQuestion.Counts(points, false, 0),
                    new SightQuestion.Watched(points.get(0), points, 0),
                    new SightQuestion.Field(points.get(0), 0))) {
                assertThat(live.answer(scene, question))
                        .usingRecursiveComparison()
                        .ignoringCollectionOrder()
                        .isEqualTo(scene.answer(question));
            }
        }
    }

    @Test
    void marksAreWhatTheObserversSee() {
        FbMaps map = new RandomField(3).battle();
        HexScene scene = map.scene();
        List<Viewpoint> points = map.viewpoints().hexes().stream()
                .limit(4)
                .map(hex -> Viewpoint.ofHex(hex, hex.toString()))
                .toList();
        List<Viewpoint> twice = List.of(points.get(0), points.get(0), points.get(1));
        SeenBy seen =
                SeenBy.of(scene.rule(0), scene.ground(), twice, map.viewpoints().hexes());

        assertThat(scene.answer(new SightQuestion.Unseen(twice, 0)))
                .hasValueSatisfying(
                        marks -> assertThat(((SightMarks.Unseen) marks).area().hexList())
                                .containsExactlyInAnyOrderElementsOf(seen.unseen()));
        assertThat(scene.answer(new SightQuestion.Seen(twice, 0)))
                .hasValueSatisfying(marks -> assertThat(
                                ((SightMarks.Ground) marks).of(Sighting.VISIBLE).hexList())
                        .containsExactlyElementsOf(seen.hexes(Sighting.VISIBLE)));
        assertThat(scene.answer(new SightQuestion.Counts(twice, false, 0)))
                .hasValueSatisfying(marks -> assertThat(((SightMarks.Counts) marks).areas())
                        .containsKey(seen.greatestCount())
                        .doesNotContainKey(seen.greatestCount() + 1));
        assertThat(scene.answer(new SightQuestion.Counts(twice, true, 0)))
                .hasValueSatisfying(
                        marks -> assertThat(((SightMarks.Counts) marks).areas().lastKey())
                                .isLessThanOrEqualTo(2));
        assertThat(scene.answer(new SightQuestion.Field(points.get(0), 0)))
                .as("a hex has no field")
                .isEmpty();
    }
}
