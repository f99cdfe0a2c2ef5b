package coupdoeil.validator.table.fact;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Tracker;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Which pieces the set-up puts into features; who asks about a piece or a feature reads on when that is another answer. */
public final class Insiders {

    private final Roster roster;
    private final Placements placements;
    private final Memo<String, List<Insider>> byPiece;
    private final Memo<String, Map<String, List<Insider>>> all;
    private final Memo<String, List<Insider>> byFeature;

    public Insiders(Roster roster, Placements placements, Tracker tracker) {
        this.roster = roster;
        this.placements = placements;
        this.byPiece =
                Memo.compared(tracker, id -> roster.piece(id).map(this::inside).orElse(List.of()));
        this.all = Memo.compared(tracker, any -> everybody());
        this.byFeature = Memo.compared(tracker, id -> all.get("").getOrDefault(id, List.of()));
    }

    /** The placements of a piece that put it into features, in the order written; none if it stands elsewhere. */
    public List<Insider> of(String piece) {
        return byPiece.get(piece);
    }

    /** Who is in a feature, units before leaders, in the order of battle. */
    public List<Insider> in(String feature) {
        return byFeature.get(feature);
    }

    private Map<String, List<Insider>> everybody() {
        Map<String, List<Insider>> found = new HashMap<>();
        Stream.<Piece>concat(roster.units().stream(), roster.leaders().stream())
                .flatMap(piece -> byPiece.get(piece.id()).stream())
                .forEach(insider -> found.computeIfAbsent(insider.feature(), none -> new ArrayList<>())
                        .add(insider));
        return found;
    }

    private List<Insider> inside(Piece piece) {
        List<Insider> found = new ArrayList<>();
        for (Placement placement : placements.of(piece.id())) {
            if (placement.position() instanceof Position.InFeature there) {
                found.add(new Insider(piece, placement, roster.sideOf(piece).orElse(""), there.feature()));
            }
        }
        return found;
    }
}
