package coupdoeil.editor.shell;

import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.menu.ContextMenu;
import coupdoeil.editor.menu.Target;
import coupdoeil.editor.tool.ToolBench;
import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.JList;
import javax.swing.JTable;

/** What the context menus of the map and the panels hold: actions of the menu bar that are about what is selected. */
final class ContextMenus {

    private static final List<EditorAction> GO = List.of(EditorAction.FOCUS_INSPECTOR, EditorAction.ZOOM_SELECTION);
    private static final List<EditorAction> SEEN =
            List.of(EditorAction.VIEWSHED, EditorAction.WHO_SEES, EditorAction.SHOW_REACH);
    private static final List<EditorAction> CLIPBOARD = List.of(
            EditorAction.CUT_GROUND, EditorAction.COPY_GROUND, EditorAction.PASTE_GROUND, EditorAction.DUPLICATE);
    private static final List<EditorAction> DELETE = List.of(EditorAction.DELETE);

    private static final List<List<EditorAction>> PIECES = List.of(
            List.of(
                    EditorAction.TURN_LEFT,
                    EditorAction.TURN_RIGHT,
                    EditorAction.NEXT_FORMATION,
                    EditorAction.PREVIOUS_FORMATION,
                    EditorAction.STACK_UP,
                    EditorAction.STACK_DOWN),
            List.of(
                    EditorAction.SELECT_STACK,
                    EditorAction.WHEEL_LEFT,
                    EditorAction.WHEEL_RIGHT,
                    EditorAction.ALIGN,
                    EditorAction.SPACE_EVENLY),
            SEEN,
            List.of(EditorAction.FOCUS_INSPECTOR, EditorAction.FOCUS_OOB),
            DELETE);
    private static final List<List<EditorAction>> FEATURES = List.of(
            CLIPBOARD,
            List.of(EditorAction.UNITE, EditorAction.SUBTRACT, EditorAction.FILL_HOLES, EditorAction.SIMPLIFY),
            List.of(
                    EditorAction.TURN_LEFT,
                    EditorAction.TURN_RIGHT,
                    EditorAction.MIRROR,
                    EditorAction.REVERSE_LINE,
                    EditorAction.NEXT_FEATURE),
            List.of(EditorAction.FOCUS_INSPECTOR),
            DELETE);
    private static final List<List<EditorAction>> REGION =
            List.of(CLIPBOARD, List.of(EditorAction.MIRROR, EditorAction.TURN_LEFT, EditorAction.TURN_RIGHT), DELETE);
    private static final List<List<EditorAction>> GROUND = List.of(
            List.of(EditorAction.PICK_UP, EditorAction.PASTE_GROUND, EditorAction.PLACE_UNIT),
            SEEN,
            List.of(EditorAction.FOCUS_INSPECTOR),
            List.of(EditorAction.ZOOM_FIT, EditorAction.RESIZE));
    private static final List<List<EditorAction>> THING = List.of(SEEN, GO, DELETE);

    private static final Map<Class<? extends Selection>, List<List<EditorAction>>> ON_MAP = Map.of(
            Selection.OfPieces.class, PIECES,
            Selection.OfFeatures.class, FEATURES,
            Selection.OfHexes.class, REGION,
            Selection.OfGround.class, REGION,
            Selection.OfPlace.class, THING,
            Selection.OfToken.class, THING);

    private static final List<List<EditorAction>> IN_TIMETABLE = List.of(
            List.of(EditorAction.NEW_PERIOD, EditorAction.NEW_GROUP),
            List.of(EditorAction.FOCUS_INSPECTOR, EditorAction.SCENARIO_PROPERTIES),
            DELETE);

    private final ActionSet actions;

    private ContextMenus(ActionSet actions) {
        this.actions = actions;
    }

    /** Gives the map and all panels around it their menus. */
    static void install(Workbench workbench) {
        ContextMenus menus = new ContextMenus(workbench.actions());
        menus.onMap(workbench);
        Workbench.Panels panels = workbench.panels();
        panels.forces()
                .offer(menus.swing(List.of(
                        List.of(
                                EditorAction.NEW_SIDE,
                                EditorAction.NEW_FORMATION,
                                EditorAction.NEW_UNIT,
                                EditorAction.NEW_LEADER),
                        List.of(
                                EditorAction.PLACE_UNIT,
                                EditorAction.ZOOM_SELECTION,
                                EditorAction.FOCUS_OOB,
                                EditorAction.FOCUS_INSPECTOR),
                        DELETE)));
        panels.inspector()
                .offerForRegions(REGION.stream()
                        .flatMap(List::stream)
                        .filter(action -> action != EditorAction.PASTE_GROUND)
                        .map(workbench.actions()::swing)
                        .toList());
        panels.oob()
                .offer(menus.row(
                        List.of(EditorAction.PLACE_UNIT, EditorAction.FOCUS_INSPECTOR, EditorAction.ZOOM_SELECTION)));
        panels.data().offer(menus.row(List.of(EditorAction.NEW_SCENARIO, EditorAction.NEW_GROUP)));
        panels.findings().offer(menus.row(List.of(EditorAction.NEXT_FINDING, EditorAction.PREVIOUS_FINDING)));
        within(panels.timetable()).forEach(component -> {
            if (component instanceof JTable table) {
                ContextMenu.on(table, Target.of(table), () -> menus.fresh(IN_TIMETABLE));
            } else if (component instanceof JList<?> list) {
                ContextMenu.on(list, Target.of(list), () -> menus.fresh(IN_TIMETABLE));
            }
        });
    }

    private void onMap(Workbench workbench) {
        MapCanvas canvas = workbench.canvas();
        ToolBench bench = workbench.bench();
        Target target = new Target() {
            @Override
            public boolean pick(Point point) {
                if (!bench.isRightButtonTaken()) {
                    bench.kit().pick(canvas.mapPoint(point));
                }
                return !bench.isRightButtonTaken();
            }

            @Override
            public Point place() {
                Point2D middle =
                        bench.kit().focus().map(canvas.viewport()::toPixel).orElse(new Point2D.Double());
                return new Point((int) middle.getX(), (int) middle.getY());
            }
        };
        ContextMenu.on(
                canvas,
                target,
                () -> fresh(ON_MAP.getOrDefault(workbench.session().selection().getClass(), GROUND)));
    }

    private List<List<Action>> fresh(List<List<EditorAction>> groups) {
        actions.refresh();
        return swing(groups);
    }

    private List<List<Action>> swing(List<List<EditorAction>> groups) {
        return groups.stream().map(this::row).toList();
    }

    private List<Action> row(List<EditorAction> group) {
        return group.stream().map(actions::swing).toList();
    }

    private static Stream<Component> within(Container container) {
        return Stream.of(container.getComponents())
                .flatMap(child -> child instanceof Container inner && inner.getComponentCount() > 0
                        ? Stream.concat(Stream.of(child), within(inner))
                        : Stream.of(child));
    }
}
