package coupdoeil.editor.paint.sheet;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A layer of the picture that can be shown or hidden; layers are painted in this order. */
public enum LayerId {
    TERRAIN(Stratum.GROUND),
    LEVELS(Stratum.GROUND),
    FEATURES(Stratum.GROUND),
    GRID(Stratum.GROUND),
    WATER_AND_SIDES(Stratum.GROUND),
    ROADS(Stratum.GROUND),
    LABELS(Stratum.GROUND),
    PLACES(Stratum.GROUND),
    NAMES(Stratum.GROUND),
    TOKENS(Stratum.CONTENT),
    UNITS(Stratum.CONTENT),
    LEADERS(Stratum.CONTENT);

    private final Stratum stratum;

    LayerId(Stratum stratum) {
        this.stratum = stratum;
    }

    public Stratum stratum() {
        return stratum;
    }

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
