package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.draw.Snap;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets landmarks and other points by a click. */
final class PointTool extends TypedTool {

    private @Nullable Snap now;

    PointTool(TableContext context) {
        super(context, EditorAction.LANDMARK, "hint.table-points");
    }

    @Override
    public List<ToolChoice> choices() {
        return records(record -> record.kind().equals(TerrainRecord.POINT));
    }

    @Override
    public void press(TablePointer at) {
        choice().ifPresent(choice -> new Drawn(context)
                .add(
                        choice,
                        DrawnShape.straight(
                                Figures.point(context.snap(at, List.of()).at()))));
    }

    @Override
    public void hover(TablePointer at) {
        now = context.snap(at, List.of());
        context.repaint();
    }

    @Override
    public void cancel() {
        now = null;
        context.repaint();
    }

    @Override
    public Sketch sketch() {
        Snap to = now;
        return to == null
                ? Sketch.EMPTY
                : new Sketch.Builder()
                        .shape(Kind.FIGURE, Figures.point(to.at()))
                        .snap(to)
                        .done();
    }
}
