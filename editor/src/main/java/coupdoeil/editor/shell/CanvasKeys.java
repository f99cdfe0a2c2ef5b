package coupdoeil.editor.shell;

import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.Menus;
import coupdoeil.editor.tool.ToolBench;
import coupdoeil.editor.tool.ToolKit.Arrow;
import coupdoeil.editor.widget.Keys;
import java.util.Map;
import javax.swing.JComponent;

/**
 * The arrow keys on the map. Alone they move what is selected or, if nothing is, the cursor; with Ctrl always the cursor;
 * with Shift the cursor with the tool pressed down. What is moved by several strokes in a row makes one step.
 */
final class CanvasKeys {

    private static final Map<String, int[]> ARROWS = Map.of(
            "LEFT", new int[] {-1, 0}, "RIGHT", new int[] {1, 0}, "UP", new int[] {0, -1}, "DOWN", new int[] {0, 1});

    private final ToolBench bench;

    CanvasKeys(ToolBench bench) {
        this.bench = bench;
    }

    void bind(JComponent canvas, ActionSet actions) {
        Menus.bindAliases(actions, canvas);
        ARROWS.forEach((key, step) -> {
            Keys.bind(canvas, key, () -> bench.kit().arrow(step[0], step[1], Arrow.MOVE));
            Keys.bind(canvas, "ctrl " + key, () -> bench.kit().arrow(step[0], step[1], Arrow.CURSOR));
            Keys.bind(canvas, "shift " + key, () -> bench.kit().arrow(step[0], step[1], Arrow.STROKE));
        });
    }
}
