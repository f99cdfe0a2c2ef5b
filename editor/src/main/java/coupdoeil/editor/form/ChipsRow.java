package coupdoeil.editor.form;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.form.FieldText.Reading;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.FieldType.Writing;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import org.jspecify.annotations.Nullable;

/**
 * Several values, each a chip with a cross that takes it away, and a line to add more. Backspace in the empty line takes
 * the last away; Alt with an arrow moves the chip that has the keyboard.
 */
final class ChipsRow extends FieldRow {

    private final JPanel box = new JPanel(new FlowRows(UIScale.scale(4)));
    private final SuggestField text;
    private String name = "";

    ChipsRow(Field field, Consumer<Edit> edits) {
        super(field, edits);
        text = new SuggestField(option -> add(option.id()));
        text.addActionListener(event -> finish());
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                if (!event.isTemporary()) {
                    finish();
                }
            }
        });
        text.addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent event) {
                if (event.getKeyCode() == KeyEvent.VK_BACK_SPACE
                        && text.getText().isEmpty()) {
                    removeLast();
                }
            }
        });
        box.setOpaque(false);
    }

    @Override
    JComponent component() {
        return box;
    }

    @Override
    JComponent control() {
        return text;
    }

    @Override
    void name(String changed) {
        name = changed;
        text.setName(changed);
        box.setName(changed + ".chips");
    }

    @Override
    void show(@Nullable Object value) {
        box.removeAll();
        List<String> values = values(value);
        for (int i = 0; i < values.size(); i++) {
            box.add(chip(values, i));
        }
        List<Option> rest = field().type().options().stream()
                .filter(option -> !values.contains(option.id()))
                .toList();
        text.offer(rest);
        String hint = field().type().options().isEmpty() ? "field.add-one" : "field.type-to-find";
        text.putClientProperty(
                FlatClientProperties.PLACEHOLDER_TEXT, Messages.text(field().isMixed() ? "field.mixed" : hint));
        text.show("");
        box.add(text);
        box.revalidate();
        box.repaint();
    }

    private JButton chip(List<String> values, int index) {
        String shown = FieldText.name(field().type(), List.of(values.get(index)));
        JButton chip = new JButton(shown, new CrossIcon());
        chip.setHorizontalTextPosition(SwingConstants.LEADING);
        chip.setIconTextGap(7);
        chip.setName(name + "." + index);
        chip.putClientProperty("FlatLaf.style", "arc: 999; margin: 1,8,1,8; font: -1");
        chip.setToolTipText(Messages.text("field.take-away", shown));
        chip.addActionListener(event -> without(index));
        chip.addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent event) {
                int key = event.getKeyCode();
                if (key == KeyEvent.VK_DELETE || key == KeyEvent.VK_BACK_SPACE) {
                    without(index);
                    event.consume();
                } else if (event.isAltDown() && (key == KeyEvent.VK_LEFT || key == KeyEvent.VK_RIGHT)) {
                    move(index, key == KeyEvent.VK_LEFT ? index - 1 : index + 1);
                    event.consume();
                }
            }
        });
        return chip;
    }

    private static List<String> values(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(FieldText::write).toList();
        }
        return value == null ? List.of() : List.of(value.toString());
    }

    private void add(String value) {
        List<String> changed = new ArrayList<>(values(field().value()));
        if (!changed.contains(value)) {
            changed.add(value);
        }
        text.show("");
        set(changed);
    }

    private void removeLast() {
        int size = values(field().value()).size();
        if (size > 0) {
            without(size - 1);
        }
    }

    private void without(int index) {
        List<String> changed = new ArrayList<>(values(field().value()));
        changed.remove(index);
        set(changed);
        text.requestFocusInWindow();
    }

    private void move(int from, int to) {
        List<String> changed = new ArrayList<>(values(field().value()));
        if (to >= 0 && to < changed.size()) {
            changed.add(to, changed.remove(from));
            set(changed);
            box.getComponent(to).requestFocusInWindow();
        }
    }

    private void set(List<String> changed) {
        take(new Reading(changed.isEmpty() ? null : List.copyOf(changed), ""));
    }

    /** Takes what is typed: several values may be written with commas, unless each is a text that may hold some. */
    @Override
    void finish() {
        String typed = text.getText().strip();
        if (typed.isEmpty()) {
            return;
        }
        if (field().type().writing() == Writing.PROSE) {
            add(typed);
            return;
        }
        Reading reading = FieldText.read(field().type(), typed);
        if (reading.isGood()) {
            List<String> changed = new ArrayList<>(values(field().value()));
            values(reading.value()).stream()
                    .filter(value -> !changed.contains(value))
                    .forEach(changed::add);
            set(changed);
        } else {
            mark(reading.error(), "error");
        }
    }
}
