package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.Members;
import coupdoeil.editor.edit.table.DrawingUp;
import coupdoeil.editor.edit.table.LineOrder;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.deploy.Orders;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;

/** Draws the selected pieces, or all of the selected formation, up along a line, and shows meanwhile where they come to stand. */
final class DrawUpTool extends FigureTool {

    DrawUpTool(TableContext context) {
        super(context, EditorAction.DRAW_UP, "hint.table-draw-up", DrawingForm.FREE);
    }

    @Override
    public List<ToolChoice> choices() {
        return Orders.choices();
    }

    private LineOrder array() {
        return Orders.of(chosen().orElse(""));
    }

    @Override
    boolean isClosed() {
        return false;
    }

    @Override
    void made(DrawnShape figure) {
        List<Piece> pieces = pieces();
        if (pieces.isEmpty()) {
            context.say(Messages.text("draw.nobody"));
        } else {
            drawingUp(List.of(figure.points().getCoordinates()))
                    .flatMap(up -> up.of(pieces, array(), name(pieces)))
                    .ifPresent(context.session()::edit);
        }
    }

    private Optional<DrawingUp> drawingUp(List<Coordinate> line) {
        List<Point2D> points = line.stream()
                .map(point -> (Point2D) new Point2D.Double(point.x, point.y))
                .toList();
        return context.session()
                .scenario()
                .filter(scenario -> points.size() > 1)
                .map(scenario -> new DrawingUp(
                        context.session().pack(),
                        context.session().system(),
                        scenario,
                        context.session().roster(),
                        points));
    }

    private List<Piece> pieces() {
        Roster roster = context.session().roster();
        return formation()
                .map(formation -> new Members(roster, formation).pieces())
                .orElseGet(() -> context.session().selection().pieces().stream()
                        .flatMap(id -> roster.piece(id).stream())
                        .toList());
    }

    private String name(List<Piece> pieces) {
        return formation()
                .map(Formation::name)
                .orElseGet(
                        () -> pieces.size() == 1 ? pieces.get(0).name() : Messages.text("draw.pieces", pieces.size()));
    }

    private Optional<Formation> formation() {
        return context.session().selection() instanceof Selection.OfFormation of
                ? context.session().roster().formation(of.id())
                : Optional.empty();
    }

    @Override
    public Sketch sketch() {
        Sketch line = super.sketch();
        Sketch.Builder places = new Sketch.Builder();
        line.marks().stream()
                .filter(mark -> mark.kind() == Kind.FIGURE)
                .findFirst()
                .flatMap(mark -> drawingUp(List.of(mark.shape().getCoordinates())))
                .ifPresent(up -> up.stands(pieces(), array())
                        .forEach(stand -> places.shape(Kind.FIGURE, StandsOnTable.shape(stand))));
        return line.with(places.done());
    }
}
