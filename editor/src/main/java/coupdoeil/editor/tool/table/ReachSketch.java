package coupdoeil.editor.tool.table;

import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.validator.reach.Reach;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/** How far a piece reaches, each way as an outline with its name on it. */
final class ReachSketch {

    private ReachSketch() {}

    /** @param from where the piece stands */
    static Sketch of(List<Reach> reaches, Coordinate from) {
        Sketch.Builder sketch = new Sketch.Builder();
        for (Reach reach : reaches) {
            if (!reach.ground().isEmpty()) {
                Kind kind = kind(reach);
                sketch.shape(kind, reach.ground());
                sketch.text(label(reach, from), reach.name(), kind);
            }
        }
        return sketch.done();
    }

    private static Kind kind(Reach reach) {
        return switch (reach.kind()) {
            case FIRE -> Kind.FIRE;
            case CHARGE -> Kind.CHARGE;
            case COMMAND, SUPPORT -> Kind.COMMAND;
            case KEEP_OFF -> Kind.KEEP_OFF;
        };
    }

    /** What lies ahead is named at its far end, what lies around below: names of different reaches keep apart. */
    private static Coordinate label(Reach reach, Coordinate from) {
        Comparator<Coordinate> lowest = Comparator.comparingDouble(point -> point.y);
        Comparator<Coordinate> nearest = Comparator.comparingDouble(point -> point.distance(from));
        return Arrays.stream(reach.ground().getCoordinates())
                .min(
                        switch (reach.kind()) {
                            case FIRE, CHARGE -> nearest.reversed();
                            case COMMAND, SUPPORT, KEEP_OFF -> lowest;
                        })
                .orElseThrow();
    }
}
