package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.PieceTable;
import coupdoeil.editor.document.RegionSummary;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.draw.Moved;
import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.edit.TableRegionEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.RegionClipboard;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.region.Excerpt.Listed;
import coupdoeil.model.region.TableExcerpt;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;

/**
 * Selects parts of a table, ground and pieces together, and moves, turns, mirrors, copies and pastes them. Ctrl adds; a drag
 * from what is selected moves it. What is in hand shows where it would lie, and a click puts it down.
 */
final class TableRegionTool extends TypedTool {

    private static final String RECTANGLE = "rectangle";
    private static final String LASSO = "lasso";
    private static final int STEP_DEGREES = 15;
    /** How large a marker is outlined, in inches from its middle. */
    private static final double MARKER = 0.5;

    /** Something on its way onto the table. @param lifted where it was taken from; null if it is a copy */
    private record Held(TableExcerpt part, @Nullable TableExcerpt lifted, Coordinate from) {

        /** As it lies where the pointer is, moved by whole tenths of an inch so that what was drawn neatly stays so. */
        TableExcerpt at(Coordinate to) {
            return part.moved(Math.rint((to.x - from.x) * 10) / 10, Math.rint((to.y - from.y) * 10) / 10);
        }
    }

    private final Band band;
    private @Nullable TablePointer pressed;
    private @Nullable Held held;
    private boolean grabbed;
    private Coordinate over = new Coordinate();

    TableRegionTool(TableContext context) {
        super(context, EditorAction.REGION, "hint.table-region");
        this.band = new Band(context);
    }

    @Override
    public List<ToolChoice> choices() {
        return List.of(
                new ToolChoice(RECTANGLE, Messages.text("region.rectangle"), false),
                new ToolChoice(LASSO, Messages.text("region.lasso"), false));
    }

    @Override
    public String hint() {
        return held == null ? super.hint() : Messages.text("hint.region-in-hand");
    }

    private Session session() {
        return context.session();
    }

    private String scenario() {
        return session().scenario().map(Scenario::id).orElse("");
    }

    private TableExcerpt selected() {
        Selection selection = session().selection();
        return TableExcerpt.of(
                context.table(),
                session().scenario().orElse(null),
                selection instanceof Selection.OfGround ground
                        ? ground.ids()
                        : new TableExcerpt.Ids(selection.features(), List.of(), selection.pieces(), List.of()));
    }

    /** Asked as soon as another battle is there, before its own tools are: it need not have a table. */
    boolean isAnySelected() {
        return session().pack().battlefield().table().isPresent() && !selected().isEmpty();
    }

    boolean holdsAnything() {
        return held != null;
    }

    @Override
    public void press(TablePointer at) {
        over = at.at();
        pressed = at;
        grabbed = held == null && !at.add() && isOnSelected(at);
    }

    private boolean isOnSelected(TablePointer at) {
        Point point = Figures.point(at.at());
        return grounds(selected()).anyMatch(shape -> shape.isWithinDistance(point, at.reach()))
                || new StandsOnTable(session())
                        .selected().stream()
                                .anyMatch(stand ->
                                        StandsOnTable.shape(stand).getEnvelope().isWithinDistance(point, at.reach()));
    }

    @Override
    public void drag(TablePointer at) {
        TablePointer start = pressed;
        if (start == null || held == null && start.at().distance(at.at()) <= start.reach() / 2) {
            return;
        }
        over = at.at();
        if (grabbed) {
            TableExcerpt part = selected();
            held = new Held(part, part, start.at());
            grabbed = false;
        } else if (held == null) {
            boolean lasso = start.free() || chosen().filter(LASSO::equals).isPresent();
            band.pull(with(start, lasso), at);
        }
        context.repaint();
    }

    /** The band knows a lasso by Alt, which means one here as in the tool that selects. */
    private static TablePointer with(TablePointer at, boolean lasso) {
        return new TablePointer(at.at(), at.reach(), at.extend(), at.add() || at.extend(), lasso, at.end());
    }

    @Override
    public void release(TablePointer at) {
        over = at.at();
        if (held != null) {
            putDown();
        } else if (band.isPulled()) {
            band.takeAll();
            tell("region.of-table", selected());
        } else if (!grabbed && pressed != null) {
            session().select(Selection.nothing());
        }
        pressed = null;
        grabbed = false;
        context.repaint();
    }

    /** Says how much of the ground and of who is on it is meant. @param key of what has become of it */
    private void tell(String key, TableExcerpt part) {
        String what = Messages.text(key, part.features().size(), part.setup().size());
        int places = part.places().size();
        int markers = part.tokens().size();
        context.say(places + markers == 0 ? what : Messages.text("region.with-places", what, places, markers));
    }

    @Override
    public void hover(TablePointer at) {
        over = at.at();
        if (held != null) {
            context.repaint();
        }
    }

    @Override
    public boolean isBusy() {
        return held != null || band.isPulled();
    }

    @Override
    public void cancel() {
        held = null;
        pressed = null;
        grabbed = false;
        band.letGo();
        context.repaint();
    }

