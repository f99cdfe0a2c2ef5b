package coupdoeil.editor.oob;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/** A force on its way from the tree to the map or to another place in the tree; other programs get words. */
record PieceTransfer(String key, String words) implements Transferable {

    private static final DataFlavor FORCE =
            new DataFlavor("application/x-coupdoeil-force; class=java.lang.String", "Force");

    static Transferable of(ForceNode node) {
        return of(node, node.name());
    }

    /** @param words what a mail or spreadsheet gets */
    static Transferable of(ForceNode node, String words) {
        return new PieceTransfer(node.key(), words);
    }

    static boolean supports(DataFlavor[] flavors) {
        return Arrays.asList(flavors).contains(FORCE);
    }

    @Override
    public DataFlavor[] getTransferDataFlavors() {
        return new DataFlavor[] {FORCE, DataFlavor.stringFlavor};
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
        return flavor.equals(FORCE) || flavor.equals(DataFlavor.stringFlavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
        if (flavor.equals(FORCE)) {
            return key;
        }
        if (flavor.equals(DataFlavor.stringFlavor)) {
            return words;
        }
        throw new UnsupportedFlavorException(flavor);
    }

    /** The force that is moved; empty if it is something else. */
    static Optional<ForceNode> from(Transferable transferable) {
        try {
            String[] parts = ((String) transferable.getTransferData(FORCE)).split(":", 2);
            return Optional.of(new ForceNode(ForceNode.Kind.valueOf(parts[0]), parts[1], "", "", true, ""));
        } catch (UnsupportedFlavorException | IOException e) {
            return Optional.empty();
        }
    }
}
