package coupdoeil.editor.imports;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** Takes lists that are dropped or pasted: files, or text. */
final class ImportDrop extends TransferHandler {

    private static final long serialVersionUID = 1L;

    private final transient Consumer<List<Handed>> take;

    ImportDrop(Consumer<List<Handed>> take) {
        this.take = take;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return Handed.supports(support.getDataFlavors());
    }

    @Override
    public boolean importData(TransferSupport support) {
        List<Handed> given = Handed.from(support.getTransferable());
        take.accept(given);
        return !given.isEmpty();
    }
}
