package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * What the menu for the ground does with regions of a map of hexes.
 *
 * @param active the tool in hand
 * @param take takes up the tool for regions
 */
record RegionCommands(RegionTool tool, Supplier<HexTool> active, Runnable take) {

    void addTo(HexCommands commands) {
        BooleanSupplier selected = () -> !tool.selected().isEmpty();
        commands.put(EditorAction.COPY_GROUND, selected, tool::copy);
        commands.put(EditorAction.CUT_GROUND, selected, () -> {
            tool.copy();
            tool.clear("edit.region-cut");
        });
        commands.put(EditorAction.PASTE_GROUND, () -> true, () -> withTool(tool::paste));
        commands.put(EditorAction.DUPLICATE, selected, () -> withTool(tool::duplicate));
        commands.put(
                EditorAction.MIRROR,
                () -> active.get() == tool && (tool.isUnderWay() || selected.getAsBoolean()),
                tool::mirror);
    }

    private void withTool(Runnable command) {
        take.run();
        command.run();
    }
}
