package coupdoeil.editor.begin;

import coupdoeil.editor.begin.FormGrid.Row;
import coupdoeil.editor.edit.FormationTemplate;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.TypeAhead;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javax.swing.JComboBox;
import javax.swing.JTextField;

/** Asks after which template to make formations, what to call the first and how many. */
public final class FormationForm extends StartForm {

    /**
     * Formations to be made.
     *
     * @param name of the first
     * @param count how many, 1 to {@link FormationTemplate#MOST}
     */
    public record Wish(FormationTemplate template, String name, int count) {}

    private final JComboBox<FormationTemplate> template = new JComboBox<>();
    private final JTextField count = new JTextField("1");
    private final Row titleRow;
    private final Row templateRow;
    private final Row countRow;

    /**
     * @param templates at least one
     * @param begun what the fields say at first
     */
    public FormationForm(List<FormationTemplate> templates, Wish begun) {
        templates.forEach(template::addItem);
        template.setSelectedItem(begun.template());
        template.setRenderer(new NamedRenderer<>(FormationTemplate.class, FormationTemplate::name));
        TypeAhead.in(template);
        template.setName("new.template");
        title.setText(begun.name());
        count.setText(Integer.toString(begun.count()));
        count.setName("new.count");
        titleRow = grid.row(Messages.text("begin.formation-name"), title);
        templateRow = grid.row(Messages.text("begin.template"), template);
        countRow = grid.row(Messages.text("begin.count"), count);
        changes.watch(title, count);
        template.addActionListener(event -> changes.fire());
        changes.add(this::refresh);
        refresh();
        grid.assignMnemonics();
    }

    private FormationTemplate template() {
        return (FormationTemplate) template.getSelectedItem();
    }

    private OptionalInt count() {
        OptionalInt number = Numbers.whole(count.getText());
        return number.isPresent() && number.getAsInt() >= 1 && number.getAsInt() <= FormationTemplate.MOST
                ? number
                : OptionalInt.empty();
    }

    private void refresh() {
        titleRow.tell(
                count().orElse(1) > 1 ? Messages.text("begin.counted") : "",
                title.getText().isBlank() ? Optional.of(Messages.text("begin.no-name")) : Optional.empty());
        templateRow.tell(Messages.text("begin.template-units", template().units()));
        countRow.tell(
                "",
                count().isPresent()
                        ? Optional.empty()
                        : Optional.of(Messages.text("begin.whole-number", 1, FormationTemplate.MOST)));
    }

    /** What is filled in. @throws java.util.NoSuchElementException if something is wrong */
    public Wish wish() {
        return new Wish(template(), title.getText().strip(), count().orElseThrow());
    }
}
