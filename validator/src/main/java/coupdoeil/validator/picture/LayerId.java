package coupdoeil.validator.picture;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A layer of the picture of a battlefield that can be shown or hidden; layers are painted in this order. */
public enum LayerId {
    TERRAIN,
    LEVELS,
    FEATURES,
    GRID,
    WATER_AND_SIDES,
    ROADS,
    LABELS,
    PLACES,
    NAMES,
    TOKENS,
    UNITS,
    LEADERS;

    /** Its name in commands and settings: {@code water-and-sides}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The layer with this {@link #key()}. */
    public static Optional<LayerId> of(String key) {
        for (LayerId layer : values()) {
            if (layer.key().equals(key)) {
                return Optional.of(layer);
            }
        }
        return Optional.empty();
    }

    public static Set<LayerId> all() {
        return EnumSet.allOf(LayerId.class);
    }
}
