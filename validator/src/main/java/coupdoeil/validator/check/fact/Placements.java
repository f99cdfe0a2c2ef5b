package coupdoeil.validator.check.fact;

import coupdoeil.model.scenario.Placement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Where the set-up places pieces, read piece by piece; each reading is tracked. A session keeps it and lets it follow the
 * edits of the scenario.
 */
public final class Placements {

    private Map<String, List<Placement>> byPiece;
    private final Tracker tracker;
    private final Map<String, Readings> readings = new HashMap<>();

    public Placements(Map<String, List<Placement>> byPiece, Tracker tracker) {
        this.byPiece = byPiece;
        this.tracker = tracker;
    }

    /** The placements of a piece, in the order written; none if it is not in the set-up. */
    public List<Placement> of(String piece) {
        tracker.read(readings.computeIfAbsent(piece, none -> tracker.readings(1)), 0);
        return byPiece.getOrDefault(piece, List.of());
    }

    /**
     * Goes on with other placements; whatever read a piece that is placed otherwise is out of date.
     *
     * @param moved the pieces of which nobody knows that they are as they were; empty: any
     */
    public void follow(Map<String, List<Placement>> others, Optional<Set<String>> moved) {
        Map<String, List<Placement>> before = byPiece;
        byPiece = others;
        for (String piece : moved.orElseGet(() -> Set.copyOf(readings.keySet()))) {
            Readings reading = readings.get(piece);
            if (reading != null && !Objects.equals(before.get(piece), others.get(piece))) {
                reading.differ(0);
            }
        }
    }
}
