package coupdoeil.editor.shell;

import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.dock.Dock;
import coupdoeil.editor.dock.Side;
import coupdoeil.editor.remembered.WindowLayout;
import coupdoeil.editor.shell.Workbench.Panels;
import coupdoeil.validator.picture.LayerId;
import java.awt.Component;
import java.awt.KeyboardFocusManager;

/** What the View menu does: how the map is shown, and where the panels are. */
final class ViewActions {

    private final Workbench workbench;

    ViewActions(Workbench workbench) {
        this.workbench = workbench;
    }

    void bind(ActionSet actions) {
        actions.on(EditorAction.ZOOM_IN, workbench.canvas()::zoomIn);
        actions.on(EditorAction.ZOOM_OUT, workbench.canvas()::zoomOut);
        actions.on(EditorAction.ZOOM_FIT, workbench.canvas()::fit);
        actions.on(
                EditorAction.ZOOM_SELECTION,
                () -> workbench.bench().kit().focus().ifPresent(workbench.canvas()::centreOn));
        layer(actions, EditorAction.SHOW_GRID, LayerId.GRID);
        layer(actions, EditorAction.SHOW_LABELS, LayerId.LABELS);
        layer(actions, EditorAction.SHOW_UNITS, LayerId.UNITS);
        layer(actions, EditorAction.SHOW_PLACES, LayerId.PLACES);
        actions.toggle(EditorAction.TURN_BOARD, workbench.map()::isTurned, workbench.map()::turn);
        actions.toggle(EditorAction.DARK, () -> Theme.current() == Theme.DARK, dark -> {
            Theme look = dark ? Theme.DARK : Theme.LIGHT;
            look.install();
            look.remember();
            workbench.map().show();
        });
        actions.on(EditorAction.RESET_LAYOUT, () -> {
            WindowLayout.reset(workbench);
            workbench.layers().reset();
        });
        actions.on(EditorAction.PREFERENCES, () -> {
            workbench.dialogs().preferences();
            workbench.map().show();
        });
        style(actions, EditorAction.MAP_AS_LOOK, MapStyle.LOOK);
        style(actions, EditorAction.MAP_CLASSIC, MapStyle.CLASSIC);
        style(actions, EditorAction.MAP_MODERN, MapStyle.MODERN);
        style(actions, EditorAction.MAP_GREY, MapStyle.GREY);
        Dock dock = workbench.dock();
        actions.on(
                EditorAction.MOVE_PANEL,
                () -> dock.askWhere(
                        KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()));
        actions.toggle(
                EditorAction.SECOND_VIEW,
                () -> dock.sideOf(PanelSplits.SECOND_VIEW) != Side.HIDDEN,
                on -> dock.move(PanelSplits.SECOND_VIEW, on ? Side.RIGHT : Side.HIDDEN));
        actions.toggle(EditorAction.SHOW_MINIMAP, workbench.minimap()::isOn, workbench.minimap()::turn);
        Panels panels = workbench.panels();
        focus(actions, EditorAction.FOCUS_MAP, workbench.canvas(), workbench.canvas()::requestFocusInWindow);
        focus(actions, EditorAction.FOCUS_DATA, panels.data(), panels.data()::focusTree);
        focus(actions, EditorAction.FOCUS_OOB, panels.oob(), panels.oob()::focusTable);
        focus(actions, EditorAction.FOCUS_PALETTE, panels.palette(), panels.palette()::focusList);
        focus(actions, EditorAction.FOCUS_FORCES, panels.forces(), panels.forces()::focusTree);
        focus(actions, EditorAction.FOCUS_LAYERS, panels.layers(), panels.layers()::focusFirst);
        focus(actions, EditorAction.FOCUS_HISTORY, panels.history(), panels.history()::focusList);
        focus(actions, EditorAction.FOCUS_INSPECTOR, panels.inspector(), panels.inspector()::focusFirst);
        focus(actions, EditorAction.FOCUS_FINDINGS, panels.findings(), panels.findings()::focusList);
        focus(actions, EditorAction.FOCUS_TIMETABLE, panels.timetable(), panels.timetable()::focusTurns);
        focus(actions, EditorAction.FOCUS_SIGHT, panels.sight(), panels.sight()::focusDetails);
    }

    private static void focus(ActionSet actions, EditorAction action, Component panel, Runnable focus) {
        actions.on(action, () -> {
            Panels.reveal(panel);
            focus.run();
        });
    }

    /** Chosen again, a style stays. */
    private void style(ActionSet actions, EditorAction action, MapStyle style) {
        actions.toggle(action, () -> workbench.map().style() == style, on -> {
            workbench.map().setStyle(style);
            workbench.panels().palette().drawSwatches();
        });
    }

    private void layer(ActionSet actions, EditorAction action, LayerId layer) {
        actions.toggle(
                action,
                () -> workbench.layers().state(layer).shown(),
                on -> workbench.layers().show(layer, on));
    }
}
