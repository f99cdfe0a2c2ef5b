package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/** The front of a piece: which square inches lie in its arc, and which beams its bases look along. Compared by identity. */
public final class Gaze {

    private final String key;
    private final BitSet before;
    private final List<Eye> eyes;
    private final List<Integer> beams;

    /** @param key of the piece among the bodies about; it stops no line of its own */
    public Gaze(String key, Footprint from, Squares squares) {
        Base rectangle = from.rectangle();
        Arcs arcs = new Arcs(rectangle);
        this.key = key;
        this.before = squares.where(arcs::isInFront);
        this.beams = beams(rectangle);
        this.eyes = from.front().stream()
                .map(base -> new Eye(base.middleX(), base.middleY(), squares, before))
                .toList();
    }

    /** The square inches in the front arc. */
    public BitSet before() {
        return (BitSet) before.clone();
    }

    /** The beams in which anything of the front arc may lie. */
    public List<Integer> beams() {
        return beams;
    }

    /** Those of a piece: bases stand behind the front of the rectangle around them, so they look ahead of it. */
    static List<Integer> beams(Base rectangle) {
        Corner left = rectangle.frontLeft();
        Corner right = rectangle.frontRight();
        double ahead = Math.atan2(right.x() - left.x(), left.y() - right.y());
        return IntStream.range(0, Beam.COUNT)
                .filter(beam -> looksAlong(ahead, beam))
                .boxed()
                .toList();
    }

    private static boolean looksAlong(double ahead, int beam) {
        double middle = 2 * Math.PI * (beam + 0.5) / Beam.COUNT - Math.PI;
        return Math.abs(Math.IEEEremainder(middle - ahead, 2 * Math.PI)) <= Math.PI / 2 + Math.PI / Beam.COUNT;
    }

    /**
     * The square inches of the front arc that its bases see in a beam.
     *
     * @param open what they would see of it if nobody stood about
     * @param bodies whoever may stand within {@linkplain OpenBeam#reach() reach} of that
     */
    public BitSet seen(Surroundings around, OpenBeam open, Collection<Body> bodies) {
        return Beam.seen(
                around,
                open,
                bodies.stream().filter(body -> !body.key().equals(key)).toList());
    }

    /** What they would have of it if nobody stood about. */
    public OpenBeam open(Surroundings around, int beam) {
        return OpenBeam.of(around, eyes, beam);
    }
}
