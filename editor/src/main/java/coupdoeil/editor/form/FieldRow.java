package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldText.Reading;
import coupdoeil.editor.form.FieldType.Writing;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType.Kind;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import org.jspecify.annotations.Nullable;

/**
 * The control of one field, and under it what is wrong with its value. What is typed becomes an edit on Enter or on
 * leaving it; Escape takes it back.
 */
abstract class FieldRow {

    private final Consumer<Edit> edits;
    private final JLabel note = new JLabel();
    private Field field;

    FieldRow(Field field, Consumer<Edit> edits) {
        this.field = field;
        this.edits = edits;
        note.setVisible(false);
        note.putClientProperty("FlatLaf.styleClass", "small");
    }

    /** @param prefix begins the name of the control; the key of the field ends it */
    static FieldRow of(String prefix, Field field, Consumer<Edit> edits) {
        FieldRow row = make(field, edits);
        row.name(prefix + "." + field.key());
        row.note.setName(prefix + "." + field.key() + ".note");
        row.show(field);
        return row;
    }

    private static FieldRow make(Field field, Consumer<Edit> edits) {
        FieldType type = field.type();
        if (type.kind() == Kind.BOOLEAN) {
            return new Flag(field, edits);
        }
        if (type.kind() == Kind.GROUPS) {
            return new RowsRow(field, edits);
        }
        if (type.isSeveral()) {
            return new ChipsRow(field, edits);
        }
        if (type.isChoice()
                && !type.open()
                && !type.options().isEmpty()
                && type.options().size() <= ChoiceRow.MOST) {
            return new ChoiceRow(field, edits);
        }
        return type.writing() == Writing.PROSE ? new ProseRow(field, edits) : new TextRow(field, edits);
    }

    /** What is laid out. */
    abstract JComponent component();

    /** What has the keyboard when the field is edited. */
    JComponent control() {
        return component();
    }

    void name(String name) {
        control().setName(name);
    }

    abstract void show(@Nullable Object value);

    /** Takes what has been typed but not confirmed yet. */
    void finish() {}

    /** Whether it takes the whole width, below its label. */
    boolean isWide() {
        return false;
    }

    Field field() {
        return field;
    }

    JLabel note() {
        return note;
    }

    /** Shows another value of the same field, and what is wrong with it if it would not be accepted now. */
    void show(Field changed) {
        field = changed;
        show(changed.value());
        mark(FieldText.fault(changed), "warning");
    }

    /** Takes a value, or says why not. */
    void take(Reading reading) {
        Object value = reading.value();
        if (!reading.isGood()) {
            mark(reading.error(), "error");
        } else if (value == null && field.isMixed()) {
            show(field);
        } else if (value == null && field.type().required() && field.value() != null) {
            mark(Messages.text("field.required"), "error");
        } else if (value != null && !field.check().apply(value).isEmpty()) {
            mark(field.check().apply(value), "error");
        } else {
            if (!Objects.equals(value, field.value())) {
                edits.accept(field.change().apply(value));
            }
            show(field);
        }
    }

    void edit(Edit edit) {
        edits.accept(edit);
    }

    void mark(String fault, String outline) {
        control().putClientProperty("JComponent.outline", fault.isEmpty() ? null : outline);
        String tip = fault.isEmpty() ? field.type().tip() : fault;
        control().setToolTipText(tip.isEmpty() ? null : tip);
        note.setText(fault);
        note.setToolTipText(fault);
        if (!fault.isEmpty()) {
            // Setting a style throws and catches inside, which took a third of the time of making a form.
            String colour = outline.equals("error") ? "$Form.errorForeground" : "$Form.noteForeground";
            note.putClientProperty("FlatLaf.style", "foreground: " + colour);
        }
        note.setVisible(!fault.isEmpty() && component().isVisible());
    }

    private static final class Flag extends FieldRow {
        private final JCheckBox box = new JCheckBox();

        Flag(Field field, Consumer<Edit> edits) {
            super(field, edits);
            box.addActionListener(event -> take(new Reading(box.isSelected(), "")));
        }

        @Override
        JComponent component() {
            return box;
        }

        @Override
        void show(@Nullable Object value) {
            box.setSelected(Boolean.TRUE.equals(value));
            box.setText(field().isMixed() ? Messages.text("field.mixed") : "");
        }
    }
}
