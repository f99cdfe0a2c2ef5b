package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.scenario.Placement;
import java.util.Comparator;
import java.util.List;

/** The pieces in a hex of the current set-up: units from the top of the stack, then leaders. */
final class PieceStack {

    private PieceStack() {}

    static List<String> at(Session session, Hex hex) {
        return session.scenario().stream()
                .flatMap(scenario -> scenario.setup().stream())
                .filter(placement -> placement.hexes().contains(hex))
                .sorted(Comparator.comparing((Placement placement) ->
                                session.roster().piece(placement.piece()).orElse(null) instanceof Leader)
                        .thenComparing(placement -> placement.stack() == null ? Integer.MAX_VALUE : placement.stack()))
                .map(Placement::piece)
                .distinct()
                .toList();
    }
}
