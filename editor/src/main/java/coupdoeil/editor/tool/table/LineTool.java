package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.draw.Crossings;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;

/** Draws roads, streams, walls, crests and other lines that lead over nothing. */
final class LineTool extends FigureTool {

    LineTool(TableContext context) {
        super(context, EditorAction.LINE, "hint.table-lines", DrawingForm.FREE);
    }

    @Override
    public List<ToolChoice> choices() {
        return records(record ->
                record.kind().equals(TerrainRecord.LINE) && !record.effects().flag(Crossings.EFFECT));
    }

    @Override
    boolean isClosed() {
        return false;
    }

    @Override
    boolean takesCurves() {
        return true;
    }

    @Override
    void made(DrawnShape figure) {
        choice().ifPresent(choice -> new Drawn(context).add(choice, figure));
    }
}
