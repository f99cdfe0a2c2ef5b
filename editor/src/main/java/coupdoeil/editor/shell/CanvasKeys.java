package coupdoeil.editor.shell;

import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.Menus;
import coupdoeil.editor.tool.ToolBench;
import coupdoeil.editor.tool.ToolKit.Arrow;
import java.awt.event.ActionEvent;
import java.util.Map;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

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
            bind(canvas, key, () -> bench.kit().arrow(step[0], step[1], Arrow.MOVE));
            bind(canvas, "ctrl " + key, () -> bench.kit().arrow(step[0], step[1], Arrow.CURSOR));
            bind(canvas, "shift " + key, () -> bench.kit().arrow(step[0], step[1], Arrow.STROKE));
        });
    }

    private static void bind(JComponent canvas, String keys, Runnable command) {
        canvas.getInputMap().put(KeyStroke.getKeyStroke(keys), keys);
        canvas.getActionMap().put(keys, new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                command.run();
            }
        });
    }
}
