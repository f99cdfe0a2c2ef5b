package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Corners;
import coupdoeil.editor.draw.Moved;
import coupdoeil.editor.draw.Snap;
import coupdoeil.editor.edit.FeatureEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.table.GroundSelection.Thing;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.battlefield.DrawnShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/**
 * Selects what lies on a table and changes it. A click takes what is uppermost, clicked again what lies below it; Ctrl
 * takes one more feature. What is selected can be dragged, and so can its corners; the middle of an edge becomes one. A
 * drag over open ground takes all pieces within, or the features if there are none.
 */
final class TableSelectTool implements TableTool {

    private final TableContext context;
    private final CornerGrip grip;
    private @Nullable TablePointer pressed;
    private @Nullable Snap now;
    private boolean moving;
    private boolean cornering;
    private @Nullable Integer inserting;
    private final Band band;

    TableSelectTool(TableContext context, CornerGrip grip) {
        this.context = context;
        this.grip = grip;
        this.band = new Band(context);
    }

    @Override
    public EditorAction action() {
        return EditorAction.SELECT;
    }

    @Override
    public String hint() {
        return Messages.text("hint.table-select");
    }

    private GroundSelection ground() {
        return new GroundSelection(context);
    }

    /** Whether a press there is about what is selected: a corner, an edge's middle, or the thing itself. */
    boolean holds(TablePointer at) {
        return !at.add()
                && (ground().single()
                                .filter(thing -> corner(thing, at).isPresent()
                                        || middle(thing, at).isPresent())
                                .isPresent()
                        || isOn(at));
    }

    private static Optional<Integer> corner(Thing thing, TablePointer at) {
        return Corners.of(thing.points()).near(at.at(), at.reach());
    }

    /** The corner that begins the edge whose middle is there. */
    private static Optional<Integer> middle(Thing thing, TablePointer at) {
        Corners corners = Corners.of(thing.points());
        return corners.edgeNear(at.at(), at.reach())
                .filter(corner -> corners.middle(corner)
                        .filter(middle -> middle.distance(at.at()) <= at.reach())
                        .isPresent());
    }

    private boolean isOn(TablePointer at) {
        List<Selection> here = hits(at);
        Session session = context.session();
        return session.selection() instanceof Selection.OfPlace
                ? here.contains(session.selection())
                : session.selection().features().stream()
                        .anyMatch(id -> here.contains(new Selection.OfFeatures(List.of(id))));
    }

    private List<Selection> hits(TablePointer at) {
        return context.hits(at.at(), at.reach());
    }

    @Override
    public void press(TablePointer at) {
        pressed = at;
        now = null;
        Thing single = ground().single().orElse(null);
        Optional<Integer> corner = single == null || at.add() ? Optional.empty() : corner(single, at);
        Optional<Integer> middle = single == null || at.add() ? Optional.empty() : middle(single, at);
        cornering = corner.isPresent();
        if (single != null && corner.isPresent()) {
            grip.take(single, corner.get());
        } else {
            grip.letGo();
        }
        inserting = corner.isPresent() ? null : middle.orElse(null);
        moving = !cornering && inserting == null && !at.add() && isOn(at);
        context.repaint();
    }

    @Override
    public void drag(TablePointer at) {
        TablePointer from = pressed;
        if (from == null || now == null && from.at().distance(at.at()) <= from.reach() / 2) {
            return;
        }
        if (cornering || inserting != null) {
            now = context.snap(at, List.of(), ground().ids());
        } else if (moving) {
            now = new Snap(target(from, at), Snap.Kind.NOTHING, List.of());
        } else {
            band.pull(from, at);
        }
        context.repaint();
    }

    /** Where the point that was pressed goes; features move by tenths of an inch, so that what was drawn neatly stays so. */
    private static Coordinate target(TablePointer from, TablePointer at) {
        double step = at.free() ? 100 : 10;
        return new Coordinate(
                from.at().x + Math.rint((at.at().x - from.at().x) * step) / step,
                from.at().y + Math.rint((at.at().y - from.at().y) * step) / step);
    }

    @Override
    public void release(TablePointer at) {
        TablePointer from = pressed;
        Snap to = now;
        Integer behind = inserting;
        pressed = null;
        now = null;
        inserting = null;
        if (from == null) {
            return;
        }
        if (band.isPulled()) {
            band.take();
        } else if (to == null) {
            click(from);
        } else if (cornering) {
            grip.move(to.at(), null);
        } else if (behind != null) {
            ground().single().ifPresent(thing -> grip.insert(thing, behind, to.at()));
        } else if (moving) {
            move(to.at().x - from.at().x, to.at().y - from.at().y, null);
        }
        context.repaint();
    }

