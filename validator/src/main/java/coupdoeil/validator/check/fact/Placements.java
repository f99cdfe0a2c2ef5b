package coupdoeil.validator.check.fact;

import coupdoeil.model.scenario.Placement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

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

    /** Goes on with other placements; whatever read a piece that is placed otherwise is out of date. */
    public void follow(Map<String, List<Placement>> others) {
        Map<String, List<Placement>> before = byPiece;
        byPiece = others;
        if (before != others) {
            readings.forEach((piece, reading) -> {
                List<Placement> was = before.get(piece);
                List<Placement> is = others.get(piece);
                if (was != is && !Objects.equals(was, is)) {
                    reading.differ(0);
                }
            });
        }
    }
}
