package coupdoeil.validator.check;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something that follows from a situation and is kept with it: worked out when first asked for, and taken over by the
 * situation after an edit that moved some pieces and left the order of battle alone.
 *
 * @param make works it out
 * @param carry takes it over
 */
public record Derived<T>(Function<Situation, T> make, Carry<T> carry) {

    /** How something follows from what it was before some pieces were moved. */
    public interface Carry<T> {
        /** Null if more differs than it can take over; then it is made anew when it is asked for. */
        @Nullable
        T carry(T known, Situation before, Situation now, Moves moves);
    }
}
