package coupdoeil.editor.tool.deploy;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Members;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.edit.deploy.HexDeployment;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who is to be drawn up, and what the rules say to it, asked once for each version of the battle. */
final class Deploying {

    private final Session session;
    private @Nullable HexDeployment known;
    private @Nullable Pack asked;
    private @Nullable Scenario askedIn;

    Deploying(Session session) {
        this.session = session;
    }

    /** Some pieces by the name that the edit has. */
    record Troops(String name, List<Piece> pieces) {}

    /** The pieces that are selected, or all of the formation; those that march with reinforcements stay with them. */
    Optional<Troops> selected(Scenario scenario) {
        Selection selection = session.selection();
        if (selection instanceof Selection.OfFormation of) {
            return session.roster().formation(of.id()).map(formation -> troops(scenario, formation));
        }
        List<Piece> pieces = selection.pieces().stream()
                .flatMap(id -> session.roster().piece(id).stream())
                .toList();
        return pieces.isEmpty()
                ? Optional.empty()
                : Optional.of(new Troops(pieces.get(0).name(), staying(scenario, pieces)));
    }

    /** Those of a formation that are nowhere yet; all who are on the map if there are none. */
    Troops troops(Scenario scenario, Formation formation) {
        List<Piece> all = staying(scenario, new Members(session.roster(), formation).pieces());
        List<Piece> nowhere = all.stream()
                .filter(piece -> Starter.isNowhere(scenario, piece.id()))
                .toList();
        return new Troops(formation.name(), nowhere.isEmpty() ? all : nowhere);
    }

    private static List<Piece> staying(Scenario scenario, List<Piece> pieces) {
        return pieces.stream()
                .filter(piece -> scenario.reinforcements().stream()
                        .flatMap(group -> group.march().stream())
                        .noneMatch(marcher -> marcher.piece().equals(piece.id())))
                .toList();
    }

    @SuppressWarnings("ReferenceEquality") // A pack is large, and one that is the same is the very same.
    HexDeployment deployment(Scenario scenario) {
        HexDeployment deployment = known;
        if (deployment == null || asked != session.pack() || askedIn != scenario) {
            deployment = new HexDeployment(session.pack(), session.system(), scenario, session.roster());
            known = deployment;
            asked = session.pack();
            askedIn = scenario;
        }
        return deployment;
    }
}
