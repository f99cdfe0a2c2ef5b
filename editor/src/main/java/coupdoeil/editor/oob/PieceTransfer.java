package coupdoeil.editor.oob;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Optional;

/** A force on its way from the tree to the map or to another place in the tree. */
final class PieceTransfer {

    private static final String MARK = "coupdoeil-force:";

    private PieceTransfer() {}

    static Transferable of(ForceNode node) {
        return new StringSelection(MARK + node.kind() + ":" + node.id());
    }

    static boolean supports(DataFlavor[] flavors) {
        for (DataFlavor flavor : flavors) {
            if (flavor.equals(DataFlavor.stringFlavor)) {
                return true;
            }
        }
        return false;
    }

    /** The force that is moved; empty if it is some other text. */
    static Optional<ForceNode> from(Transferable transferable) {
        try {
            String text = (String) transferable.getTransferData(DataFlavor.stringFlavor);
            if (!text.startsWith(MARK)) {
                return Optional.empty();
            }
            String[] parts = text.substring(MARK.length()).split(":", 2);
            return Optional.of(new ForceNode(ForceNode.Kind.valueOf(parts[0]), parts[1], "", "", true, ""));
        } catch (UnsupportedFlavorException | IOException e) {
            return Optional.empty();
        }
    }
}
