package coupdoeil.validator.roster;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.roster.RosterNotes.Column;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The forces of a battle as players have them before them: armies, their formations, and what is noted of each of their
 * units that is set up or arrives. Columns of which nobody has a value are left out. Linear in the order of battle.
 *
 * @param armies in the order written; last, without a name, whoever belongs to none
 */
public record RosterSheet(List<Column> ofArmies, List<Column> ofFormations, List<Column> ofUnits, List<Force> armies) {

    /** An army, formation or unit. @param values by the keys of its columns; what is not known is left out */
    public record Entry(String id, String name, Attributes values) {}

    /** An army with its formations. @param side what its side is called */
    public record Force(Entry army, String side, List<Group> formations) {
        public Force {
            formations = List.copyOf(formations);
        }
    }

    /** A formation with its own units; that of units without one has no name. */
    public record Group(Entry formation, List<Entry> units) {
        public Group {
            units = List.copyOf(units);
        }
    }

    private static final Entry NONE = new Entry("", "", Attributes.NONE);

    public RosterSheet {
        ofArmies = List.copyOf(ofArmies);
        ofFormations = List.copyOf(ofFormations);
        ofUnits = List.copyOf(ofUnits);
        armies = List.copyOf(armies);
    }

    public static RosterSheet of(Situation situation) {
        RosterNotes notes = RosterNotes.of(situation);
        Roster roster = situation.roster();
        Beginnings beginnings = new Beginnings(situation);
        Map<String, Integer> order = new HashMap<>();
        roster.formations().forEach(formation -> order.put(formation.id(), order.size()));
        Map<String, Map<String, List<Entry>>> units = new LinkedHashMap<>();
        roster.armies().forEach(army -> units.put(army.id(), groups(order)));
        for (Unit unit : roster.units()) {
            if (beginnings.takesPart(unit.id())) {
                String army = roster.armyOf(unit).map(Army::id).orElse("");
                String formation = roster.formationOf(unit).map(Formation::id).orElse("");
                units.computeIfAbsent(army, none -> groups(order))
                        .computeIfAbsent(formation, none -> new ArrayList<>())
                        .add(new Entry(unit.id(), unit.name(), notes.unit(unit)));
            }
        }
        List<Force> armies = new ArrayList<>();
        units.forEach((id, groups) -> armies.add(force(roster, id, groups, notes)));
        List<Entry> formations = armies.stream()
                .flatMap(force -> force.formations().stream().map(Group::formation))
                .toList();
        List<Entry> all = armies.stream()
                .flatMap(force -> force.formations().stream())
                .flatMap(group -> group.units().stream())
                .toList();
        return new RosterSheet(
                said(notes.ofArmies(), armies.stream().map(Force::army).toList()),
                said(notes.ofFormations(), formations),
                said(notes.ofUnits(), all),
                armies);
    }

    private static Force force(Roster roster, String id, Map<String, List<Entry>> units, RosterNotes notes) {
        Entry army = roster.army(id)
                .map(known -> new Entry(id, known.name(), notes.army(known)))
                .orElse(NONE);
        String side = roster.army(id)
                .map(known -> roster.side(known.side()).map(one -> one.name()).orElse(known.side()))
                .orElse("");
        List<Group> groups = new ArrayList<>();
        units.forEach((formation, own) -> groups.add(new Group(
                roster.formation(formation)
                        .map(known -> new Entry(formation, known.name(), notes.formation(known)))
                        .orElse(NONE),
                own)));
        return new Force(army, side, groups);
    }

    /** By the id of the formation, in the order written; last whoever is in none. */
    private static Map<String, List<Entry>> groups(Map<String, Integer> order) {
        return new TreeMap<>(Comparator.comparing(id -> order.getOrDefault(id, Integer.MAX_VALUE)));
    }

    private static List<Column> said(List<Column> columns, List<Entry> entries) {
        return columns.stream()
                .filter(column ->
                        entries.stream().anyMatch(entry -> entry.values().has(column.key())))
                .toList();
    }
}
