package coupdoeil.editor.edit;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Pieces that something is done with together, such as all of a corps.
 *
 * @param name what they are called together; empty if they have no name
 * @param side the id of the side that they are of; empty if that is not known
 * @param pieces their ids: leaders first, then units, as they would march
 */
public record Force(String name, String side, List<String> pieces) {

    public Force {
        pieces = List.copyOf(pieces);
    }

    /** Some pieces, of the side of the first. */
    public static Force of(Roster roster, List<String> ids) {
        List<Piece> pieces =
                ids.stream().flatMap(id -> roster.piece(id).stream()).toList();
        return of(roster, "", "", pieces);
    }

    /** All of a formation and of those under it. */
    public static Force of(Roster roster, Formation formation) {
        Members members = new Members(roster, formation);
        String side = roster.armyOf(formation.under()).map(army -> army.side()).orElse("");
        return of(
                roster,
                formation.name(),
                side,
                Stream.<Piece>concat(members.leaders().stream(), members.units().stream())
                        .toList());
    }

    /** All of an army; nobody if there is no such army. */
    public static Force ofArmy(Roster roster, String id) {
        List<Piece> pieces = Stream.<Piece>concat(roster.leaders().stream(), roster.units().stream())
                .filter(piece -> roster.armyOf(piece)
                        .filter(army -> army.id().equals(id))
                        .isPresent())
                .toList();
        return of(
                roster,
                roster.army(id).map(army -> army.name()).orElse(""),
                roster.army(id).map(army -> army.side()).orElse(""),
                pieces);
    }

    private static Force of(Roster roster, String name, String side, List<Piece> pieces) {
        String known = side.isEmpty()
                ? pieces.stream()
                        .map(roster::sideOf)
                        .flatMap(Optional::stream)
                        .findFirst()
                        .orElse("")
                : side;
        return new Force(name, known, pieces.stream().map(Piece::id).toList());
    }
}
