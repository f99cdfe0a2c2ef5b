package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.Attributes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;

/** Measures along a drag, or from click to click: in inches, centimetres and, where the rules have a scale, metres. */
final class MeasureTool implements TableTool {

    private static final double CENTIMETRES_PER_INCH = 2.54;
    private static final double METRES_PER_YARD = 0.9144;

    private final TableContext context;
    private final List<Coordinate> points = new ArrayList<>();
    private boolean done;

    MeasureTool(TableContext context) {
        this.context = context;
    }

    @Override
    public EditorAction action() {
        return EditorAction.MEASURE;
    }

    @Override
    public String hint() {
        return Messages.text("hint.table-measure");
    }

    @Override
    public void press(TablePointer at) {
        if (at.end()) {
            done = true;
            return;
        }
        Coordinate here = context.snap(at, points).at();
        boolean again = points.size() > 1 && points.get(points.size() - 2).distance(here) <= at.reach() / 2;
        if (done) {
            points.clear();
        }
        done = again && !done;
        if (points.isEmpty()) {
            points.add(here);
            points.add(here);
        } else if (!done) {
            points.set(points.size() - 1, here);
            points.add(here);
        }
        tell();
    }

    @Override
    public void drag(TablePointer at) {
        reach(at);
    }

    /** A drag is a measurement of its own; a click may go on. */
    @Override
    public void release(TablePointer at) {
        if (points.size() == 2 && points.get(0).distance(points.get(1)) > at.reach()) {
            done = true;
        }
    }

    @Override
    public void hover(TablePointer at) {
        if (!done) {
            reach(at);
        }
    }

    private void reach(TablePointer at) {
        if (!points.isEmpty()) {
            points.set(
                    points.size() - 1,
                    context.snap(at, points.subList(0, points.size() - 1)).at());
            tell();
        }
    }

    private void tell() {
        length().ifPresent(inches -> context.say(told(inches)));
        context.repaint();
    }

    private Optional<Double> length() {
        return Figures.line(points).map(LineString::getLength);
    }

    /** A length in all units that it has. */
    String told(double inches) {
        String centimetres = LengthLabels.text(inches * CENTIMETRES_PER_INCH);
        return metresPerInch()
                .map(metres -> Messages.text(
                        "measure.scaled", LengthLabels.text(inches), centimetres, Math.round(inches * metres)))
                .orElseGet(() -> Messages.text("measure.plain", LengthLabels.text(inches), centimetres));
    }

    private Optional<Double> metresPerInch() {
        Attributes scale = context.session().system().tables().nested("scale");
        return scale.number("yardsPerInch").map(BigDecimal::doubleValue).map(yards -> yards * METRES_PER_YARD);
    }

    @Override
    public boolean isBusy() {
        return !points.isEmpty();
    }

    @Override
    public Optional<Coordinate> last() {
        return done || points.size() < 2 ? Optional.empty() : Optional.of(points.get(points.size() - 2));
    }

    @Override
    public void takeBack() {
        if (points.size() > 2) {
            points.remove(points.size() - 2);
            tell();
        } else {
            cancel();
        }
    }

    @Override
    public void cancel() {
        points.clear();
        done = false;
        context.repaint();
    }

    @Override
    public Sketch sketch() {
        Sketch.Builder sketch = new Sketch.Builder().line(Kind.FIGURE, points).points(Kind.HANDLE, points);
        length().ifPresent(inches -> sketch.text(points.get(points.size() - 1), told(inches)));
        return sketch.done();
    }
}
