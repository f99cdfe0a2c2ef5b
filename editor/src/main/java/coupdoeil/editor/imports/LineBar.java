package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.settle.PendingImport;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What the selected line is taken for, to be decided otherwise; lines that look like it follow. */
final class LineBar extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int MOST_NAMED = 8;
    private static final String UNSAID = "\u2013";

    private final transient ImportDraft draft;
    private final JLabel which = new JLabel();
    private final JComboBox<String> role = combo("import.role");
    private final JComboBox<String> level = combo("import.level");
    private final JComboBox<String> arm = combo("import.arm");
    private final JButton other = new JButton(" ");
    private final JButton side = new JButton(Messages.text("import.begins-side"));
    private final JButton back = new JButton(Messages.text("import.take-back"));
    private boolean showing;

    LineBar(ImportDraft draft) {
        super(new MigLayout("insets 6 8 6 8, gap 6, hidemode 3", "[]4[]12[]4[]12[]4[]12[][][grow, right]", "[][]"));
        this.draft = draft;
        which.setName("import.which");
        add(which, "span, growx, wmin 0, wrap");
        add(label("import.role", role));
        add(role);
        add(label("import.level", level));
        add(level);
        add(label("import.arm", arm));
        add(arm);
        other.setName("import.other");
        other.addActionListener(event -> draft.decide(it -> it.withOther(draft.line())));
        add(other);
        side.setName("import.begins-side");
        side.addActionListener(event -> draft.say(Question.LIST, Question.SECOND_SIDE, "line " + draft.line()));
        add(side);
        back.setName("import.take-back");
        back.addActionListener(event -> draft.takeBack());
        add(back);
        decides(role, Role.values(), PendingImport::withRole);
        decides(level, Echelon.values(), PendingImport::withLevel);
        decides(arm, Arm.values(), PendingImport::withArm);
    }

    private static JComboBox<String> combo(String name) {
        JComboBox<String> combo = new JComboBox<>();
        combo.setName(name);
        combo.getAccessibleContext().setAccessibleName(Messages.text(name));
        combo.setPrototypeDisplayValue("detachment");
        return combo;
    }

    private static JLabel label(String key, JComboBox<?> of) {
        JLabel label = new JLabel(Messages.text(key));
        label.setLabelFor(of);
        label.setDisplayedMnemonic(label.getText().charAt(0));
        return label;
    }

    /** How a decision about the selected line is made. */
    private interface Decision<E> {
        PendingImport decide(PendingImport before, int line, E value);
    }

    private <E extends Enum<E>> void decides(JComboBox<String> combo, E[] values, Decision<E> decision) {
        DefaultComboBoxModel<String> model = new DefaultComboBoxModel<>();
        model.addElement(UNSAID);
        for (E value : values) {
            model.addElement(key(value));
        }
        combo.setModel(model);
        combo.addActionListener(event -> {
            int chosen = combo.getSelectedIndex();
            if (!showing && chosen > 0 && draft.line() > 0) {
                draft.decide(it -> decision.decide(it, draft.line(), values[chosen - 1]));
            }
        });
    }

    private static String key(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** Shows what the selected line is taken for. */
    void refresh() {
        showing = true;
        Optional<PendingImport> shown = draft.shown();
        int line = draft.line();
        boolean some = shown.isPresent() && line > 0;
        which.setText(some ? words(line, shown.get().alike(line)) : Messages.text("import.select-line"));
        boolean records =
                shown.filter(it -> it.read().source().records().isPresent()).isPresent();
        Optional<SourceEntry> entry = draft.kept()
                .flatMap(kept ->
                        kept.entries().stream().filter(it -> it.line() == line).findFirst());
        select(
                role,
                some && !records ? read(shown.get(), line).map(it -> it.role().key()) : Optional.empty());
        select(level, entry.map(SourceEntry::echelon));
        select(arm, entry.filter(SourceEntry::unit).map(SourceEntry::arm).filter(it -> !it.isEmpty()));
        boolean says = some && (records || shown.get().other(line).isPresent());
        role.setEnabled(says && !records);
        level.setEnabled(says);
        arm.setEnabled(some && entry.filter(SourceEntry::unit).isPresent());
        Optional<Role> otherwise = some ? shown.get().other(line) : Optional.empty();
        other.setVisible(otherwise.isPresent() && !records);
        otherwise.ifPresent(it -> other.setText(Messages.text("import.other", it.key())));
        side.setEnabled(some);
        back.setEnabled(draft.canTakeBack());
        showing = false;
        revalidate();
    }

    private static Optional<Entry> read(PendingImport shown, int line) {
        return shown.read().outline().entries().stream()
                .filter(entry -> entry.line() == line)
                .findFirst();
    }

    private static void select(JComboBox<String> combo, Optional<String> value) {
        combo.setSelectedItem(value.orElse(UNSAID));
    }

    private static String words(int line, Set<Integer> alike) {
        Set<Integer> others = alike.stream().filter(it -> it != line).collect(Collectors.toSet());
        if (others.isEmpty()) {
            return Messages.text("import.line", line);
        }
        String named =
                others.stream().sorted().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        return Messages.text(
                "import.line-alike", line, others.size(), others.size() > MOST_NAMED ? named + " \u2026" : named);
    }
}
