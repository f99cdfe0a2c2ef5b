package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.sight.LineEnd;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.SightPointer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.locationtech.jts.geom.Coordinate;

/** Looks along a line from piece or point to another, which follows the pointer. */
final class TableSightTool implements TableTool {

    private final SightPointer pointer;
    private final LiveLine line;
    private final Function<Coordinate, Optional<String>> pieceAt;

    /** @param pieceAt the piece that stands at a point in inches, if one does */
    TableSightTool(TableContext context, LiveLine line, Function<Coordinate, Optional<String>> pieceAt) {
        this.pointer = new SightPointer(context, line);
        this.line = line;
        this.pieceAt = pieceAt;
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
        pointer.press(end(at), at.extend());
    }

    @Override
    public void drag(TablePointer at) {
        pointer.drag(end(at));
    }

    @Override
    public void cancel() {
        pointer.fallSilent();
    }

    private LineEnd end(TablePointer at) {
        return pieceAt.apply(at.at())
                .<LineEnd>map(LineEnd.OfPiece::new)
                .orElseGet(() -> new LineEnd.AtPoint(at.at().x, at.at().y));
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
