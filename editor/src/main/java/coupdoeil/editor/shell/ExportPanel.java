package coupdoeil.editor.shell;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;

/** What to export for: the targets that can show the battle, and what those that are chosen can be told. */
final class ExportPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int FIELD_COLUMNS = 24;

    private final transient Map<ExportTarget, JCheckBox> targets = new LinkedHashMap<>();
    private final transient Map<ExportOption<?>, JComponent> options = new LinkedHashMap<>();

    ExportPanel(Battlefield battlefield) {
        super(new MigLayout("insets 0, wrap 2, gap 10 5", "[right][fill]"));
        setName("export");
        add(new JLabel(Messages.text("report.targets")), "span 2, left");
        for (ExportTarget target : ExportTarget.all()) {
            Optional<String> refusal = target.refuses(battlefield);
            JCheckBox box = new JCheckBox(name(target), target.id().equals(ExportTarget.ENGINE));
            box.setName("export." + target.id());
            box.setEnabled(refusal.isEmpty());
            box.setToolTipText(refusal.map(reason -> target.id() + " " + reason).orElse(null));
            box.addActionListener(event -> refresh());
            targets.put(target, box);
            add(box, "span 2, left, gapleft 12");
            target.options().forEach(option -> options.computeIfAbsent(option, ExportPanel::field));
        }
        options.forEach((option, field) -> {
            JLabel label = new JLabel(words("export.option.", option.name()));
            label.setLabelFor(field);
            field.setToolTipText(option.description());
            add(label);
            add(field);
        });
        refresh();
    }

    private static String name(ExportTarget target) {
        return words("export.target.", target.id());
    }

    /** What the window calls it; that of a target which somebody has added is what commands call it. */
    private static String words(String before, String name) {
        return Messages.has(before + name) ? Messages.text(before + name) : name;
    }

    private static JComponent field(ExportOption<?> option) {
        JComponent field = option.isFlag() ? new JCheckBox() : new JTextField(FIELD_COLUMNS);
        field.setName("export.option." + option.name());
        return field;
    }

    /** Lets be filled in what somebody reads. */
    private void refresh() {
        options.forEach((option, field) -> field.setEnabled(isRead(option)));
    }

    private boolean isRead(ExportOption<?> option) {
        return chosen().stream().anyMatch(target -> target.options().contains(option));
    }

    void choose(ExportTarget target, boolean wanted) {
        Objects.requireNonNull(targets.get(target), "a target that is offered").setSelected(wanted);
        refresh();
    }

    void tell(ExportOption<?> option, String text) {
        if (options.get(option) instanceof JCheckBox box) {
            box.setSelected(true);
        } else if (options.get(option) instanceof JTextField field) {
            field.setText(text);
        }
    }

    List<ExportTarget> chosen() {
        return targets.entrySet().stream()
                .filter(entry -> entry.getValue().isSelected())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** What was filled in for those that are chosen, by name of the option. */
    Map<String, String> told() {
        Map<String, String> told = new LinkedHashMap<>();
        options.forEach((option, field) -> {
            if (isRead(option)) {
                if (field instanceof JCheckBox box && box.isSelected()) {
                    told.put(option.name(), "");
                } else if (field instanceof JTextField text && !text.getText().isBlank()) {
                    told.put(option.name(), text.getText().strip());
                }
            }
        });
        return told;
    }
}
