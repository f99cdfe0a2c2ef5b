package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.sight.LineEnd;
import coupdoeil.editor.sight.LineView;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.text.Messages;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.locationtech.jts.geom.Coordinate;

/** Looks along a line from piece or point to another, which follows the pointer. */
final class TableSightTool implements TableTool {

    private final TableContext context;
    private final LiveLine line;
    private final Function<Coordinate, Optional<String>> pieceAt;
    private boolean speaking;

    /** @param pieceAt the piece that stands at a point in inches, if one does */
    TableSightTool(TableContext context, LiveLine line, Function<Coordinate, Optional<String>> pieceAt) {
        this.context = context;
        this.line = line;
        this.pieceAt = pieceAt;
        line.addListener(this::tell);
    }

    @Override
    public EditorAction action() {
        return EditorAction.SIGHT;
    }

    @Override
    public String hint() {
        return Messages.text("hint.table-sight");
    }

    @Override
    public void press(TablePointer at) {
        speaking = true;
        if (at.extend() && line.from().isPresent()) {
            line.lookAt(end(at));
        } else {
            line.start(end(at));
        }
    }

    @Override
    public void drag(TablePointer at) {
        line.lookAt(end(at));
    }

    /** The line stays on the table, to be looked along while something else is done. */
    @Override
    public void cancel() {
        speaking = false;
    }

    private LineEnd end(TablePointer at) {
        return pieceAt.apply(at.at())
                .<LineEnd>map(LineEnd.OfPiece::new)
                .orElseGet(() -> new LineEnd.AtPoint(at.at().x, at.at().y));
    }

    private void tell() {
        if (speaking && line.leadsSomewhere()) {
            context.say(line.view().map(LineView::told).orElse(Messages.text("sight.none")));
        }
    }

    @Override
    public Sketch sketch() {
        return line.from().orElse(null) instanceof LineEnd.AtPoint start && !line.leadsSomewhere()
                ? new Sketch.Builder()
                        .points(Sketch.Kind.HANDLE, List.of(new Coordinate(start.x(), start.y())))
                        .done()
                : Sketch.EMPTY;
    }
}
