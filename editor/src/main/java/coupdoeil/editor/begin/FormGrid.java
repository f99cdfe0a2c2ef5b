package coupdoeil.editor.begin;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Color;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/**
 * Rows of a label, a control and a note. The note says what the control means, in a quiet colour, or what is wrong with
 * it. Every label has a mnemonic of its own, the first of its letters that no other row has taken; it stays the same whatever
 * rows show, and where labels change goes on to be theirs while they have the letter.
 */
final class FormGrid extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int CONTROL_WIDTH = 300;
    private static final int NOTE_WIDTH = 270;

    private final transient List<Row> rows = new ArrayList<>();

    FormGrid() {
        super(new MigLayout(
                "insets 0, hidemode 3, gap 10 7", "[right][" + CONTROL_WIDTH + "!, fill][" + NOTE_WIDTH + "!, fill]"));
    }

    /** Begins a group of rows. */
    void heading(String text) {
        JLabel heading = new JLabel(text);
        heading.putClientProperty(FlatClientProperties.STYLE_CLASS, "h4");
        add(heading, "span 3, left, gaptop " + (rows.isEmpty() ? 0 : 10) + ", wrap");
    }

    /**
     * Adds a row.
     *
     * @param control what is laid out
     * @param parts the fields in it, the first of which the label's mnemonic goes to
     */
    Row row(String label, JComponent control, JComponent... parts) {
        Row row = new Row(this, label, control, parts.length == 0 ? List.of(control) : List.of(parts));
        rows.add(row);
        add(row.label);
        add(control);
        add(row.note, "wrap");
        return row;
    }

    /** What is wrong in the first row that has something wrong, with the name of the row. */
    Optional<String> fault() {
        return rows.stream()
                .filter(row -> row.shown && !row.fault.isEmpty())
                .map(row -> row.label.getText() + ": " + row.fault)
                .findFirst();
    }

    /** Gives every label a mnemonic, those that never change first. */
    void assignMnemonics() {
        Set<Character> taken = new HashSet<>();
        rows.forEach(row -> row.keepMnemonic(taken));
        rows.stream().filter(row -> !row.renamed).forEach(row -> row.assignMnemonic(taken));
        rows.stream().filter(row -> row.renamed).forEach(row -> row.assignMnemonic(taken));
    }

    /** A label, its control and the note beside it. */
    static final class Row {

        private final JComponent grid;
        private final JLabel label;
        private final JComponent control;
        private final List<JComponent> parts;
        private final JLabel note = new JLabel();
        private String fault = "";
        private boolean shown = true;
        private boolean renamed;

        private Row(JComponent grid, String text, JComponent control, List<JComponent> parts) {
            this.grid = grid;
            this.label = new JLabel(text);
            this.control = control;
            this.parts = parts;
            label.setLabelFor(parts.get(0));
            parts.forEach(part -> part.getAccessibleContext().setAccessibleName(text));
            note.setName(parts.get(0).getName() + ".note");
        }

        void rename(String text) {
            renamed = true;
            label.setText(text);
            parts.forEach(part -> part.getAccessibleContext().setAccessibleName(text));
        }

        void show(boolean on) {
            shown = on;
            label.setVisible(on);
            control.setVisible(on);
            note.setVisible(on);
        }

        /** Says what is wrong with each part; if nothing is, what they mean. */
        @SafeVarargs
        final void tell(String meaning, Optional<String>... faults) {
            fault = "";
            for (int i = 0; i < faults.length; i++) {
                parts.get(i).putClientProperty("JComponent.outline", faults[i].isPresent() ? "error" : null);
                if (fault.isEmpty()) {
                    fault = faults[i].orElse("");
                }
            }
            note.setText(fault.isEmpty() ? meaning : fault);
            // A grid that was measured while invalid would keep the size that the note had then.
            grid.revalidate();
            Color quiet = UIManager.getColor("Form.noteForeground");
            note.setForeground(fault.isEmpty() ? quiet : UIManager.getColor("Form.errorForeground"));
            parts.get(0).getAccessibleContext().setAccessibleDescription(note.getText());
        }

        private void keepMnemonic(Set<Character> taken) {
            int now = label.getDisplayedMnemonic();
            int at = label.getText().toUpperCase(Locale.ROOT).indexOf(now);
            if (now != 0 && at >= 0) {
                taken.add((char) now);
                label.setDisplayedMnemonicIndex(at);
            } else {
                label.setDisplayedMnemonic('\0');
            }
        }

        private void assignMnemonic(Set<Character> taken) {
            if (label.getDisplayedMnemonic() != 0) {
                return;
            }
            String text = label.getText().toUpperCase(Locale.ROOT);
            for (int i = 0; i < text.length(); i++) {
                char letter = text.charAt(i);
                if (letter >= 'A' && letter <= 'Z' && taken.add(letter)) {
                    label.setDisplayedMnemonic(letter);
                    label.setDisplayedMnemonicIndex(i);
                    return;
                }
            }
        }
    }
}
