package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;

/** Edits of markers and places by hand on the map. */
public final class MarkerEdits {

    private MarkerEdits() {}

    /** The tokens of a scenario. */
    public static ListEntries<Token> tokens(String scenario) {
        return Parts.scenario(scenario).items(Scenario::tokens, Scenario::withTokens);
    }

    public static Edit moveToken(String scenario, int index, String name, Hex to) {
        return tokens(scenario)
                .at(index)
                .edit(Messages.text("edit.move-entry", name), token -> token.withPosition(new Position.OnHex(to)));
    }

    public static Edit removeToken(String scenario, int index, String name) {
        return tokens(scenario).remove(Messages.text("edit.delete", name), index);
    }

    /** Moves all hexes of a place as far as one of them is dragged. */
    public static Edit movePlace(String id, String name, Hex from, Hex to) {
        return PlaceEdits.change(
                Messages.text("edit.move-entry", name),
                id,
                place -> place.withArea(new Area.Hexes(place.area().hexList().stream()
                        .map(hex -> new Hex(hex.q() + to.q() - from.q(), hex.r() + to.r() - from.r()))
                        .toList())));
    }
}
