package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.SetupPieces;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Who takes part in a scenario, in the set-up or as reinforcement, and in which formation, wherever they may stand: a fact
 * that is the same when somebody only moves.
 */
public final class Muster {

    private final Set<String> placed = new HashSet<>();
    private final Set<String> leaders = new LinkedHashSet<>();
    private final Set<String> arriving = new HashSet<>();
    private final Map<String, Army> armies = new TreeMap<>();
    private final Set<String> formations = new HashSet<>();
    private final Map<String, List<Unit>> units = new HashMap<>();

    public Muster(SetupPieces cast, Arrivals arrivals, Roster roster, Attachments attachments) {
        Map<String, Attributes> pieces = new LinkedHashMap<>();
        for (SetupPieces.Part part : cast.parts()) {
            Optional<Piece> piece = roster.piece(part.piece());
            if (piece.isPresent() && pieces.putIfAbsent(part.piece(), part.attributes()) == null) {
                placed.add(part.piece());
                roster.armyOf(piece.get()).ifPresent(army -> armies.putIfAbsent(army.id(), army));
                if (piece.get() instanceof Leader) {
                    leaders.add(part.piece());
                }
            }
        }
        arrivals.all().stream()
                .flatMap(group -> group.march().stream())
                .map(ArrivalGroup.Marcher::piece)
                .forEach(piece -> {
                    arriving.add(piece);
                    pieces.putIfAbsent(piece, Attributes.NONE);
                });
        pieces.forEach((id, attributes) -> roster.piece(id).ifPresent(piece -> {
            roster.formationOf(piece).ifPresent(formation -> formations.add(formation.id()));
            if (piece instanceof Unit unit && attachments.adHocLeader(unit).isEmpty()) {
                roster.superiors(attachments.under(unit, attributes)).stream()
                        .findFirst()
                        .map(Formation::id)
                        .ifPresent(formation -> units.computeIfAbsent(formation, none -> new ArrayList<>())
                                .add(unit));
            }
        }));
    }

    /** Whether a unit or leader is in the set-up. */
    public boolean placed(String piece) {
        return placed.contains(piece);
    }

    /** The ids of the leaders in the set-up, in the order written. */
    public List<String> leaders() {
        return List.copyOf(leaders);
    }

    /** The armies with anyone in the set-up, by id. */
    public List<Army> armies() {
        return List.copyOf(armies.values());
    }

    /** Whether a unit or leader is in the set-up or arrives. */
    public boolean takesPart(String piece) {
        return placed.contains(piece) || arriving.contains(piece);
    }

    /** Whether a unit or leader that belongs to a formation itself takes part. */
    public boolean hasAnyOf(String formation) {
        return formations.contains(formation);
    }

    /** The formations in which units serve. */
    public Set<String> formations() {
        return Set.copyOf(units.keySet());
    }

    /** The units that serve in a formation itself: its own and those attached to it, without those that are elsewhere. */
    public List<Unit> unitsOf(String formation) {
        return List.copyOf(units.getOrDefault(formation, List.of()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Muster muster
                && placed.equals(muster.placed)
                && List.copyOf(leaders).equals(List.copyOf(muster.leaders))
                && arriving.equals(muster.arriving)
                && armies.equals(muster.armies)
                && formations.equals(muster.formations)
                && units.equals(muster.units);
    }

    @Override
    public int hashCode() {
        return placed.hashCode() + 31 * arriving.hashCode();
    }
}
