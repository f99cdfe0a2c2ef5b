package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.widget.Typing;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/** A line of text that offers what can be meant while it is typed; Down shows all there is. */
final class SuggestField extends JTextField {

    private static final long serialVersionUID = 1L;

    private static final int MOST_OPTIONS = 200;

    private final transient Consumer<Option> chosen;
    /** Made when it is first wanted: a form has many fields, and few of them are typed into. */
    private @Nullable OptionPopup popup;

    private transient List<Option> options = List.of();
    private boolean quiet;

    /** @param chosen told what is picked from the list */
    SuggestField(Consumer<Option> chosen) {
        this.chosen = chosen;
        Typing.hear(this, this::typed);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                close();
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

    private OptionPopup popup() {
        OptionPopup known = popup;
        if (known == null) {
            known = new OptionPopup(getName() + ".options", this::pick);
            popup = known;
        }
        return known;
    }

    private boolean isOpen() {
        return popup != null && popup.isVisible();
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
                if (isOpen() || keys.equals("DOWN")) {
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
        if (quiet || !isFocusOwner()) {
            return;
        }
        if (options.isEmpty()) {
            close();
        } else {
            fill(getText());
            popup().open(this);
        }
    }

    private void fill(String text) {
        popup().fill(matching(options, text).limit(MOST_OPTIONS), !text.isBlank());
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

    private void step(int by) {
        if (!isOpen()) {
            fill("");
            popup().open(this);
        }
        popup().step(by);
    }

    private void close() {
        if (popup != null) {
            popup.setVisible(false);
        }
    }

    private void enter() {
        if (popup().selected() == null) {
            close();
            fireActionPerformed();
        } else {
            pick();
        }
    }

    private void pick() {
        Option option = popup().selected();
        close();
        if (option != null) {
            chosen.accept(option);
        }
    }
}
