package coupdoeil.editor.tool;

import coupdoeil.editor.edit.RegionText;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.TableExcerpt;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Part of a map or of a table on the clipboard: as it is for whatever is open in this program, of a map also as text for
 * another that runs this editor, and in words for any other.
 *
 * @param excerpt of which class the flavour is
 * @param text empty if it is larger than any map, and of a table
 * @param words what a mail or spreadsheet gets
 */
public record RegionClipboard(Object excerpt, DataFlavor flavour, Optional<String> text, String words)
        implements Transferable {

    private static final DataFlavor VALUE = value(Excerpt.class);
    private static final DataFlavor TABLE = value(TableExcerpt.class);
    private static final DataFlavor TEXT = flavor("application/x-coupdoeil-region; class=java.lang.String");

    private static DataFlavor value(Class<?> type) {
        return flavor(DataFlavor.javaJVMLocalObjectMimeType + "; class=" + type.getName());
    }

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
        return Stream.concat(
                        Stream.of(flavour, DataFlavor.stringFlavor),
                        text.stream().map(there -> TEXT))
                .toArray(DataFlavor[]::new);
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
        return Arrays.asList(getTransferDataFlavors()).contains(flavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
        if (flavor.equals(flavour)) {
            return excerpt;
        }
        if (flavor.equals(DataFlavor.stringFlavor)) {
            return words;
        }
        if (flavor.equals(TEXT) && text.isPresent()) {
            return text.get();
        }
        throw new UnsupportedFlavorException(flavor);
    }

    static void put(Pack pack, Excerpt excerpt, String words) {
        put(new RegionClipboard(excerpt, VALUE, RegionText.of(pack, excerpt), words));
    }

    public static void put(TableExcerpt excerpt, String words) {
        put(new RegionClipboard(excerpt, TABLE, Optional.empty(), words));
    }

    private static void put(RegionClipboard copied) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(copied, null);
    }

    /** The part of a table that was copied; empty if something else is on the clipboard. */
    public static Optional<TableExcerpt> table() {
        return there(TABLE).map(TableExcerpt.class::cast);
    }

    /** The part of a map that was copied; empty if something else is on the clipboard. @param pack what it is for */
    static Optional<Excerpt> excerpt(Pack pack) {
        return there(VALUE)
                .map(Excerpt.class::cast)
                .or(() -> there(TEXT).flatMap(text -> RegionText.parse(pack, (String) text)));
    }

    /** Whether a part of a map of hexes is on the clipboard. */
    public static boolean isOfHexes() {
        return there(VALUE).isPresent() || there(TEXT).isPresent();
    }

    /** What is on the clipboard in a flavor; empty if nothing is. */
    private static Optional<Object> there(DataFlavor flavor) {
        try {
            Transferable all = Toolkit.getDefaultToolkit().getSystemClipboard().getContents(null);
            return all != null && all.isDataFlavorSupported(flavor)
                    ? Optional.of(all.getTransferData(flavor))
                    : Optional.empty();
        } catch (UnsupportedFlavorException | IOException | IllegalStateException notThere) {
            return Optional.empty();
        }
    }
}
