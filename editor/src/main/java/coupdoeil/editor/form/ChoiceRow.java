package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldText.Reading;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.TypeAhead;
import coupdoeil.model.pack.Edit;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;

/** One of a few options. */
final class ChoiceRow extends FieldRow {

    /** With more options than this, typing finds them sooner. */
    static final int MOST = 12;

    private static final Option NONE = new Option("", "\u2013");
    private final JComboBox<Option> box = new JComboBox<>();
    private boolean showing;

    ChoiceRow(Field field, Consumer<Edit> edits) {
        super(field, edits);
        TypeAhead.in(box);
        box.setMaximumRowCount(MOST + 2);
        box.addActionListener(event -> {
            if (!showing && box.getSelectedItem() instanceof Option option) {
                take(new Reading(option.id().isEmpty() ? null : option.id(), ""));
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
        Option nothing = field().isMixed() ? new Option("", Messages.text("field.mixed")) : NONE;
        if (!field().type().required() || value == null) {
            box.addItem(nothing);
        }
        field().type().options().forEach(box::addItem);
        Option chosen = field().type().options().stream()
                .filter(option -> option.id().equals(value))
                .findFirst()
                .orElse(null);
        if (chosen == null && value != null) {
            chosen = new Option(value.toString(), Messages.text("field.stray", value));
            box.addItem(chosen);
        }
        box.setSelectedItem(chosen == null ? nothing : chosen);
        showing = false;
    }
}
