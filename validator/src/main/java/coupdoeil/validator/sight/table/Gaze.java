package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** The front of a piece: which square inches lie in its arc, and which beams its bases look along. Compared by identity. */
public final class Gaze {

    private final Set<String> key;
    private final BitSet before;
    private final List<Eye> eyes;
    private final double ahead;

    /** @param key of the piece among the bodies about; it stops no line of its own */
    public Gaze(String key, Footprint from, Squares squares) {
        Base rectangle = from.rectangle();
        Arcs arcs = new Arcs(rectangle);
        this.key = Set.of(key);
        this.before = squares.where(arcs::isInFront);
        this.ahead = ahead(rectangle);
        this.eyes = from.front().stream()
                .map(base -> new Eye(base.middleX(), base.middleY(), squares, before))
                .toList();
    }

    /** The square inches in the front arc. */
    public BitSet before() {
        return (BitSet) before.clone();
    }

    /** Whether anything in the front arc may lie in a beam: bases stand behind the front, so they look ahead of it. */
    public boolean looksAlong(int beam) {
        return looksAlong(ahead, beam);
    }

    /** The heading of a piece, in radians. */
    static double ahead(Base rectangle) {
        Corner left = rectangle.frontLeft();
        Corner right = rectangle.frontRight();
        return Math.atan2(right.x() - left.x(), left.y() - right.y());
    }

    /** Whether anything in the front arc may lie in a beam from a base that heads this way. */
    static boolean looksAlong(double ahead, int beam) {
        double middle = 2 * Math.PI * (beam + 0.5) / Beam.COUNT - Math.PI;
        return Math.abs(Math.IEEEremainder(middle - ahead, 2 * Math.PI)) <= Math.PI / 2 + Math.PI / Beam.COUNT;
    }

    /** What its bases have of the front arc in a beam. */
    public Beam beam(Surroundings around, int beam) {
        return beam(around, open(around, beam));
    }

    /** The same where it is known what they would have if nobody stood about. */
    public Beam beam(Surroundings around, OpenBeam open) {
        return Beam.of(around, open, key);
    }

    /** What they would have of it if nobody stood about. */
    public OpenBeam open(Surroundings around, int beam) {
        return OpenBeam.of(around, eyes, beam);
    }
}
