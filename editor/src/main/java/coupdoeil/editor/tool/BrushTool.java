package coupdoeil.editor.tool;

import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.region.Regions;
import coupdoeil.model.region.Trait;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A tool that paints hexes, each once in a gesture. Free strokes paint as they go, other shapes when the button is let go.
 * Ctrl picks up what is there; with Shift a free stroke begins where the last one ended, and a fill takes all that is alike.
 */
abstract class BrushTool implements HexTool {

    final HexContext context;
    private final Set<Hex> touched = new HashSet<>();
    private final List<Hex> corners = new ArrayList<>();
    private String chosen;
    private @Nullable Sweep sweep;
    private @Nullable Object gesture;
    private @Nullable Point2D last;
    private @Nullable Hex hovered;
    private @Nullable Hex end;
    private boolean wentRound;

    BrushTool(HexContext context, String chosen) {
        this.context = context;
        this.chosen = chosen;
    }

    /** The edit of some hexes of a gesture; empty if there is nothing to paint with. */
    abstract Optional<Edit> paint(Sweep sweep, Collection<Hex> hexes);

    /** In what the hexes are alike that it fills, or is let onto. */
    abstract Trait trait();

    /** The choice that a hex has already; empty if it has none. */
    abstract Optional<String> choiceAt(HexBattlefield map, Hex hex);

    /** What its gestures paint. */
    BrushShape shape() {
        return context.painting().shape();
    }

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

    /** Whether corners have been clicked that are not painted yet. */
    @Override
    public final boolean isUnderWay() {
        return !corners.isEmpty();
    }

    /** Makes the choice that a hex has. */
    final void pickUp(Hex hex) {
        Optional<String> there = context.map().filter(map -> map.contains(hex)).flatMap(map -> choiceAt(map, hex));
        there.ifPresentOrElse(
                id -> {
                    choose(id);
                    context.changed();
                },
                () -> context.say(Messages.text("brush.nothing-here")));
    }

    /** Paints all hexes that are like one, or those that hang together with it. */
    final void fill(Hex hex, boolean everywhere, boolean erase) {
        context.map().ifPresent(map -> {
            Set<Hex> alike = everywhere ? Regions.alike(map, trait(), hex) : Regions.connected(map, trait(), hex);
            edit(new Sweep(map, hex, hex, erase), context.painted(alike), null);
        });
    }

    @Override
    public void press(Pointer at) {
        HexBattlefield map = context.map().orElse(null);
        sweep = null;
        wentRound = false;
        if (map == null) {
            return;
        }
        if (at.add()) {
            pickUp(at.hex());
            return;
        }
        Sweep begun = new Sweep(map, at.hex(), at.hex(), at.erase());
        last = at.point();
        switch (shape()) {
            case FREE -> {
                sweep = begun;
                gesture = new Object();
                touched.clear();
                stroke(at.extend() && end != null ? Regions.line(end, at.hex()) : List.of(at.hex()));
            }
            case FILL -> fill(at.hex(), at.extend(), at.erase());
            case POLYGON -> {
                sweep = begun;
                addCorner(at.hex());
            }
            case LINE, RECTANGLE -> sweep = begun;
        }
        context.repaint();
    }

    /** A corner clicked anew, or the first one clicked again, ends a polygon. */
    private void addCorner(Hex hex) {
        boolean closes = !corners.isEmpty()
                && (corners.get(corners.size() - 1).equals(hex)
                        || corners.get(0).equals(hex));
        if (closes) {
            finish(Regions.polygon(corners));
        } else {
            corners.add(hex);
        }
    }

    @Override
    public void drag(Pointer at) {
        hover(at);
        Point2D from = last;
        HexLayout layout = context.layout().orElse(null);
        if (sweep == null || from == null || layout == null) {
            return;
        }
        last = at.point();
        List<Hex> trail = Trail.between(layout, from, at.point());
        sweep = sweep.to(at.hex());
        if (shape() == BrushShape.FREE) {
            stroke(trail);
        } else if (shape() == BrushShape.POLYGON) {
            trail.stream()
                    .filter(hex -> !hex.equals(corners.get(corners.size() - 1)))
                    .forEach(hex -> {
                        corners.add(hex);
                        wentRound = true;
                    });
        }
        if (shape() != BrushShape.FREE) {
            context.repaint();
        }
    }

    @Override
    public void release(Pointer at) {
        Sweep done = sweep;
        if (done != null) {
            switch (shape()) {
                case LINE, RECTANGLE -> finish(meant(done));
                case POLYGON -> {
                    if (wentRound) {
                        finish(Regions.polygon(corners));
                    }
                }
                case FREE, FILL -> {}
            }
            end = done.to();
        }
        sweep = null;
        gesture = null;
        last = null;
    }

    /** What would be painted if the gesture ended here; nothing of one that paints as it goes, or if there is none. */
    private Set<Hex> meant() {
        Sweep now = sweep;
        if (now != null && shape() != BrushShape.FREE) {
            return shape() == BrushShape.LINE ? context.brush(meant(now)) : context.painted(meant(now));
        }
        if (!isUnderWay()) {
            return Set.of();
        }
        List<Hex> all = new ArrayList<>(corners);
        if (hovered != null) {
            all.add(hovered);
        }
        return context.painted(Regions.polygon(all));
    }

    /** The hexes that the gesture means so far, without what the brush takes along. */
    private Collection<Hex> meant(Sweep now) {
        HexBattlefield map = now.before();
        return switch (shape()) {
            case LINE -> Regions.line(now.from(), now.to());
            case RECTANGLE -> Regions.rectangle(map.grid(), now.from(), now.to());
            case FREE, POLYGON, FILL -> Regions.polygon(corners);
        };
    }

    private void finish(Collection<Hex> meant) {
        Sweep done = sweep;
        corners.clear();
        sweep = null;
        if (done != null) {
            edit(done, shape() == BrushShape.LINE ? context.brush(meant) : context.painted(meant), null);
            end = done.to();
        }
        context.repaint();
    }

    private void edit(Sweep done, Set<Hex> hexes, @Nullable Object token) {
        if (!hexes.isEmpty()) {
            paint(done, hexes).ifPresent(edit -> context.session().edit(edit, token));
        }
    }

    @Override
    public void hover(Pointer at) {
        if (!at.hex().equals(hovered)) {
            Set<Hex> outlined = new LinkedHashSet<>(under(at.hex()));
            if (hovered != null) {
                outlined.addAll(under(hovered));
            }
            hovered = at.hex();
            context.repaint(outlined);
            if (isUnderWay()) {
                context.repaint();
            }
        }
    }

    /** What a press would paint, as far as it is to be shown. */
    private Set<Hex> under(Hex hex) {
        boolean broad = shape() == BrushShape.FREE || shape() == BrushShape.LINE;
        return broad ? context.brush(List.of(hex)) : context.painted(List.of(hex));
    }

    @Override
    public void cancel() {
        sweep = null;
        gesture = null;
        last = null;
        hovered = null;
        corners.clear();
    }

    private void stroke(List<Hex> middles) {
        Sweep now = sweep;
        Set<Hex> fresh = context.brush(middles);
        fresh.removeAll(touched);
        touched.addAll(fresh);
        if (now != null) {
            edit(now, fresh, gesture);
        }
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        Regional regional = new Regional(g, layout, view);
        regional.axes(context.painting().symmetry());
        Set<Hex> meant = meant();
        regional.wash(meant);
        Set<Hex> shown = meant.isEmpty() && hovered != null ? under(hovered) : meant;
        regional.outline(shown, ThemeColour.BRUSH_RIM, ThemeColour.BRUSH);
    }
}
