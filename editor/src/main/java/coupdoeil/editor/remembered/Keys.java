package coupdoeil.editor.remembered;

import java.util.Optional;

/** Shortcuts that the designer has changed, by the names of their actions. */
public final class Keys {

    private static final String PART = "keys";

    private Keys() {}

    /** What was set for an action: keys as {@code KeyStroke} spells them, or nothing between the quotes for none. */
    public static Optional<String> of(String action) {
        return Optional.ofNullable(Store.of(PART).get(action, null));
    }

    public static void set(String action, String keys) {
        Store.of(PART).put(action, keys);
    }

    /** Back to what the action has by itself. */
    public static void unset(String action) {
        Store.of(PART).remove(action);
    }

    public static void forget() {
        Store.forget(PART);
    }
}
