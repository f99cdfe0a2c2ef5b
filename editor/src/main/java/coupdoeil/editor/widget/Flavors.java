package coupdoeil.editor.widget;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One thing in several flavours, on its way by mouse or clipboard. */
public record Flavors(Map<DataFlavor, Object> things) implements Transferable {

    @Override
    public DataFlavor[] getTransferDataFlavors() {
        return things.keySet().toArray(DataFlavor[]::new);
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
        return things.containsKey(flavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
        Object thing = things.get(flavor);
        if (thing == null) {
            throw new UnsupportedFlavorException(flavor);
        }
        return thing;
    }

    /** Puts it on the clipboard. */
    public void copy() {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(this, null);
    }

    /** What is on the clipboard in a flavour; empty if nothing is, or another program holds it. */
    public static Optional<Object> copied(DataFlavor flavor) {
        try {
            return of(Toolkit.getDefaultToolkit().getSystemClipboard().getContents(null), flavor);
        } catch (IllegalStateException held) {
            return Optional.empty();
        }
    }

    /** What something has in a flavour; empty if it has nothing. */
    public static Optional<Object> of(@Nullable Transferable all, DataFlavor flavor) {
        try {
            return all != null && all.isDataFlavorSupported(flavor)
                    ? Optional.of(all.getTransferData(flavor))
                    : Optional.empty();
        } catch (UnsupportedFlavorException | IOException notThere) {
            return Optional.empty();
        }
    }
}
