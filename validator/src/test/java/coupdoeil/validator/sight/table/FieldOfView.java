package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;

/**
 * What a piece sees of points of the ground: what lies in its front arc and a base of its front rank sees (HM Line of
 * Sight).
 */
public final class FieldOfView {

    private final Arcs arcs;
    private final List<PointSight> eyes;

    /**
     * @param key of the piece among the bodies about; it stops no line of its own
     * @param within holds every point that is asked about and the piece, in hundredths of a millimetre
     */
    public FieldOfView(Surroundings around, String key, Footprint from, Envelope within) {
        this.arcs = new Arcs(from.rectangle());
        Looks looks = new Looks(around, Region.of(within), Set.of(key));
        this.eyes = from.front().stream()
                .map(base -> new PointSight(looks, base.middleX(), base.middleY()))
                .toList();
    }

    /** What each base of the front rank has, all round. */
    public List<PointSight> eyes() {
        return eyes;
    }

    /** The squares that each base of the front rank sees in the front arc. */
    public List<BitSet> seenByEach(Squares squares) {
        BitSet before = squares.where(arcs::isInFront);
        return eyes.stream().map(eye -> squares.where(before, eye::sees)).toList();
    }

    public boolean isInArc(Corner point) {
        return arcs.isInFront(point);
    }

    /** Whether it sees a point, which it does not outside its front arc. */
    public boolean sees(Corner point) {
        if (!isInArc(point)) {
            return false;
        }
        for (PointSight eye : eyes) {
            if (eye.sees(point)) {
                return true;
            }
        }
        return false;
    }
}
