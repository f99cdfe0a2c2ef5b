package coupdoeil.validator.fb.sight;

import coupdoeil.validator.sight.SightReading;

/** Disputed readings of the sight rules; a rule with one of them turned tells whether an answer rests on it. */
public enum Reading {
    /** The same-elevation number counts hexes; turned: it limits the range. Where the switch says RANGE, the reverse. */
    COUNT_OR_RANGE("L1", "whether the same-elevation number counts hexes or limits the range"),
    /** Of several equally high slopes the one nearest the lower end blocks; turned: the one nearest the higher end. */
    TIED_SLOPES("L2", "which of several equally high slopes decides"),
    /** A blind zone of either end exempts a blocker; turned: of the higher end only. */
    EITHER_BLIND_ZONE("L4", "whether a blind zone of the lower end exempts a blocker too"),
    /** A touched corner blocks if both sides of the line do; turned: if either does. */
    CORNER_BLOCKS("L5", "whether a hex touched at a corner blocks"),
    /** As before; turned: a hex touched at a corner never blocks. */
    CORNER_IS_CLEAR("L5", "whether a hex touched at a corner blocks"),
    /** Of the same-elevation counts of the two sides the lesser counts; turned: the greater. */
    LESSER_COUNT("L8", "which side of the line counts for the same-elevation number"),
    /** A blocking hexside feature blocks between neighbours; turned: it does not. */
    NEIGHBOURS_ACROSS("L11", "whether a feature of the hexside between neighbours blocks"),
    /** A blocking hexside feature in a blind zone is looked over; turned: it is not. */
    HEXSIDE_IN_BLIND_ZONE("L12", "whether a feature of a hexside in a blind zone is looked over");

    private static final String SAME_ELEVATION_MODE = "sameElevationMode";

    private final String number;
    private final String text;

    Reading(String number, String text) {
        this.number = number;
        this.text = text;
    }

    /** What the reading of this number is about; the number alone if there is none. */
    public static SightReading describe(String number) {
        for (Reading reading : values()) {
            if (reading.number.equals(number)) {
                return new SightReading(number, reading.text, reading == COUNT_OR_RANGE ? SAME_ELEVATION_MODE : null);
            }
        }
        return new SightReading(number, number, null);
    }

    /** Its number in the list of ambiguities. */
    String number() {
        return number;
    }
}
