package coupdoeil.editor.shell;

import coupdoeil.editor.document.Packs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gestures of all kinds in every panel, with a map of hexes. */
class RandomGesturesUiIT extends ByChance {

    RandomGesturesUiIT() {
        super(Packs::albuera, false);
    }

    @Test
    void nothingBreaksAndAllCanBeUndone() {
        run(20261123, 60);
    }

    @ParameterizedTest
    @ValueSource(longs = {18110516, 18110517, 18110518})
    @Tag("nightly")
    void nothingBreaksInAThousandGestures(long seed) throws Exception {
        runByNight(seed, 1000, "random-gestures");
    }
}
