package coupdoeil.editor.edit.table;

/** In which order units are drawn up along a line that is drawn on a table. */
public enum LineOrder {
    /** Side by side along the line. */
    LINE,
    /** The first half side by side along the line, the others behind them. */
    TWO_LINES,
    /** One behind the other, the head where the line ends. */
    COLUMN,
    /** One behind the other in march column, round all bends of the line, the head where it ends. */
    MARCH
}
