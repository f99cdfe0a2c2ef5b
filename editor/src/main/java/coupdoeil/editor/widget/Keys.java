package coupdoeil.editor.widget;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** What keys do in a component. */
public final class Keys {

    private Keys() {}

    /** In a component that has the focus itself. */
    public static void bind(JComponent where, String keys, Runnable command) {
        bind(where, JComponent.WHEN_FOCUSED, keys, command);
    }

    /**
     * @param condition of {@link JComponent}: who must have the focus
     * @param keys as {@link KeyStroke#getKeyStroke(String)} reads them
     */
    public static void bind(JComponent where, int condition, String keys, Runnable command) {
        String name = "key " + keys;
        where.getInputMap(condition).put(KeyStroke.getKeyStroke(keys), name);
        where.getActionMap().put(name, new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                command.run();
            }
        });
    }
}
