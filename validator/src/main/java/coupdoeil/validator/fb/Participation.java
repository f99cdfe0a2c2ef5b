package coupdoeil.validator.fb;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who takes part in a scenario, from the start or as reinforcements. */
public final class Participation {

    private final Map<String, Placement> pieces = new LinkedHashMap<>();
    private final Set<String> formations = new HashSet<>();
    private final Map<String, List<Unit>> units = new HashMap<>();

    public Participation(Setup setup, Arrivals arrivals, Roster roster, Attachments attachments) {
        setup.units().forEach(placed -> pieces.putIfAbsent(placed.unit().id(), placed.placement()));
        setup.leaders().forEach(placed -> pieces.putIfAbsent(placed.leader().id(), placed.placement()));
        arrivals.all().stream()
                .flatMap(group -> group.march().stream())
                .map(marcher -> Placement.of(marcher.piece(), new Position.OffMap("")))
                .forEach(placement -> pieces.putIfAbsent(placement.piece(), placement));
        pieces.forEach((id, placement) -> {
            Optional<Piece> piece = roster.piece(id);
            piece.flatMap(roster::formationOf).ifPresent(formation -> formations.add(formation.id()));
            piece.filter(Unit.class::isInstance).map(Unit.class::cast).ifPresent(unit -> {
                if (attachments.adHocLeader(unit).isEmpty()) {
                    roster.superiors(attachments.under(unit, placement)).stream()
                            .findFirst()
                            .ifPresent(formation -> units.computeIfAbsent(formation.id(), none -> new ArrayList<>())
                                    .add(unit));
                }
            });
        });
    }

    public boolean has(String piece) {
        return pieces.containsKey(piece);
    }

    /** Whether a unit or leader that belongs to a formation itself takes part. */
    public boolean hasAnyOf(String formation) {
        return formations.contains(formation);
    }

    /** The units that serve in a formation itself: its own and those attached to it, without those that are elsewhere. */
    public List<Unit> unitsOf(String formation) {
        return List.copyOf(units.getOrDefault(formation, List.of()));
    }
}
