package coupdoeil.validator.ot.sight;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.table.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** What units see of places and of the ground ahead of them, past ground alone (OT Visibility; Fire Combat: Artillery). */
public final class FireField {

    /** How far apart points of the ground are looked at, in inches. */
    private static final double STEP = 1;

    private final Visibility visibility;
    private final FireLines lines;
    private final Memo<Look, Boolean> looks;
    private final Memo<Zone, Boolean> zones;

    /** A unit that may see a place. */
    private record Look(Post post, Place place) {

        @Override
        public int hashCode() {
            return Stand.hash(post.key(), place.id());
        }
    }

    /** A place from which another may be seen. */
    private record Zone(Place from, Place to) {

        @Override
        public int hashCode() {
            return Stand.hash(from.id(), to.id());
        }
    }

    public FireField(Visibility visibility, FireLines lines, Tracker tracker) {
        this.visibility = visibility;
        this.lines = lines;
        this.looks = new Memo<>(tracker, look -> isSeen(visibility.points(look.post), look.place));
        this.zones = new Memo<>(tracker, zone -> isSeen(points(zone.from), zone.to));
    }

    /** Whether a unit sees a point of a place in its arc, no further off than a distance in inches. */
    public boolean sees(Post post, Place place, double reach) {
        List<FireArc> arcs = lines.arcs(post);
        List<Spot> eyes = eyes(post);
        return points(place).stream()
                .filter(point -> arcs.isEmpty() || isIn(arcs, point))
                .anyMatch(point -> isNear(eyes, point, reach) && visibility.seesGround(eyes, point));
    }

    /** Whether a unit sees a point of a place, wherever it looks. */
    public boolean sees(Post post, Place place) {
        return looks.get(new Look(post, place));
    }

    /** Whether a place, such as a zone, has a point from which a point of another is seen. */
    public boolean sees(Place from, Place to) {
        return zones.get(new Zone(from, to));
    }

    private boolean isSeen(List<Spot> eyes, Place place) {
        return points(place).stream().anyMatch(point -> visibility.seesGround(eyes, point));
    }

    /** The middle of a place and its corners. */
    private static List<Spot> points(Place place) {
        List<Spot> points = new ArrayList<>();
        Zones.shape(place).ifPresent(shape -> {
            Coordinate middle = shape.getEnvelopeInternal().centre();
            points.add(Spot.inches(middle.x, middle.y));
            for (Coordinate corner : shape.getCoordinates()) {
                points.add(Spot.inches(corner.x, corner.y));
            }
        });
        return points;
    }

    private static boolean isNear(List<Spot> eyes, Spot point, double reach) {
        return eyes.stream().anyMatch(eye -> eye.inchesFrom(point) <= reach + TerrainSight.TOLERANCE);
    }

    /** How much of the ground in a unit's arc and reach it does not see, in percent, looked at inch by inch. */
    public int blindPercent(Post post, double reach, TableSize table) {
        List<FireArc> arcs = lines.arcs(post);
        List<Spot> eyes = eyes(post);
        if (arcs.isEmpty() || eyes.isEmpty() || reach <= 0) {
            return 0;
        }
        Envelope around = new Envelope();
        eyes.forEach(eye -> around.expandToInclude(eye.xInches(), eye.yInches()));
        around.expandBy(reach);
        Envelope all = around.intersection(new Envelope(0, table.widthInches(), 0, table.depthInches()));
        int blind = 0;
        int count = 0;
        for (double x = Math.floor(all.getMinX()) + STEP / 2; !all.isNull() && x < all.getMaxX(); x += STEP) {
            for (double y = Math.floor(all.getMinY()) + STEP / 2; y < all.getMaxY(); y += STEP) {
                Spot point = Spot.inches(x, y);
                if (isIn(arcs, point) && isNear(eyes, point, reach)) {
                    count++;
                    blind += visibility.seesGround(eyes, point) ? 0 : 1;
                }
            }
        }
        return count == 0 ? 0 : (int) Math.round(100.0 * blind / count);
    }

    private static boolean isIn(List<FireArc> arcs, Spot point) {
        return arcs.stream().anyMatch(arc -> arc.holds(point.xInches(), point.yInches()));
    }

    /** The middles of the fronts of its front rank; of a unit in a block all its points. */
    private List<Spot> eyes(Post post) {
        Footprint footprint = post.footprint();
        return footprint == null
                ? visibility.points(post)
                : footprint.front().stream()
                        .map(stand -> Spot.between(stand.frontLeft(), stand.frontRight()))
                        .toList();
    }
}
