package coupdoeil.editor.action;

import coupdoeil.editor.remembered.Keys;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/** Which keys call which action: the usual ones, and what the designer has set in their place. */
public final class KeyMap {

    private static final Map<EditorAction, Optional<KeyStroke>> SET = new EnumMap<>(EditorAction.class);

    private KeyMap() {}

    /** The keys of an action; empty if nothing calls it. */
    public static synchronized Optional<KeyStroke> of(EditorAction action) {
        return SET.computeIfAbsent(action, KeyMap::read);
    }

    private static Optional<KeyStroke> read(EditorAction action) {
        Optional<String> kept = Keys.of(action.name());
        return kept.isEmpty()
                ? action.usualShortcut()
                : kept.filter(keys -> !keys.isEmpty())
                        .map(KeyStroke::getKeyStroke)
                        .or(() -> kept.get().isEmpty() ? Optional.empty() : action.usualShortcut());
    }

    /** Sets the keys of an action, from now on and at every start. @param keys null for none */
    public static synchronized void set(EditorAction action, @Nullable KeyStroke keys) {
        Keys.set(action.name(), keys == null ? "" : keys.toString());
        SET.put(action, Optional.ofNullable(keys));
    }

    /** Gives an action its usual keys again. */
    public static synchronized void unset(EditorAction action) {
        Keys.unset(action.name());
        SET.remove(action);
    }

    /** Gives all actions their usual keys again. */
    public static synchronized void unsetAll() {
        Keys.forget();
        SET.clear();
    }

    /** The action that keys call already. */
    public static Optional<EditorAction> calledBy(KeyStroke keys) {
        return Arrays.stream(EditorAction.values())
                .filter(action -> of(action).filter(keys::equals).isPresent())
                .findFirst();
    }
}
