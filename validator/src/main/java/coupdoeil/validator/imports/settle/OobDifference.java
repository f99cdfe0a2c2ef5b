package coupdoeil.validator.imports.settle;

/**
 * What a source changes in an order of battle, or would.
 *
 * @param id of what it concerns in the order of battle
 * @param line of the source, from 1; 0 if the source has no such line any more
 * @param field what of it; empty for all of it
 * @param was as text; empty if unknown
 * @param now as text; empty if unknown
 */
public record OobDifference(Kind kind, String id, String name, int line, String field, String was, String now) {

    /** What becomes of it. */
    public enum Kind {
        ADDED,
        /** The source says something else than it did, and nobody else changed that. */
        CHANGED,
        /** Gone from the source, and nobody changed it or set it up. */
        REMOVED,
        /** Gone from the source, but changed or set up since: it stays. */
        KEPT,
        /** The source says something else than the order of battle, which somebody else wrote. */
        DIFFERS
    }

    @Override
    public String toString() {
        String where = line > 0 ? " (line " + line + ")" : "";
        return switch (kind) {
            case ADDED -> "+ " + name + (now.isEmpty() ? "" : ", " + now) + where;
            case REMOVED -> "- " + name;
            case KEPT -> "= " + name + ": not in the source any more, but changed or set up since; it stays";
            case CHANGED -> "~ " + name + ": " + field + " " + said(was) + " -> " + said(now) + where;
            case DIFFERS -> "! " + name + ": " + field + " is " + said(was) + ", the source says " + said(now) + where;
        };
    }

    private static String said(String text) {
        return text.isEmpty() ? "unknown" : text;
    }
}
