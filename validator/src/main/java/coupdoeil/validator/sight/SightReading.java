package coupdoeil.validator.sight;

import org.jspecify.annotations.Nullable;

/**
 * A point on which the rules of sight can be read in more than one way.
 *
 * @param number its number in the rule system's list
 * @param text what it leaves open, beginning with "whether" or "which"; the number if nothing is known of it
 * @param switchId the switch of the rule system that settles it; null if none does
 */
public record SightReading(
        String number, String text, @Nullable String switchId) {}