    /** Moves what is selected. @param gesture steps of the same one become one step; null for a step of its own */
    void move(double east, double north, @Nullable Object gesture) {
        GroundSelection ground = ground();
        context.session()
                .edit(
                        FeatureEdits.reshape(
                                Messages.text("edit.move-entry", ground.name()),
                                ground.ids(),
                                shape -> Moved.by(shape, east, north)),
                        gesture);
    }

    private void click(TablePointer at) {
        if (cornering) {
            return;
        }
        List<Selection> here = hits(at);
        if (at.add()) {
            here.stream().flatMap(hit -> hit.features().stream()).findFirst().ifPresent(this::toggle);
        } else {
            next(here);
        }
        new Hits(context.table(), context.session().chart())
                .at(at.at(), at.reach()).stream()
                        .map(context::layer)
                        .filter(layer -> here.isEmpty() && !context.isOpen(layer))
                        .findFirst()
                        .ifPresent(context::sayLocked);
    }

    /** Selects what is on top at a place, unless something there is selected already. */
    void pick(TablePointer at) {
        if (!isOn(at)) {
            context.session().select(hits(at).stream().findFirst().orElseGet(Selection::nothing));
        }
    }

    /** Selects of some things the one after what is selected; nothing if there are none. */
    void next(List<Selection> here) {
        Session session = context.session();
        int last = here.indexOf(session.selection());
        session.select(here.isEmpty() ? Selection.nothing() : here.get((last + 1) % here.size()));
        ground().single()
                .ifPresent(thing -> context.say(Messages.text(
                        "draw.selected", thing.name(), last < 0 ? 1 : (last + 1) % here.size() + 1, here.size())));
    }

    private void toggle(String id) {
        Session session = context.session();
        List<String> ids = new ArrayList<>(session.selection().features());
        if (!ids.remove(id)) {
            ids.add(id);
        }
        session.select(ids.isEmpty() ? Selection.nothing() : new Selection.OfFeatures(ids));
        context.say(Messages.text("draw.several", ids.size()));
    }

    @Override
    public boolean isBusy() {
        return now != null || band.isPulled() || grip.corner().isPresent();
    }

    @Override
    public void cancel() {
        pressed = null;
        now = null;
        inserting = null;
        band.letGo();
        grip.letGo();
        context.repaint();
    }

    @Override
    public Sketch sketch() {
        Sketch.Builder sketch = new Sketch.Builder();
        Thing single = ground().single().orElse(null);
        if (single != null) {
            Corners corners = Corners.of(single.points());
            for (int i = 0; i < corners.all().size(); i++) {
                corners.middle(i).ifPresent(middle -> sketch.points(Kind.MIDDLE, List.of(middle)));
            }
            sketch.points(Kind.HANDLE, corners.all());
            grip.at().ifPresent(held -> sketch.points(Kind.HELD, List.of(held)));
        }
        Snap to = now;
        TablePointer from = pressed;
        if (to != null && from != null) {
            for (Thing thing : ground().things()) {
                DrawnShape changed = DrawnShape.of(
                        changed(thing.points(), from, to), thing.drawn().isSmooth());
                sketch.shape(Kind.FIGURE, changed.outline());
            }
            sketch.snap(to);
            boolean all = moving && !cornering && inserting == null;
            sketch.text(
                    to.at(),
                    all
                            ? Messages.text(
                                    "draw.by",
                                    LengthLabels.signed(to.at().x - from.at().x),
                                    LengthLabels.signed(to.at().y - from.at().y))
                            : Messages.text("draw.at", LengthLabels.text(to.at().x), LengthLabels.text(to.at().y)));
        }
        return sketch.done().with(band.sketch());
    }

    private Geometry changed(Geometry shape, TablePointer from, Snap to) {
        Corners corners = Corners.of(shape);
        Integer behind = inserting;
        Optional<Integer> corner = grip.corner();
        if (cornering && corner.isPresent()) {
            return corners.moved(corner.get(), to.at()).shape();
        }
        return behind != null
                ? corners.inserted(behind, to.at()).shape()
                : Moved.by(shape, to.at().x - from.at().x, to.at().y - from.at().y);
    }
}
