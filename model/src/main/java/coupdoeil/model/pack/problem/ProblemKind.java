package coupdoeil.model.pack.problem;

import coupdoeil.model.pack.problem.Problem.Severity;
import java.util.Locale;

/** Everything that reading a pack can find wrong. Codes are stable and never reused. */
public enum ProblemKind {
    SYNTAX("PACK-01", Severity.UNREADABLE, "The file is not JSON"),
    ENCODING("PACK-02", Severity.UNREADABLE, "The file is not UTF-8 text"),
    MISSING_FILE("PACK-03", Severity.UNREADABLE, "A file of the pack is missing"),
    NO_ACCESS("PACK-04", Severity.UNREADABLE, "A file cannot be read, or is damaged"),
    TOO_LARGE("PACK-05", Severity.UNREADABLE, "Something is larger than a pack may be"),
    BAD_PATH("PACK-06", Severity.UNREADABLE, "A path leads out of the pack or cannot be kept"),
    REPEATED_ENTRY("PACK-07", Severity.UNREADABLE, "A zip holds two files of one name"),
    WRONG_FORMAT("PACK-08", Severity.UNREADABLE, "The file is of another format"),
    NEWER_VERSION("PACK-09", Severity.UNREADABLE, "The file is of a version that is not known"),
    MIGRATED("PACK-10", Severity.INFO, "The file was of an older version"),
    WRONG_TYPE("PACK-11", Severity.ERROR, "A value is of the wrong type"),
    MISSING_KEY("PACK-12", Severity.ERROR, "A key is missing"),
    UNKNOWN_KEY("PACK-13", Severity.WARNING, "A key is not known"),
    DUPLICATE_KEY("PACK-14", Severity.ERROR, "A key occurs twice in one object"),
    BAD_VALUE("PACK-15", Severity.ERROR, "A value is not allowed here"),
    LISTED_TWICE("PACK-16", Severity.ERROR, "A scenario is listed twice"),
    BAD_LABEL("PACK-17", Severity.ERROR, "A text is no label of this map"),
    ROW_LENGTH("PACK-18", Severity.ERROR, "A map row, or the map, is too long or too short"),
    BAD_CHARACTER("PACK-19", Severity.ERROR, "A character of a map row has no meaning"),
    UNLISTED_SCENARIO("PACK-20", Severity.WARNING, "A scenario file is not listed in pack.json"),
    SCENARIO_NAME("PACK-21", Severity.WARNING, "A scenario's id is not the name of its file"),
    NOT_ON_MAP("PACK-22", Severity.ERROR, "Something is written at a hex that the map does not hold"),
    NOT_FOLLOWED("PACK-23", Severity.WARNING, "A link or device in the folder is left out"),
    MORE("PACK-24", Severity.INFO, "There are more problems than are shown");

    private final String code;
    private final Severity severity;
    private final String title;

    ProblemKind(String code, Severity severity, String title) {
        this.code = code;
        this.severity = severity;
        this.title = title;
    }

    public String code() {
        return code;
    }

    /** How bad it is unless the problem itself says otherwise. */
    public Severity severity() {
        return severity;
    }

    /** What it means in general; never empty, no full stop. */
    public String title() {
        return title;
    }

    @Override
    public String toString() {
        return code + " " + name().toLowerCase(Locale.ROOT);
    }
}
