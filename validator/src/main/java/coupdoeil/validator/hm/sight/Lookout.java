package coupdoeil.validator.hm.sight;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.sight.table.Beam;
import coupdoeil.validator.sight.table.Gaze;
import coupdoeil.validator.sight.table.OpenBeam;
import coupdoeil.validator.sight.table.PointSight;
import coupdoeil.validator.sight.table.Squares;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * What units and sides see of the ground, by square inches (HM L193-203). Kept beam by beam, and apart what each would be if
 * nobody stood about: when somebody moves, only those beams are looked along again that the ground leaves open to where he
 * was or is, and only past the pieces.
 */
public final class Lookout {

    private final LineOfSight sight;
    private final Stands stands;
    private final Squares squares;
    private final Memo<Piece, Gaze> gazes;
    private final Memo<Range, BitSet> reached;
    private final Memo<Ray, OpenBeam> open;
    private final Memo<Ray, Beam> beams;
    private final Memo<Piece, Beam> seen;

    private record Piece(String key, Footprint footprint) {
        static Piece of(Stand stand) {
            return new Piece(stand.key(), stand.footprint());
        }

        /** By the name alone: a piece rarely stands in two places. */
        @Override
        public int hashCode() {
            return key.hashCode();
        }
    }

    private record Range(Piece piece, int inches) {}

    private record Ray(Gaze gaze, int beam) {}

    public Lookout(LineOfSight sight, Stands stands, TableSize table, Tracker tracker) {
        this.sight = sight;
        this.stands = stands;
        this.squares = new Squares(table.widthInches(), table.depthInches());
        this.gazes = new Memo<>(tracker, piece -> new Gaze(piece.key(), piece.footprint(), squares));
        this.reached = new Memo<>(tracker, this::within);
        this.open = new Memo<>(tracker, ray -> ray.gaze().open(sight, ray.beam()));
        this.beams = new Memo<>(tracker, ray -> ray.gaze().beam(sight, open.get(ray)));
        this.seen = new Memo<>(tracker, piece -> all(gazes.get(piece)));
    }

    private Beam all(Gaze gaze) {
        BitSet some = new BitSet(squares.count());
        Set<String> pieces = new HashSet<>();
        for (int number = 0; number < Beam.COUNT; number++) {
            if (gaze.looksAlong(number)) {
                Beam beam = beams.get(new Ray(gaze, number));
                some.or(beam.seen());
                pieces.addAll(beam.pieces());
            }
        }
        return new Beam(some, pieces);
    }

    public Squares squares() {
        return squares;
    }

    /** The square inches in the front arc of a unit. */
    public BitSet before(Stand stand) {
        return gazes.get(Piece.of(stand)).before();
    }

    /** Of those the ones that are no further from its middle than a distance in inches. */
    public BitSet before(Stand stand, int inches) {
        return (BitSet) reached.get(new Range(Piece.of(stand), inches)).clone();
    }

    private BitSet within(Range range) {
        Coordinate middle = range.piece().footprint().centre();
        double most = range.inches() * Corner.PER_INCH;
        return squares.where(
                gazes.get(range.piece()).before(),
                point -> middle.distance(new Coordinate(point.x(), point.y())) <= most);
    }

    /** The square inches that a unit sees. */
    public BitSet seen(Stand stand) {
        return (BitSet) seen.get(Piece.of(stand)).seen().clone();
    }

    /** Of some pieces those, the nearest first, of which a unit may see something: of the others it surely sees nothing. */
    public List<Stand> inSight(Stand stand, List<Stand> others) {
        Set<String> pieces = seen.get(Piece.of(stand)).pieces();
        Envelope here = stand.footprint().bounds();
        Envelope table = squares.bounds(new Envelope());
        return others.stream()
                .filter(other -> pieces.contains(other.key())
                        || !table.contains(other.footprint().bounds()))
                .sorted(Comparator.comparingDouble(
                        other -> other.footprint().bounds().distance(here)))
                .toList();
    }

    /** The units of a side on the table, in the order of the set-up. */
    public List<Stand> units(String side) {
        return stands.all().stream()
                .filter(stand -> stand.piece() instanceof Unit && stand.side().equals(side))
                .toList();
    }

    /** The square inches that no unit of a side sees. */
    public BitSet blind(String side) {
        BitSet blind = new BitSet(squares.count());
        blind.set(0, squares.count());
        units(side).forEach(unit -> blind.andNot(seen.get(Piece.of(unit)).seen()));
        return blind;
    }

    /** What one would see from a point if nobody stood about. */
    public PointSight overGround(Corner from) {
        Envelope there = new Envelope(from.x(), from.x(), from.y(), from.y());
        return new PointSight(sight.withoutPieces(), from, squares.bounds(there), Set.of());
    }
}
