package coupdoeil.editor.form;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.form.FieldText.Reading;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.Keys;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType.Kind;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.math.BigDecimal;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import org.jspecify.annotations.Nullable;

/** A line of text; where there are options they are offered by name while it is typed. */
final class TextRow extends FieldRow {

    private final SuggestField text;

    TextRow(Field field, Consumer<Edit> edits) {
        super(field, edits);
        text = new SuggestField(option -> take(new Reading(option.id(), "")));
        text.offer(field.type().options());
        if (!field.type().measure().isEmpty()) {
            JLabel measure = new JLabel(field.type().measure());
            measure.setEnabled(false);
            measure.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, UIScale.scale(6)));
            text.putClientProperty(FlatClientProperties.TEXT_FIELD_TRAILING_COMPONENT, measure);
        }
        // Whoever comes by Tab goes over what is there.
        text.putClientProperty(
                FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY,
                FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY_ALWAYS);
        text.setEditable(field.type().isTyped());
        text.addActionListener(event -> takeText());
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                if (!event.isTemporary()) {
                    finish();
                }
            }
        });
        if (field.type().options().isEmpty()) {
            Keys.bind(text, "ESCAPE", () -> show(field()));
        }
        if (field.type().kind() == Kind.INTEGER) {
            Keys.bind(text, "UP", () -> step(1));
            Keys.bind(text, "DOWN", () -> step(-1));
        }
    }

    private void step(int by) {
        BigDecimal now = field().value() instanceof BigDecimal number ? number : BigDecimal.ZERO;
        text.show(now.add(BigDecimal.valueOf(by)).toPlainString());
        takeText();
    }

    @Override
    JComponent component() {
        return text;
    }

    @Override
    void show(@Nullable Object value) {
        String hint = field().isMixed() ? "field.mixed" : "field.type-to-find";
        boolean hinted = field().isMixed() || !field().type().options().isEmpty();
        text.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, hinted ? Messages.text(hint) : null);
        text.show(FieldText.name(field().type(), value));
    }

    @Override
    void finish() {
        if (!text.getText().equals(FieldText.name(field().type(), field().value()))) {
            takeText();
        }
    }

    private void takeText() {
        if (text.isEditable()) {
            take(FieldText.read(field().type(), text.getText()));
        }
    }
}
