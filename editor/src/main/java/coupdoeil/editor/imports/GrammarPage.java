package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.imports.grammar.GrammarReading;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.settle.PendingImport;
import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.UIManager;

/** How the list that is shown is written: whether it is understood, what to ask, its kinds of lines, what comes of it. */
final class GrammarPage extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final double LOW = 0.5;

    private final transient ImportDraft draft;
    private final JLabel understood = new JLabel();
    private final JLabel counts = new JLabel();
    private final QuestionBar question;
    private final ColumnBar columns;
    private final KindTable kinds;
    private transient Optional<GrammarReading> shown = Optional.empty();
    private transient List<KindRow> rows = List.of();
    private transient List<Question> questions = List.of();

    GrammarPage(ImportDraft draft) {
        super(new BorderLayout());
        this.draft = draft;
        setName("import.grammar");
        question = new QuestionBar(draft);
        columns = new ColumnBar(draft);
        kinds = new KindTable(draft);
        int gap = UIScale.scale(8);
        understood.setName("import.understood");
        understood.setBorder(BorderFactory.createEmptyBorder(UIScale.scale(6), gap, 0, gap));
        counts.setName("import.counts");
        JLabel hint = new JLabel(Messages.text("import.kind-hint"));
        hint.setForeground(UIManager.getColor("Form.noteForeground"));
        JPanel foot = new JPanel(new BorderLayout(UIScale.scale(16), 0));
        foot.setBorder(BorderFactory.createEmptyBorder(UIScale.scale(4), gap, UIScale.scale(6), gap));
        foot.add(counts);
        foot.add(hint, BorderLayout.EAST);
        JPanel head = new JPanel(new BorderLayout());
        head.add(understood, BorderLayout.NORTH);
        head.add(question);
        head.add(columns, BorderLayout.SOUTH);
        JScrollPane table = new JScrollPane(kinds);
        table.setBorder(BorderFactory.createMatteBorder(1, 0, 1, 0, UIManager.getColor("Component.borderColor")));
        add(head, BorderLayout.NORTH);
        add(table);
        add(foot, BorderLayout.SOUTH);
    }

    void refresh() {
        Optional<GrammarReading> reading = draft.shown().map(PendingImport::reading);
        if (!reading.equals(shown)) {
            // Once for a reading, for another line may be selected at every key.
            shown = reading;
            rows = reading.map(KindRow::of).orElse(List.of());
            questions = reading.map(GrammarReading::questions).orElse(List.of());
            columns.show(ListColumn.of(rows));
        }
        List<String> against = reading.map(GrammarReading::against).orElse(List.of());
        understood.setText(
                !against.isEmpty()
                        ? Messages.text("import.not-understood", String.join("; ", against))
                        : draft.like().isEmpty()
                                ? Messages.text("import.understood")
                                : Messages.text("import.as-written", draft.like()));
        understood.setIcon(against.isEmpty() ? null : Icons.icon(Severity.WARNING.id()));
        understood.setToolTipText(understood.getText());
        question.show(questions, rows);
        kinds.show(rows);
        counts.setText(draft.kept().map(GrammarPage::counts).orElse(" "));
    }

    /** Units, the men of each side, doubts left. */
    private static String counts(OobSource kept) {
        List<SourceEntry> units =
                kept.entries().stream().filter(SourceEntry::unit).toList();
        List<String> sides = new ArrayList<>();
        for (int party = 0; party < kept.parties().size(); party++) {
            int at = party;
            double men = units.stream()
                    .filter(unit -> unit.party() == at)
                    .flatMap(unit -> unit.value("men").stream())
                    .mapToDouble(SourceEntry.Value::number)
                    .sum();
            String name = kept.parties().get(party).name();
            sides.add(Messages.text(
                    "import.side-men", name.isEmpty() ? Messages.text("import.nameless") : name, Math.round(men)));
        }
        long doubted = units.stream()
                .filter(unit -> unit.confidence() < LOW || !unit.doubts().isEmpty())
                .count();
        return Messages.text("import.counts", units.size(), String.join(", ", sides), doubted);
    }
}
