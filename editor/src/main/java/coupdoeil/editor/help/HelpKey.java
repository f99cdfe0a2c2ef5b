package coupdoeil.editor.help;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JDialog;
import javax.swing.KeyStroke;

/** Opens help in modal dialogs too, where no menu of the window can be reached. */
public final class HelpKey {

    private static boolean installed;

    private HelpKey() {}

    /** Lets the key work in all dialogs; done once, on the event thread. @param help the key now, which may be set */
    public static void install(Supplier<Optional<KeyStroke>> help) {
        if (installed) {
            return;
        }
        installed = true;
        KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        focus.addKeyEventDispatcher(event -> {
            Window window = focus.getFocusedWindow();
            boolean asked = event.getID() == KeyEvent.KEY_PRESSED
                    && window instanceof JDialog dialog
                    && dialog.isModal()
                    && help.get()
                            .filter(keys -> keys.equals(KeyStroke.getKeyStrokeForEvent(event)))
                            .isPresent();
            if (asked) {
                Component owner = focus.getFocusOwner();
                HelpWindow.open(window, HelpTopics.of(owner == null ? window : owner));
            }
            return asked;
        });
    }
}
