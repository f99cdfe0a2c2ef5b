package coupdoeil.validator.lb.fact;

import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.fact.Switches;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Regiments of infantry and their battalions (LB 6). A regiment is a counter, or, where it has none, the name that its
 * battalions share.
 */
public final class Regiments {

    /** Special rule that names the battalions that served outside the organisation of their regiment. */
    public static final String BRIGADED = "brigaded";

    private final Roster roster;
    private final Units units;
    private final Organisation organisation;
    private final Presence presence;
    private final SpecialRules special;
    private final boolean brigadedOutExempt;

    public Regiments(
            Roster roster,
            Units units,
            Organisation organisation,
            Presence presence,
            SpecialRules special,
            Switches switches) {
        this.roster = roster;
        this.units = units;
        this.organisation = organisation;
        this.presence = presence;
        this.special = special;
        this.brigadedOutExempt = switches.is("oob.brigadedOut", "EXEMPT");
    }

    /** What a battalion of infantry names as its regiment; empty for any other unit. */
    public Optional<String> regiment(Unit unit) {
        return unit.under().to(Belonging.REGIMENT).filter(regiment -> units.is(unit, Units.INFANTRY, Units.BATTALION));
    }

    /** The battalions of infantry that name a regiment, in the order written. */
    public List<Unit> battalions(String regiment) {
        return organisation.parts(regiment).stream()
                .filter(unit -> units.is(unit, Units.INFANTRY, Units.BATTALION))
                .toList();
    }

    /**
     * What a regiment is called: as its counter; else what follows the slash in all names of its battalions, or its id in
     * words.
     */
    public String name(String regiment) {
        return roster.unit(regiment).map(Unit::name).orElseGet(() -> {
            List<String> named = battalions(regiment).stream()
                    .map(battalion ->
                            battalion.name().substring(battalion.name().indexOf('/') + 1))
                    .distinct()
                    .toList();
            boolean slashed =
                    battalions(regiment).stream().allMatch(it -> it.name().contains("/"));
            return slashed && named.size() == 1 ? named.get(0) : regiment.replace('-', ' ');
        });
    }

    /** Whether a regiment is a unit and not a mere name. */
    public boolean hasCounter(String regiment) {
        return roster.unit(regiment).isPresent();
    }

    /** The organisation that a battalion serves in by itself; empty if it says nothing but its regiment. */
    public Optional<Formation> service(Unit battalion) {
        return roster.superiors(battalion.under()).stream().findFirst();
    }

    /** The organisation of a regiment: its counter's, else the one most of its battalions serve in, of several the first. */
    public Optional<Formation> home(String regiment) {
        Optional<Unit> counter = roster.unit(regiment);
        if (counter.isPresent()) {
            return roster.superiors(counter.get().under()).stream().findFirst();
        }
        Map<Formation, Integer> serving = new LinkedHashMap<>();
        battalions(regiment)
                .forEach(battalion -> service(battalion).ifPresent(one -> serving.merge(one, 1, Integer::sum)));
        // Of several with as many battalions, the first is kept.
        return serving.entrySet().stream()
                .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
                .map(Map.Entry::getKey);
    }

    /** Whether a battalion serves in another organisation than its regiment, and not in one that belongs to it. */
    public boolean servesElsewhere(Unit battalion) {
        Optional<Formation> home = regiment(battalion).flatMap(this::home);
        List<Formation> service = roster.superiors(battalion.under());
        return home.isPresent() && !service.isEmpty() && !service.contains(home.get());
    }

    /** Whether a special rule says that a battalion served outside the organisation of its regiment. */
    public boolean confirmed(Unit battalion) {
        return special.texts(BRIGADED, "units").contains(battalion.id());
    }

    /** The battalions that the counter of a regiment stands for: those present, and of its organisation unless a switch says otherwise. */
    public List<Unit> standsFor(Unit regiment) {
        return battalions(regiment.id()).stream()
                .filter(battalion -> !presence.absent(battalion) && !isApart(battalion))
                .toList();
    }

    /**
     * Whether a unit is part of what a counter of its regiment stands for. A battalion brigaded elsewhere is not, nor are
     * its companies, unless the regiment has its increments too.
     */
    public boolean isOf(Unit part, Unit regiment) {
        Unit battalion = units.size(part).equals(Units.COMPANY)
                ? organisation
                        .whole(part)
                        .filter(whole -> units.size(whole).equals(Units.BATTALION))
                        .orElse(part)
                : part;
        return !isApart(battalion) || countsAll(regiment);
    }

    private boolean isApart(Unit battalion) {
        return brigadedOutExempt && (servesElsewhere(battalion) || confirmed(battalion));
    }

    /** Whether a regiment has the increments of all its battalions, those brigaded elsewhere too. */
    private boolean countsAll(Unit regiment) {
        return units.printed(regiment)
                == battalions(regiment.id()).stream()
                        .filter(battalion -> !presence.absent(battalion))
                        .mapToInt(units::printed)
                        .sum();
    }
}
