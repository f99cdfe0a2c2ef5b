package coupdoeil.editor.tool;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.MarkerEdits;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Markers and places under the pointer, and what a hand does with them. */
record Markers(Session session) {

    /** The markers that stand in a hex. */
    List<Selection> tokensAt(Hex hex) {
        List<Token> tokens = session.scenario().map(Scenario::tokens).orElse(List.of());
        List<Selection> here = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).position().inHex().filter(hex::equals).isPresent()) {
                here.add(new Selection.OfToken(i));
            }
        }
        return here;
    }

    /** The places that a hex belongs to. */
    List<Selection> placesAt(Hex hex) {
        return session.pack().battlefield().places().stream()
                .filter(place -> place.area().hexList().contains(hex))
                .map(place -> (Selection) new Selection.OfPlace(place.id()))
                .toList();
    }

    /** Whether the selected marker or place is in a hex, so that it can be dragged from there. */
    boolean isHeldAt(Hex hex) {
        return tokensAt(hex).contains(session.selection()) || placesAt(hex).contains(session.selection());
    }

    /** The edit that drags the selected marker or place from one hex to another. */
    Optional<Edit> move(Hex from, Hex to) {
        if (session.selection() instanceof Selection.OfPlace of) {
            return session.pack().battlefield().places().stream()
                    .filter(place -> place.id().equals(of.id()))
                    .map(Place::name)
                    .findFirst()
                    .map(name -> MarkerEdits.movePlace(of.id(), name, from, to));
        }
        if (session.selection() instanceof Selection.OfToken of) {
            return session.scenario()
                    .filter(scenario -> of.index() < scenario.tokens().size())
                    .map(scenario -> MarkerEdits.moveToken(
                            scenario.id(),
                            of.index(),
                            scenario.tokens().get(of.index()).kind(),
                            to));
        }
        return Optional.empty();
    }
}
