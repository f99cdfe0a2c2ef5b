package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.text.Messages;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;

/** How a figure is drawn. */
enum DrawingForm {
    /** Freely by a drag, or corner by corner. */
    FREE(EditorAction.DRAW_FREE, 0),
    /** Between two opposite corners. */
    RECTANGLE(EditorAction.DRAW_RECTANGLE, 2),
    /** From the middle to the rim. */
    CIRCLE(EditorAction.DRAW_CIRCLE, 2),
    /** A turned rectangle: one side, then how deep. */
    BLOCK(EditorAction.DRAW_BLOCK, 3);

    private final EditorAction action;
    private final int points;

    DrawingForm(EditorAction action, int points) {
        this.action = action;
        this.points = points;
    }

    /** The action that chooses it. */
    EditorAction action() {
        return action;
    }

    /** How many points make the figure; 0 if as many as one likes. */
    int points() {
        return points;
    }

    /** How large what the last two points make is, in words. */
    String size(Coordinate from, Coordinate to) {
        return switch (this) {
            case RECTANGLE ->
                Messages.text(
                        "draw.sides",
                        LengthLabels.text(Math.abs(to.x - from.x)),
                        LengthLabels.text(Math.abs(to.y - from.y)));
            case CIRCLE -> Messages.text("draw.radius", LengthLabels.text(from.distance(to)));
            case FREE, BLOCK -> Messages.text("draw.inches", LengthLabels.text(from.distance(to)));
        };
    }

    /** The figure of some points; empty as long as they are too few. */
    Optional<Polygon> figure(List<Coordinate> by) {
        if (by.size() < points) {
            return Optional.empty();
        }
        return switch (this) {
            case FREE -> Figures.polygon(by);
            case RECTANGLE -> Figures.rectangle(by.get(0), by.get(1));
            case CIRCLE -> Figures.circle(by.get(0), by.get(1));
            case BLOCK -> Figures.block(by.get(0), by.get(1), by.get(2));
        };
    }
}
