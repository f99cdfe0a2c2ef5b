package coupdoeil.editor.edit.table;

import coupdoeil.editor.edit.Members;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Where leaders stand among units that are drawn up: by the middle of those whom they lead, to have all in command. */
final class LeaderPosts {

    private static final double APART_INCHES = 0.5;

    private final Roster roster;
    private final List<PlacedPiece> units;
    private final boolean abreast;
    /** How much of the ground beside a unit its leaders have taken, in inches. */
    private final Map<PlacedPiece, Double> taken = new HashMap<>();

    /** @param abreast whether the room is behind the units; else it is beside them */
    LeaderPosts(Roster roster, List<PlacedPiece> units, boolean abreast) {
        this.roster = roster;
        this.units = List.copyOf(units);
        this.abreast = abreast;
    }

    /** The unit beside which a leader stands: of his own the nearest to their middle, one without a leader first. */
    PlacedPiece unitOf(Leader leader) {
        Set<String> led = leader.leads().stream()
                .flatMap(id -> roster.formation(id).stream())
                .flatMap(formation -> new Members(roster, formation).units().stream())
                .map(unit -> unit.id())
                .collect(Collectors.toSet());
        List<PlacedPiece> own =
                units.stream().filter(unit -> led.contains(unit.piece())).toList();
        List<PlacedPiece> all = own.isEmpty() ? units : own;
        double x = all.stream().mapToDouble(unit -> unit.middle().x()).average().orElseThrow();
        double y = all.stream().mapToDouble(unit -> unit.middle().y()).average().orElseThrow();
        return all.stream()
                .min(Comparator.comparing((PlacedPiece unit) -> taken.containsKey(unit))
                        .thenComparing(unit ->
                                Math.hypot(unit.middle().x() - x, unit.middle().y() - y)))
                .orElseThrow();
    }

    /** The place of a leader beside a unit, which nobody gets after him. */
    PlacedPiece post(PlacedPiece leader, PlacedPiece unit) {
        Extent ground = unit.extent();
        double before = taken.getOrDefault(unit, 0.0) + APART_INCHES;
        Pose middle = unit.middle();
        Extent own = leader.extent();
        double size = abreast ? own.depth() : own.width();
        taken.put(unit, before + size);
        return leader.at(
                abreast
                        ? middle.moved(-ground.depth() / 2 - before - own.ahead(), 0)
                        : middle.moved(own.depth() / 2 - own.ahead(), ground.width() / 2 + before + own.left()));
    }
}
