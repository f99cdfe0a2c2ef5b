package coupdoeil.editor.shell;

import coupdoeil.editor.paint.Battles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gestures of all kinds, most of them on a table: drawing, cutting, dressing lines, dragging, keys. */
class RandomTableGesturesUiIT extends ByChance {

    RandomTableGesturesUiIT() {
        super(Battles::guilford, true);
    }

    @Test
    void nothingBreaksAndAllCanBeUndone() {
        run(20261123, 60);
    }

    @ParameterizedTest
    @ValueSource(longs = {17810315, 17810316, 17810317, 17810318})
    @Tag("nightly")
    void nothingBreaksInFiveThousandGestures(long seed) throws Exception {
        runByNight(seed, 5000, "random-table-gestures");
    }
}