    /** Copies what is selected to the clipboard. */
    void copy() {
        TableExcerpt part = selected();
        List<Placement> setup = part.setup().stream().map(Listed::value).toList();
        RegionClipboard.put(part, new RegionSummary(session()).of(part) + "\n\n" + new PieceTable(session()).of(setup));
        tell("region.table-copied", part);
    }

    void cut() {
        copy();
        session().edit(TableRegionEdits.cut(Messages.text("edit.table-cut"), scenario(), selected()));
        session().select(Selection.nothing());
    }

    /** Takes what is selected off the table. */
    void clear() {
        session().edit(TableRegionEdits.cut(Messages.text("edit.table-clear"), scenario(), selected()));
        session().select(Selection.nothing());
    }

    /** Takes a copy of what is selected in hand. */
    void duplicate(Coordinate at) {
        over = at;
        takeUp(selected());
    }

    /** Takes what is on the clipboard in hand, or says why it cannot be; unknown terrain is asked for. */
    void paste(Coordinate at) {
        over = at;
        TableExcerpt copied = RegionClipboard.table().orElse(null);
        if (copied == null || copied.isEmpty()) {
            context.say(
                    Messages.text(RegionClipboard.isOfHexes() ? "region.copied-from-hexes" : "region.nothing-copied"));
            return;
        }
        ForeignGround foreign = ForeignGround.of(copied, session().chart());
        Optional<Map<String, String>> words = foreign.words().isEmpty() ? Optional.of(Map.of()) : context.ask(foreign);
        words.ifPresent(instead -> takeUp(copied.renamed(id -> instead.getOrDefault(id, id))));
    }

    private void takeUp(TableExcerpt part) {
        List<Geometry> shapes = grounds(part).toList();
        Coordinate middle = shapes.isEmpty() ? part.middle() : Moved.middle(shapes);
        held = new Held(part, null, middle);
        context.changed();
        context.repaint();
    }

    private void putDown() {
        Held now = held;
        held = null;
        if (now != null) {
            put(now.at(over), now.lifted(), now.lifted() == null ? "edit.table-paste" : "edit.table-move");
            context.changed();
        }
    }

    private void put(TableExcerpt placed, @Nullable TableExcerpt lifted, String name) {
        int left = lifted == null ? TableRegionEdits.piecesLeftOut(session().pack(), scenario(), placed) : 0;
        TableExcerpt there = lifted == null ? TableRegionEdits.named(session().pack(), scenario(), placed) : placed;
        session()
                .edit(
                        lifted == null
                                ? TableRegionEdits.paste(Messages.text(name), scenario(), placed)
                                : TableRegionEdits.move(Messages.text(name), scenario(), lifted, placed));
        session().select(new Selection.OfGround(there.ids()));
        if (left > 0) {
            context.say(Messages.text("region.pieces-left-out", left));
        }
    }

    /** The outlines of features, places and markers. */
    private static Stream<Geometry> grounds(TableExcerpt part) {
        return Stream.of(
                        part.features().stream().map(listed -> listed.value().shape()),
                        part.places().stream()
                                .map(listed -> ((Area.Shape) listed.value().area()).geometry()),
                        part.tokens().stream()
                                .map(listed -> (Position.OnTable) listed.value().position())
                                .map(at -> Figures.point(new Coordinate(at.x(), at.y()))
                                        .buffer(MARKER)))
                .flatMap(all -> all);
    }

    /** Turns what is in hand or, if nothing is, what is selected. @param steps clockwise if positive */
    void turn(int steps) {
        change(part -> part.turned(steps * STEP_DEGREES), "edit.table-turn");
    }

    /** Exchanges left and right of what is in hand or, if nothing is, of what is selected. */
    void mirror() {
        change(TableExcerpt::mirrored, "edit.table-mirror");
    }

    private void change(UnaryOperator<TableExcerpt> change, String name) {
        Held now = held;
        if (now != null) {
            held = new Held(change.apply(now.part()), now.lifted(), now.from());
            context.repaint();
        } else if (isAnySelected()) {
            TableExcerpt part = selected();
            put(change.apply(part), part, name);
        }
    }

    @Override
    public Sketch sketch() {
        Held now = held;
        if (band.isPulled()) {
            return band.sketch();
        }
        Sketch.Builder sketch = new Sketch.Builder();
        if (now == null) {
            // What else is selected shows that by itself.
            TableExcerpt part = selected();
            grounds(new TableExcerpt(List.of(), part.places(), List.of(), part.tokens()))
                    .forEach(shape -> sketch.shape(Kind.FIGURE, shape));
            return sketch.done();
        }
        TableExcerpt there = now.at(over);
        grounds(there).forEach(shape -> sketch.shape(Kind.FIGURE, shape));
        new StandsOnTable(session())
                .standing(there.setup().stream().map(Listed::value).toList())
                .forEach(stand -> sketch.shape(Kind.FIGURE, StandsOnTable.shape(stand)));
        return sketch.done();
    }
}
