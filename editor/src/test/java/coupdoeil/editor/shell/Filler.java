package coupdoeil.editor.shell;

import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldText;
import coupdoeil.editor.form.Form;
import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType.Kind;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.text.JTextComponent;

/** Fills forms in the window, field by field, until they say what other forms say. */
final class Filler {

    private final UiDriver ui;
    private final Hand hand;

    Filler(UiDriver ui, Hand hand) {
        this.ui = ui;
        this.hand = hand;
    }

    /**
     * Fills the form that shows.
     *
     * @param prefix begins the names of its controls
     * @param now makes the form as it is
     * @param settled the keys of fields that come right by themselves
     */
    void fill(String prefix, Supplier<Form> now, Form wanted, String... settled) {
        for (Field field : wanted.fields()) {
            if (List.of(settled).contains(field.key())) {
                continue;
            }
            Object value = field.value();
            boolean same = UiDriver.onEdt(() -> now.get().fields().stream()
                    .filter(shown -> shown.key().equals(field.key()))
                    .anyMatch(shown -> said(shown).equals(said(field))));
            if (!same && value != null) {
                enter(prefix + "." + field.key(), field, value);
                ui.until(
                        field.key() + " is " + FieldText.write(value),
                        () -> now.get().fields().stream()
                                .filter(shown -> shown.key().equals(field.key()))
                                .anyMatch(shown -> said(shown).equals(said(field))));
            }
        }
    }

    private static String said(Field field) {
        return field.type().kind() == Kind.GROUPS ? Objects.toString(field.value()) : FieldText.write(field.value());
    }

    private void enter(String name, Field field, Object value) {
        if (field.type().kind() == Kind.GROUPS) {
            rows(name, field, (List<?>) value);
            return;
        }
        JComponent control = hand.reach(JComponent.class, name);
        if (control instanceof JCheckBox) {
            ui.click(control);
        } else if (control instanceof JComboBox) {
            hand.choose(name, value.toString());
        } else if (value instanceof List<?>) {
            for (Object each : (List<?>) value) {
                into(name, FieldText.write(each));
                ui.press("TAB");
            }
        } else {
            into(name, FieldText.write(value));
            ui.press("TAB");
        }
    }

    /** A form is made anew when other fields come with a value, so one clicks until the field that shows has the keyboard. */
    private void into(String name, String text) {
        JTextComponent control = hand.reach(JTextComponent.class, name);
        ui.click(control, new Point(8, 8));
        for (int i = 0; i < 5 && !ui.soon(control::isFocusOwner); i++) {
            control = hand.reach(JTextComponent.class, name);
            ui.click(control, new Point(8, 8));
        }
        JTextComponent shown = control;
        ui.press("ctrl A");
        ui.write(text);
        ui.until(text + " is written", () -> shown.getText().equals(text));
    }

    private void rows(String name, Field field, List<?> rows) {
        for (int row = 0; row < rows.size(); row++) {
            ui.click(hand.reach(JButton.class, name + ".add"));
            Attributes values = (Attributes) rows.get(row);
            for (int column = 0; column < field.type().columns().size(); column++) {
                Object value =
                        values.values().get(field.type().columns().get(column).key());
                if (value != null) {
                    JTable table = hand.reach(JTable.class, name + ".table");
                    int at = row;
                    int across = column;
                    Rectangle cell = UiDriver.onEdt(() -> {
                        table.scrollRectToVisible(table.getCellRect(at, across, true));
                        return table.getCellRect(at, across, true);
                    });
                    ui.click(table, new Point(cell.x + 10, cell.y + cell.height / 2));
                    ui.type(FieldText.write(value));
                    ui.press("ENTER");
                }
            }
        }
    }
}
