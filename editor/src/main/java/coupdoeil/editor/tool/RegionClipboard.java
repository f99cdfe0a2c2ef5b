package coupdoeil.editor.tool;

import coupdoeil.editor.edit.RegionText;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Excerpt;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Part of a map on the clipboard: as it is for whatever is open in this program, as text for another one.
 *
 * @param text empty if it is larger than any map
 */
record RegionClipboard(Excerpt excerpt, Optional<String> text) implements Transferable {

    private static final DataFlavor VALUE =
            flavor(DataFlavor.javaJVMLocalObjectMimeType + "; class=" + Excerpt.class.getName());
    private static final DataFlavor TEXT = flavor("application/x-coupdoeil-region; class=java.lang.String");

    /** Made here, so that the class is found by the loader that has it. */
    private static DataFlavor flavor(String type) {
        try {
            return new DataFlavor(type, "Region", RegionClipboard.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public DataFlavor[] getTransferDataFlavors() {
        return Stream.concat(Stream.of(VALUE), text.stream().map(there -> TEXT)).toArray(DataFlavor[]::new);
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
        return Arrays.asList(getTransferDataFlavors()).contains(flavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
        if (flavor.equals(VALUE)) {
            return excerpt;
        }
        if (flavor.equals(TEXT) && text.isPresent()) {
            return text.get();
        }
        throw new UnsupportedFlavorException(flavor);
    }

    static void put(Pack pack, Excerpt excerpt) {
        RegionClipboard copied = new RegionClipboard(excerpt, RegionText.of(pack, excerpt));
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(copied, null);
    }

    /** The part of a map that was copied; empty if something else is on the clipboard. @param pack what it is for */
    static Optional<Excerpt> excerpt(Pack pack) {
        try {
            Transferable there =
                    Toolkit.getDefaultToolkit().getSystemClipboard().getContents(null);
            if (there != null && there.isDataFlavorSupported(VALUE)) {
                return Optional.of((Excerpt) there.getTransferData(VALUE));
            }
            return there != null && there.isDataFlavorSupported(TEXT)
                    ? RegionText.parse(pack, (String) there.getTransferData(TEXT))
                    : Optional.empty();
        } catch (UnsupportedFlavorException | IOException | IllegalStateException notThere) {
            return Optional.empty();
        }
    }
}
