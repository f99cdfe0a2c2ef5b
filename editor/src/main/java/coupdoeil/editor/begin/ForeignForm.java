package coupdoeil.editor.begin;

import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.edit.ForeignGround.Word;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.rules.TerrainRecord;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JComboBox;
import javax.swing.JComponent;

/** Asks what of the chart stands for words of ground that was copied from a battle with another one. */
public final class ForeignForm extends StartForm {

    private final Map<String, JComboBox<Object>> choices = new LinkedHashMap<>();

    public ForeignForm(ForeignGround foreign) {
        for (Word word : foreign.words()) {
            JComboBox<Object> choice = new JComboBox<>();
            if (!word.needed()) {
                choice.addItem(Messages.text("foreign.none"));
            }
            word.instead().forEach(choice::addItem);
            choice.setRenderer(new NamedRenderer<>(
                    Object.class, item -> item instanceof TerrainRecord known ? known.name() : item.toString()));
            choice.setName("foreign." + word.id());
            choices.putIfAbsent(word.id(), choice);
            grid.row(word.id(), choice);
        }
        grid.assignMnemonics();
    }

    @Override
    JComponent first() {
        return choices.values().stream()
                .<JComponent>map(choice -> choice)
                .findFirst()
                .orElse(title);
    }

    /** What stands for each word; empty for one that goes. */
    public Map<String, String> instead() {
        Map<String, String> instead = new LinkedHashMap<>();
        choices.forEach((id, choice) ->
                instead.put(id, choice.getSelectedItem() instanceof TerrainRecord known ? known.id() : ""));
        return instead;
    }
}
