package coupdoeil.validator.imports.second;

/** What bears out that a unit was read as it should be; the more the surer. */
public enum Sign {
    /** Nothing is doubted of it. */
    UNDOUBTED,
    /** No finding names its line. */
    UNREPORTED,
    /** How likely the second reader thinks it that its line is one of units. */
    ROLE,
    /** The same of where it stands. */
    RELATION,
    /** The same of where lines of its kind stand. */
    KIND_RELATION,
    /** What the second reader thinks least likely of the roles of what stands above it. */
    ROLES_ABOVE,
    IN_FORMATION,
    /** Its name is short and holds no sign that parts things, and no figure. */
    CLEAN_NAME,
    /** Its men are about as many as those of the others. */
    SIZE_ALIKE,
    /** Only units stand beside it. */
    UNITS_BESIDE,
    /** Lines of its kind stand as deep. */
    KIND_DEPTH,
    /** Of the list: how much the second reader agrees with the roles of its lines. */
    LIST_ROLES,
    /** Of the list: the same of where things stand. */
    LIST_RELATIONS,
    /** Of the list: how sure the first reader is of its lines. */
    LIST_READER,
    /** Of the list: units below a sum that holds. */
    SUMS_HOLD,
    /** Of the list: units have men, or none has. */
    COUNTED_ALIKE,
    /** Of the list: words are not mixed of letters and digits, or of small letters and capitals. */
    CLEAN_WORDS,
    /** Of the list: names hold a number or a word of troops. */
    LIST_NAMED_AS_UNITS,
    LIST_CLEAN_NAMES,
    /** Of the list: units that stand alone on their lines. */
    LIST_ALONE,
    LIST_UNITS_BESIDE,
    /** Of the list: no formation stands beside another of its name. */
    FORMATIONS_DIFFER,
    /** Of the list: formations of a level stand as deep. */
    LEVELS_AGREE,
    /** Of the list: units stand as deep. */
    UNITS_AGREE,
    /** Of the list: formations that hold units. */
    HOLDING,
    /** Of the list: what stands in nothing is of one level. */
    TOPS_AGREE,
    /** Of the list: where the layout goes deeper or less deep, so does what was read. */
    LAYOUT_AGREES;

    /** How many there are. */
    public static int count() {
        return values().length;
    }
}
