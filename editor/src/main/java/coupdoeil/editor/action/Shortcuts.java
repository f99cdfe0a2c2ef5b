package coupdoeil.editor.action;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Locale;
import javax.swing.KeyStroke;

/** What a shortcut is called, and where it may work. */
public final class Shortcuts {

    private static final int MODIFIERS =
            InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;

    private Shortcuts() {}

    /** Whether a shortcut cannot be mistaken for typing or for moving about in a list. */
    public static boolean worksEverywhere(KeyStroke keys) {
        boolean functionKey = keys.getKeyCode() >= KeyEvent.VK_F1 && keys.getKeyCode() <= KeyEvent.VK_F12;
        return functionKey || (keys.getModifiers() & MODIFIERS) != 0;
    }

    /** A shortcut as keyboards spell it: {@code Ctrl+Shift+P}. */
    public static String text(KeyStroke keys) {
        String modifiers = InputEvent.getModifiersExText(keys.getModifiers());
        String key = keyText(keys.getKeyCode());
        return modifiers.isEmpty() ? key : modifiers + "+" + key;
    }

    static boolean onMac() {
        return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");
    }

    private static String keyText(int code) {
        return switch (code) {
            case KeyEvent.VK_OPEN_BRACKET -> "[";
            case KeyEvent.VK_CLOSE_BRACKET -> "]";
            case KeyEvent.VK_PLUS -> "+";
            case KeyEvent.VK_MINUS -> "-";
            case KeyEvent.VK_PERIOD -> ".";
            case KeyEvent.VK_COMMA -> ",";
            default -> KeyEvent.getKeyText(code);
        };
    }
}
