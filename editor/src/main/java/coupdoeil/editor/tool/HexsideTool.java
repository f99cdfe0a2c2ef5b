package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.TerrainRecord;
import java.awt.Graphics2D;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Draws features along hexsides. Pressing on a hexside that has the feature takes it off, and the whole stroke does so.
 * A directed feature belongs to the hex the pointer is in.
 */
final class HexsideTool extends ChoosingTool {

    private final Set<HexSide> touched = new HashSet<>();
    private @Nullable Object gesture;
    private @Nullable HexSide hovered;
    private boolean removing;

    HexsideTool(HexContext context) {
        super(context, "");
    }

    @Override
    public EditorAction action() {
        return EditorAction.HEXSIDE;
    }

    @Override
    public String hint() {
        return Messages.text("hint.hexside", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        return ChartChoices.of(context.session(), TerrainRecord.SIDE);
    }

    @Override
    public void press(Pointer at) {
        gesture = new Object();
        touched.clear();
        removing = at.erase()
                || context.map().isPresent()
                        && chosen().filter(context.map().get().sides().on(at.side())::contains)
                                .isPresent();
        drag(at);
    }

    @Override
    public void drag(Pointer at) {
        hover(at);
        HexBattlefield map = context.map().orElse(null);
        ToolChoice choice = choice().orElse(null);
        if (gesture == null || map == null || choice == null || !touches(map, at.side()) || !touched.add(at.side())) {
            return;
        }
        Edit edit = removing
                ? GroundEdits.removeSide(at.side(), choice.id(), choice.name())
                : isDirected(choice)
                        ? GroundEdits.addSide(at.hex(), at.side(), choice.id(), choice.name())
                        : GroundEdits.addSide(at.side(), choice.id(), choice.name());
        context.session().document().edit(edit, gesture);
    }

    private boolean isDirected(ToolChoice choice) {
        return context.session()
                .chart()
                .record(choice.id())
                .filter(record -> record.effects().flag("directed"))
                .isPresent();
    }

    @Override
    public void release(Pointer at) {
        gesture = null;
    }

    @Override
    public void hover(Pointer at) {
        if (!at.side().equals(hovered)) {
            hovered = at.side();
            context.repaint();
        }
    }

    @Override
    public void cancel() {
        gesture = null;
        hovered = null;
    }

    private static boolean touches(HexBattlefield map, HexSide side) {
        return map.contains(side.hex()) || map.contains(side.other());
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        HexSide side = hovered;
        if (side != null && context.map().filter(map -> touches(map, side)).isPresent()) {
            Strokes.outlined(g, layout.line(side), ThemeColour.STROKE.colour(), 4, view.scale());
        }
    }
}
