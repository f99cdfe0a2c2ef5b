package coupdoeil.editor.shell;

import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ScenarioEdits;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.paint.LayerId;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.editor.tool.ToolBench;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.function.BooleanSupplier;

/** What each action does in a workbench. */
final class ActionBindings {

    private final Workbench workbench;
    private final Session session;
    private final Document document;
    private final ToolBench bench;
    private final PieceCommands pieces;

    ActionBindings(Workbench workbench) {
        this.workbench = workbench;
        this.session = workbench.session();
        this.document = session.document();
        this.bench = workbench.bench();
        this.pieces = new PieceCommands(session);
    }

    void bind(ActionSet actions) {
        files(actions);
        edit(actions);
        view(actions);
        tools(actions);
        actions.on(EditorAction.COMMAND_PALETTE, () -> CommandPalette.open(actions, workbench));
    }

    private void files(ActionSet actions) {
        PackFiles files = workbench.files();
        actions.on(EditorAction.NEW, files::create);
        actions.on(EditorAction.OPEN, files::open);
        actions.on(EditorAction.SAVE, files::save);
        actions.on(EditorAction.SAVE_AS, files::saveAs);
    }

    private void edit(ActionSet actions) {
        actions.on(
                EditorAction.UNDO,
                () -> document.undoName().isPresent(),
                () -> named(
                        "action.undo-step",
                        EditorAction.UNDO,
                        document.undoName().orElse("")),
                document::undo);
        Runnable redo = document::redo;
        BooleanSupplier canRedo = () -> document.redoName().isPresent();
        actions.on(
                EditorAction.REDO,
                canRedo,
                () -> named(
                        "action.redo-step",
                        EditorAction.REDO,
                        document.redoName().orElse("")),
                redo);
        actions.on(EditorAction.REDO_Y, canRedo, redo);
        actions.on(EditorAction.CANCEL, this::cancel);
        actions.on(EditorAction.SELECT_STACK, pieces::selectStack);
        actions.on(EditorAction.TURN_LEFT, () -> turn(-1));
        actions.on(EditorAction.TURN_RIGHT, () -> turn(1));
        actions.on(EditorAction.TURN_LEFT_R, () -> turn(-1));
        actions.on(EditorAction.TURN_RIGHT_R, () -> turn(1));
        actions.on(EditorAction.NEXT_FORMATION, pieces::canAct, () -> pieces.changeFormation(1));
        actions.on(EditorAction.PREVIOUS_FORMATION, pieces::canAct, () -> pieces.changeFormation(-1));
        actions.on(EditorAction.STACK_UP, pieces::canAct, () -> pieces.restack(true));
        actions.on(EditorAction.STACK_DOWN, pieces::canAct, () -> pieces.restack(false));
    }

    private static String named(String key, EditorAction action, String step) {
        return step.isEmpty() ? action.text() : Messages.text(key, step);
    }

    private void cancel() {
        bench.cancel();
        if (bench.active().action() != EditorAction.SELECT) {
            bench.take(EditorAction.SELECT);
        } else {
            session.select(Selection.NOTHING);
        }
        workbench.canvas().requestFocusInWindow();
    }

    /** Turns the selected pieces; without any, the hexside that the cursor points at. */
    private void turn(int steps) {
        if (pieces.canAct()) {
            pieces.turn(steps);
        } else {
            bench.cursor().turn(steps);
        }
    }

    private void view(ActionSet actions) {
        actions.on(EditorAction.ZOOM_IN, workbench.canvas()::zoomIn);
        actions.on(EditorAction.ZOOM_OUT, workbench.canvas()::zoomOut);
        actions.on(EditorAction.ZOOM_FIT, workbench.canvas()::fit);
        actions.on(
                EditorAction.ZOOM_SELECTION,
                () -> workbench
                        .canvas()
                        .centreOn(pieces.hex().orElse(bench.cursor().hex())));
        layer(actions, EditorAction.SHOW_GRID, LayerId.GRID);
        layer(actions, EditorAction.SHOW_LABELS, LayerId.LABELS);
        layer(actions, EditorAction.SHOW_UNITS, LayerId.UNITS);
        actions.toggle(EditorAction.DARK, () -> Look.current() == Look.DARK, dark -> {
            Look look = dark ? Look.DARK : Look.LIGHT;
            look.install();
            look.remember();
            workbench.showScene();
        });
        actions.on(EditorAction.FOCUS_MAP, workbench.canvas()::requestFocusInWindow);
        actions.on(
                EditorAction.FOCUS_PALETTE, () -> workbench.panels().palette().focusList());
        actions.on(
                EditorAction.FOCUS_INSPECTOR,
                () -> workbench.panels().inspector().focusFirst());
    }

    private void layer(ActionSet actions, EditorAction action, LayerId layer) {
        actions.toggle(action, () -> workbench.shows(layer), on -> workbench.show(layer, on));
    }

    private void tools(ActionSet actions) {
        for (EditorAction action : EditorAction.values()) {
            if (action.kind() == Kind.TOOL && bench.tools().stream().anyMatch(tool -> tool.action() == action)) {
                actions.toggle(action, () -> bench.active().action() == action, on -> {
                    bench.take(action);
                    workbench.canvas().requestFocusInWindow();
                });
            }
        }
        actions.on(EditorAction.APPLY_TOOL, bench::apply);
        actions.toggle(EditorAction.ERASE, bench::isErasing, bench::setErasing);
        actions.on(EditorAction.BRUSH_LARGER, () -> bench.setBrushRadius(bench.brushRadius() + 1));
        actions.on(EditorAction.BRUSH_SMALLER, () -> bench.setBrushRadius(bench.brushRadius() - 1));
        actions.on(EditorAction.NEXT_SCENARIO, () -> session.pack().scenarios().size() > 1, this::nextScenario);
        actions.on(EditorAction.NEW_SCENARIO, this::newScenario);
        actions.on(
                EditorAction.SCENARIO_PROPERTIES,
                () -> session.scenario().isPresent(),
                () -> session.select(new Selection.OfScenario()));
    }

    private void nextScenario() {
        List<String> ids = session.pack().scenarios().stream().map(Scenario::id).toList();
        int now = ids.indexOf(session.scenario().map(Scenario::id).orElse(""));
        session.showScenario(ids.get((now + 1) % ids.size()));
    }

    private void newScenario() {
        workbench
                .dialogs()
                .ask(Messages.text("new.scenario-name"), Messages.text("new.scenario"))
                .ifPresent(name -> {
                    Scenario fresh = Starter.scenario(session.pack(), session.system(), name);
                    session.edit(ScenarioEdits.add(fresh));
                    session.showScenario(fresh.id());
                });
    }
}
