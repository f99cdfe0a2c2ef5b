package coupdoeil.editor.tool;

import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A tool that paints hexes. Each hex is touched once in a stroke. */
abstract class BrushTool implements HexTool {

    final HexContext context;
    private final Set<Hex> touched = new HashSet<>();
    private String chosen;
    private @Nullable Object gesture;
    private @Nullable Point2D last;
    private @Nullable Hex hovered;

    BrushTool(HexContext context, String chosen) {
        this.context = context;
        this.chosen = chosen;
    }

    /** The edit of some hexes of a stroke; empty if there is nothing to paint with. */
    abstract Optional<Edit> paint(Collection<Hex> hexes, boolean erase);

    @Override
    public Optional<String> chosen() {
        return choices().stream()
                .map(ToolChoice::id)
                .filter(chosen::equals)
                .findFirst()
                .or(() -> choices().stream().map(ToolChoice::id).findFirst());
    }

    @Override
    public void choose(String id) {
        chosen = id;
    }

    /** The name of the choice made. */
    String chosenName() {
        String id = chosen().orElse("");
        return choices().stream()
                .filter(choice -> choice.id().equals(id))
                .map(ToolChoice::name)
                .findFirst()
                .orElse(id);
    }

    @Override
    public boolean hasBrush() {
        return true;
    }

    @Override
    public void press(Pointer at) {
        gesture = new Object();
        touched.clear();
        last = at.point();
        stroke(List.of(at.hex()), at.erase());
    }

    @Override
    public void drag(Pointer at) {
        hover(at);
        Point2D from = last;
        if (gesture != null && from != null) {
            last = at.point();
            context.layout().ifPresent(layout -> stroke(Trail.between(layout, from, at.point()), at.erase()));
        }
    }

    @Override
    public void release(Pointer at) {
        gesture = null;
        last = null;
    }

    @Override
    public void hover(Pointer at) {
        if (!at.hex().equals(hovered)) {
            Set<Hex> outlined = new LinkedHashSet<>(context.brush(at.hex()));
            if (hovered != null) {
                outlined.addAll(context.brush(hovered));
            }
            hovered = at.hex();
            context.repaint(outlined);
        }
    }

    @Override
    public void cancel() {
        gesture = null;
        last = null;
        hovered = null;
    }

    private void stroke(List<Hex> middles, boolean erase) {
        Set<Hex> fresh = new LinkedHashSet<>();
        middles.forEach(middle -> fresh.addAll(context.brush(middle)));
        fresh.removeAll(touched);
        touched.addAll(fresh);
        if (!fresh.isEmpty()) {
            paint(fresh, erase).ifPresent(edit -> context.session().document().edit(edit, gesture));
        }
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        if (hovered != null) {
            g.setColor(ThemeColour.BRUSH_RIM.colour());
            g.setStroke(new BasicStroke((float) (3 / view.scale())));
            context.brush(hovered).forEach(hex -> g.draw(layout.outline(hex)));
            g.setColor(ThemeColour.BRUSH.colour());
            g.setStroke(new BasicStroke((float) (1.2 / view.scale())));
            context.brush(hovered).forEach(hex -> g.draw(layout.outline(hex)));
        }
    }
}
