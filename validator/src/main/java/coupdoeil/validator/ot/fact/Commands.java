package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Commands, which are divisions and cavalry brigades and hold an order each, their commanders, and who is above them (OT
 * Commanders; Army Organization).
 */
public final class Commands {

    private final Roster roster;
    private final RuleSystem system;

    public Commands(Roster roster, RuleSystem system) {
        this.roster = roster;
        this.system = system;
    }

    /** What the rules say of a formation's level. */
    public Attributes level(Formation formation) {
        return system.vocabulary().levels().stream()
                .filter(level -> level.id().equals(formation.level()))
                .map(Choice::effects)
                .findFirst()
                .orElse(Attributes.NONE);
    }

    /** Whether a formation holds an order. A cavalry division does if none of its brigades is a command of its own. */
    public boolean isCommand(Formation formation) {
        return level(formation).flag("command");
    }

    /** The commands of all sides, in the order written. */
    public List<Formation> all() {
        return roster.formations().stream().filter(this::isCommand).toList();
    }

    /** The command that a unit belongs to: the nearest above it; empty if it hangs under none. */
    public Optional<Formation> of(Unit unit) {
        return roster.superiors(unit.under()).stream().filter(this::isCommand).findFirst();
    }

    /** The units of a command, in the order written. */
    public List<Unit> units(Formation command) {
        return roster.units().stream()
                .filter(unit -> of(unit).filter(command::equals).isPresent())
                .toList();
    }

    /** Those who may order a unit: the commanders of the divisions and cavalry brigades above it, nearest first. */
    public List<Leader> commanders(Unit unit) {
        return roster.superiors(unit.under()).stream()
                .filter(formation -> level(formation).has("leaderRangeInches"))
                .filter(formation -> !isSenior(formation))
                .flatMap(formation -> commanders(formation).stream())
                .toList();
    }

    /** The leaders of a formation. */
    public List<Leader> commanders(Formation formation) {
        return roster.leadersOf(formation.id());
    }

    /** Whether a formation is a corps, whose commander orders commands and not units. */
    public boolean isSenior(Formation formation) {
        return level(formation).integer("rank", 0) == 1;
    }

    /** Army and corps commanders above something, nearest first. */
    public List<Leader> seniors(Belonging under) {
        List<Leader> seniors = new ArrayList<>();
        roster.superiors(under).stream()
                .filter(this::isSenior)
                .flatMap(corps -> commanders(corps).stream())
                .forEach(seniors::add);
        roster.armyOf(under)
                .ifPresent(army -> roster.leaders().stream()
                        .filter(leader -> leader.category().equals("army")
                                && roster.armyOf(leader).filter(army::equals).isPresent())
                        .forEach(seniors::add));
        return seniors;
    }

    /** How far a leader commands, in inches, on level ground; 0 if he commands nobody. */
    public double rangeInches(Leader leader) {
        return system.vocabulary().leaderCategories().stream()
                .filter(category -> category.id().equals(leader.category()))
                .mapToInt(category -> category.effects().integer("rangeInches", 0))
                .findFirst()
                .orElse(0);
    }
}
