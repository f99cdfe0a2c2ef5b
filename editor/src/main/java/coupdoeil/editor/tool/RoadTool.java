package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.course.LinkNet;
import coupdoeil.model.course.Net;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;

/** Runs roads and other links from hex to hex. A link may lead off the edge of the map. */
final class RoadTool extends CourseTool<Hex> {

    RoadTool(HexContext context) {
        super(context, "road");
    }

    @Override
    public EditorAction action() {
        return EditorAction.ROAD;
    }

    @Override
    public String hint() {
        return Messages.text("hint.road", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        return ChartChoices.of(context.session(), TerrainRecord.LINK);
    }

    @Override
    Net<Hex> net(HexBattlefield map) {
        return new LinkNet(map::contains);
    }

    @Override
    String editName(boolean erase, ToolChoice choice) {
        return Messages.text(erase ? "edit.link-off" : "edit.link", choice.name());
    }
}
