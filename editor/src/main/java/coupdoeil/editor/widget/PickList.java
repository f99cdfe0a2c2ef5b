package coupdoeil.editor.widget;

import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.KeyStroke;

/** A list that is chosen from while one types into a field above it: arrow keys step, Enter and a click choose. */
public final class PickList {

    private PickList() {}

    /** @param pick does what the selected entry is for */
    public static void install(JTextField query, JList<?> list, Runnable pick) {
        bind(query, "DOWN", () -> step(list, 1));
        bind(query, "UP", () -> step(list, -1));
        bind(query, "ENTER", pick);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                pick.run();
            }
        });
    }

    /** Another key of the field. @param keys as {@link KeyStroke#getKeyStroke(String)} reads them */
    public static void bind(JTextField query, String keys, Runnable command) {
        query.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(keys), keys);
        query.getActionMap().put(keys, new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                command.run();
            }
        });
    }

    private static void step(JList<?> list, int by) {
        int last = list.getModel().getSize() - 1;
        int index = Math.max(0, Math.min(last, list.getSelectedIndex() + by));
        list.setSelectedIndex(index);
        list.ensureIndexIsVisible(index);
    }
}
