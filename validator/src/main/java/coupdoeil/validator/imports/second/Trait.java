package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;

/** Something that a line has or has not. */
enum Trait {
    ITEM,
    HEADING,
    ROW,
    BEGINS_ORDINAL,
    BEGINS_NUMBER,
    BEGINS_SMALL,
    BEGINS_SIGN,
    ENDS_COLON,
    ENDS_STOP,
    ENDS_BRACKET,
    ENDS_DIGIT,
    ALL_CAPITALS,
    EVERY_WORD_CAPITAL,
    BRACKETS,
    COMMA,
    COMMAS,
    COLON,
    DASH,
    GAP,
    SLASH,
    NO_FIGURE,
    ONE_FIGURE,
    FIGURES,
    LAST_BELOW_TEN,
    LAST_BELOW_HUNDRED,
    LAST_BELOW_THOUSAND,
    LAST_HIGHER,
    MORE_THAN_ABOVE,
    SUM_OF_ABOVE,
    ONE_WORD,
    TWO_WORDS,
    FOUR_WORDS,
    EIGHT_WORDS,
    MANY_WORDS,
    TWO_COLUMNS,
    COLUMNS,
    OUTERMOST,
    DEEPER,
    SHALLOWER,
    AFTER_BLANK,
    FIRST,
    EARLY,
    LAST,
    COMMON_LOOK,
    USUAL_LOOK,
    LONELY_LOOK,
    LOOKS_LIKE_ABOVE,
    HOST(Tag.ARMY, Tag.WING, Tag.CORPS),
    DIVISION(Tag.DIVISION),
    BRIGADE(Tag.BRIGADE),
    GROUP(Tag.GROUP),
    BODY(Tag.REGIMENT, Tag.BATTALION, Tag.SQUADRON, Tag.COMPANY, Tag.DETACHMENT),
    BATTERY(Tag.BATTERY, Tag.SECTION, Tag.CALIBRE, Tag.GUNS),
    ARM(Tag.INFANTRY, Tag.CAVALRY, Tag.ARTILLERY, Tag.ENGINEERS, Tag.TRAIN, Tag.CHASSEUR),
    STAFF(Tag.STAFF, Tag.ROLE),
    RANK(Tag.RANK),
    TOTAL(Tag.TOTAL),
    COLUMN_HEAD(Tag.HEADER, Tag.LEGEND, Tag.TITLE),
    COUNTS(Tag.MEN, Tag.OFFICERS, Tag.RANKS, Tag.HORSES, Tag.LOSSES),
    NOTE(Tag.NOTE, Tag.MONTH, Tag.PROSE),
    NATION(Tag.NATION);

    private static final Trait[] ALL = values();

    /** Words, one of which the line holds; none if the trait is no matter of words. */
    private final Tags words;

    Trait() {
        this.words = Tags.NONE;
    }

    Trait(Tag first, Tag... more) {
        this.words = Tags.of(first, more);
    }

    static int count() {
        return ALL.length;
    }

    /** Its place in a set of traits. */
    long bit() {
        return 1L << ordinal();
    }

    /** Those that words have. */
    static long of(Tags tags) {
        long traits = 0;
        for (Trait trait : ALL) {
            traits |= tags.hasAny(trait.words) ? trait.bit() : 0;
        }
        return traits;
    }
}
