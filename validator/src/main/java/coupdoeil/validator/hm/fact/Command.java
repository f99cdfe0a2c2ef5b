package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.table.fact.Inches;
import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Envelope;

/** Who is in command and who has support (HM Command Range; Attaching; Rolling To-Hit; Independent; Steady). */
public final class Command {

    private final Brigades brigades;
    private final Distances distances;
    private final Morale morale;
    private final Stands stands;
    private final Memo<Stand, Integer> supporters;
    private final Memo<Stand, Boolean> commanded;

    public Command(Brigades brigades, Distances distances, Morale morale, Stands stands, Tracker tracker) {
        this.brigades = brigades;
        this.distances = distances;
        this.morale = morale;
        this.stands = stands;
        this.supporters = new Memo<>(tracker, this::count);
        this.commanded = new Memo<>(tracker, this::hasItsGeneral);
    }

    /** How far its General commands a unit, in inches. */
    public double range(Unit unit) {
        return distances.of(Troops.has(unit, "INDEPENDENT") ? "independentCommand" : "command");
    }

    /** How far a unit is from a General who stands by himself, in inches; empty if he does not. */
    public OptionalDouble inchesFrom(Stand stand, Leader general) {
        return brigades.footprint(general)
                .map(where -> OptionalDouble.of(stand.footprint().inchesFrom(where)))
                .orElse(OptionalDouble.empty());
    }

    /**
     * Whether what stands there is a unit that the General of its brigade commands: from where he stands, or he is with
     * it.
     */
    public boolean isCommanded(Stand stand) {
        return commanded.get(stand);
    }

    private boolean hasItsGeneral(Stand stand) {
        if (!(stand.piece() instanceof Unit unit)) {
            return false;
        }
        Optional<Leader> general = brigades.general(unit);
        if (general.isEmpty()) {
            return false;
        }
        OptionalDouble inches = inchesFrom(stand, general.get());
        return inches.isPresent()
                ? Inches.within(inches.getAsDouble(), range(unit))
                : brigades.with(general.get()).filter(unit.id()::equals).isPresent();
    }

    /** Whether friends can support a unit at all. */
    public static boolean isSupportable(Unit unit) {
        return !Troops.has(unit, "NATIVES");
    }

    /** How near friends support a unit, in inches. */
    public double supportRange(Unit unit) {
        return distances.of(Troops.has(unit, "STEADY") ? "steadySupport" : "support");
    }

    /** How many of them it needs. */
    public static int supportersNeeded(Unit unit) {
        return Troops.has(unit, "STEADY") ? 1 : 2;
    }

    /** How many friends support a unit where it stands; none where there is no unit. */
    public int supporters(Stand stand) {
        return supporters.get(stand);
    }

    private int count(Stand stand) {
        if (!(stand.piece() instanceof Unit unit)) {
            return 0;
        }
        double range = supportRange(unit);
        Envelope around = stand.footprint().bounds();
        around.expandBy((range + 1) * Corner.PER_INCH);
        return (int) stands.near(around).stream()
                .filter(other ->
                        !other.key().equals(stand.key()) && other.side().equals(stand.side()))
                .filter(other -> morale.isFirm(other))
                .filter(other -> Inches.within(stand.footprint(), other.footprint(), range))
                .count();
    }
}
