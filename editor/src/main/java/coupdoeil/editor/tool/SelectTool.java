package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.picture.LayerId;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Selects and moves. A click takes the counter on top, which fans its stack out to choose from; clicked again it takes
 * the next one down and at last the hex. On empty ground it takes the hex, with Shift the hexside. A drag moves the
 * selected pieces, or from empty ground spans a box over pieces.
 */
final class SelectTool implements HexTool {

    private final HexContext context;
    private final PieceCommands commands;
    private final Markers markers;
    private @Nullable Pointer pressed;
    private @Nullable Pointer now;
    private boolean moving;
    private boolean dragged;
    /** Whether releasing without a drag still has to select something. */
    private boolean pendingClick;

    SelectTool(HexContext context) {
        this.context = context;
        this.commands = new PieceCommands(context.session());
        this.markers = new Markers(context.session());
    }

    @Override
    public EditorAction action() {
        return EditorAction.SELECT;
    }

    @Override
    public String hint() {
        return Messages.text("hint.select");
    }

    @Override
    public void press(Pointer at) {
        pressed = at;
        now = at;
        dragged = false;
        Optional<String> piece = pieceAt(at);
        boolean marker = markers.isHeldAt(at.hex())
                && (piece.isEmpty() || context.session().selection() instanceof Selection.OfToken);
        moving = marker || piece.filter(selected()::contains).isPresent();
        pendingClick = piece.isEmpty() || moving || at.add() || at.extend();
        if (!pendingClick) {
            context.session().select(Selection.piece(piece.get()));
            moving = true;
        }
    }

    private List<String> selected() {
        return context.session().selection().pieces();
    }

    /** The piece that the pointer is on: in the fan, on its counter, or else on top of the hex. */
    private Optional<String> pieceAt(Pointer at) {
        return inFan(at.point())
                .or(() ->
                        context.pieces().flatMap(pieces -> pieces.at(at.point()).filter(context::isOpen)))
                .or(() -> stack(at.hex()).stream().findFirst());
    }

    /** The pieces of a hex that can be selected, from the top. */
    private List<String> stack(Hex hex) {
        return PieceStack.at(context.session(), hex).stream()
                .filter(context::isOpen)
                .toList();
    }

    private Optional<String> inFan(Point2D point) {
        return context.pieces()
                .flatMap(pieces -> fanned().flatMap(hex -> pieces.fan(hex).entrySet().stream()
                        .filter(counter -> counter.getValue().contains(point))
                        .map(counter -> counter.getKey())
                        .findFirst()));
    }

    /** The hex whose stack is fanned out: that of the one selected piece, if it is not alone there. */
    private Optional<Hex> fanned() {
        return selected().size() != 1
                ? Optional.empty()
                : commands.hex()
                        .filter(hex -> PieceStack.at(context.session(), hex).size() > 1);
    }

    @Override
    public void drag(Pointer at) {
        now = at;
        if (pressed != null && !at.hex().equals(pressed.hex())) {
            dragged = true;
        }
        context.repaint();
    }

    @Override
    public void release(Pointer at) {
        Pointer from = pressed;
        if (from == null) {
            return;
        }
        if (dragged && moving) {
            if (context.map().filter(map -> map.contains(at.hex())).isPresent()) {
                markers.move(from.hex(), at.hex())
                        .ifPresentOrElse(
                                context.session()::edit,
                                () -> commands.move(commands.hex().orElse(from.hex()), at.hex(), null));
            }
        } else if (dragged) {
            selectBox(from.point(), at.point());
        } else if (pendingClick) {
            click(at);
        }
        cancel();
    }

    @Override
    public void cancel() {
        pressed = null;
        now = null;
        dragged = false;
        moving = false;
        pendingClick = false;
        context.repaint();
    }

    private void click(Pointer at) {
        Session session = context.session();
        List<String> here = stack(at.hex());
        if (at.add()) {
            toggle(here);
        } else if (inFan(at.point()).isPresent()) {
            session.select(Selection.piece(inFan(at.point()).get()));
        } else if (context.map().filter(map -> map.contains(at.hex())).isEmpty()) {
            session.select(Selection.nothing());
        } else if (at.extend()) {
            session.select(new Selection.OfSide(at.side()));
        } else {
            session.select(next(at.hex(), here));
        }
        PieceStack.at(session, at.hex()).stream()
                .map(context::layer)
                .filter(layer -> here.isEmpty() && !context.isOpen(layer))
                .findFirst()
                .ifPresent(context::sayLocked);
    }

