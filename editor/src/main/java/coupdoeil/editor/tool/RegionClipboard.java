package coupdoeil.editor.tool;

import coupdoeil.editor.edit.RegionText;
import coupdoeil.editor.widget.Flavors;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.TableExcerpt;
import java.awt.datatransfer.DataFlavor;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Part of a map or of a table on the clipboard: as it is for whatever is open in this program, of a map also as text for
 * another that runs this editor unless it is larger than any map, and in words for any other.
 */
public final class RegionClipboard {

    private static final DataFlavor VALUE = value(Excerpt.class);
    private static final DataFlavor TABLE = value(TableExcerpt.class);
    private static final DataFlavor TEXT = flavor("application/x-coupdoeil-region; class=java.lang.String");

    private static DataFlavor value(Class<?> type) {
        return flavor(DataFlavor.javaJVMLocalObjectMimeType + "; class=" + type.getName());
    }

    private RegionClipboard() {}

    /** Made here, so that the class is found by the loader that has it. */
    private static DataFlavor flavor(String type) {
        try {
            return new DataFlavor(type, "Region", RegionClipboard.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** @param words what a mail or spreadsheet gets */
    static void put(Pack pack, Excerpt excerpt, String words) {
        Map<DataFlavor, Object> things = new HashMap<>(Map.of(VALUE, excerpt, DataFlavor.stringFlavor, words));
        RegionText.of(pack, excerpt).ifPresent(text -> things.put(TEXT, text));
        new Flavors(things).copy();
    }

    /** @param words what a mail or spreadsheet gets */
    public static void put(TableExcerpt excerpt, String words) {
        new Flavors(Map.of(TABLE, excerpt, DataFlavor.stringFlavor, words)).copy();
    }

    /** The part of a table that was copied; empty if something else is on the clipboard. */
    public static Optional<TableExcerpt> table() {
        return Flavors.copied(TABLE).map(TableExcerpt.class::cast);
    }

    /** The part of a map that was copied; empty if something else is on the clipboard. @param pack what it is for */
    static Optional<Excerpt> excerpt(Pack pack) {
        return Flavors.copied(VALUE)
                .map(Excerpt.class::cast)
                .or(() -> Flavors.copied(TEXT).flatMap(text -> RegionText.parse(pack, (String) text)));
    }

    /** Whether a part of a map of hexes is on the clipboard. */
    public static boolean isOfHexes() {
        return Flavors.copied(VALUE).isPresent() || Flavors.copied(TEXT).isPresent();
    }
}
