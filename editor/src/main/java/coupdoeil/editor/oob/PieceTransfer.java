package coupdoeil.editor.oob;

import coupdoeil.editor.widget.Flavors;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** A force on its way from the tree to the map or to another place in the tree; other programs get words. */
final class PieceTransfer {

    private static final DataFlavor FORCE =
            new DataFlavor("application/x-coupdoeil-force; class=java.lang.String", "Force");

    private PieceTransfer() {}

    static Transferable of(ForceNode node) {
        return of(node, node.name());
    }

    /** @param words what a mail or spreadsheet gets */
    static Transferable of(ForceNode node, String words) {
        return new Flavors(Map.of(FORCE, node.key(), DataFlavor.stringFlavor, words));
    }

    static boolean supports(DataFlavor[] flavors) {
        return Arrays.asList(flavors).contains(FORCE);
    }

    /** The force that is moved; empty if it is something else. */
    static Optional<ForceNode> from(Transferable transferable) {
        return Flavors.of(transferable, FORCE)
                .map(key -> ((String) key).split(":", 2))
                .map(parts -> new ForceNode(ForceNode.Kind.valueOf(parts[0]), parts[1], "", "", true, ""));
    }
}
