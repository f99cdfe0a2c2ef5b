package coupdoeil.editor.paint;

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

    /** The layers of one stratum only. */
    PaintScene only(Stratum stratum) {
        EnumSet<LayerId> kept = EnumSet.noneOf(LayerId.class);
        layers.stream().filter(layer -> layer.stratum() == stratum).forEach(kept::add);
        return new PaintScene(pack, rules, scenario, theme, kept);
    }

    public boolean shows(LayerId layer) {
        return layers.contains(layer);
    }
}
