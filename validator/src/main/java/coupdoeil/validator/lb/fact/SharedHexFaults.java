package coupdoeil.validator.lb.fact;

import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Faults;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What formations of one side ask of one another in a hex (LB 16, 25), for any units in it, the top first. */
public final class SharedHexFaults {

    private final Loads loads;
    private final Terrain terrain;
    private final boolean gunsCount;
    private final int least;
    private final int most;

    public SharedHexFaults(RuleSystem system, Loads loads, Terrain terrain, Switches switches) {
        this.loads = loads;
        this.terrain = terrain;
        this.gunsCount = switches.is("carre.minCounts", "ALL");
        Optional<FormationType> carre = system.formation(Formations.CARRE);
        this.least =
                carre.map(type -> type.effects().integer("minIncrements", 0)).orElse(0);
        this.most = carre.map(type -> type.effects().integer("maxIncrements", Integer.MAX_VALUE))
                .orElse(Integer.MAX_VALUE);
    }

    /** The ids of the rules of shared hexes that these units break as errors. */
    public Set<String> faults(List<Occupant> there) {
        Optional<Occupant> line = line(there);
        return new Faults()
                .note("LB-FORM-01", there.stream().anyMatch(gun -> withoutLine(gun, line)))
                .note("LB-FORM-11", tooSmall(there) || there.stream().anyMatch(SharedHexFaults::noInfantry))
                .note("LB-FORM-12", tooLarge(there))
                .note(
                        "LB-FORM-17",
                        there.stream().anyMatch(gun -> askew(gun, line).isPresent()))
                .ids();
    }

    /** The topmost line of infantry among some units. */
    public Optional<Occupant> line(List<Occupant> there) {
        return Occupant.ofArm(there, Units.INFANTRY).stream()
                .filter(unit -> formed(unit, Formations.LINE))
                .findFirst();
    }

    /**
     * Whether a battery faces a corner as with a line, and stands with none, nor in works that have it face one.
     *
     * @param line the topmost line with it
     */
    public boolean withoutLine(Occupant gun, Optional<Occupant> line) {
        return isGun(gun)
                && gun.placement().faces() == FacingKind.CORNER
                && !terrain.facesAsWorks(gun.placement())
                && line.isEmpty();
    }

    /** The line that a battery stands with and does not face as; a line that faces no corner is LB-FORM-01. */
    public Optional<Occupant> askew(Occupant gun, Optional<Occupant> line) {
        return line.filter(formed -> isGun(gun)
                && formed.facing().flatMap(Facing::corner).isPresent()
                && !formed.facing().equals(Optional.ofNullable(gun.placement().facing())));
    }

    private static boolean isGun(Occupant unit) {
        return unit.arm().equals(Units.ARTILLERY) && !Units.routed(unit.placement());
    }

    /** Whether a unit is in carré that is no infantry. */
    public static boolean noInfantry(Occupant unit) {
        return formed(unit, Formations.CARRE) && !unit.arm().equals(Units.INFANTRY);
    }

    /** The infantry in carré among some units. */
    public static List<Occupant> carre(List<Occupant> there) {
        return Occupant.ofArm(there, Units.INFANTRY).stream()
                .filter(unit -> formed(unit, Formations.CARRE))
                .toList();
    }

    /** Increments that count for the least strength of a carré: its infantry, by a switch its guns too. */
    public int strength(List<Occupant> there) {
        return loads.increments(carre(there)) + (gunsCount ? loads.increments(there, Units.ARTILLERY) : 0);
    }

    /** Increments that a carré needs. */
    public int least() {
        return least;
    }

    /** Increments of more than one regiment that a carré may have. */
    public int most() {
        return most;
    }

    public boolean tooSmall(List<Occupant> there) {
        return !carre(there).isEmpty() && strength(there) < least;
    }

    /** Whether a carré has more increments than it may, and is no single regiment. */
    public boolean tooLarge(List<Occupant> there) {
        List<Occupant> carre = carre(there);
        return loads.increments(carre) > most && loads.regiments(carre, Units.INFANTRY) > 1;
    }

    private static boolean formed(Occupant unit, String formation) {
        Placement placement = unit.placement();
        return formation.equals(placement.formation()) && !Units.routed(placement);
    }
}
