package coupdoeil.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryTest {

    private final History<String> history = new History<>("blank");

    @Test
    void undoAndRedoGoBackAndForthByNamedSteps() {
        history.step("paint", "woods");
        history.step("move", "moved");

        assertThat(history.undoName()).hasValue("move");
        history.undo();
        assertThat(history.present()).isEqualTo("woods");
        assertThat(history.undoName()).hasValue("paint");
        assertThat(history.redoName()).hasValue("move");
        history.redo();
        assertThat(history.present()).isEqualTo("moved");
        assertThat(history.done()).containsExactly("move", "paint");
    }

    @Test
    void atEitherEndNothingHappens() {
        history.undo();
        history.redo();

        assertThat(history.present()).isEqualTo("blank");
        assertThat(history.canUndo()).isFalse();
        assertThat(history.canRedo()).isFalse();
    }

    @Test
    void aGestureIsOneStep() {
        Object stroke = new Object();
        history.step("paint", "one hex", stroke);
        history.step("paint", "two hexes", stroke);
        history.step("paint", "three hexes", new Object());

        history.undo();
        assertThat(history.present()).isEqualTo("two hexes");
        history.undo();
        assertThat(history.present()).isEqualTo("blank");
    }

    @Test
    void aGestureThatWasUndoneDoesNotGoOn() {
        Object stroke = new Object();
        history.step("paint", "one hex", stroke);
        history.undo();
        history.redo();
        history.step("paint", "two hexes", stroke);

        history.undo();
        assertThat(history.present()).isEqualTo("one hex");
    }

    @Test
    void aNewStepForgetsWhatCouldBeRedone() {
        history.step("paint", "woods");
        history.undo();
        history.step("paint", "water");

        assertThat(history.canRedo()).isFalse();
    }

    @Test
    void aStepToThePresentValueIsNone() {
        history.step("nothing", history.present());

        assertThat(history.canUndo()).isFalse();
    }

    @Test
    void theSavedMarkStandsOnAValue() {
        assertThat(history.isSaved()).isTrue();
        history.step("paint", "woods");
        assertThat(history.isSaved()).isFalse();
        history.markSaved(history.present());
        history.step("move", "moved");
        history.undo();
        assertThat(history.isSaved()).isTrue();
        history.undo();
        assertThat(history.isSaved()).isFalse();
    }

    @Test
    void savingInTheMiddleOfAGestureDoesNotMarkItsEndSaved() {
        Object stroke = new Object();
        history.step("paint", "one hex", stroke);
        history.markSaved(history.present());
        history.step("paint", "two hexes", stroke);

        assertThat(history.isSaved()).isFalse();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 1811, 1815, 20_000})
    void randomStepsUndoneAndRedoneGiveTheSameValues(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> values = new ArrayList<>(List.of("blank"));
        int at = 0;
        for (int i = 0; i < 2000; i++) {
            int what = random.nextInt(4);
            if (what < 2) {
                String next = "value " + i;
                history.step("step " + i, next);
                values = new ArrayList<>(values.subList(0, at + 1));
                values.add(next);
                at++;
            } else if (what == 2) {
                history.undo();
                at = Math.max(0, at - 1);
            } else {
                history.redo();
                at = Math.min(values.size() - 1, at + 1);
            }
            assertThat(history.present()).isEqualTo(values.get(at));
            assertThat(history.depth()).isEqualTo(at);
        }
    }
}
