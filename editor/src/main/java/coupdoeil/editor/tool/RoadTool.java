package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.TerrainRecord;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs roads and other links from hex to hex: drag along the way, or click from hex to hex. With Shift a click goes on
 * from the last hex in a straight line. A link may lead off the edge of the map.
 */
final class RoadTool extends ChoosingTool {

    /** A hex counts as reached this near its centre, so that a stroke past a corner does not catch a third hex. */
    private static final double REACH = HexLayout.HEX_WIDTH * 0.4;

    private @Nullable Object gesture;
    private final List<Hex> drawn = new ArrayList<>();
    private @Nullable Hex end;

    RoadTool(HexContext context) {
        super(context, "road");
    }

    @Override
    public EditorAction action() {
        return EditorAction.ROAD;
    }

    @Override
    public String hint() {
        return Messages.text("hint.road", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        return ChartChoices.of(context.session(), TerrainRecord.LINK);
    }

    @Override
    public void press(Pointer at) {
        gesture = new Object();
        drawn.clear();
        Hex from = end;
        HexLayout layout = context.layout().orElse(null);
        if (at.extend() && from != null && layout != null) {
            link(Trail.between(layout, layout.centre(from), layout.centre(at.hex())), at.erase());
        }
        end = at.hex();
        drawn.add(at.hex());
        context.repaint();
    }

    @Override
    public void drag(Pointer at) {
        Hex from = end;
        HexLayout layout = context.layout().orElse(null);
        if (gesture != null
                && from != null
                && layout != null
                && !from.equals(at.hex())
                && layout.centre(at.hex()).distance(at.point()) < REACH) {
            link(Trail.between(layout, layout.centre(from), layout.centre(at.hex())), at.erase());
            end = at.hex();
            drawn.add(at.hex());
            context.repaint();
        }
    }

    @Override
    public void release(Pointer at) {
        gesture = null;
        drawn.clear();
        context.repaint();
    }

    @Override
    public void cancel() {
        gesture = null;
        end = null;
        drawn.clear();
    }

    private void link(List<Hex> chain, boolean erase) {
        HexBattlefield map = context.map().orElse(null);
        ToolChoice choice = choice().orElse(null);
        if (map == null || choice == null) {
            return;
        }
        for (int i = 1; i < chain.size(); i++) {
            List<Hex> step = chain.subList(i - 1, i + 1);
            if (map.contains(step.get(0)) || map.contains(step.get(1))) {
                context.session()
                        .document()
                        .edit(
                                erase
                                        ? GroundEdits.removeLink(step, choice.id(), choice.name())
                                        : GroundEdits.addLink(step, choice.id(), choice.name()),
                                gesture);
            }
        }
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        if (drawn.isEmpty()) {
            return;
        }
        Path2D path = new Path2D.Double();
        Point2D first = layout.centre(drawn.get(0));
        path.moveTo(first.getX(), first.getY());
        drawn.forEach(
                hex -> path.lineTo(layout.centre(hex).getX(), layout.centre(hex).getY()));
        Strokes.outlined(g, path, ThemeColour.STROKE.colour(), 2, view.scale());
    }
}
