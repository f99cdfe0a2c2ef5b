package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Commands, which are divisions and cavalry brigades and hold an order each, their commanders, and who is above them (OT
 * Commanders; Army Organization).
 */
public record Commands(Roster roster, RuleSystem system) {

    public static final String INFANTRY_DIVISION = "infantry-division";
    public static final String CAVALRY_BRIGADE = "cavalry-brigade";

    /** Attributes of leaders. */
    public static final List<String> RATINGS = List.of("leadership", "tactical");

    /** Rank of brigades: a corps has 1, a division 2. */
    public static final int BRIGADE_RANK = 3;

    private static final Set<String> SENIOR = Set.of("army", "corps");

    /** What the rules say of a formation's level. */
    public Attributes level(Formation formation) {
        return Choice.effects(system.vocabulary().levels(), formation.level());
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

    /** The formations above a unit, nearest first. */
    public List<Formation> superiors(Unit unit) {
        return roster.superiors(unit.under());
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
                .filter(this::ordersUnits)
                .flatMap(formation -> commanders(formation).stream())
                .toList();
    }

    /** The leader of an id; empty if it is none. */
    public Optional<Leader> leader(String id) {
        return roster.piece(id).filter(Leader.class::isInstance).map(Leader.class::cast);
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

    /** Whether the commander of a formation orders units: of a division or a cavalry brigade. */
    public boolean ordersUnits(Formation formation) {
        return level(formation).has("leaderRangeInches") && !isSenior(formation);
    }

    /** Whether a formation is a division, of infantry or of cavalry. */
    public boolean isDivision(Formation formation) {
        return level(formation).integer("rank", 0) == BRIGADE_RANK - 1;
    }

    /** Whether a formation is a brigade that has no commander's figure. */
    public boolean isInfantryBrigade(Formation formation) {
        return level(formation).integer("rank", 0) == BRIGADE_RANK && !ordersUnits(formation);
    }

    /** Whether a leader commands an army or a corps. */
    public static boolean isSenior(Leader leader) {
        return SENIOR.contains(leader.category());
    }

    /** Whether a unit is under a leader, whose own or an infantry brigade's it may be. */
    public boolean mayOrder(Leader leader, Unit unit) {
        return isSenior(leader)
                ? seniors(unit.under()).contains(leader)
                : roster.superiors(unit.under()).stream()
                        .anyMatch(formation -> leader.leads().contains(formation.id()));
    }

    /** Whether a corps commander of an army is rated who is off the board. */
    public static boolean hasOffBoard(Army army) {
        return army.attributes().has("offBoardLeadership") && army.attributes().has("offBoardTactical");
    }

    /** Whether any army of a side has one. */
    public boolean hasOffBoard(String side) {
        return roster.armies().stream().filter(army -> army.side().equals(side)).anyMatch(Commands::hasOffBoard);
    }

    /** The nation of a leader: his own, else his army's; empty if nobody says. */
    public static String nation(Leader leader, Optional<Army> army) {
        return leader.nationality().isBlank()
                ? army.map(Nations::of).orElse("")
                : leader.nationality().strip().toLowerCase(Locale.ROOT);
    }

    /** The nation of whoever commands a formation of an army. */
    public String nation(Formation command, Army army) {
        return commanders(command).stream()
                .findFirst()
                .map(leader -> nation(leader, Optional.of(army)))
                .orElseGet(() -> Nations.of(army));
    }

    /** The senior commander of a side: of its army, else of its first corps; empty if it has neither. */
    public Optional<Leader> senior(String side) {
        List<Leader> leaders = roster.leaders().stream()
                .filter(leader -> roster.sideOf(leader).filter(side::equals).isPresent())
                .toList();
        return leaders.stream()
                .filter(leader -> leader.category().equals("army"))
                .findFirst()
                .or(() -> leaders.stream()
                        .filter(leader -> leader.category().equals("corps"))
                        .findFirst());
    }

    /** How far a leader commands, in inches, on level ground; 0 if he commands nobody. */
    public double rangeInches(Leader leader) {
        return Choice.effects(system.vocabulary().leaderCategories(), leader.category())
                .integer("rangeInches", 0);
    }
}
