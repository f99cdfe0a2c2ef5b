package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.hm.fact.Garrisons.Garrison;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Insider;
import coupdoeil.validator.table.fact.Site;
import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Envelope;

/** Who is in command and who has support (HM Command Range; Attaching; Rolling To-Hit; Independent; Steady). */
public final class Command {

    private final Brigades brigades;
    private final Distances distances;
    private final Morale morale;
    private final Stands stands;
    private final Garrisons garrisons;
    private final Memo<Stand, Integer> supporters;
    private final Memo<Stand, Boolean> commanded;

    public Command(
            Brigades brigades,
            Distances distances,
            Morale morale,
            Stands stands,
            Garrisons garrisons,
            Tracker tracker) {
        this.brigades = brigades;
        this.distances = distances;
        this.morale = morale;
        this.stands = stands;
        this.garrisons = garrisons;
        this.supporters = new Memo<>(
                tracker, stand -> count(stand.key(), stand.piece(), stand.side(), Site.of(stand.footprint())));
        this.commanded = new Memo<>(tracker, stand -> hasItsGeneral(stand.piece(), Site.of(stand.footprint())));
    }

    /** How far its General commands a unit, in inches. */
    public double range(Unit unit) {
        return distances.of(Troops.has(unit, "INDEPENDENT") ? "independentCommand" : "command");
    }

    /** How far something is from a General who is somewhere by himself, in inches; empty if he is not. */
    public OptionalDouble inchesFrom(Site site, Leader general) {
        return brigades.site(general)
                .map(where -> OptionalDouble.of(site.inchesFrom(where)))
                .orElse(OptionalDouble.empty());
    }

    /**
     * Whether what stands there is a unit that the General of its brigade commands: from where he stands, or he is with
     * it.
     */
    public boolean isCommanded(Stand stand) {
        return commanded.get(stand);
    }

    /** The same of who is in garrison. */
    public boolean isCommanded(Garrison garrison) {
        return hasItsGeneral(garrison.insider().piece(), garrison.site());
    }

    private boolean hasItsGeneral(Piece piece, Site site) {
        if (!(piece instanceof Unit unit)) {
            return false;
        }
        Optional<Leader> general = brigades.general(unit);
        if (general.isEmpty()) {
            return false;
        }
        OptionalDouble inches = inchesFrom(site, general.get());
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

    /** How many friends support a unit in garrison; none if it is no unit. */
    public int supporters(Garrison garrison) {
        Insider insider = garrison.insider();
        return count(insider.piece().id(), insider.piece(), insider.side(), garrison.site());
    }

    private int count(String key, Piece piece, String side, Site site) {
        if (!(piece instanceof Unit unit)) {
            return 0;
        }
        double range = supportRange(unit);
        Envelope around = site.bounds();
        around.expandBy((range + 1) * Corner.PER_INCH);
        long standing = stands.near(around).stream()
                .filter(other -> !other.key().equals(key) && other.side().equals(side))
                .filter(other -> morale.isFirm(other))
                .filter(other -> Inches.within(site.inchesFrom(other.footprint()), range))
                .count();
        long inside = garrisons
                .near(around)
                .filter(other -> !other.insider().piece().id().equals(piece.id())
                        && other.side().equals(side))
                .filter(other ->
                        morale.isFirm(other.insider().piece(), other.insider().placement()))
                .filter(other -> Inches.within(site.inchesFrom(other.site()), range))
                .count();
        return (int) (standing + inside);
    }
}
