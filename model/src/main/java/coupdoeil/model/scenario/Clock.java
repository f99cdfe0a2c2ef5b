package coupdoeil.model.scenario;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * When a scenario begins and ends, as written: times of day ({@code 08:00}) or, in systems without a clock, a number of
 * turns.
 *
 * @param start time of the first turn; null if unsaid
 * @param end time of the last turn; null if unsaid
 * @param turns number of turns; null if start and end say it
 */
@RecordBuilder
public record Clock(
        @Nullable String start,
        @Nullable String end,
        @Nullable Integer turns) implements ClockBuilder.With {

    private static final Pattern TIME = Pattern.compile("([01]?\\d|2[0-3]):[0-5]\\d");

    public static final Clock UNSET = new Clock(null, null, null);

    /** Minutes since midnight of a time {@code h:mm} or {@code hh:mm}; empty if the text is no time of day. */
    public static OptionalInt minutes(@Nullable String time) {
        if (time == null || !TIME.matcher(time).matches()) {
            return OptionalInt.empty();
        }
        int colon = time.indexOf(':');
        return OptionalInt.of(
                Integer.parseInt(time.substring(0, colon)) * 60 + Integer.parseInt(time.substring(colon + 1)));
    }
}
