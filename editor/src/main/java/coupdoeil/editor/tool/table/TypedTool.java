package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A tool that puts one of several things of the rule system on a table. */
abstract class TypedTool implements TableTool {

    final TableContext context;
    private final EditorAction action;
    private final String hintKey;
    private String chosen = "";

    /** @param hintKey message key of what to do with it */
    TypedTool(TableContext context, EditorAction action, String hintKey) {
        this.context = context;
        this.action = action;
        this.hintKey = hintKey;
    }

    @Override
    public EditorAction action() {
        return action;
    }

    @Override
    public String hint() {
        return Messages.text(hintKey, chosenName());
    }

    /** The choice made, or the first if that one does not exist here. */
    Optional<ToolChoice> choice() {
        return choices().stream()
                .filter(choice -> choice.id().equals(chosen))
                .findFirst()
                .or(() -> choices().stream().findFirst());
    }

    @Override
    public Optional<String> chosen() {
        return choice().map(ToolChoice::id);
    }

    String chosenName() {
        return choice().map(ToolChoice::name).orElse("");
    }

    @Override
    public void choose(String id) {
        chosen = id;
    }

    /** The records of the pack's chart that some words are true of. */
    List<ToolChoice> records(Predicate<TerrainRecord> wanted) {
        return context.session().chart().records().stream()
                .filter(wanted)
                .map(record -> new ToolChoice(record.id(), record.name(), true))
                .toList();
    }
}
