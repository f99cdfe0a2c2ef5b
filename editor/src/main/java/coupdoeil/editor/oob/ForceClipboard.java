package coupdoeil.editor.oob;

import coupdoeil.editor.widget.Flavors;
import java.awt.datatransfer.DataFlavor;
import java.util.Map;
import java.util.Optional;

/**
 * Forces on the clipboard: for another order of battle, in this window or another, as the JSON of its file; for a
 * spreadsheet as lines of cells.
 */
final class ForceClipboard {

    private static final DataFlavor FORCES =
            new DataFlavor("application/x-coupdoeil-order-of-battle; class=java.lang.String", "Order of battle");

    private ForceClipboard() {}

    static void put(String json, String cells) {
        new Flavors(Map.of(FORCES, json, DataFlavor.stringFlavor, cells)).copy();
    }

    /** The JSON of forces that were copied; empty if something else is on the clipboard. */
    static Optional<String> forces() {
        return Flavors.copied(FORCES).map(String.class::cast);
    }

    /** The text on the clipboard; empty if there is none. */
    static Optional<String> text() {
        return Flavors.copied(DataFlavor.stringFlavor).map(String.class::cast);
    }
}
