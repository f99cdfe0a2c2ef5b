package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import java.awt.Component;
import java.awt.Dialog.ModalityType;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import org.jspecify.annotations.Nullable;

/** An import in a window of its own: Ctrl+V pastes a list, Escape cancels. */
public final class ImportDialog {

    private ImportDialog() {}

    /** Shows it and waits until it is closed. */
    public static void show(@Nullable Component owner, Session session) {
        JDialog dialog = new JDialog(
                owner instanceof Window window
                        ? window
                        : owner == null ? null : SwingUtilities.getWindowAncestor(owner),
                Messages.text("import.title"),
                ModalityType.APPLICATION_MODAL);
        dialog.setName("import.window");
        dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
        ImportPanel panel = new ImportPanel(session, dialog::dispose);
        dialog.setContentPane(panel);
        dialog.getRootPane().setDefaultButton(panel.accept());
        dialog.getRootPane()
                .registerKeyboardAction(
                        event -> dialog.dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
        dialog.getRootPane()
                .registerKeyboardAction(
                        event -> panel.paste(),
                        KeyStroke.getKeyStroke(
                                KeyEvent.VK_V, Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx()),
                        JComponent.WHEN_IN_FOCUSED_WINDOW);
        Rectangle screen = dialog.getGraphicsConfiguration().getBounds();
        dialog.setMinimumSize(UIScale.scale(new Dimension(800, 560)));
        dialog.setSize(Math.min(screen.width, UIScale.scale(1240)), Math.min(screen.height, UIScale.scale(820)));
        dialog.setLocationRelativeTo(dialog.getOwner());
        dialog.setVisible(true);
    }
}
