package coupdoeil.validator.table.sight;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.fact.ByIdentity;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Patch;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.sight.table.Body;
import coupdoeil.validator.sight.table.Gaze;
import coupdoeil.validator.sight.table.OpenBeam;
import coupdoeil.validator.sight.table.PointSight;
import coupdoeil.validator.sight.table.SquareSet;
import coupdoeil.validator.sight.table.Squares;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * What units and sides see of the ground, by square inches. Kept beam by beam, and apart what each would be if
 * nobody stood about: when somebody moves, only those beams are looked along again that the ground leaves open to where he
 * was or is, and only past the pieces.
 */
public final class TableViewsheds {

    /** Of so many square inches a beam is looked along among the first, among the next, and so on. */
    private static final int[] WIDE = {300, 150, 75, 30, 1};

    private final LineOfSight sight;
    private final Stands stands;
    private final Squares squares;
    private final Memo<Piece, Gaze> gazes;
    private final Memo<Range, BitSet> reached;
    private final Memo<Ray, Prospect> open;
    private final Memo<Piece, Outlook> outlooks;
    private final ByIdentity<Stand, Memo<Piece, Outlook>.Question> outlook;
    private final Memo<Ray, List<Body>> standing;
    private final Memo<Ray, SquareSet> beams;
    private final Memo<Piece, BitSet> seen;
    private final Memo<String, BitSet> blind;

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

    /** What the ground leaves open to a ray. */
    private record Prospect(OpenBeam beam, Patch reach, SquareSet most, int count, Memo<Ray, SquareSet>.Question seen) {

        static Prospect of(OpenBeam beam, Memo<Ray, SquareSet>.Question seen) {
            SquareSet most = SquareSet.of(beam.seen());
            return new Prospect(
                    beam, new Patch(beam.reach().bounds(), beam.reach()::mayMeet), most, most.count(), seen);
        }
    }

    /**
     * What the ground leaves open to a piece, beam by beam.
     *
     * @param bounds around all that may be seen of the table, in hundredths of a millimetre
     */
    private record Outlook(List<Prospect> beams, List<List<Prospect>> byWidth, SquareSet most, Envelope bounds) {
        static Outlook of(List<Prospect> beams) {
            BitSet most = new BitSet();
            Envelope bounds = new Envelope();
            for (Prospect prospect : beams) {
                most.or(prospect.beam().seen());
                bounds.expandToInclude(prospect.beam().reach().bounds());
            }
            return new Outlook(beams, byWidth(beams), SquareSet.of(most), bounds);
        }

        /**
         * For each of {@link #WIDE} the beams of at least so many square inches that are not as wide as those before.
         */
        private static List<List<Prospect>> byWidth(List<Prospect> beams) {
            List<List<Prospect>> byWidth = new ArrayList<>();
            int below = Integer.MAX_VALUE;
            for (int least : WIDE) {
                int most = below;
                byWidth.add(beams.stream()
                        .filter(beam -> beam.count() >= least && beam.count() < most)
                        .toList());
                below = least;
            }
            return byWidth;
        }

        boolean mayReach(Envelope rectangle) {
            return bounds.intersects(rectangle)
                    && beams.stream().anyMatch(beam -> beam.beam().reach().mayMeet(rectangle));
        }
    }

    public TableViewsheds(LineOfSight sight, Stands stands, TableSize table, Tracker tracker) {
        this.sight = sight;
        this.stands = stands;
        this.squares = new Squares(table.widthInches(), table.depthInches());
        this.gazes = new Memo<>(tracker, piece -> new Gaze(piece.key(), piece.footprint(), squares));
        this.reached = new Memo<>(tracker, this::within);
        this.open = new Memo<>(tracker, this::prospect);
        this.outlooks = new Memo<>(tracker, piece -> Outlook.of(all(gazes.get(piece), open)));
        this.outlook = new ByIdentity<>(stand -> outlooks.question(Piece.of(stand)));
        this.standing = Memo.compared(tracker, ray -> sight.bodies(open.get(ray).reach()));
        this.beams = new Memo<>(
                tracker,
                ray -> SquareSet.of(ray.gaze().seen(sight, open.get(ray).beam(), standing.get(ray))));
        this.blind = Memo.compared(tracker, side -> units(side).isEmpty() ? new BitSet() : blind(units(side)));
        this.seen = new Memo<>(tracker, piece -> union(all(gazes.get(piece), beams)));
    }

    private Prospect prospect(Ray ray) {
        return Prospect.of(ray.gaze().open(sight, ray.beam()), beams.question(ray));
    }

    private static <T> List<T> all(Gaze gaze, Memo<Ray, T> of) {
        return gaze.beams().stream().map(beam -> of.get(new Ray(gaze, beam))).toList();
    }

    private BitSet union(List<SquareSet> some) {
        BitSet all = new BitSet(squares.count());
        some.forEach(set -> set.addTo(all));
        return all;
    }

    public Squares squares() {
        return squares;
    }

    /** The square inches in the front arc of a unit that are no further from its middle than a distance in inches. */
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
        return (BitSet) seen.get(Piece.of(stand)).clone();
    }

    /**
     * The square inches that none of some units sees. What one sees is not asked of the others; those beams are looked along
     * first to which the ground leaves most open.
     */
    public BitSet blind(List<Stand> units) {
        List<Outlook> outlooksOfAll =
                units.stream().map(unit -> outlook.of(unit).get()).toList();
        long[] left = SquareSet.all(squares);
        for (int width = 0; width < WIDE.length; width++) {
            for (Outlook outlook : outlooksOfAll) {
                look(outlook, outlook.byWidth().get(width), left);
            }
        }
        return BitSet.valueOf(left);
    }

    private static void look(Outlook outlook, List<Prospect> beams, long[] left) {
        if (beams.isEmpty()) {
            return;
        }
        long[] some = outlook.most().where(left);
        for (Prospect prospect : beams) {
            if (prospect.most().isIn(some) && prospect.most().isAnyOf(left)) {
                prospect.seen().get().takeFrom(left);
            }
        }
    }

    /** Whether the ground may leave open to a piece where another stands; if not, it surely sees nothing of it. */
    boolean mayReach(LineOfSight.Pair pair) {
        Envelope there = pair.other().bounds();
        return !table().contains(there)
                || outlooks.get(new Piece(pair.from(), pair.there())).mayReach(there);
    }

    /** The same for one piece and many others: sooner, but it lets more of them pass. */
    Predicate<Footprint> mayReach(Stand stand) {
        Envelope bounds = outlook.of(stand).get().bounds();
        Envelope table = table();
        return other -> other.mayMeet(bounds) || !table.contains(other.bounds());
    }

    private Envelope table() {
        return squares.bounds(new Envelope());
    }

    /** The units of a side on the table, in the order of the set-up. */
    public List<Stand> units(String side) {
        return stands.all().stream()
                .filter(stand -> stand.piece() instanceof Unit && stand.side().equals(side))
                .toList();
    }

    /** The square inches that no unit of a side sees; none if it has no unit on the table. */
    public BitSet blind(String side) {
        return (BitSet) blind.get(side).clone();
    }

    /** What one would see from a point if nobody stood about. */
    public PointSight overGround(Corner from) {
        Envelope there = new Envelope(from.x(), from.x(), from.y(), from.y());
        return new PointSight(sight.withoutPieces(), from, squares.bounds(there), Set.of());
    }
}
