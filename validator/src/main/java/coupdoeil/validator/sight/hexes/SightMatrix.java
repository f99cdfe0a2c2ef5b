package coupdoeil.validator.sight.hexes;

import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.ArrayList;
import java.util.List;

/**
 * Which of some points see each other.
 *
 * @param points in the order of rows and columns
 * @param rows for each point what it has of each: the best that any of its hexes has of any hex of the other. A point of
 *     which a hex lies in the other sees it
 */
public record SightMatrix(List<Viewpoint> points, List<List<Sighting>> rows) {

    public SightMatrix {
        points = List.copyOf(points);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** Looks from every point at every other: as many looks as there are ordered pairs of their hexes. */
    public static SightMatrix of(Eyes eyes, SightGround ground, List<Viewpoint> points) {
        List<List<Sighting>> rows = new ArrayList<>();
        for (Viewpoint from : points) {
            rows.add(points.stream()
                    .map(to -> from.equals(to) ? Sighting.VISIBLE : look(eyes, ground, from, to))
                    .toList());
        }
        return new SightMatrix(points, rows);
    }

    private static Sighting look(Eyes eyes, SightGround ground, Viewpoint from, Viewpoint to) {
        return Look.best(from, eyes.eyesOf(from), ground, to.hexes())
                .map(Look::sighting)
                .orElse(Sighting.TOO_FAR);
    }

    /** What one point has of another, by their numbers. */
    public Sighting at(int from, int to) {
        return rows.get(from).get(to);
    }

    /** How many others a point sees. */
    public int seenFrom(int from) {
        return (int) rows.get(from).stream().filter(Sighting.VISIBLE::equals).count() - 1;
    }
}
