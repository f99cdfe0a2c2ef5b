package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.sight.table.Squares;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/**
 * The square inches of the table that are within sight of somebody, each by its middle. What the ground leaves open is kept
 * apart, so that only troops are looked past again when somebody moves (OT Visibility).
 */
public final class SeenSquares {

    private final Visibility visibility;
    private final Squares squares;
    private final Memo<Lookout, BitSet> open;
    private final Memo<Lookout, BitSet> seen;

    public SeenSquares(Visibility visibility, TableSize table, Tracker tracker) {
        this.visibility = visibility;
        this.squares = new Squares(table.widthInches(), table.depthInches());
        this.open = new Memo<>(tracker, this::overGround);
        this.seen = new Memo<>(tracker, this::pastTroops);
    }

    public Squares squares() {
        return squares;
    }

    /** Those that somebody sees. */
    BitSet of(Lookout from) {
        return (BitSet) seen.get(from).clone();
    }

    private BitSet overGround(Lookout from) {
        Eyes eyes = new Eyes(from, around(from));
        return squares.where(middle -> eyes.see(Spot.of(middle), List.of()));
    }

    private BitSet pastTroops(Lookout from) {
        Envelope around = around(from);
        List<Stand> troops = visibility.troops(from, from, around);
        Eyes eyes = new Eyes(from, around);
        return squares.where(open.get(from), middle -> eyes.see(Spot.of(middle), troops));
    }

    private Envelope around(Lookout from) {
        Envelope around = TerrainSight.around(from.points(), List.of());
        around.expandBy((visibility.mostInches() + 1) * Corner.PER_INCH);
        return around;
    }

    /** The points of somebody; the one that saw last is asked first, for it mostly sees what lies beside that, too. */
    private final class Eyes {

        private final Lookout from;
        private final TerrainSight terrain;
        private int last;
        private @Nullable Lookout there;

        Eyes(Lookout from, Envelope around) {
            this.from = from;
            this.terrain = visibility.terrain(around);
        }

        boolean see(Spot spot, List<Stand> troops) {
            List<Spot> points = from.points();
            for (int i = 0; i < points.size(); i++) {
                int next = (last + i) % points.size();
                if (isOpen(points.get(next), spot, troops)) {
                    last = next;
                    return true;
                }
            }
            return false;
        }

        private boolean isOpen(Spot eye, Spot spot, List<Stand> troops) {
            if (eye.inchesFrom(spot) > visibility.mostInches() + TerrainSight.TOLERANCE) {
                return false;
            }
            for (Stand unit : troops) {
                if (visibility.stops(unit, eye, spot) && !isSeenOver(unit, spot)) {
                    return false;
                }
            }
            return terrain.stops(eye, spot).isEmpty();
        }

        private boolean isSeenOver(Stand unit, Spot spot) {
            if (there == null || !there.points().get(0).equals(spot)) {
                there = visibility.lookout(spot);
            }
            return visibility.isSeenOver(unit, from, there);
        }
    }
}
