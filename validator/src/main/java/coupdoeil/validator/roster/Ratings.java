package coupdoeil.validator.roster;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Situation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Notes of a system that says nothing of them: arms, strengths, and the ratings that its data name. */
final class Ratings implements RosterNotes {

    private final RuleSystem system;
    private final Roster roster;
    private final Beginnings beginnings;

    Ratings(Situation situation) {
        system = situation.system();
        roster = situation.roster();
        beginnings = new Beginnings(situation);
    }

    @Override
    public List<Column> ofArmies() {
        return with(List.of(new Column("commander", "Commander")), "army");
    }

    @Override
    public List<Column> ofFormations() {
        return with(List.of(new Column("leader", "Leader")), "formation");
    }

    @Override
    public List<Column> ofUnits() {
        return with(
                List.of(
                        new Column("arm", "Arm"),
                        new Column("men", "Men"),
                        new Column("horses", "Horses"),
                        new Column("guns", "Guns"),
                        new Column("formation", "Formation"),
                        new Column("start", "Start")),
                "unit");
    }

    private List<Column> with(List<Column> columns, String kind) {
        List<Column> all = new ArrayList<>(columns);
        for (AttributeType type : system.attributesOf(kind)) {
            if (all.stream().noneMatch(column -> column.key().equals(type.id()))) {
                all.add(new Column(type.id(), type.name()));
            }
        }
        return all;
    }

    @Override
    public Attributes army(Army army) {
        Map<String, Object> values = rated(army.attributes(), "army");
        if (army.leader() != null) {
            roster.leader(army.leader()).ifPresent(leader -> values.put("commander", leader.name()));
        }
        return new Attributes(values);
    }

    @Override
    public Attributes formation(Formation formation) {
        Map<String, Object> values = rated(formation.attributes(), "formation");
        List<String> leaders =
                roster.leadersOf(formation.id()).stream().map(Leader::name).toList();
        if (!leaders.isEmpty()) {
            values.put("leader", leaders);
        }
        return new Attributes(values);
    }

    @Override
    public Attributes unit(Unit unit) {
        Map<String, Object> values = rated(unit.attributes(), "unit");
        Strength strength = unit.strength();
        say(values, "arm", system.arm(unit.arm()).map(arm -> arm.name()).orElse(unit.arm()));
        say(values, "men", strength.men());
        say(values, "horses", strength.horses());
        say(values, "guns", strength.guns());
        say(values, "formation", beginnings.formationName(unit.id()));
        say(values, "start", beginnings.where(unit.id()));
        return new Attributes(values);
    }

    private Map<String, Object> rated(Attributes attributes, String kind) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (AttributeType type : system.attributesOf(kind)) {
            attributes.value(type.id()).ifPresent(value -> values.put(type.id(), value));
        }
        return values;
    }

    private static void say(Map<String, Object> values, String key, @Nullable Object value) {
        if (value != null && !value.equals("")) {
            values.put(key, value);
        }
    }
}
