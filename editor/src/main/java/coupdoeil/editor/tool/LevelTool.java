package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** Raises or lowers hexes by one level, or sets them to one; erasing turns raising and lowering round. */
final class LevelTool extends BrushTool {

    private static final String RAISE = "raise";
    private static final String LOWER = "lower";
    private static final int MOST = 9;

    LevelTool(HexContext context) {
        super(context, RAISE);
    }

    @Override
    public EditorAction action() {
        return EditorAction.LEVEL;
    }

    @Override
    public String hint() {
        return Messages.text("hint.level", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        List<ToolChoice> choices = new ArrayList<>();
        choices.add(new ToolChoice(RAISE, Messages.text("level.raise"), false));
        choices.add(new ToolChoice(LOWER, Messages.text("level.lower"), false));
        for (int level = 0; level <= MOST; level++) {
            choices.add(new ToolChoice(Integer.toString(level), Messages.text("level.set", level), false));
        }
        return choices;
    }

    @Override
    Optional<Edit> paint(Collection<Hex> hexes, boolean erase) {
        String id = chosen().orElse(RAISE);
        IntUnaryOperator change = switch (id) {
            case RAISE -> level -> level + (erase ? -1 : 1);
            case LOWER -> level -> level - (erase ? -1 : 1);
            default -> level -> erase ? 0 : Integer.parseInt(id);
        };
        return Optional.of(GroundEdits.levels(hexes, chosenName(), change));
    }
}
