package coupdoeil.editor.edit;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import java.util.List;
import java.util.stream.Stream;

/** Who belongs to a formation or to one under it. */
public record Members(Roster roster, Formation formation) {

    public List<Unit> units() {
        return roster.units().stream().filter(this::holds).toList();
    }

    /** Those who lead it or a formation under it. */
    public List<Leader> leaders() {
        return roster.leaders().stream()
                .filter(leader -> leader.leads().stream().anyMatch(this::holds))
                .toList();
    }

    /** Units and leaders. */
    public List<Piece> pieces() {
        return Stream.<Piece>concat(units().stream(), leaders().stream()).toList();
    }

    private boolean holds(Piece piece) {
        return roster.formationOf(piece).filter(own -> holds(own.id())).isPresent();
    }

    private boolean holds(String id) {
        return id.equals(formation.id())
                || roster.formation(id).stream()
                        .flatMap(own -> roster.superiors(own.under()).stream())
                        .anyMatch(above -> above.id().equals(formation.id()));
    }
}
