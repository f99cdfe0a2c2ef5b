package coupdoeil.validator.sight;

/** What an explanation of sight calls things, on any battlefield. */
public interface SightNames {

    /** What a disputed reading is about. @param number its number in the rule system's list */
    default SightReading reading(String number) {
        return SightReading.unknown(number);
    }
}
