package coupdoeil.model.oob;

import io.soabase.recordbuilder.core.RecordBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Historical strength: men of all ranks, horses, guns, each 0 or more. Null is unknown, which is something else than none.
 */
@RecordBuilder
public record Strength(
        @Nullable Integer men,
        @Nullable Integer horses,
        @Nullable Integer guns) implements StrengthBuilder.With {

    public static final Strength UNKNOWN = new Strength(null, null, null);

    /** Whether nothing of it is known. */
    public boolean isUnknown() {
        return equals(UNKNOWN);
    }
}
