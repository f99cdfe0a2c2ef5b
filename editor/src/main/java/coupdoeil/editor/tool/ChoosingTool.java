package coupdoeil.editor.tool;

import java.util.Optional;

/** A tool without a brush that puts one of several things on the map. */
abstract class ChoosingTool implements HexTool {

    final HexContext context;
    private String chosen;

    ChoosingTool(HexContext context, String chosen) {
        this.context = context;
        this.chosen = chosen;
    }

    @Override
    public Optional<String> chosen() {
        return choice().map(ToolChoice::id);
    }

    /** The choice made, or the first if that one does not exist here. */
    Optional<ToolChoice> choice() {
        return choices().stream()
                .filter(choice -> choice.id().equals(chosen))
                .findFirst()
                .or(() -> choices().stream().findFirst());
    }

    String chosenName() {
        return choice().map(ToolChoice::name).orElse(chosen);
    }

    @Override
    public void choose(String id) {
        chosen = id;
    }
}
