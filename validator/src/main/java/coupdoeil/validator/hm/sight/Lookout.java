package coupdoeil.validator.hm.sight;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.sight.table.FieldOfView;
import coupdoeil.validator.sight.table.PointSight;
import coupdoeil.validator.sight.table.Squares;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;

/** What units and sides see of the ground, by square inches (HM L193-203). */
public final class Lookout {

    private final LineOfSight sight;
    private final Stands stands;
    private final Squares squares;
    private final Memo<Stand, BitSet> seen;
    private final Memo<Footprint, List<BitSet>> overGround;

    public Lookout(LineOfSight sight, Stands stands, TableSize table, Tracker tracker) {
        this.sight = sight;
        this.stands = stands;
        this.squares = new Squares(table.widthInches(), table.depthInches());
        this.seen = new Memo<>(tracker, stand -> {
            FieldOfView view = field(stand);
            return squares.where(view::sees);
        });
        this.overGround = new Memo<>(
                tracker,
                footprint -> new FieldOfView(sight.withoutPieces(), "", footprint, squares.bounds(footprint.bounds()))
                        .seenByEach(squares));
    }

    public Squares squares() {
        return squares;
    }

    /** What a piece sees, to be asked at once. */
    public FieldOfView field(Stand stand) {
        return new FieldOfView(
                sight,
                stand.key(),
                stand.footprint(),
                squares.bounds(stand.footprint().bounds()));
    }

    /** The square inches that a unit sees. */
    public BitSet seen(Stand stand) {
        return (BitSet) seen.get(stand).clone();
    }

    /** The units of a side on the table, in the order of the set-up. */
    public List<Stand> units(String side) {
        return stands.all().stream()
                .filter(stand -> stand.piece() instanceof Unit && stand.side().equals(side))
                .toList();
    }

    /**
     * The square inches that no unit of a side sees. What the ground hides is kept from edit to edit; of the rest only what
     * none of the units before has seen is looked at past those who stand about.
     */
    public BitSet blind(String side) {
        BitSet blind = new BitSet(squares.count());
        blind.set(0, squares.count());
        for (Stand unit : units(side)) {
            List<BitSet> open = overGround.get(unit.footprint());
            List<PointSight> eyes = new FieldOfView(
                            sight.withoutScreens(),
                            unit.key(),
                            unit.footprint(),
                            squares.bounds(unit.footprint().bounds()))
                    .eyes();
            for (int i = 0; i < eyes.size(); i++) {
                PointSight eye = eyes.get(i);
                BitSet looked = (BitSet) open.get(i).clone();
                looked.and(blind);
                blind.andNot(squares.where(looked, eye::sees));
            }
        }
        return blind;
    }

    /** What one would see from a point if nobody stood about. */
    public PointSight overGround(Corner from) {
        Envelope there = new Envelope(from.x(), from.x(), from.y(), from.y());
        return new PointSight(sight.withoutPieces(), from, squares.bounds(there), Set.of());
    }
}
