package coupdoeil.editor.widget;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JList;
import javax.swing.JTextField;

/** A list that is chosen from while one types into a field above it: arrow keys step, Enter and a click choose. */
public final class PickList {

    private PickList() {}

    /** @param pick does what the selected entry is for */
    public static void install(JTextField query, JList<?> list, Runnable pick) {
        Keys.bind(query, "DOWN", () -> step(list, 1));
        Keys.bind(query, "UP", () -> step(list, -1));
        Keys.bind(query, "ENTER", pick);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                pick.run();
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
