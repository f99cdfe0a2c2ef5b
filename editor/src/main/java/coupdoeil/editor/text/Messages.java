package coupdoeil.editor.text;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of the editor in the user's language, by key. */
public final class Messages {

    private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("coupdoeil.editor.messages");

    private Messages() {}

    /**
     * The text of a key with its arguments put in, as {@link MessageFormat} does.
     *
     * @throws java.util.MissingResourceException if no text has this key
     */
    public static String text(String key, Object... arguments) {
        return MessageFormat.format(BUNDLE.getString(key), arguments);
    }

    public static boolean has(String key) {
        return BUNDLE.containsKey(key);
    }
}
