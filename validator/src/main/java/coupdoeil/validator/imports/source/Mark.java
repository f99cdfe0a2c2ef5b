package coupdoeil.validator.imports.source;

/** What the layout of a source says a line is. */
public enum Mark {
    /** Nothing; the level is its indentation in blanks. */
    PLAIN,
    /** An entry of a list; the level is how deep the list is nested, from 1. */
    ITEM,
    /** An entry of a list below which no other can stand; the level is as that of any other entry. */
    LEAF,
    /** A heading; the level is that of the heading, 1 the highest. */
    HEADING,
    /** A row of a table; the level is the column, from 0, in which it begins. */
    ROW;

    /** Whether it is an entry of a list. */
    public boolean isEntry() {
        return this == ITEM || this == LEAF;
    }
}
