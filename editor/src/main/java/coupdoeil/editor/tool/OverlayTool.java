package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.region.Trait;
import coupdoeil.model.rules.TerrainRecord;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Puts an overlay feature on hexes, or takes it off. */
final class OverlayTool extends BrushTool {

    OverlayTool(HexContext context) {
        super(context, "");
    }

    @Override
    public EditorAction action() {
        return EditorAction.OVERLAY;
    }

    @Override
    public String hint() {
        return Messages.text("hint.overlay", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        return ChartChoices.of(context.session(), TerrainRecord.FEATURE);
    }

    @Override
    Trait trait() {
        return Trait.FEATURES;
    }

    @Override
    Optional<String> choiceAt(HexBattlefield map, Hex hex) {
        return map.features(hex).stream().findFirst();
    }

    @Override
    Optional<Edit> paint(Sweep sweep, Collection<Hex> hexes) {
        return chosen().map(id -> sweep.erase()
                ? GroundEdits.removeFeature(hexes, id, chosenName())
                : GroundEdits.addFeature(hexes, id, chosenName()));
    }
}
