package coupdoeil.editor.action;

import coupdoeil.editor.text.Messages;
import java.awt.event.ActionEvent;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** What only one panel can do: its button, its key there and its entry in the context menu are one and the same. */
public final class Command extends AbstractAction {

    private static final long serialVersionUID = 1L;

    private final String key;
    private final transient Runnable command;

    /**
     * @param key of its text in the message bundle
     * @param keys what it is called by while its panel has the keyboard; empty for nothing
     */
    public Command(String key, String keys, Runnable command) {
        super(Messages.text(key));
        this.key = key;
        this.command = command;
        if (!keys.isEmpty()) {
            putValue(ACCELERATOR_KEY, KeyStroke.getKeyStroke(keys));
        }
    }

    private Optional<KeyStroke> keys() {
        return Optional.ofNullable((KeyStroke) getValue(ACCELERATOR_KEY));
    }

    /** A button for it, named as its text is. */
    public JButton button() {
        JButton button = new JButton(this);
        button.setName(key);
        button.setToolTipText(button.getText()
                + keys().map(keys -> " (" + Shortcuts.text(keys) + ")").orElse(""));
        return button;
    }

    /** Lets its keys call it. @param condition where the keyboard must be, as {@link JComponent#getInputMap(int)} has it */
    public void bind(JComponent component, int condition) {
        keys().ifPresent(keys -> component.getInputMap(condition).put(keys, key));
        component.getActionMap().put(key, this);
    }

    /** Does it, if it can be done now. */
    public void perform() {
        if (isEnabled()) {
            command.run();
        }
    }

    @Override
    public void actionPerformed(ActionEvent event) {
        perform();
    }
}
