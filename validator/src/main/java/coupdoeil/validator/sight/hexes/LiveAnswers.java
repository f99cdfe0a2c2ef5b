package coupdoeil.validator.sight.hexes;

import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import java.util.Optional;

/**
 * Answers one question after the other while a map is edited: of what many observers see together, only what an edit may
 * have turned is looked at again, if all of them look alike; units with eyes of their own look anew. The answers are those
 * of the scene. For one thread.
 */
public final class LiveAnswers {

    private final SightWatch watch = new SightWatch();

    /** What to mark where in this scene. */
    public Optional<SightMarks> answer(HexScene scene, SightQuestion question) {
        boolean watched = question instanceof SightQuestion.Unseen
                || question instanceof SightQuestion.Counts counts && counts.byPlace();
        SightRule rule = scene.rule(question.turn());
        Eyes eyes = scene.eyes(question.turn());
        if (!watched
                || !question.observers().stream()
                        .allMatch(observer -> eyes.eyesOf(observer).equals(rule))) {
            return scene.answer(question);
        }
        Coverage coverage = watch.update(rule, scene.ground(), HexAnswers.hexes(question.observers()));
        return HexAnswers.marks(question, coverage, new HexAnswers(scene, scene.ground()).region());
    }
}
