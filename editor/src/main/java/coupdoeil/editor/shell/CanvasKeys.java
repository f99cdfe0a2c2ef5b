package coupdoeil.editor.shell;

import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.Menus;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.editor.tool.ToolBench;
import coupdoeil.model.grid.Hex;
import java.awt.event.ActionEvent;
import java.util.Map;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/**
 * The arrow keys on the map. Alone they move the selected pieces or, if there are none, the cursor; with Ctrl always the
 * cursor; with Shift the cursor with the tool pressed down. Pieces moved by several strokes in a row make one step.
 */
final class CanvasKeys {

    private static final Map<String, int[]> ARROWS = Map.of(
            "LEFT", new int[] {-1, 0}, "RIGHT", new int[] {1, 0}, "UP", new int[] {0, -1}, "DOWN", new int[] {0, 1});

    private final ToolBench bench;
    private final Session session;
    private final PieceCommands pieces;

    CanvasKeys(ToolBench bench, Session session) {
        this.bench = bench;
        this.session = session;
        this.pieces = new PieceCommands(session);
    }

    void bind(JComponent canvas, ActionSet actions) {
        Menus.bindAliases(actions, canvas);
        ARROWS.forEach((key, step) -> {
            bind(canvas, key, () -> move(step[0], step[1]));
            bind(
                    canvas,
                    "ctrl " + key,
                    () -> bench.layout().ifPresent(layout -> bench.cursor().move(layout, step[0], step[1])));
            bind(canvas, "shift " + key, () -> bench.applyTo(step[0], step[1]));
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

    private void move(int columns, int rows) {
        HexLayout layout = bench.layout().orElse(null);
        if (layout == null) {
            return;
        }
        if (bench.active().action() != EditorAction.SELECT || !pieces.canAct()) {
            bench.cursor().move(layout, columns, rows);
            return;
        }
        Hex from = pieces.hex().orElse(null);
        if (from != null) {
            var grid = layout.grid();
            Hex to = grid.hexAt(grid.column(from) + layout.steps(columns), grid.row(from) + layout.steps(rows));
            if (bench.map().filter(map -> map.contains(to)).isPresent()) {
                pieces.move(from, to, session.selection());
                bench.cursor().follow(to);
            }
        }
    }
}
