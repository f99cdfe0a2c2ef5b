package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.region.Relief;
import coupdoeil.model.region.Symmetry;
import coupdoeil.model.region.Trait;
import coupdoeil.model.region.Turn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Raises or lowers hexes by one level, or sets them to one; erasing turns raising and lowering round. Smooths them, levels
 * them with the hex where the gesture began, or slopes them evenly from there to where it ends.
 */
final class LevelTool extends BrushTool {

    private static final String RAISE = "raise";
    private static final String LOWER = "lower";
    private static final String SMOOTH = "smooth";
    private static final String PLATEAU = "plateau";
    private static final String RAMP = "ramp";
    /** What it does beside setting levels, each by the key of its name. */
    private static final Map<String, String> CHANGES = new LinkedHashMap<>();

    static {
        CHANGES.put(RAISE, "level.raise");
        CHANGES.put(LOWER, "level.lower");
        CHANGES.put(SMOOTH, "level.smooth");
        CHANGES.put(PLATEAU, "level.plateau");
        CHANGES.put(RAMP, "level.ramp");
    }

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
        return Messages.text(is(RAMP) ? "hint.ramp" : "hint.level", chosenName());
    }

    private boolean is(String change) {
        return chosen().filter(change::equals).isPresent();
    }

    @Override
    public List<ToolChoice> choices() {
        List<ToolChoice> choices = new ArrayList<>();
        CHANGES.forEach((id, name) -> choices.add(new ToolChoice(id, Messages.text(name), false)));
        for (int level = 0; level <= MOST; level++) {
            choices.add(new ToolChoice(Integer.toString(level), Messages.text("level.set", level), false));
        }
        return choices;
    }

    /** A ramp goes from one hex to another, whatever the brush paints else. */
    @Override
    BrushShape shape() {
        return is(RAMP) ? BrushShape.LINE : super.shape();
    }

    @Override
    Trait trait() {
        return Trait.LEVEL;
    }

    @Override
    Optional<String> choiceAt(HexBattlefield map, Hex hex) {
        return Optional.of(Integer.toString(map.level(hex)));
    }

    @Override
    Optional<Edit> paint(Sweep sweep, Collection<Hex> hexes) {
        String id = chosen().orElse(RAISE);
        boolean erase = sweep.erase();
        IntUnaryOperator change = switch (id) {
            case RAISE -> level -> level + (erase ? -1 : 1);
            case LOWER -> level -> level - (erase ? -1 : 1);
            case PLATEAU -> level -> sweep.before().level(sweep.from());
            case SMOOTH, RAMP -> level -> level;
            default -> level -> erase ? 0 : Integer.parseInt(id);
        };
        return Optional.of(
                switch (id) {
                    case SMOOTH -> GroundEdits.levels(Relief.smooth(sweep.before(), hexes), chosenName());
                    case RAMP -> GroundEdits.levels(ramps(sweep, hexes), chosenName());
                    default -> GroundEdits.levels(hexes, chosenName(), change);
                });
    }

    /** The ramp and its images, each between the levels of its own ends. */
    private Map<Hex, Integer> ramps(Sweep sweep, Collection<Hex> hexes) {
        Symmetry symmetry = context.painting().symmetry();
        Map<Hex, Integer> levels = new LinkedHashMap<>();
        for (Turn turn : symmetry.turns()) {
            levels.putAll(Relief.ramp(
                    sweep.before(),
                    symmetry.image(turn, sweep.from()),
                    symmetry.image(turn, sweep.to()),
                    context.painting().radius()));
        }
        levels.keySet().retainAll(hexes);
        return levels;
    }
}
