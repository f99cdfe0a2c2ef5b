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

/** Paints base terrain; erasing paints the chart's first terrain. */
final class TerrainTool extends BrushTool {

    TerrainTool(HexContext context) {
        super(context, "woods");
    }

    @Override
    public EditorAction action() {
        return EditorAction.TERRAIN;
    }

    @Override
    public String hint() {
        return Messages.text("hint.terrain", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        return ChartChoices.of(context.session(), TerrainRecord.HEX);
    }

    @Override
    Trait trait() {
        return Trait.TERRAIN;
    }

    @Override
    Optional<String> choiceAt(HexBattlefield map, Hex hex) {
        return Optional.of(map.terrain(hex));
    }

    @Override
    Optional<Edit> paint(Sweep sweep, Collection<Hex> hexes) {
        Optional<ToolChoice> choice = sweep.erase()
                ? choices().stream().findFirst()
                : choices().stream()
                        .filter(c -> chosen().filter(c.id()::equals).isPresent())
                        .findFirst();
        return choice.map(c -> GroundEdits.terrain(hexes, c.id(), c.name()));
    }
}
