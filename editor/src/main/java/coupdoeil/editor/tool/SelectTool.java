package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Selects and moves. A click takes the top piece of a stack and, clicked again, the next; on empty ground the hex, near
 * its rim with Shift the hexside. A drag moves the selected pieces, or from empty ground spans a box over pieces.
 */
final class SelectTool implements MapTool {

    private static final Color ACCENT = new Color(0x2F7FD6);

    private final ToolContext context;
    private final PieceCommands pieces;
    private @Nullable Pointer pressed;
    private @Nullable Pointer now;
    private boolean moving;
    private boolean dragged;
    /** Whether releasing without a drag still has to select something. */
    private boolean pendingClick;

    SelectTool(ToolContext context) {
        this.context = context;
        this.pieces = new PieceCommands(context.session());
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
        List<String> here = PieceStack.at(context.session(), at.hex());
        List<String> selected = context.session().selection().pieces();
        moving = here.stream().anyMatch(selected::contains);
        pendingClick = here.isEmpty() || moving || at.add() || at.extend();
        if (!pendingClick) {
            context.session().select(Selection.piece(here.get(0)));
            moving = true;
        }
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
                pieces.move(from.hex(), at.hex(), null);
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
        if (context.map().filter(map -> map.contains(at.hex())).isEmpty()) {
            session.select(Selection.NOTHING);
            return;
        }
        List<String> here = PieceStack.at(session, at.hex());
        List<String> selected = session.selection().pieces();
        if (at.extend()) {
            session.select(new Selection.OfSide(at.side()));
        } else if (here.isEmpty()) {
            session.select(new Selection.OfHex(at.hex()));
        } else if (at.add()) {
            toggle(here, selected);
        } else {
            int last = here.stream()
                    .mapToInt(id -> selected.contains(id) ? here.indexOf(id) : -1)
                    .max()
                    .orElse(-1);
            boolean around = last == here.size() - 1;
            session.select(around ? new Selection.OfHex(at.hex()) : Selection.piece(here.get(last + 1)));
        }
    }

    private void toggle(List<String> here, List<String> selected) {
        Set<String> changed = new LinkedHashSet<>(selected);
        String next =
                here.stream().filter(id -> !changed.contains(id)).findFirst().orElse(null);
        if (next != null) {
            changed.add(next);
        } else {
            here.forEach(changed::remove);
        }
        context.session().select(changed.isEmpty() ? Selection.NOTHING : new Selection.OfPieces(List.copyOf(changed)));
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
                inside.addAll(PieceStack.at(context.session(), hex));
            }
        }
        List<String> distinct = inside.stream().distinct().toList();
        context.session().select(distinct.isEmpty() ? Selection.NOTHING : new Selection.OfPieces(distinct));
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
        if (!dragged || from == null || to == null) {
            return;
        }
        if (moving) {
            Line2D way = new Line2D.Double(layout.centre(from.hex()), layout.centre(to.hex()));
            Strokes.outlined(g, way, ACCENT, 2, view.zoom());
            Strokes.outlined(g, layout.outline(to.hex()), ACCENT, 3, view.zoom());
        } else {
            Rectangle2D box = box(from.point(), to.point());
            g.setColor(new Color(0x2F, 0x7F, 0xD6, 40));
            g.fill(box);
            g.setColor(ACCENT);
            g.setStroke(new BasicStroke((float) (1.5 / view.zoom())));
            g.draw(box);
        }
    }
}
