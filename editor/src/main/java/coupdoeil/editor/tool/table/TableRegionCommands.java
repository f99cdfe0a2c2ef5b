package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * What the menu for the ground does with parts of a table.
 *
 * @param active the tool in hand
 * @param take takes up the tool for regions
 */
record TableRegionCommands(TableRegionTool tool, Supplier<TableTool> active, Runnable take, TableCursor cursor) {

    void addTo(TableCommands commands) {
        BooleanSupplier selected = tool::isAnySelected;
        commands.put(EditorAction.COPY_GROUND, selected, tool::copy);
        commands.put(EditorAction.CUT_GROUND, selected, tool::cut);
        commands.put(EditorAction.PASTE_GROUND, () -> true, () -> {
            take.run();
            tool.paste(cursor.pointed());
        });
        commands.put(EditorAction.DUPLICATE, selected, () -> {
            take.run();
            tool.duplicate(cursor.pointed());
        });
        commands.put(
                EditorAction.MIRROR,
                () -> active.get() == tool ? tool.holdsAnything() || selected.getAsBoolean() : commands.canMirror(),
                () -> {
                    if (active.get() == tool) {
                        tool.mirror();
                    } else {
                        commands.mirror();
                    }
                });
    }
}
