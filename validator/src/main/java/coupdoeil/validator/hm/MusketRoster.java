package coupdoeil.validator.hm;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.hm.fact.ArmyStrength;
import coupdoeil.validator.hm.fact.Brigades;
import coupdoeil.validator.hm.fact.Morale;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.roster.Beginnings;
import coupdoeil.validator.roster.RosterNotes;
import coupdoeil.validator.roster.RosterSystem;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What players note of brigades and units: bases, the hits at which a unit is worn, shaken and broken, its dice and reach
 * (HM). Special rules are named, not worked into the numbers.
 */
public final class MusketRoster implements RosterSystem {

    @Override
    public RosterNotes notes(Situation situation) {
        return new Notes(
                situation,
                new Beginnings(situation),
                situation.facts().get(ArmyStrength.class),
                situation.facts().get(Troops.class),
                situation.facts().get(Morale.class));
    }

    private record Notes(
            Situation situation, Beginnings beginnings, ArmyStrength strength, Troops troops, Morale morale)
            implements RosterNotes {

        @Override
        public List<Column> ofArmies() {
            return List.of(
                    new Column("list", "Army list"),
                    new Column("commander", "Commander-in-chief"),
                    new Column("units", "Units"),
                    new Column("brigades", "Brigades"),
                    new Column("breakPoint", "Break point"),
                    new Column("commandPoints", "Command points, least and most"));
        }

        @Override
        public List<Column> ofFormations() {
            return List.of(new Column("general", "General"));
        }

        @Override
        public List<Column> ofUnits() {
            return List.of(
                    new Column("arm", "Arm"),
                    new Column("entry", "Entry"),
                    new Column("quality", "Quality"),
                    new Column("weapon", "Weapon"),
                    new Column("ranges", "Short, effective, long"),
                    new Column("bases", "Bases"),
                    new Column("base", "Base, mm"),
                    new Column("figures", "Figures"),
                    new Column("morale", "Worn, shaken, broken"),
                    new Column("shooting", "Shooting dice a base"),
                    new Column("shootingInAll", "Shooting dice"),
                    new Column("melee", "Melee dice a base"),
                    new Column("support", "Support dice a base"),
                    new Column("toHit", "Hits on"),
                    new Column("specialRules", "Special rules"),
                    new Column("formation", "Formation"),
                    new Column("start", "Start"),
                    new Column("hits", "Hits"));
        }

        @Override
        public Attributes army(Army army) {
            Map<String, Object> values = new LinkedHashMap<>();
            say(values, "list", army.attributes().text("list").orElse(""));
            say(
                    values,
                    "commander",
                    army.attributes()
                            .text("commander")
                            .filter(id -> !id.isBlank())
                            .or(() -> Optional.ofNullable(army.leader()))
                            .flatMap(situation.roster()::leader)
                            .map(Leader::name)
                            .orElse(""));
            if (!strength.isNobodyThere()) {
                values.put("units", strength.units(army).size());
                values.put("brigades", strength.brigades(army));
                values.put("breakPoint", strength.breakPoint(army));
                say(values, "commandPoints", strength.commandPoints(army));
            }
            return new Attributes(values);
        }

        @Override
        public Attributes formation(Formation formation) {
            Map<String, Object> values = new LinkedHashMap<>();
            List<String> generals = Brigades.generals(situation.roster(), formation.id()).stream()
                    .map(Leader::name)
                    .toList();
            say(values, "general", generals);
            return new Attributes(values);
        }

        @Override
        public Attributes unit(Unit unit) {
            Map<String, Object> values = new LinkedHashMap<>();
            String row = troops.row(unit, beginnings.formation(unit.id()));
            OptionalInt bases = Troops.bases(unit);
            say(values, "arm", situation.system().arm(unit.arm()).map(Arm::name).orElse(unit.arm()));
            say(values, "entry", Troops.entryName(unit).orElse(""));
            String quality = unit.attributes().text("quality").orElse("");
            say(values, "quality", quality);
            say(values, "weapon", Troops.weapon(unit));
            say(values, "ranges", tables("ranges").integers(Troops.weapon(unit)));
            say(values, "base", tables("bases").integers(row));
            if (bases.isPresent()) {
                values.put("bases", bases.getAsInt());
                figures(unit, row, bases.getAsInt()).ifPresent(figures -> values.put("figures", figures));
            }
            say(values, "morale", morale.of(unit, beginnings.formation(unit.id())));
            dice(values, row, bases.orElse(0));
            tables("toHit").integer(quality).ifPresent(pips -> values.put("toHit", pips));
            say(values, "specialRules", unit.attributes().texts(Troops.SPECIAL_RULES));
            say(values, "formation", beginnings.formationName(unit.id()));
            say(values, "start", beginnings.where(unit.id()));
            beginnings
                    .placement(unit.id())
                    .map(Placement::attributes)
                    .map(state -> state.integer("hits", 0))
                    .filter(hits -> hits > 0)
                    .ifPresent(hits -> values.put("hits", hits));
            return new Attributes(values);
        }

        private OptionalInt figures(Unit unit, String row, int bases) {
            OptionalInt written = unit.attributes().integer("figures");
            int each = troops.figures(row);
            return written.isPresent() || each == 0 ? written : OptionalInt.of(each * bases);
        }

        /** Of a base, and of all bases in the front, rounded up (HM Determine Number of Dice). */
        private void dice(Map<String, Object> values, String row, int bases) {
            Attributes dice = tables("dice").nested(row);
            for (String kind : List.of("shooting", "melee", "support")) {
                dice.number(kind).ifPresent(each -> values.put(kind, each));
            }
            dice.number("shooting")
                    .filter(each -> bases > 0)
                    .map(each -> each.multiply(BigDecimal.valueOf(bases)).setScale(0, RoundingMode.CEILING))
                    .ifPresent(all -> values.put("shootingInAll", all));
        }

        private Attributes tables(String table) {
            return troops.tables().nested(table);
        }

        private static void say(Map<String, Object> values, String key, @Nullable Object value) {
            if (value != null && !value.equals("") && !value.equals(List.of())) {
                values.put(key, value);
            }
        }
    }
}
