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
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
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
        dialog.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        ImportPanel panel = new ImportPanel(session, dialog::dispose);
        dialog.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                panel.leave();
            }
        });
        dialog.setContentPane(panel);
        dialog.getRootPane().setDefaultButton(panel.accept());
        dialog.getRootPane()
                .registerKeyboardAction(
                        event -> escape(panel), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
        key(dialog, KeyEvent.VK_V, 0, panel::paste);
        key(dialog, KeyEvent.VK_Z, 0, panel::takeBack);
        key(dialog, KeyEvent.VK_Z, InputEvent.SHIFT_DOWN_MASK, panel::doAgain);
        key(dialog, KeyEvent.VK_Y, 0, panel::doAgain);
        Rectangle screen = dialog.getGraphicsConfiguration().getBounds();
        dialog.setMinimumSize(
                new Dimension(Math.min(screen.width, UIScale.scale(800)), Math.min(screen.height, UIScale.scale(560))));
        dialog.setSize(Math.min(screen.width, UIScale.scale(1240)), Math.min(screen.height, UIScale.scale(820)));
        dialog.setLocationRelativeTo(dialog.getOwner());
        dialog.setVisible(true);
    }

    /** A menu that is open is put away first. */
    private static void escape(ImportPanel panel) {
        MenuSelectionManager menus = MenuSelectionManager.defaultManager();
        if (menus.getSelectedPath().length > 0) {
            menus.clearSelectedPath();
        } else {
            panel.leave();
        }
    }

    private static void key(JDialog dialog, int key, int more, Runnable action) {
        int menu = Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx();
        dialog.getRootPane()
                .registerKeyboardAction(
                        event -> action.run(),
                        KeyStroke.getKeyStroke(key, menu | more),
                        JComponent.WHEN_IN_FOCUSED_WINDOW);
    }
}
