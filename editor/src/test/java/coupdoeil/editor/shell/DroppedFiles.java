package coupdoeil.editor.shell;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** Files as another program drops them. */
public record DroppedFiles(List<Path> files) implements Transferable {

    @Override
    public DataFlavor[] getTransferDataFlavors() {
        return new DataFlavor[] {DataFlavor.javaFileListFlavor};
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
        return flavor.equals(DataFlavor.javaFileListFlavor);
    }

    @Override
    public List<File> getTransferData(DataFlavor flavor) {
        return files.stream().map(Path::toFile).toList();
    }
}
