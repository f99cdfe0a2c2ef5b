package coupdoeil.editor.sight;

import coupdoeil.model.grid.Hex;

/** What a line of sight runs from, or to. */
public sealed interface LineEnd {

    /** A hex of a map. */
    record AtHex(Hex hex) implements LineEnd {}

    /** A piece on a table, wherever it stands. @param id of the unit or leader */
    record OfPiece(String id) implements LineEnd {}

    /** A point of a table, in inches. */
    record AtPoint(double x, double y) implements LineEnd {}
}
