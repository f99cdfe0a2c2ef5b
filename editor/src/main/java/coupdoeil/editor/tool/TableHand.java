package coupdoeil.editor.tool;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.scenario.Scenario;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Selects pieces on a table, moves and turns them. A click takes the piece under it, with Ctrl one more; a drag moves what
 * is selected, with Shift it turns it to face the pointer.
 */
final class TableHand {

    /** A gesture that is shorter, in map units, is a click. */
    private static final double LEAST_DRAG = 4;

    private final Session session;
    private final Supplier<Optional<Pieces>> pieces;
    private @Nullable Point2D pressed;
    private @Nullable Point2D now;
    private boolean turning;
    private boolean grabbed;

    TableHand(Session session, Supplier<Optional<Pieces>> pieces) {
        this.session = session;
        this.pieces = pieces;
    }

    /** @param turn Shift @param add Ctrl */
    void press(Point2D at, boolean turn, boolean add) {
        Optional<String> piece = pieces.get().flatMap(known -> known.at(at));
        List<String> selected = session.selection().pieces();
        turning = turn && !selected.isEmpty();
        grabbed = turning || piece.isPresent();
        pressed = at;
        now = at;
        if (turning || piece.filter(selected::contains).filter(known -> !add).isPresent()) {
            return;
        }
        List<String> next = new ArrayList<>(add ? selected : List.of());
        piece.ifPresent(id -> {
            if (!next.remove(id)) {
                next.add(id);
            }
        });
        session.select(next.isEmpty() ? Selection.nothing() : new Selection.OfPieces(next));
    }

    void drag(Point2D at) {
        now = at;
    }

    void release(Point2D at, TableLayout layout) {
        now = at;
        Point2D from = pressed;
        List<String> selected = session.selection().pieces();
        Optional<String> scenario = session.scenario().map(Scenario::id);
        if (from != null && isDragged() && grabbed && !selected.isEmpty() && scenario.isPresent()) {
            Point2D to = layout.inches(at);
            Point2D start = layout.inches(from);
            session.edit(
                    turning
                            ? SetupEdits.face(scenario.get(), selected, to.getX(), to.getY())
                            : SetupEdits.shift(
                                    scenario.get(), selected, to.getX() - start.getX(), to.getY() - start.getY()));
        }
        cancel();
    }

    void cancel() {
        pressed = null;
        now = null;
        turning = false;
        grabbed = false;
    }

    private boolean isDragged() {
        return pressed != null && now != null && pressed.distance(now) >= LEAST_DRAG;
    }

    /** Shows where the gesture leads. @param g takes map units */
    void paint(Graphics2D g, Overlay.View view) {
        Point2D from = pressed;
        Point2D to = now;
        if (from == null || to == null || !grabbed || !isDragged()) {
            return;
        }
        for (String piece : session.selection().pieces()) {
            view.painter().pieces().bounds(piece).ifPresent(bounds -> {
                if (turning) {
                    Point2D middle = new Point2D.Double(bounds.getCenterX(), bounds.getCenterY());
                    Strokes.outlined(g, new Line2D.Double(middle, to), ThemeColour.STROKE.colour(), 2, view.zoom());
                } else {
                    Rectangle2D there = new Rectangle2D.Double(
                            bounds.getX() + to.getX() - from.getX(),
                            bounds.getY() + to.getY() - from.getY(),
                            bounds.getWidth(),
                            bounds.getHeight());
                    Strokes.outlined(g, there, ThemeColour.STROKE.colour(), 2, view.zoom());
                }
            });
        }
    }
}
