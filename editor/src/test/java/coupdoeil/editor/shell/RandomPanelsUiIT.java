package coupdoeil.editor.shell;

import coupdoeil.editor.dock.Dock;
import coupdoeil.editor.dock.Side;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.remembered.WindowLayout;
import java.util.List;
import java.util.Random;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gestures of all kinds while panels are moved from edge to edge, into windows of their own and out of sight. */
class RandomPanelsUiIT extends ByChance {

    private static final List<String> PANELS =
            List.of("oob", "data", "palette", "forces", "inspector", "view", "findings", "timetable", "sight");
    /** So many gestures are made before another panel goes elsewhere. */
    private static final int OFTEN = 8;

    private Random random = new Random();

    RandomPanelsUiIT() {
        super(Packs::albuera, false);
    }

    @AfterEach
    void forget() {
        WindowLayout.forget();
    }

    @Override
    void beforeGesture(int number) {
        Dock dock = window.workbench.dock();
        if (number % OFTEN == 0) {
            String panel = PANELS.get(random.nextInt(PANELS.size()));
            Side side = Side.values()[random.nextInt(Side.values().length)];
            UiDriver.onEdt(() -> {
                dock.move(panel, side);
                return true;
            });
        }
        if (!UiDriver.onEdt(() -> SwingUtilities.getWindowAncestor(dock).isFocused())) {
            // The window of a panel lies before the other and has the keyboard.
            UiDriver.onEdt(() -> {
                Dock.reveal(window.canvas);
                return true;
            });
            window.activate();
        }
    }

    @Test
    void nothingBreaks() {
        random = new Random(20261128);
        run(20261128, 40);
    }

    @ParameterizedTest
    @ValueSource(longs = {18150618, 18150619})
    @Tag("nightly")
    void nothingBreaksInAThousandGestures(long seed) throws Exception {
        random = new Random(seed);
        runByNight(seed, 1000, "random-panels");
    }
}
