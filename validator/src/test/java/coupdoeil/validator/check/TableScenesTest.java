package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableScene;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After any edit a scene of a table that is made of the one before answers like a fresh one, and so does the one before. */
@Tag("long")
class TableScenesTest {

    /** So many edits later a scene is asked once more. */
    private static final int LATER = 3;

    /** What a scene answered when it was new. */
    private record Asked(TableScene scene, List<String> answers) {}

    @ParameterizedTest
    @CsvSource({"hm, 120", "ot, 12"})
    void scenesOfOneBattleAfterTheOtherAnswerLikeFreshOnes(String id, int count) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        TableEdits edits = new TableEdits(system, 1781);
        Pack original = PackReader.read(Path.of("../model/src/test/resources/packs/napkin-" + id))
                .pack()
                .orElseThrow();
        Pack pack = original;
        TableScene scene = null;
        List<Asked> asked = new ArrayList<>();
        int differing = 0;
        for (int i = 1; i <= count; i++) {
            pack = i % 40 == 0 ? original : edits.next(pack);
            scene = scene(system, pack, scene);
            List<String> answers = answers(scene);
            assertThat(answers.equals(answers(scene(system, pack, null))))
                    .as("edit %d", i)
                    .isTrue();
            asked.add(new Asked(scene, answers));
            if (i > LATER) {
                Asked earlier = asked.get(i - 1 - LATER);
                assertThat(answers(earlier.scene()).equals(earlier.answers()))
                        .as("again, edit %d", i)
                        .isTrue();
                differing += answers.equals(earlier.answers()) ? 0 : 1;
            }
        }
        assertThat(differing).as("edits that show").isGreaterThan((count - LATER) / 2);
    }

    private static TableScene scene(RuleSystem system, Pack pack, @Nullable TableScene before) {
        return TableScene.of(SightSystem.of(system.id())
                        .orElseThrow()
                        .scene(pack, system, pack.scenarios().get(0), before))
                .orElseThrow();
    }

    private static List<String> answers(TableScene scene) {
        List<Viewpoint> units = scene.viewpoints().units();
        List<String> answers = new ArrayList<>();
        answers.add(scene.viewpoints().toString());
        answers.add(scene.squares().toString());
        for (String side : scene.viewpoints().sides()) {
            List<Viewpoint> own = scene.viewpoints().ofSide(side);
            if (!own.isEmpty()) {
                answers.add(marks(scene, new SightQuestion.Seen(own, 0)));
                answers.add(marks(scene, new SightQuestion.Counts(own, false, 0)));
                answers.add(marks(scene, new SightQuestion.Unseen(own.subList(0, 1), 0)));
            }
        }
        for (Viewpoint from : units.subList(0, Math.min(2, units.size()))) {
            answers.add(marks(scene, new SightQuestion.Seen(List.of(from), 0)));
            for (Viewpoint to : units) {
                if (!from.equals(to)) {
                    answers.add(scene.look(from, to).toString());
                }
            }
        }
        return answers;
    }

    private static String marks(TableScene scene, SightQuestion question) {
        return question + ": " + scene.answer(question);
    }
}
