package coupdoeil.editor.form;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.widget.ThemeLine;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/** A list of options below a field, which keeps the keyboard. */
final class OptionPopup extends JPopupMenu {

    private static final long serialVersionUID = 1L;

    private static final int MOST_ROWS = 12;

    private final DefaultListModel<Option> model = new DefaultListModel<>();
    private final JList<Option> list = new JList<>(model);
    private final JScrollPane scroll = new JScrollPane(list);

    /** @param name of the list @param picked called when an option is clicked */
    OptionPopup(String name, Runnable picked) {
        list.setName(name);
        list.setFocusable(false);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent event) {
                picked.run();
            }
        });
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getVerticalScrollBar().setFocusable(false);
        setFocusable(false);
        setBorder(new ThemeLine());
        add(scroll);
    }

    /** Lists other options. @param first whether the first is selected, or none */
    void fill(Stream<Option> options, boolean first) {
        model.clear();
        options.forEach(model::addElement);
        list.setSelectedIndex(first ? 0 : -1);
    }

    /** Shows itself below a field; not if there is nothing to list. */
    void open(JComponent field) {
        if (model.isEmpty()) {
            setVisible(false);
            return;
        }
        list.setVisibleRowCount(Math.min(MOST_ROWS, model.size()));
        Dimension size = scroll.getPreferredSize();
        int width = Math.max(field.getWidth(), Math.min(size.width, UIScale.scale(420)));
        setPopupSize(width, size.height + UIScale.scale(4));
        if (!isVisible()) {
            // A field that has just come has no height yet, and the list would cover it.
            SwingUtilities.getWindowAncestor(field).validate();
            show(field, 0, field.getHeight());
        }
    }

    void step(int by) {
        int next = Math.max(0, Math.min(model.size() - 1, list.getSelectedIndex() + by));
        list.setSelectedIndex(next);
        list.ensureIndexIsVisible(next);
    }

    @Nullable
    Option selected() {
        return list.getSelectedValue();
    }
}
