package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.imports.question.Question;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The question that decides most, with its answers to choose from. */
final class QuestionBar extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient ImportDraft draft;
    private final JLabel asked = new JLabel();
    private final JComboBox<KindRow.Choice> answers = new JComboBox<>();
    private final JButton again = new JButton(Messages.text("import.do-again"));
    private final JButton back = new JButton(Messages.text("import.take-back"));
    private transient Optional<Question> question = Optional.empty();
    private boolean showing;

    QuestionBar(ImportDraft draft) {
        super(new MigLayout("insets 6 8 6 8, gap 8", "[grow, fill, 0:0:][260!, fill][][]"));
        this.draft = draft;
        asked.setName("import.question");
        asked.setLabelFor(answers);
        answers.setName("import.answer");
        answers.getAccessibleContext().setAccessibleName(Messages.text("import.answer"));
        // Arrows only go through the answers; Enter or a click gives one.
        answers.putClientProperty("JComboBox.isTableCellEditor", true);
        answers.addActionListener(event -> answer());
        back.setName("import.answer-back");
        back.addActionListener(event -> draft.takeBack());
        again.setName("import.answer-again");
        again.addActionListener(event -> draft.doAgain());
        add(asked, "wmin 0");
        add(answers);
        add(back);
        add(again);
    }

    private void answer() {
        if (!showing
                && answers.getSelectedItem() instanceof KindRow.Choice choice
                && !choice.value().isEmpty()) {
            question.ifPresent(known -> draft.say(known.kind(), known.property(), choice.value()));
        }
    }

    /** Shows what to ask next. @param rows the kinds of the list */
    void show(List<Question> questions, List<KindRow> rows) {
        showing = true;
        Optional<Question> next = questions.stream().findFirst();
        if (!next.equals(question) || answers.getItemCount() == 0) {
            question = next;
            DefaultComboBoxModel<KindRow.Choice> model = new DefaultComboBoxModel<>();
            model.addElement(new KindRow.Choice("", Messages.text("import.choose")));
            next.ifPresent(known -> known.options()
                    .forEach(
                            option -> model.addElement(new KindRow.Choice(option.value(), text(known, option, rows)))));
            answers.setModel(model);
        }
        asked.setText(next.map(known -> text(known, rows)).orElse(Messages.text("import.no-question")));
        asked.setToolTipText(asked.getText());
        answers.setEnabled(next.isPresent());
        back.setEnabled(draft.canTakeBack());
        again.setEnabled(draft.canDoAgain());
        showing = false;
    }

    private static String text(Question question, List<KindRow> rows) {
        String which = rows.stream()
                .filter(row -> row.kind().id().equals(question.kind()))
                .findFirst()
                .map(row ->
                        Messages.text("import.question-of", row.kind().lines().size(), row.title()))
                .orElse(Messages.text("import.question-all"));
        String text = question.text();
        return Messages.text(
                "import.question",
                text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1),
                which,
                question.units());
    }

    private static String text(Question question, Question.Option option, List<KindRow> rows) {
        boolean under =
                question.property().equals(Question.UNDER) && option.value().contains(":");
        return under ? KindRow.text(Question.UNDER, option.value(), rows) : option.text();
    }
}
