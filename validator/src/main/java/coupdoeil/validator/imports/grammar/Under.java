package coupdoeil.validator.imports.grammar;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What lines of a kind stand under.
 *
 * @param kind id of the kind that {@link How#KIND} names; empty otherwise
 */
public record Under(How how, String kind) {

    /** Ways to find what a line stands under. */
    public enum How {
        /** The last formation above on a line of one kind. */
        KIND,
        /** The last formation above on a line of any other kind. */
        NEAREST,
        /** The last formation above whose words say a higher echelon. */
        ECHELON,
        /** The last formation above that stands less deep. */
        DEPTH,
        /** The formation whose number begins its own: {@code 1.2} of {@code 1.2.3}. */
        NUMBER,
        /** Nothing but the side. */
        SIDE
    }

    private static final String KIND_PREFIX = "kind:";

    public static Under of(How how) {
        return new Under(how, "");
    }

    public static Under kind(String id) {
        return new Under(How.KIND, id);
    }

    /** As files say it: {@code kind:ID}, {@code nearest}, {@code echelon}, {@code depth}, {@code number}, {@code side}. */
    public String key() {
        return how == How.KIND ? KIND_PREFIX + kind : how.name().toLowerCase(Locale.ROOT);
    }

    /** What a key says. @param kinds ids of the kinds there are */
    public static Optional<Under> of(String key, Set<String> kinds) {
        if (key.startsWith(KIND_PREFIX)) {
            String kind = key.substring(KIND_PREFIX.length());
            return kinds.contains(kind) ? Optional.of(kind(kind)) : Optional.empty();
        }
        for (How how : How.values()) {
            if (how != How.KIND && how.name().toLowerCase(Locale.ROOT).equals(key)) {
                return Optional.of(of(how));
            }
        }
        return Optional.empty();
    }
}
