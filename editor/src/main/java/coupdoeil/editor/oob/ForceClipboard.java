package coupdoeil.editor.oob;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Optional;

/**
 * Forces on the clipboard: for another order of battle, in this window or another, as the JSON of its file; for a
 * spreadsheet as lines of cells.
 */
record ForceClipboard(String json, String cells) implements Transferable {

    private static final DataFlavor FORCES =
            new DataFlavor("application/x-coupdoeil-order-of-battle; class=java.lang.String", "Order of battle");

    @Override
    public DataFlavor[] getTransferDataFlavors() {
        return new DataFlavor[] {FORCES, DataFlavor.stringFlavor};
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
        return flavor.equals(FORCES) || flavor.equals(DataFlavor.stringFlavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
        if (flavor.equals(FORCES)) {
            return json;
        }
        if (flavor.equals(DataFlavor.stringFlavor)) {
            return cells;
        }
        throw new UnsupportedFlavorException(flavor);
    }

    void put() {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(this, null);
    }

    /** The JSON of forces that were copied; empty if something else is on the clipboard. */
    static Optional<String> forces() {
        return text(FORCES);
    }

    /** The text on the clipboard; empty if there is none. */
    static Optional<String> text() {
        return text(DataFlavor.stringFlavor);
    }

    private static Optional<String> text(DataFlavor flavor) {
        try {
            Transferable there =
                    Toolkit.getDefaultToolkit().getSystemClipboard().getContents(null);
            return there != null && there.isDataFlavorSupported(flavor)
                    ? Optional.of((String) there.getTransferData(flavor))
                    : Optional.empty();
        } catch (UnsupportedFlavorException | IOException | IllegalStateException notThere) {
            return Optional.empty();
        }
    }
}
