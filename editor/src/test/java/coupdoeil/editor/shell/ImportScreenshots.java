package coupdoeil.editor.shell;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.imports.ImportPanel;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.validator.imports.settle.PendingImport;
import java.awt.BorderLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JPanel;

/**
 * Makes the pictures of an import: {@code ImportScreenshots PACK LIST LINE DIR} reads a list for a pack, looks at one of its
 * lines and writes {@code import-light.png}, {@code import-dark.png} and {@code import-200-percent.png}. Needs no display.
 */
public final class ImportScreenshots {

    private static final int WIDTH = 1240;
    private static final int HEIGHT = 820;

    private ImportScreenshots() {}

    public static void main(String[] args) throws Exception {
        if (args.length != 4) {
            System.err.println("Usage: ImportScreenshots PACK LIST LINE DIR");
            System.exit(2);
        }
        System.setProperty("java.awt.headless", "true");
        Pack pack = PackReader.read(Path.of(args[0])).pack().orElseThrow();
        Path list = Path.of(args[1]);
        PendingImport read = PendingImport.of(list.toFile().getName(), Files.readAllBytes(list));
        int line = Integer.parseInt(args[2]);
        Path folder = Files.createDirectories(Path.of(args[3]));
        take(pack, read, line, Theme.LIGHT, 1, folder.resolve("import-light.png"));
        take(pack, read, line, Theme.DARK, 1, folder.resolve("import-dark.png"));
        take(pack, read, line, Theme.LIGHT, 2, folder.resolve("import-200-percent.png"));
        System.exit(0);
    }

    private static void take(Pack pack, PendingImport read, int line, Theme look, int scale, Path file)
            throws Exception {
        WindowPicture.write(
                WindowPicture.onEdt(() -> {
                    look.install();
                    ImportPanel panel = new ImportPanel(new Session(new Document(pack, null)), () -> {});
                    JPanel root = new JPanel(new BorderLayout());
                    root.add(panel);
                    root.setSize(WIDTH, HEIGHT);
                    panel.show(read);
                    root.addNotify();
                    WindowPicture.layOut(root);
                    panel.select(line);
                    return WindowPicture.of(root, scale);
                }),
                file);
    }
}
