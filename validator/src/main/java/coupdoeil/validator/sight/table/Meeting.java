package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Within;
import coupdoeil.validator.sight.SightStory.Effect;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/**
 * Something that a line of sight runs through.
 *
 * @param parts which parts of the line run through it, in order
 * @param level of the ground on a hill; 0 for all else
 * @param holdsEnd whether an end of the line is in it
 * @param cause why it stops the line; empty if it does not
 */
public record Meeting(
        List<Within.Part> parts,
        String name,
        Kind kind,
        int level,
        boolean holdsEnd,
        Optional<Obstruction.Cause> cause) {

    public Meeting {
        parts = List.copyOf(parts);
    }

    /** What it is. */
    public enum Kind {
        PIECE,
        GROUND,
        HILL
    }

    /** How far along the line it begins; 0 if the line only touches it. */
    public double inches() {
        return parts.isEmpty() ? 0 : parts.get(0).from();
    }

    public Effect effect() {
        return cause.isPresent() ? Effect.BLOCKS : holdsEnd || kind == Kind.HILL ? Effect.NONE : Effect.OVERLOOKED;
    }

    /** A line of an explanation. */
    public String text() {
        return BigDecimal.valueOf(inches()).setScale(1, RoundingMode.HALF_UP) + " inches off: " + name + " "
                + cause.map(Meeting::words).orElseGet(this::otherwise);
    }

    /** Why something stops a line: what follows its name. */
    static String words(Obstruction.Cause cause) {
        return switch (cause) {
            case PIECE -> "stands in the way";
            case GROUND -> "stops sight, being no lower than the ends";
            case TALL -> "stops sight, from whatever height";
            case DEPTH -> "is too deep to see through";
            case HIGHER -> "is higher than both ends";
            case CREST -> "is another crest as high as the higher end";
            case SHADOW -> "hides what lies lower behind it";
        };
    }

    private String otherwise() {
        return switch (kind) {
            case PIECE -> "stands lower than the higher end and is seen over";
            case GROUND -> holdsEnd ? "holds an end of the line" : "lies lower than the higher end and is seen over";
            case HILL -> holdsEnd ? "holds an end of the line" : "is lower than the higher end, or as high as both";
        };
    }
}
