package coupdoeil.editor.inspector;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.inspector.Field.Option;
import coupdoeil.editor.inspector.FieldText.Reading;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType.Kind;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/** The control of one field. What is typed becomes an edit on Enter or on leaving it; Escape takes it back. */
abstract class FieldRow {

    private final Consumer<Edit> edits;
    private Field field;

    FieldRow(Field field, Consumer<Edit> edits) {
        this.field = field;
        this.edits = edits;
    }

    static FieldRow of(Field field, Consumer<Edit> edits) {
        boolean listed = field.kind() == Kind.CHOICE || field.kind() == Kind.WORD || field.kind() == Kind.REFERENCE;
        FieldRow row = field.kind() == Kind.BOOLEAN
                ? new Flag(field, edits)
                : listed && !field.options().isEmpty() ? new Choice(field, edits) : new Text(field, edits);
        row.component().setName("inspector." + field.key());
        row.show(field);
        return row;
    }

    abstract JComponent component();

    abstract void show(@Nullable Object value);

    /** Takes what has been typed but not confirmed yet. */
    void finish() {}

    Field field() {
        return field;
    }

    /** Shows another value of the same field, with a red rim if it would not be accepted now. */
    void show(Field changed) {
        field = changed;
        show(changed.value());
        mark(FieldText.fault(changed), "warning");
    }

    void commit(@Nullable Object value) {
        if (!Objects.equals(value, field.value())) {
            edits.accept(field.change().apply(value));
        }
    }

    void mark(String fault, String outline) {
        component().putClientProperty("JComponent.outline", fault.isEmpty() ? null : outline);
        String tip = fault.isEmpty() ? field.tip() : fault;
        component().setToolTipText(tip.isEmpty() ? null : tip);
    }

    private static final class Flag extends FieldRow {
        private final JCheckBox box = new JCheckBox();

        Flag(Field field, Consumer<Edit> edits) {
            super(field, edits);
            box.addActionListener(event -> commit(box.isSelected()));
        }

        @Override
        JComponent component() {
            return box;
        }

        @Override
        void show(@Nullable Object value) {
            box.setSelected(Boolean.TRUE.equals(value));
        }
    }

    private static final class Choice extends FieldRow {
        private static final Option NONE = new Option("", "\u2013");
        private final JComboBox<Option> box = new JComboBox<>();
        private boolean showing;

        Choice(Field field, Consumer<Edit> edits) {
            super(field, edits);
            box.setMaximumRowCount(16);
            box.addActionListener(event -> {
                if (!showing && box.getSelectedItem() instanceof Option option) {
                    commit(option.id().isEmpty() ? null : option.id());
                }
            });
        }

        @Override
        JComponent component() {
            return box;
        }

        @Override
        void show(@Nullable Object value) {
            showing = true;
            box.removeAllItems();
            if (!field().required() || value == null) {
                box.addItem(NONE);
            }
            field().options().forEach(box::addItem);
            Option chosen = field().options().stream()
                    .filter(option -> option.id().equals(value))
                    .findFirst()
                    .orElse(null);
            if (chosen == null && value != null) {
                chosen = new Option(value.toString(), Messages.text("field.stray", value));
                box.addItem(chosen);
            }
            box.setSelectedItem(chosen == null ? NONE : chosen);
            showing = false;
        }
    }

    private static final class Text extends FieldRow {
        private final JTextField text = new JTextField();

        Text(Field field, Consumer<Edit> edits) {
            super(field, edits);
            text.setEditable(FieldText.isTyped(field));
            if (!field.measure().isEmpty()) {
                JLabel measure = new JLabel(field.measure());
                measure.setEnabled(false);
                measure.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, UIScale.scale(6)));
                text.putClientProperty(FlatClientProperties.TEXT_FIELD_TRAILING_COMPONENT, measure);
            }
            text.addActionListener(event -> take());
            text.addFocusListener(new FocusAdapter() {
                @Override
                public void focusLost(FocusEvent event) {
                    if (!event.isTemporary()) {
                        take();
                    }
                }
            });
            bind("ESCAPE", () -> show(field()));
            if (field.kind() == Kind.INTEGER) {
                bind("UP", () -> step(1));
                bind("DOWN", () -> step(-1));
            }
        }

        private void bind(String keys, Runnable command) {
            text.getInputMap().put(KeyStroke.getKeyStroke(keys), keys);
            text.getActionMap().put(keys, new AbstractAction() {
                private static final long serialVersionUID = 1L;

                @Override
                public void actionPerformed(ActionEvent event) {
                    command.run();
                }
            });
        }

        private void step(int by) {
            BigDecimal now = field().value() instanceof BigDecimal number ? number : BigDecimal.ZERO;
            text.setText(now.add(BigDecimal.valueOf(by)).toPlainString());
            take();
        }

        @Override
        JComponent component() {
            return text;
        }

        @Override
        void show(@Nullable Object value) {
            String written = FieldText.write(value);
            if (!text.getText().equals(written)) {
                text.setText(written);
                text.setCaretPosition(0);
            }
        }

        @Override
        void finish() {
            if (!text.getText().equals(FieldText.write(field().value()))) {
                take();
            }
        }

        private void take() {
            if (!text.isEditable()) {
                return;
            }
            Reading reading = FieldText.read(field(), text.getText());
            if (!reading.isGood()) {
                mark(reading.error(), "error");
            } else if (reading.value() == null && field().required() && field().value() != null) {
                mark(Messages.text("field.required"), "error");
            } else {
                commit(reading.value());
                show(field());
            }
        }
    }
}
