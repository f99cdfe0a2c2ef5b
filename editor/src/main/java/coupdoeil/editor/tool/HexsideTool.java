package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.course.Net;
import coupdoeil.model.course.SideNet;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.HexVertex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.TerrainRecord;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Draws features along hexsides: those that are lines from vertex to vertex, a crossing or field work side by side. A
 * click on a hexside, away from its ends, draws that side alone. A directed feature belongs to the hex the pointer is in.
 */
final class HexsideTool extends CourseTool<HexVertex> {

    /** A pointer so near to a vertex, on the plane, means the vertex. */
    private static final double NEAR = HexLayout.RADIUS * 0.3;
    /** The keyboard's cursor is in the middle of a hex: where a pointer is so near to it, it means the side. */
    private static final double MIDDLE = 1;

    private @Nullable Object gesture;
    private @Nullable HexSide hovered;

    HexsideTool(HexContext context) {
        super(context, "");
    }

    @Override
    public EditorAction action() {
        return EditorAction.HEXSIDE;
    }

    @Override
    public String hint() {
        return Messages.text(isLine() ? "hint.hexside-line" : "hint.hexside", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        return ChartChoices.of(context.session(), TerrainRecord.SIDE);
    }

    @Override
    Net<HexVertex> net(HexBattlefield map) {
        return new SideNet(map::contains);
    }

    @Override
    String editName(boolean erase, ToolChoice choice) {
        return Messages.text(erase ? "edit.side-off" : "edit.side", choice.name());
    }

    private boolean isLine() {
        return chosen().flatMap(id -> context.session().chart().record(id))
                .filter(TerrainRecord::isLine)
                .isPresent();
    }

    @Override
    Optional<HexSide> atCursor(HexLayout layout, Pointer at) {
        return Optional.of(at.side()).filter(side -> layout.centre(at.hex()).distance(at.point()) < MIDDLE);
    }

    @Override
    boolean clickSide(HexLayout layout, Pointer at) {
        boolean apart = HexVertex.ends(at.side()).stream()
                .allMatch(vertex -> layout.corner(vertex.hex(), vertex.corner()).distance(at.point()) > NEAR);
        if (apart) {
            drawSide(at);
        }
        return apart;
    }

    @Override
    public void press(Pointer at) {
        if (isLine()) {
            super.press(at);
        } else {
            gesture = new Object();
            drag(at);
        }
    }

    @Override
    public void drag(Pointer at) {
        hover(at);
        if (gesture == null) {
            super.drag(at);
        } else {
            drawSide(at);
        }
    }

    private void drawSide(Pointer at) {
        HexSide side = at.side();
        ToolChoice choice = choice().orElse(null);
        if (choice == null || !isOnMap(side)) {
            return;
        }
        Edit edit = at.erase()
                ? GroundEdits.removeSide(side, choice.id(), choice.name())
                : isDirected(choice)
                        ? GroundEdits.addSide(at.hex(), side, choice.id(), choice.name())
                        : GroundEdits.addSide(side, choice.id(), choice.name());
        context.session().edit(edit, gesture);
    }

    @Override
    public void release(Pointer at) {
        if (gesture == null) {
            super.release(at);
        }
        gesture = null;
    }

    @Override
    public void hover(Pointer at) {
        super.hover(at);
        if (!at.side().equals(hovered)) {
            hovered = at.side();
            context.repaint();
        }
    }

    @Override
    public void cancel() {
        super.cancel();
        gesture = null;
        hovered = null;
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        super.paint(g, layout, view);
        HexSide side = hovered;
        if (side != null && isOnMap(side) && !isUnderWay()) {
            Strokes.outlined(g, layout.line(side), ThemeColour.STROKE.colour(), 4, view.scale());
        }
    }

    private boolean isOnMap(HexSide side) {
        return context.map()
                .filter(map -> map.contains(side.hex()) || map.contains(side.other()))
                .isPresent();
    }
}
