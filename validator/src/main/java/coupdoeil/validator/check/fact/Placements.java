package coupdoeil.validator.check.fact;

import coupdoeil.model.scenario.Placement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where the set-up places pieces, read piece by piece; each reading is tracked. A session keeps it and lets it follow the
 * edits of the scenario.
 */
public final class Placements {

    private final Map<String, List<Placement>> byPiece;
    private final Tracker tracker;
    private final Map<String, Readings> readings = new HashMap<>();

    public Placements(Map<String, List<Placement>> byPiece, Tracker tracker) {
        this.byPiece = new HashMap<>(byPiece);
        this.tracker = tracker;
    }

    /** The placements of a piece, in the order written; none if it is not in the set-up. */
    public List<Placement> of(String piece) {
        tracker.read(readings.computeIfAbsent(piece, none -> tracker.readings(1)), 0);
        return byPiece.getOrDefault(piece, List.of());
    }

    /** Goes on with other placements; whatever read a piece that is placed otherwise is out of date. */
    public void follow(Map<String, List<Placement>> others) {
        Map<String, List<Placement>> all = new HashMap<>(others);
        byPiece.keySet().forEach(piece -> all.putIfAbsent(piece, List.of()));
        followSome(all);
    }

    /** The same, if all other pieces are where they were. */
    public void followSome(Map<String, List<Placement>> some) {
        some.forEach((piece, placements) -> {
            Readings reading = readings.get(piece);
            List<Placement> before = placements.isEmpty() ? byPiece.remove(piece) : byPiece.put(piece, placements);
            if (reading != null && !placements.equals(before == null ? List.of() : before)) {
                reading.differ(0);
            }
        });
    }
}
