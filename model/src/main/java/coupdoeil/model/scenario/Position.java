package coupdoeil.model.scenario;

import coupdoeil.model.grid.Hex;

/** Where something stands. */
public sealed interface Position {

    /** In a hex, on the map or (invalidly) outside it. */
    record OnHex(Hex hex) implements Position {}

    /** On a table, in inches from the south-west corner, at the centre of its front. */
    record OnTable(double x, double y) implements Position {}

    /** Inside a terrain feature of a table, such as a town block. */
    record InFeature(String feature) implements Position {}

    /** With another piece. */
    record Attached(String piece) implements Position {}

    /** Off the map, in a named box ({@code routed}, {@code reserve}); empty if unsaid. */
    record OffMap(String box) implements Position {}
}
