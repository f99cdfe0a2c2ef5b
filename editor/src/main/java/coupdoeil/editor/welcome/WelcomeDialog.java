package coupdoeil.editor.welcome;

import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.Windows;
import java.awt.Component;
import java.awt.Dialog.ModalityType;
import java.awt.Dimension;
import java.nio.file.Path;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/** The welcome over a window that has a battle already; it goes with the first choice. */
public final class WelcomeDialog {

    private WelcomeDialog() {}

    /** Shows it until something is chosen or Escape is pressed. */
    public static void show(@Nullable Component owner, Beginning beginning) {
        JDialog dialog =
                new JDialog(Windows.of(owner), Messages.text("window.program"), ModalityType.APPLICATION_MODAL);
        dialog.setName("welcome.dialog");
        WelcomePanel panel = new WelcomePanel(new Closing(dialog, beginning));
        JScrollPane scroll = panel.scrolling();
        dialog.setContentPane(scroll);
        dialog.getRootPane()
                .registerKeyboardAction(
                        event -> dialog.dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
        dialog.pack();
        Dimension wanted = dialog.getSize();
        Dimension most = dialog.getToolkit().getScreenSize();
        dialog.setSize(Math.min(wanted.width + 20, most.width), Math.min(wanted.height, most.height));
        dialog.setLocationRelativeTo(dialog.getOwner());
        dialog.setVisible(true);
    }

    /** Closes the dialog, then does what was chosen. */
    private record Closing(JDialog dialog, Beginning beginning) implements Beginning {

        @Override
        public void create() {
            dialog.dispose();
            beginning.create();
        }

        @Override
        public void open() {
            dialog.dispose();
            beginning.open();
        }

        @Override
        public void importLists() {
            dialog.dispose();
            beginning.importLists();
        }

        @Override
        public void open(Path pack) {
            dialog.dispose();
            beginning.open(pack);
        }

        @Override
        public void sample(Path pack) {
            dialog.dispose();
            beginning.sample(pack);
        }

        @Override
        public void read(String page) {
            dialog.dispose();
            beginning.read(page);
        }
    }
}
