package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldText.Reading;
import coupdoeil.editor.widget.Keys;
import coupdoeil.model.pack.Edit;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ScrollPaneConstants;
import org.jspecify.annotations.Nullable;

/** A text of several lines; Ctrl+Enter or leaving it takes it. */
final class ProseRow extends FieldRow {

    private static final int FEWEST_LINES = 3;
    private static final int MOST_LINES = 12;

    private final JTextArea text = new JTextArea();
    private final JScrollPane scroll =
            new JScrollPane(
                    text,
                    ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                    ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER) {
                private static final long serialVersionUID = 1L;

                @Override
                public Dimension getPreferredSize() {
                    int line = text.getFontMetrics(text.getFont()).getHeight();
                    int lines = Math.max(FEWEST_LINES, Math.min(MOST_LINES, text.getPreferredSize().height / line));
                    return new Dimension(100, lines * line + line);
                }
            };

    ProseRow(Field field, Consumer<Edit> edits) {
        super(field, edits);
        text.setLineWrap(true);
        text.setWrapStyleWord(true);
        text.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        text.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        Keys.bind(text, "ctrl ENTER", this::finish);
        Keys.bind(text, "ESCAPE", () -> show(field()));
        Keys.bind(text, "TAB", text::transferFocus);
        Keys.bind(text, "shift TAB", text::transferFocusBackward);
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                if (!event.isTemporary()) {
                    finish();
                }
            }
        });
    }

    @Override
    JComponent component() {
        return scroll;
    }

    @Override
    JComponent control() {
        return text;
    }

    @Override
    boolean isWide() {
        return true;
    }

    @Override
    void mark(String fault, String outline) {
        super.mark(fault, outline);
        scroll.putClientProperty("JComponent.outline", fault.isEmpty() ? null : outline);
    }

    @Override
    void show(@Nullable Object value) {
        String written = FieldText.write(value);
        if (!text.getText().equals(written)) {
            text.setText(written);
            text.setCaretPosition(0);
            scroll.revalidate();
        }
    }

    @Override
    void finish() {
        if (!text.getText().equals(FieldText.write(field().value()))) {
            String typed = text.getText().strip();
            take(new Reading(typed.isEmpty() ? null : typed, ""));
        }
    }
}
