package coupdoeil.editor.paint.sheet;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All that a picture depends on, as one immutable value.
 *
 * @param scenario whose set-up is shown; null for the bare map
 */
public record PaintScene(
        Pack pack, RuleSystem rules, @Nullable Scenario scenario, PaintTheme theme, Set<LayerId> layers) {

    public PaintScene {
        EnumSet<LayerId> copy = EnumSet.noneOf(LayerId.class);
        copy.addAll(layers);
        layers = Collections.unmodifiableSet(copy);
    }

    /** Where the ground lies. */
    public MapLayout layout() {
        return MapLayout.of(pack.battlefield());
    }

    /** Whether another scene is made of the very same values; unlike {@link #equals}, in no time. */
    @SuppressWarnings("ReferenceEquality") // That is the point: a pack is large.
    public boolean isSame(PaintScene other) {
        return pack == other.pack
                && rules == other.rules
                && scenario == other.scenario
                && theme == other.theme
                && layers.equals(other.layers);
    }

    /** Whether the very same pieces stand in the very same places on the same kind of ground, and look the same. */
    @SuppressWarnings("ReferenceEquality") // As in isSame.
    public boolean hasSameArmies(PaintScene other) {
        return pack.orderOfBattle() == other.pack.orderOfBattle()
                && rules == other.rules
                && scenario == other.scenario
                && theme == other.theme
                && pack.battlefield().getClass() == other.pack.battlefield().getClass();
    }

    public boolean shows(LayerId layer) {
        return layers.contains(layer);
    }
}
