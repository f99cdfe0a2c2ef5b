package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.draw.Cuts;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.draw.Simpler;
import coupdoeil.editor.draw.Snap;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.battlefield.TableBattlefield;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/**
 * Draws a figure: freely by a drag, or corner by corner, where a click on the last corner, on the first of an area, or
 * with the right button ends it; or as a rectangle, circle or block by a drag. What is drawn over the edge of the table
 * ends there.
 */
abstract class FigureTool extends TypedTool {

    private final List<Coordinate> drawn = new ArrayList<>();
    private final List<Coordinate> stroke = new ArrayList<>();
    private @Nullable TablePointer pressed;
    private @Nullable Snap now;
    private DrawingForm form;

    FigureTool(TableContext context, EditorAction action, String hintKey, DrawingForm form) {
        super(context, action, hintKey);
        this.form = form;
    }

    /** Whether the figure encloses ground. */
    abstract boolean isClosed();

    /** Puts a figure that has been drawn on the table. */
    abstract void made(DrawnShape figure);

    /** Whether what is drawn freely can have a curve through its points. */
    boolean takesCurves() {
        return false;
    }

    private DrawnShape shape(Geometry figure) {
        return DrawnShape.of(figure, form == DrawingForm.FREE && takesCurves() && context.drawsSmooth());
    }

    /** How it draws just now. */
    DrawingForm form() {
        return form;
    }

    void setForm(DrawingForm changed) {
        cancel();
        form = changed;
        context.changed();
    }

    @Override
    public void press(TablePointer at) {
        if (at.end()) {
            finish();
            return;
        }
        stroke.clear();
        pressed = at;
        now = context.snap(at, drawn);
        context.repaint();
    }

    @Override
    public void drag(TablePointer at) {
        TablePointer from = pressed;
        if (from == null) {
            return;
        }
        boolean moved = !stroke.isEmpty() || from.at().distance(at.at()) > from.reach() / 2;
        if (moved && form == DrawingForm.FREE) {
            stroke.add(at.at());
            now = context.snap(at, List.of());
        } else if (moved) {
            stroke.add(at.at());
            now = context.snap(at, begun(from));
        }
        context.repaint();
    }

    /** The points there will be if the button is released where it was pressed. */
    private List<Coordinate> begun(TablePointer from) {
        List<Coordinate> points = new ArrayList<>(drawn);
        points.add(context.snap(from, drawn).at());
        return points;
    }

    @Override
    public void release(TablePointer at) {
        TablePointer from = pressed;
        if (from == null) {
            return;
        }
        pressed = null;
        Coordinate start = context.snap(from, drawn).at();
        if (stroke.isEmpty()) {
            click(start, from.reach());
        } else if (form == DrawingForm.FREE) {
            freely(
                    start,
                    context.snap(at, isClosed() ? List.of(start) : List.of()).at());
        } else {
            List<Coordinate> points = begun(from);
            drawn.add(start);
            point(context.snap(at, points).at());
        }
        stroke.clear();
        now = null;
        context.repaint();
    }

    /** A stroke alone is the whole figure; after corners it goes on from them. */
    private void freely(Coordinate start, Coordinate end) {
        boolean alone = drawn.isEmpty();
        List<Coordinate> way = new ArrayList<>(List.of(start));
        way.addAll(stroke);
        way.add(end);
        drawn.addAll(Simpler.stroke(way, alone && isClosed()));
        if (alone) {
            finish();
        }
    }

    private void click(Coordinate at, double reach) {
        boolean again = !drawn.isEmpty() && drawn.get(drawn.size() - 1).distance(at) <= reach / 2;
        boolean round = isClosed() && drawn.size() > 2 && drawn.get(0).distance(at) <= reach / 2;
        if (form == DrawingForm.FREE && (again || round)) {
            finish();
        } else {
            point(at);
        }
    }

    private void point(Coordinate at) {
        drawn.add(at);
        if (form.points() > 0 && drawn.size() >= form.points()) {
            finish();
        }
    }

    private void finish() {
        Optional<DrawnShape> figure = figure(drawn).map(this::shape).flatMap(this::onTable);
        drawn.clear();
        stroke.clear();
        pressed = null;
        now = null;
        figure.ifPresent(this::made);
        context.repaint();
    }

    private Optional<Geometry> figure(List<Coordinate> points) {
        if (form == DrawingForm.FREE && !isClosed()) {
            return Figures.line(points).map(line -> line);
        }
        return form.figure(points).flatMap(Cuts::sound).map(polygon -> (Geometry) polygon);
    }

    /** What of a figure is on the table: the largest part of it, of straight sides if it had to be cut. */
    final Optional<DrawnShape> onTable(DrawnShape figure) {
        TableBattlefield table = context.table();
        Optional<Polygon> all =
                Figures.rectangle(new Coordinate(0, 0), new Coordinate(table.widthInches(), table.depthInches()));
        return all.filter(whole -> !whole.covers(figure.outline())).isEmpty()
                ? Optional.of(figure)
                : all.flatMap(whole -> Cuts.inside(figure.outline(), whole).stream()
                        .findFirst()
                        .map(DrawnShape::straight));
    }

    @Override
    public void hover(TablePointer at) {
        now = context.snap(at, drawn);
        context.repaint();
    }

    @Override
    public boolean isBusy() {
        return !drawn.isEmpty() || pressed != null;
    }

    @Override
    public Optional<Coordinate> last() {
        return drawn.isEmpty() ? Optional.empty() : Optional.of(drawn.get(drawn.size() - 1));
    }

    @Override
    public void takeBack() {
        if (!drawn.isEmpty()) {
            drawn.remove(drawn.size() - 1);
            context.repaint();
        }
    }

    @Override
    public void cancel() {
        drawn.clear();
        stroke.clear();
        pressed = null;
        now = null;
        context.repaint();
    }

    @Override
    public Sketch sketch() {
        Sketch.Builder sketch = new Sketch.Builder();
        Snap to = now;
        List<Coordinate> points = new ArrayList<>(drawn);
        if (pressed != null && !stroke.isEmpty()) {
            points.add(context.snap(pressed, drawn).at());
        }
        List<Coordinate> corners = List.copyOf(points);
        if (form == DrawingForm.FREE && pressed != null) {
            points.addAll(stroke);
        } else if (to != null && !points.isEmpty()) {
            points.add(to.at());
        }
        Optional<Polygon> figure = form.points() > 0 || isClosed() && (corners.size() > 1 || !stroke.isEmpty())
                ? form.figure(points)
                : Optional.empty();
        // While the hand draws freely its way has as many points as a curve would.
        boolean curve = stroke.isEmpty();
        figure.ifPresent(area -> sketch.shape(Kind.FIGURE, curve ? shape(area).outline() : area));
        if (figure.isEmpty()) {
            Figures.line(points)
                    .ifPresent(line ->
                            sketch.shape(Kind.FIGURE, curve ? shape(line).outline() : line));
        }
        sketch.points(Kind.HANDLE, corners);
        if (to != null) {
            sketch.snap(to);
            if (points.size() > 1 && (stroke.isEmpty() || form != DrawingForm.FREE)) {
                sketch.text(to.at(), form.size(points.get(points.size() - 2), to.at()));
            }
        }
        return sketch.done();
    }
}
