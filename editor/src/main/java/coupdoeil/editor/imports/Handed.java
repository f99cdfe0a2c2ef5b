package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.imports.source.Budget.Limit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A list handed over to be imported, not read yet: a file, or text that was pasted or dropped. */
final class Handed {

    /** How its bytes are got; may take a while. */
    private interface Content {
        byte[] bytes() throws IOException;
    }

    private final String name;
    private final boolean pasted;
    private final Content content;

    private Handed(String name, boolean pasted, Content content) {
        this.name = name;
        this.pasted = pasted;
        this.content = content;
    }

    static Handed file(Path path) {
        Path last = path.getFileName();
        return new Handed(last == null ? path.toString() : last.toString(), false, () -> {
            if (Files.size(path) > Limit.BYTES.most()) {
                throw new IOException(Messages.text("import.too-large", Limit.BYTES.most() >> 20));
            }
            return Files.readAllBytes(path);
        });
    }

    static Handed text(String text) {
        return new Handed(Messages.text("import.pasted"), true, () -> text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether something of these kinds can be handed over. */
    static boolean supports(DataFlavor[] flavors) {
        return List.of(flavors).stream()
                .anyMatch(flavor ->
                        flavor.equals(DataFlavor.javaFileListFlavor) || flavor.equals(DataFlavor.stringFlavor));
    }

    /** What is dropped or pasted: files, else text; nothing if it is neither or cannot be had. */
    static List<Handed> from(Transferable given) {
        try {
            if (given.isDataFlavorSupported(DataFlavor.javaFileListFlavor)) {
                List<Handed> files = new ArrayList<>();
                for (Object each : (List<?>) given.getTransferData(DataFlavor.javaFileListFlavor)) {
                    files.add(file(((File) each).toPath()));
                }
                return files;
            }
            if (given.isDataFlavorSupported(DataFlavor.stringFlavor)) {
                String text = (String) given.getTransferData(DataFlavor.stringFlavor);
                return text.isBlank() ? List.of() : List.of(text(text));
            }
        } catch (UnsupportedFlavorException | IOException e) {
            return List.of();
        }
        return List.of();
    }

    /** The file's name; for text what to call it. */
    String name() {
        return name;
    }

    /** Whether it is text that has no name of its own. */
    boolean isPasted() {
        return pasted;
    }

    /** @throws IOException if it cannot be read; the message says why, for people */
    byte[] bytes() throws IOException {
        return content.bytes();
    }
}
