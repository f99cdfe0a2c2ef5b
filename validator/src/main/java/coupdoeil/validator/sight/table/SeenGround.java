package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Outline;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/**
 * The ground that a piece or a point sees, as polygons on the grid of whole hundredths of a millimetre: every point of it is
 * one to which {@link Looks} finds a line clear, but for what rounding to the grid moves and arcs at the depth of a wood,
 * which are straight to some thousandths of an inch. Made beam by beam, of no more than lies nearer than where sight surely
 * ends; about a millisecond for each base on a crowded table.
 */
public final class SeenGround {

    private final Surroundings around;
    private final Set<String> without;
    private final Envelope table;
    private final List<List<Edge>> limits;
    private final SeenEdges edges = new SeenEdges();

    private SeenGround(Surroundings around, Set<String> without, Envelope table) {
        this.around = around;
        this.without = without;
        this.table = table;
        this.limits = new ArrayList<>(List.of(Outline.of(rectangle(table)).edges()));
    }

    private static Base rectangle(Envelope of) {
        return new Base(
                new Corner(of.getMinX(), of.getMaxY()),
                new Corner(of.getMaxX(), of.getMaxY()),
                new Corner(of.getMaxX(), of.getMinY()),
                new Corner(of.getMinX(), of.getMinY()));
    }

    /**
     * What a piece sees in its front arc, in hundredths of a millimetre: what any base of its front rank sees.
     *
     * @param key of the piece among the bodies about; it stops no line of its own
     * @param table in hundredths
     */
    public static Geometry of(Surroundings around, String key, Footprint from, Envelope table) {
        SeenGround seen = new SeenGround(around, Set.of(key), table);
        seen.limits.add(new Arcs(from.rectangle()).edgesOfFront());
        List<Integer> beams = Gaze.beams(from.rectangle());
        for (Base base : from.front()) {
            for (int beam = 0; beam < Beam.COUNT; beam++) {
                if (beams.contains(beam)) {
                    seen.look(base.middleX(), base.middleY(), beam);
                } else {
                    seen.edges.leap();
                }
            }
            seen.edges.leap();
        }
        return Windings.covered(seen.edges.all());
    }

    /** What one sees from a point all round, in hundredths of a millimetre, past whoever stands about. */
    public static Geometry ofPoint(Surroundings around, Corner from, Envelope table) {
        SeenGround seen = new SeenGround(around, Set.of(), table);
        for (int beam = 0; beam < Beam.COUNT; beam++) {
            seen.look(Math.round(from.x() * 4), Math.round(from.y() * 4), beam);
        }
        return Windings.covered(seen.edges.all());
    }

    private void look(long x, long y, int beam) {
        if (table.isNull()) {
            return;
        }
        OpenGround open = OpenGround.of(around, x, y, beam, table);
        List<Body> bodies = around.bodies(open).stream()
                .filter(body -> !without.contains(body.key()) && open.mayMeet(body.bounds()))
                .toList();
        Horizon horizon = bodies.isEmpty()
                ? open.horizon()
                : new Horizon(open.horizon(), Looks.pastPieces(around, bodies).stops(x, y));
        List<Obstacle> obstacles = new ArrayList<>();
        limits.forEach(limit -> obstacles.add(Obstacle.limit(limit)));
        bodies.forEach(body -> addBases(body, horizon, obstacles));
        for (Screen screen : open.ground().screens()) {
            if (horizon.maySee(screen.outline().bounds())) {
                obstacles.add(Obstacle.of(screen, x, y));
            }
        }
        for (Contour contour : open.ground().contours()) {
            if (horizon.maySee(contour.outline().bounds())) {
                obstacles.add(Obstacle.of(contour, x, y));
            }
        }
        new Fan(x, y, beam, new Passage(horizon.ownLevel(), limits.size()), edges).look(obstacles);
    }

    private void addBases(Body body, Horizon horizon, List<Obstacle> obstacles) {
        for (int number = 0; number < body.bases().size(); number++) {
            Outline outline = body.outlines().get(number);
            if (horizon.maySee(outline.bounds())) {
                obstacles.add(Obstacle.piece(outline, around.level(body.bases().get(number))));
            }
        }
    }
}
