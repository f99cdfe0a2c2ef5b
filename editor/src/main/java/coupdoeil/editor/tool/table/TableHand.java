package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.edit.table.Contact;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.edit.table.Pose;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Scenario;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/**
 * Selects pieces on a table, moves and turns them. A click takes the piece under it, with Ctrl one more; a drag moves what
 * is selected, into contact or line with others unless Alt is down; with Shift, or at the handle before a single piece, it
 * turns it to face the pointer.
 */
final class TableHand {

    /** A gesture that is shorter, in inches, is a click. */
    private static final double LEAST_DRAG = 0.15;
    /** How far the handle is before the front, in inches. */
    private static final double HANDLE = 1.5;

    private final Session session;
    private final Supplier<Optional<Pieces>> pieces;
    private final StandsOnTable stands;
    private List<PlacedPiece> held = List.of();
    private List<PlacedPiece> others = List.of();
    private @Nullable TablePointer pressed;
    private @Nullable TablePointer now;
    private boolean turning;
    private boolean grabbed;
    /** Who alone is selected if it was a click. */
    private String clicked = "";

    TableHand(Session session, Supplier<Optional<Pieces>> pieces) {
        this.session = session;
        this.pieces = pieces;
        this.stands = new StandsOnTable(session);
    }

    /** Whether the handle of the selected piece is there. */
    boolean holdsHandle(TablePointer at) {
        return handle().filter(handle -> handle.distance(at.at()) <= at.reach()).isPresent();
    }

    /** Where a single selected piece that faces somewhere can be turned by. */
    private Optional<Coordinate> handle() {
        List<String> selected = session.selection().pieces();
        return selected.size() != 1
                ? Optional.empty()
                : stands.selected().stream()
                        .findFirst()
                        .filter(stand -> stand.placement().facing() instanceof Facing.Heading)
                        .map(stand -> stand.pose().moved(stand.extent().ahead() + HANDLE, 0))
                        .map(pose -> new Coordinate(pose.x(), pose.y()));
    }

    /** @param point of the plane that is pressed */
    void press(Point2D point, TablePointer at) {
        Optional<String> piece = pieces.get().flatMap(known -> known.at(point));
        List<String> selected = session.selection().pieces();
        turning = (at.extend() || holdsHandle(at)) && !selected.isEmpty();
        grabbed = turning || piece.isPresent();
        clicked = at.add() ? "" : piece.orElse("");
        pressed = at;
        now = at;
        if (!turning
                && piece.filter(selected::contains).filter(known -> !at.add()).isEmpty()) {
            List<String> next = new ArrayList<>(at.add() ? selected : List.of());
            piece.ifPresent(id -> {
                if (!next.remove(id)) {
                    next.add(id);
                }
            });
            session.select(next.isEmpty() ? Selection.nothing() : new Selection.OfPieces(next));
        }
        held = first(piece.orElse(""), stands.selected());
        others = stands.others(session.selection().pieces());
    }

    /** The one that is pulled, then the others. */
    private static List<PlacedPiece> first(String piece, List<PlacedPiece> stands) {
        List<PlacedPiece> order = new ArrayList<>(stands);
        stands.stream().filter(stand -> stand.piece().equals(piece)).findFirst().ifPresent(pulled -> {
            order.remove(pulled);
            order.add(0, pulled);
        });
        return order;
    }

    void drag(TablePointer at) {
        now = at;
    }

    void release(TablePointer at) {
        now = at;
        Optional<String> scenario = session.scenario().map(Scenario::id);
        if (isBusy() && scenario.isPresent()) {
            List<String> ids = session.selection().pieces();
            if (turning) {
                session.edit(SetupEdits.face(scenario.get(), ids, at.at().x, at.at().y));
            } else {
                Map<String, Pose> there = new HashMap<>();
                moved().forEach(stand -> there.put(stand.piece(), stand.pose()));
                session.edit(SetupEdits.change(
                        scenario.get(),
                        there.keySet(),
                        Messages.text("edit.move", there.size()),
                        old -> Objects.requireNonNull(there.get(old.piece())).put(old)));
            }
        } else if (!isDragged() && !turning && !clicked.isEmpty()) {
            session.select(Selection.piece(clicked));
        }
        cancel();
    }

    /** Whether something is dragged that would be given up. */
    boolean isBusy() {
        return grabbed && isDragged() && !held.isEmpty();
    }

    void cancel() {
        pressed = null;
        now = null;
        turning = false;
        grabbed = false;
        clicked = "";
        held = List.of();
        others = List.of();
    }

    private boolean isDragged() {
        return pressed != null && now != null && pressed.at().distance(now.at()) >= LEAST_DRAG;
    }

    /** Where what is held comes to stand; a single piece takes on the heading of its neighbour. */
    private List<PlacedPiece> moved() {
        TablePointer from = pressed;
        TablePointer to = now;
        if (from == null || to == null || held.isEmpty()) {
            return List.of();
        }
        double east = to.at().x - from.at().x;
        double north = to.at().y - from.at().y;
        PlacedPiece pulled = shifted(held.get(0), east, north);
        Pose pose = pulled.pose();
        Pose drawn = to.free() ? pose : Contact.near(pulled, others).orElse(pose);
        if (held.size() == 1) {
            return List.of(pulled.at(drawn));
        }
        return held.stream()
                .map(stand -> shifted(stand, east + drawn.x() - pose.x(), north + drawn.y() - pose.y()))
                .toList();
    }

    private static PlacedPiece shifted(PlacedPiece stand, double east, double north) {
        Pose pose = stand.pose();
        return stand.at(new Pose(pose.x() + east, pose.y() + north, pose.degrees()));
    }

    private List<PlacedPiece> turned() {
        TablePointer to = now;
        return to == null
                ? List.of()
                : held.stream()
                        .map(stand -> stand.at(stand.pose().towards(to.at().x, to.at().y)))
                        .toList();
    }

    /** Where the gesture leads, or the handle. */
    Sketch sketch() {
        Sketch.Builder sketch = new Sketch.Builder();
        if (isBusy()) {
            (turning ? turned() : moved()).forEach(stand -> sketch.shape(Kind.FIGURE, StandsOnTable.shape(stand)));
            TablePointer to = now;
            if (to != null) {
                sketch.text(to.at(), told());
            }
        } else {
            handle().ifPresent(handle -> sketch.points(Kind.HANDLE, List.of(handle)));
        }
        return sketch.done();
    }

    private String told() {
        Pose pose = (turning ? turned() : moved()).get(0).pose();
        return turning
                ? Messages.text("draw.degrees", Math.floorMod(Math.round(pose.degrees()), 360))
                : Messages.text("draw.at", LengthLabels.text(pose.x()), LengthLabels.text(pose.y()));
    }
}