    /** What comes after the selected thing of a hex: its pieces from the top, its markers, itself, its places. */
    private Selection next(Hex hex, List<String> here) {
        List<Selection> all =
                new ArrayList<>(here.stream().map(Selection::piece).toList());
        all.addAll(context.isOpen(LayerId.TOKENS) ? markers.tokensAt(hex) : List.of());
        all.add(new Selection.OfHex(hex));
        all.addAll(context.isOpen(LayerId.PLACES) ? markers.placesAt(hex) : List.of());
        int last = all.indexOf(context.session().selection());
        for (int i = 0; i < here.size(); i++) {
            last = selected().contains(here.get(i)) ? i : last;
        }
        return all.get((last + 1) % all.size());
    }

    /** Selects what is at a place, the counter on top or else markers and places first, unless it is selected already. */
    void pick(Pointer at) {
        Session session = context.session();
        Selection now = session.selection();
        Optional<String> piece = pieceAt(at);
        List<Selection> here =
                new ArrayList<>(piece.stream().map(Selection::piece).toList());
        here.addAll(context.isOpen(LayerId.TOKENS) ? markers.tokensAt(at.hex()) : List.of());
        here.addAll(context.isOpen(LayerId.PLACES) ? markers.placesAt(at.hex()) : List.of());
        if (context.map().filter(map -> map.contains(at.hex())).isPresent()) {
            here.add(new Selection.OfHex(at.hex()));
        }
        boolean within = piece.filter(selected()::contains).isPresent()
                || now instanceof Selection.OfHexes region && region.hexes().contains(at.hex())
                || here.contains(now);
        if (!within) {
            session.select(here.isEmpty() ? Selection.nothing() : here.get(0));
        }
    }

    private void toggle(List<String> here) {
        Set<String> changed = new LinkedHashSet<>(selected());
        String next =
                here.stream().filter(id -> !changed.contains(id)).findFirst().orElse(null);
        if (next != null) {
            changed.add(next);
        } else {
            here.forEach(changed::remove);
        }
        select(List.copyOf(changed));
    }

    private void selectBox(Point2D from, Point2D to) {
        HexLayout layout = context.layout().orElse(null);
        if (layout == null) {
            return;
        }
        Rectangle2D box = box(from, to);
        List<String> inside = new ArrayList<>();
        for (Hex hex : layout.hexesIn(box)) {
            if (box.contains(layout.centre(hex))) {
                inside.addAll(stack(hex));
            }
        }
        select(inside.stream().distinct().toList());
    }

    private void select(List<String> ids) {
        context.session().select(ids.isEmpty() ? Selection.nothing() : new Selection.OfPieces(ids));
    }

    private static Rectangle2D box(Point2D from, Point2D to) {
        Rectangle2D box = new Rectangle2D.Double();
        box.setFrameFromDiagonal(from, to);
        return box;
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        Pointer from = pressed;
        Pointer to = now;
        Pieces pieces = view.painter().pieces();
        double zoom = view.scale();
        if (!dragged || from == null || to == null) {
            if (view.scale() >= 0.5) {
                fanned().ifPresent(hex -> pieces.paintFan(g, hex, zoom));
            }
        } else if (moving) {
            Hex start = commands.hex().orElse(from.hex());
            Line2D way = new Line2D.Double(layout.centre(start), layout.centre(to.hex()));
            Strokes.outlined(g, way, ThemeColour.STROKE.colour(), 2, view.scale());
            Strokes.outlined(g, layout.outline(to.hex()), ThemeColour.STROKE.colour(), 3, view.scale());
            if (!markers.isHeldAt(from.hex())) {
                ghost(g, layout, pieces, to.hex(), zoom);
            }
        } else {
            Rectangle2D box = box(from.point(), to.point());
            g.setColor(ThemeColour.STROKE_FILL.colour());
            g.fill(box);
            g.setColor(ThemeColour.STROKE.colour());
            g.setStroke(new BasicStroke((float) (1.5 / view.scale())));
            g.draw(box);
        }
    }

    /** The counter that is moved, where it would go. */
    private void ghost(Graphics2D graphics, HexLayout layout, Pieces pieces, Hex to, double zoom) {
        Optional<Placement> moved = context.session().scenario().stream()
                .flatMap(scenario -> scenario.setup().stream())
                .filter(placement -> selected().contains(placement.piece()))
                .findFirst();
        Graphics2D g = (Graphics2D) graphics.create();
        g.setComposite(AlphaComposite.SrcOver.derive(0.8f));
        moved.ifPresent(placement -> pieces.paintCounter(g, placement, layout.centre(to), zoom));
        g.dispose();
    }
}
