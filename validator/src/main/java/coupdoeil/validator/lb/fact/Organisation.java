package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who belongs to whom (LB 6, 42, 43): regiments, battalions and companies, which stand for one another, and the
 * organisations that carry morale levels or count as divisions. A battalion names its regiment, and a company its
 * battalion or regiment, by the relation {@value Belonging#REGIMENT}.
 */
public final class Organisation {

    /** How many battalions an organisation has, if not all are in the order of battle. */
    public static final String BATTALIONS = "battalions";

    private final RuleSystem system;
    private final Roster roster;
    private final Units units;
    private final Map<String, List<Unit>> parts = new HashMap<>();

    public Organisation(RuleSystem system, Roster roster, Units units) {
        this.system = system;
        this.roster = roster;
        this.units = units;
        for (Unit unit : roster.units()) {
            unit.under()
                    .to(Belonging.REGIMENT)
                    .ifPresent(whole -> parts.computeIfAbsent(whole, none -> new ArrayList<>())
                            .add(unit));
        }
    }

    /** The unit that a unit is part of: the regiment of a battalion, the battalion or regiment of a company. */
    public Optional<Unit> whole(Unit unit) {
        return unit.under().to(Belonging.REGIMENT).flatMap(roster::unit).filter(whole -> !whole.equals(unit));
    }

    /** The units that name a unit as what they are part of, in the order written. */
    public List<Unit> parts(Unit unit) {
        return parts(unit.id());
    }

    /** The units that name something as what they are part of, be it no unit but a mere name, in the order written. */
    public List<Unit> parts(String whole) {
        return List.copyOf(parts.getOrDefault(whole, List.of()));
    }

    /** The battalions of a regiment, in the order written. */
    public List<Unit> battalions(Unit regiment) {
        return parts(regiment).stream()
                .filter(part -> units.size(part).equals(Units.BATTALION))
                .toList();
    }

    /** The units that a unit is part of, nearest first; a circle ends where it would repeat. */
    public List<Unit> wholes(Unit unit) {
        Set<Unit> wholes = new LinkedHashSet<>();
        Optional<Unit> next = whole(unit);
        while (next.isPresent() && !next.get().equals(unit) && wholes.add(next.get())) {
            next = whole(next.get());
        }
        return List.copyOf(wholes);
    }

    /** What a unit counts towards: the id of the largest unit it is part of, or the mere name that one gives, else its own. */
    public String regiment(Unit unit) {
        List<Unit> wholes = wholes(unit);
        Unit largest = wholes.isEmpty() ? unit : wholes.get(wholes.size() - 1);
        return largest.under()
                .to(Belonging.REGIMENT)
                .filter(name -> roster.unit(name).isEmpty())
                .orElse(largest.id());
    }

    /** The battalions that a unit counts as: a regiment those listed for it, everything else one. */
    public int countAsBattalions(Unit unit) {
        return units.is(unit, Units.INFANTRY, Units.REGIMENT)
                ? Math.max(1, battalions(unit).size())
                : 1;
    }

    /** The organisation whose morale level a unit shares: the one it names, else the nearest above it that carries one. */
    public Optional<Formation> moraleOrganisation(Unit unit) {
        Optional<Formation> named =
                unit.under().to(Belonging.MORALE).flatMap(roster::formation).filter(this::carriesMorale);
        return named.isPresent()
                ? named
                : superiors(unit).stream().filter(this::carriesMorale).findFirst();
    }

    /** Whether an organisation carries a morale level: as it says, else as its level does. */
    public boolean carriesMorale(Formation formation) {
        return says(formation, "moraleOrganisation");
    }

    /** The division that a unit force marches with; a battery may name it as the one it is attached to. */
    public Optional<Formation> division(Unit unit) {
        Optional<Formation> attached =
                unit.attributes().text("attachedTo").flatMap(roster::formation).filter(this::isDivision);
        return attached.isPresent()
                ? attached
                : superiors(unit).stream().filter(this::isDivision).findFirst();
    }

    /** Whether an organisation counts as a division: as it says, else as its level does. */
    public boolean isDivision(Formation formation) {
        return says(formation, "division");
    }

    /** The organisations above a unit, nearest first; a part without a superior of its own has those of its whole. */
    public List<Formation> superiors(Unit unit) {
        List<Formation> own = roster.superiors(unit.under());
        if (!own.isEmpty()) {
            return own;
        }
        return wholes(unit).stream()
                .map(whole -> roster.superiors(whole.under()))
                .filter(chain -> !chain.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /**
     * The number of infantry battalions that a morale level is worked out from: the one that the organisation gives, else
     * that of the order of battle.
     */
    public int battalionCount(Formation formation) {
        return formation
                .attributes()
                .integer(BATTALIONS)
                .orElseGet(() -> battalions(formation).size());
    }

    /**
     * The infantry battalions of the order of battle that share a morale level, a regiment counting as its battalions and
     * never twice.
     */
    public List<Unit> battalions(Formation formation) {
        return roster.units().stream()
                .filter(unit -> unit.arm().equals(Units.INFANTRY))
                .filter(unit ->
                        moraleOrganisation(unit).filter(formation::equals).isPresent())
                .filter(unit -> units.size(unit).equals(Units.BATTALION)
                        || (units.size(unit).equals(Units.REGIMENT)
                                && battalions(unit).isEmpty()))
                .toList();
    }

    private boolean says(Formation formation, String flag) {
        return formation.attributes().has(flag)
                ? formation.attributes().flag(flag)
                : system.level(formation.level())
                        .map(Choice::effects)
                        .orElse(Attributes.NONE)
                        .flag(flag);
    }
}
