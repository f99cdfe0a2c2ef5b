package coupdoeil.editor.form;

import coupdoeil.model.pack.Edit;
import java.awt.Rectangle;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import javax.swing.text.JTextComponent;
import org.jspecify.annotations.Nullable;

/**
 * Shows a form. Rows stay while only values change, so that typing is not interrupted; those of forms shown lately are kept, as
 * making the controls of a unit takes longer than the blink in which another unit is to be seen.
 */
public final class FormView extends JScrollPane {

    private static final long serialVersionUID = 1L;

    private static final int MOST_KEPT = 16;

    private final String prefix;
    private final transient Consumer<Edit> edits;
    private final transient Map<String, Boolean> folded = new HashMap<>();
    /** Those that do not show, the latest first. */
    private final transient Deque<FormBody> kept = new ArrayDeque<>();

    private transient @Nullable FormBody body;

    /**
     * @param prefix begins the names of the controls
     * @param edits takes what is changed
     */
    public FormView(String prefix, Consumer<Edit> edits) {
        this.prefix = prefix;
        this.edits = edits;
        setBorder(BorderFactory.createEmptyBorder());
        setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        getVerticalScrollBar().setUnitIncrement(16);
    }

    /** What does not show would not follow the look. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (kept != null) {
            kept.clear();
        }
    }

    /** Puts the keyboard into the first field, with all its text selected. */
    public void focusFirst() {
        rows().stream().findFirst().ifPresent(FormView::focus);
    }

    /** Puts the keyboard into a field, with all its text selected; nothing happens if there is none of that key. */
    public void focus(String key) {
        rows().stream().filter(row -> row.field().key().equals(key)).findFirst().ifPresent(FormView::focus);
    }

    private static void focus(FieldRow row) {
        JComponent control = row.control();
        control.requestFocusInWindow();
        control.scrollRectToVisible(new Rectangle(0, 0, 1, control.getHeight()));
        if (control instanceof JTextComponent text) {
            text.selectAll();
        }
    }

    private List<FieldRow> rows() {
        return body == null ? List.of() : body.rows();
    }

    /** Takes what has been typed but not confirmed yet. */
    public void finishTyping() {
        List.copyOf(rows()).forEach(FieldRow::finish);
    }

    /** Shows a form, or something else where there is none. */
    public void show(Form form) {
        FormBody before = body;
        if (before != null && before.form().hasRowsOf(form)) {
            before.show(form);
            return;
        }
        Optional<String> typed = rows().stream()
                .filter(row -> row.control().isFocusOwner())
                .map(row -> row.field().key())
                .findFirst();
        boolean same = before != null && before.form().kind().equals(form.kind());
        keep();
        FormBody next = bodyOf(form);
        body = next;
        setViewportView(next);
        typed.filter(key -> same).ifPresent(this::goOn);
    }

    private void keep() {
        if (body != null) {
            kept.addFirst(body);
            body = null;
        }
        if (kept.size() > MOST_KEPT) {
            kept.removeLast();
        }
    }

    private FormBody bodyOf(Form form) {
        Optional<FormBody> known =
                kept.stream().filter(one -> one.form().hasRowsOf(form)).findFirst();
        known.ifPresent(one -> {
            kept.remove(one);
            one.show(form);
            one.fold();
            one.setLocation(0, 0);
        });
        return known.orElseGet(() -> new FormBody(prefix, form, folded, edits));
    }

    /** Puts the keyboard into the first field that must be filled and is empty, or else back to where it was. */
    private void goOn(String typed) {
        String wanted = rows().stream()
                .map(FieldRow::field)
                .filter(field -> field.type().required() && field.value() == null)
                .map(Field::key)
                .findFirst()
                .orElse(typed);
        focus(wanted);
    }

    public void showNothing(JComponent instead) {
        keep();
        setViewportView(instead);
    }
}
