package coupdoeil.editor.paint.sheet;

import coupdoeil.validator.picture.LayerId;

/** What changes together and is cached together: the ground, and what stands on it. */
public enum Stratum {
    GROUND,
    CONTENT;

    public static Stratum of(LayerId layer) {
        return switch (layer) {
            case TOKENS, UNITS, LEADERS -> CONTENT;
            default -> GROUND;
        };
    }
}
