package coupdoeil.editor.action;

import coupdoeil.editor.action.EditorAction.Kind;
import java.awt.event.ActionEvent;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.KeyStroke;

/** The actions of one window: what each does, when it can be chosen, and what it is called just now. */
public final class ActionSet {

    private static final BooleanSupplier ALWAYS = () -> true;

    /** Property of its Swing actions: whether the battlefield that is open knows the action at all. */
    static final String OFFERED = "coupdoeil.offered";

    private final Map<EditorAction, Bound> actions = new EnumMap<>(EditorAction.class);

    /** Binds a command that can always be chosen. */
    public void on(EditorAction action, Runnable command) {
        on(action, ALWAYS, command);
    }

    /** Binds a command that can be chosen while something holds. */
    public void on(EditorAction action, BooleanSupplier enabled, Runnable command) {
        bind(new Bound(action, ALWAYS, enabled, ALWAYS, action::text, chosen -> command.run()));
    }

    /** Binds a command whose text changes: "Undo paint woods". */
    public void on(EditorAction action, BooleanSupplier enabled, Supplier<String> text, Runnable command) {
        bind(new Bound(action, ALWAYS, enabled, ALWAYS, text, chosen -> command.run()));
    }

    /** Binds a switch. @param isOn how it stands @param turn is told how it shall stand */
    public void toggle(EditorAction action, BooleanSupplier isOn, Consumer<Boolean> turn) {
        bind(new Bound(action, ALWAYS, ALWAYS, isOn, action::text, turn));
    }

    /**
     * Binds a tool, switch or command that not every battlefield knows; where it is not known it cannot be chosen, and
     * menus and toolbar do not show it.
     */
    public void where(
            EditorAction action,
            BooleanSupplier offered,
            BooleanSupplier enabled,
            Supplier<String> text,
            BooleanSupplier isOn,
            Consumer<Boolean> turn) {
        bind(new Bound(action, offered, enabled, isOn, text, turn));
    }

    private void bind(Bound bound) {
        if (actions.put(bound.action, bound) != null) {
            throw new IllegalStateException(bound.action + " is bound twice");
        }
        bound.refresh();
    }

    /** Whether something is bound to the action. */
    public boolean isBound(EditorAction action) {
        return actions.containsKey(action);
    }

    /** The Swing action of a bound action. */
    public Action swing(EditorAction action) {
        Bound bound = actions.get(action);
        if (bound == null) {
            throw new IllegalStateException(action + " is not bound");
        }
        return bound;
    }

    /** Does what the action does, if it can be chosen now. */
    public void perform(EditorAction action) {
        Action bound = swing(action);
        refresh();
        if (bound.isEnabled()) {
            bound.actionPerformed(new ActionEvent(this, ActionEvent.ACTION_PERFORMED, action.key()));
        }
    }

    /** Asks every action anew whether it can be chosen, how it stands and what it is called. */
    public void refresh() {
        actions.values().forEach(Bound::refresh);
    }

    private final class Bound extends AbstractAction {

        private static final long serialVersionUID = 1L;

        private final transient EditorAction action;
        private final transient BooleanSupplier offered;
        private final transient BooleanSupplier allowed;
        private final transient BooleanSupplier selected;
        private final transient Supplier<String> text;
        private final transient Consumer<Boolean> command;

        Bound(
                EditorAction action,
                BooleanSupplier offered,
                BooleanSupplier allowed,
                BooleanSupplier selected,
                Supplier<String> text,
                Consumer<Boolean> command) {
            this.action = action;
            this.offered = offered;
            this.allowed = allowed;
            this.selected = selected;
            this.text = text;
            this.command = command;
            action.icon().ifPresent(icon -> putValue(SMALL_ICON, Icons.icon(icon)));
        }

        void refresh() {
            putValue(OFFERED, offered.getAsBoolean());
            setEnabled(offered.getAsBoolean() && allowed.getAsBoolean());
            putValue(NAME, text.get());
            putValue(ACCELERATOR_KEY, action.shortcut().orElse(null));
            KeyStroke keys = (KeyStroke) getValue(ACCELERATOR_KEY);
            putValue(SHORT_DESCRIPTION, keys == null ? text.get() : text.get() + " (" + Shortcuts.text(keys) + ")");
            if (action.kind() != Kind.COMMAND && action.kind() != Kind.ALIAS) {
                putValue(SELECTED_KEY, selected.getAsBoolean());
            }
        }

        @Override
        public void actionPerformed(ActionEvent event) {
            command.accept(!selected.getAsBoolean());
            ActionSet.this.refresh();
        }
    }
}
