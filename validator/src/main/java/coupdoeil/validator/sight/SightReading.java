package coupdoeil.validator.sight;

import org.jspecify.annotations.Nullable;

/**
 * A point on which the rules of sight can be read in more than one way.
 *
 * @param number its number in the rule system's list
 * @param text what it leaves open, beginning with "whether" or "which"; the number if nothing is known of it
 * @param taken how it is read; null if a switch settles it, or nothing is known of it
 * @param switchId the switch of the rule system that settles it; null if none does
 */
public record SightReading(
        String number,
        String text,
        @Nullable String taken,
        @Nullable String switchId) {

    /** One that a switch settles, and that is called by its id. */
    public static SightReading settledBy(String switchId, String text) {
        return new SightReading(switchId, text, null, switchId);
    }

    /** One of which nothing is known but its number. */
    public static SightReading unknown(String number) {
        return new SightReading(number, number, null, null);
    }
}
