package coupdoeil.validator.fb.sight;

import coupdoeil.validator.sight.SightReading;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Disputed readings of the sight rules; a rule with one of them turned tells whether an answer rests on it. */
public enum Reading {
    /** The same-elevation number counts hexes; turned: it limits the range. Where the switch says RANGE, the reverse. */
    COUNT_OR_RANGE("L1", "whether the same-elevation number counts hexes or limits the range", null),
    /** Of several equally high slopes the one nearest the lower end blocks; turned: the one nearest the higher end. */
    TIED_SLOPES("L2", "which of several equally high slopes decides", "the one nearest the lower end"),
    /** A blind zone of either end exempts a blocker; turned: of the higher end only. */
    EITHER_BLIND_ZONE(
            "L4",
            "whether a blind zone of the lower end exempts a blocker too",
            "it does, as that of the higher end does"),
    /** A touched corner blocks if both sides of the line do; turned: if either does. */
    CORNER_BLOCKS(
            "L5", "whether a hex touched at a corner blocks", "it does if the hexes on both sides of the line do"),
    /** As before; turned: a hex touched at a corner never blocks. */
    CORNER_IS_CLEAR(
            "L5", "whether a hex touched at a corner blocks", "it does if the hexes on both sides of the line do"),
    /** Of the same-elevation counts of the two sides the lesser counts; turned: the greater. */
    LESSER_COUNT("L8", "which side of the line counts for the same-elevation number", "the side with fewer hexes"),
    /** A blocking hexside feature blocks between neighbours; turned: it does not. */
    NEIGHBOURS_ACROSS("L11", "whether a feature of the hexside between neighbours blocks", "it does"),
    /** A blocking hexside feature in a blind zone is looked over; turned: it is not. */
    HEXSIDE_IN_BLIND_ZONE("L12", "whether a feature of a hexside in a blind zone is looked over", "it is");

    private static final String SAME_ELEVATION_MODE = "sameElevationMode";

    private final String number;
    private final String text;
    private final @Nullable String taken;

    Reading(String number, String text, @Nullable String taken) {
        this.number = number;
        this.text = text;
        this.taken = taken;
    }

    /** All of them by number; two ways of turning one are told of once. */
    public static List<SightReading> all() {
        return Stream.of(values()).map(Reading::told).distinct().toList();
    }

    /** What the reading of this number is about; the number alone if there is none. */
    public static SightReading describe(String number) {
        for (Reading reading : values()) {
            if (reading.number.equals(number)) {
                return reading.told();
            }
        }
        return SightReading.unknown(number);
    }

    private SightReading told() {
        return new SightReading(number, text, taken, this == COUNT_OR_RANGE ? SAME_ELEVATION_MODE : null);
    }

    /** Its number in the list of ambiguities. */
    String number() {
        return number;
    }
}
