package coupdoeil.validator.imports.phrase;

/** What stands between two pieces of a line, from the loosest. */
enum Separator {
    START,
    AND,
    COMMA,
    GAP,
    CELL,
    DASH,
    COLON,
    SEMICOLON;

    boolean isList() {
        return this == AND || this == COMMA;
    }
}
