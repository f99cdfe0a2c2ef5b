package coupdoeil.editor.form;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.widget.ThemeLine;
import coupdoeil.editor.widget.Typing;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;

/** A line of text that offers what can be meant while it is typed; Down shows all there is. */
final class SuggestField extends JTextField {

    private static final long serialVersionUID = 1L;

    private static final int MOST_ROWS = 12;
    private static final int MOST_OPTIONS = 200;

    private final transient Consumer<Option> chosen;
    private final DefaultListModel<Option> model = new DefaultListModel<>();
    private final JList<Option> list = new JList<>(model);
    private final JPopupMenu popup = new JPopupMenu();
    private transient List<Option> options = List.of();
    private boolean quiet;

    /** @param chosen told what is picked from the list */
    SuggestField(Consumer<Option> chosen) {
        this.chosen = chosen;
        list.setFocusable(false);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent event) {
                pick();
            }
        });
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getVerticalScrollBar().setFocusable(false);
        popup.setFocusable(false);
        popup.setBorder(new ThemeLine());
        popup.add(scroll);
        Typing.hear(this, this::typed);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                popup.setVisible(false);
            }
        });
        on("DOWN", () -> step(1));
        on("UP", () -> step(-1));
        on("ESCAPE", this::close);
        on("ENTER", this::enter);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (popup != null) {
            SwingUtilities.updateComponentTreeUI(popup);
        }
    }

    @Override
    public void setName(String name) {
        super.setName(name);
        list.setName(name + ".options");
    }

    void offer(List<Option> changed) {
        options = List.copyOf(changed);
    }

    /** Shows a text without offering anything. */
    void show(String text) {
        quiet = true;
        if (!getText().equals(text)) {
            setText(text);
            setCaretPosition(0);
        }
        quiet = false;
    }

    private void on(String keys, Runnable command) {
        Object before = getInputMap().get(KeyStroke.getKeyStroke(keys));
        getInputMap().put(KeyStroke.getKeyStroke(keys), "suggest." + keys);
        getActionMap().put("suggest." + keys, new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                if (popup.isVisible() || keys.equals("DOWN")) {
                    command.run();
                } else if (before != null && getActionMap().get(before) != null) {
                    getActionMap().get(before).actionPerformed(event);
                } else if (keys.equals("ENTER")) {
                    fireActionPerformed();
                }
            }
        });
    }

    private void typed() {
        if (!quiet && isFocusOwner()) {
            fill(getText());
            open();
        }
    }

    private void fill(String text) {
        model.clear();
        matching(options, text).limit(MOST_OPTIONS).forEach(model::addElement);
        list.setSelectedIndex(text.isBlank() ? -1 : 0);
    }

    /** What may be meant by a text, that which begins with it first. */
    static Stream<Option> matching(List<Option> options, String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        return Stream.concat(
                options.stream().filter(option -> lower(option).startsWith(wanted)),
                options.stream()
                        .filter(option -> !lower(option).startsWith(wanted)
                                && lower(option).contains(wanted)));
    }

    private static String lower(Option option) {
        return option.name().toLowerCase(Locale.ROOT);
    }

    private void open() {
        if (model.isEmpty()) {
            popup.setVisible(false);
            return;
        }
        list.setVisibleRowCount(Math.min(MOST_ROWS, model.size()));
        Dimension size = popup.getComponent(0).getPreferredSize();
        int width = Math.max(getWidth(), Math.min(size.width, UIScale.scale(420)));
        popup.setPopupSize(width, size.height + UIScale.scale(4));
        if (!popup.isVisible()) {
            // A field that has just come has no height yet, and the list would cover it.
            SwingUtilities.getWindowAncestor(this).validate();
            popup.show(this, 0, getHeight());
        }
    }

    private void step(int by) {
        if (!popup.isVisible()) {
            fill("");
            open();
        }
        int next = Math.max(0, Math.min(model.size() - 1, list.getSelectedIndex() + by));
        list.setSelectedIndex(next);
        list.ensureIndexIsVisible(next);
    }

    private void close() {
        popup.setVisible(false);
    }

    private void enter() {
        if (list.getSelectedIndex() >= 0) {
            pick();
        } else {
            popup.setVisible(false);
            fireActionPerformed();
        }
    }

    private void pick() {
        Option option = list.getSelectedValue();
        popup.setVisible(false);
        if (option != null) {
            chosen.accept(option);
        }
    }
}
