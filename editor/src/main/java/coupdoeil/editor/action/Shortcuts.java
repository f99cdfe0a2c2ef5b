package coupdoeil.editor.action;

import coupdoeil.editor.text.Messages;
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

    /** All shortcuts, menu by menu, as a page. */
    public static String html() {
        StringBuilder html = new StringBuilder("<html><body>");
        for (EditorAction.Category category : EditorAction.Category.values()) {
            html.append("<h3>").append(category.text()).append("</h3><table>");
            for (EditorAction action : EditorAction.values()) {
                if (action.category() == category && action.shortcut().isPresent()) {
                    html.append("<tr><td width='130'><b>")
                            .append(text(action.shortcut().get()))
                            .append("</b></td><td>")
                            .append(action.text())
                            .append("</td></tr>");
                }
            }
            html.append("</table>");
        }
        html.append("<h3>").append(Messages.text("shortcuts.map")).append("</h3><p>");
        return html.append(Messages.text("shortcuts.arrows"))
                .append("</p></body></html>")
                .toString();
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
