package coupdoeil.validator.picture;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the picture of a battlefield shows.
 *
 * @param scenario whose set-up is shown; null for the bare ground
 * @param layers what of it; without {@link LayerId#GRID} and {@link LayerId#LABELS}, a board for an engine that draws its own
 * @param scale pixels of a map unit: 1 for hexes of {@value #UNITS_PER_HEX} pixels from side to side, or inches of
 *     {@value #UNITS_PER_INCH} pixels
 * @param sight what is seen, over it
 */
public record MapView(
        Pack pack,
        RuleSystem rules,
        @Nullable Scenario scenario,
        Set<LayerId> layers,
        Theme theme,
        double scale,
        SightOverlay sight) {

    /** Map units of a hex from side to side. */
    public static final int UNITS_PER_HEX = 60;
    /** Map units of an inch of a table. */
    public static final int UNITS_PER_INCH = 24;

    public MapView {
        EnumSet<LayerId> copy = EnumSet.noneOf(LayerId.class);
        copy.addAll(layers);
        layers = Collections.unmodifiableSet(copy);
    }

    public MapView withSight(SightOverlay other) {
        return new MapView(pack, rules, scenario, layers, theme, scale, other);
    }

    public MapView withScale(double other) {
        return new MapView(pack, rules, scenario, layers, theme, other, sight);
    }
}
