package coupdoeil.model.json;

/**
 * What is wrong with a JSON text.
 *
 * @param pointer JSON pointer of the value that is wrong
 */
public record JsonFault(Kind kind, String message, String pointer, Spot spot) {

    /** What sort of fault it is. */
    public enum Kind {
        /** Not JSON. */
        SYNTAX,
        /** Not UTF-8. */
        ENCODING,
        /** UTF-8 behind a byte order mark, which is no part of JSON. */
        BYTE_ORDER_MARK,
        /** Above a limit. */
        TOO_LARGE,
        /** A key that occurs twice in one object. */
        DUPLICATE_KEY,
        /** Half of a surrogate pair without the other: kept, but no other program can be given it. */
        HALF_CHARACTER
    }
}
