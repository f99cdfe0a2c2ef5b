package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.draw.Contours;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;

/** Draws woods, fields, town blocks and other areas that are no contours. */
final class AreaTool extends FigureTool {

    AreaTool(TableContext context) {
        super(context, EditorAction.AREA, "hint.table-areas", DrawingForm.FREE);
    }

    @Override
    public List<ToolChoice> choices() {
        return records(record ->
                record.kind().equals(TerrainRecord.AREA) && !record.effects().flag(Contours.EFFECT));
    }

    @Override
    boolean isClosed() {
        return true;
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
