package coupdoeil.validator.ot;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.FormationType;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Nations;
import coupdoeil.validator.ot.fact.Orders;
import coupdoeil.validator.ot.fact.Rates;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.roster.Beginnings;
import coupdoeil.validator.roster.RosterNotes;
import coupdoeil.validator.roster.RosterSystem;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What players note of armies, commands and units: staff, range and points of commanders, first orders, and of each unit its
 * figures, how it moves and what its tests must exceed (OT Commanders; Movement: Rates; Charges: Charge Tests; Morale Tests).
 */
public final class OtRoster implements RosterSystem {

    private static final String STAFF = "staff";
    private static final String COMMANDER = "commander";
    private static final String TACTICAL = "tactical";
    private static final String MORALE = "morale";

    @Override
    public RosterNotes notes(Situation situation) {
        return new Notes(
                situation,
                new Beginnings(situation),
                situation.facts().get(Commands.class),
                situation.facts().get(Nations.class),
                situation.facts().get(Orders.class),
                situation.facts().get(Rates.class));
    }

    private record Notes(
            Situation situation, Beginnings beginnings, Commands commands, Nations nations, Orders orders, Rates rates)
            implements RosterNotes {

        @Override
        public List<Column> ofArmies() {
            return List.of(
                    new Column("nation", "Nation"),
                    new Column(STAFF, "Staff"),
                    new Column("activation", "Orders activate above"),
                    new Column(COMMANDER, "Commander"),
                    new Column("leadership", "Leadership"));
        }

        @Override
        public List<Column> ofFormations() {
            return List.of(
                    new Column(COMMANDER, "Commander"),
                    new Column(TACTICAL, "Tactical rating"),
                    new Column("range", "Command range, inches"),
                    new Column("points", "Command points"),
                    new Column("order", "First order"));
        }

        @Override
        public List<Column> ofUnits() {
            return List.of(
                    new Column("arm", "Arm"),
                    new Column("nation", "Nation"),
                    new Column(MORALE, "Morale"),
                    new Column("figures", "Figures or models"),
                    new Column("stands", "Stands"),
                    new Column("skirmish", "Skirmishers"),
                    new Column("move", "Move, inches"),
                    new Column("charge", "Charge and reaction above"),
                    new Column("test", "Morale test above"),
                    new Column("melee", "Melee"),
                    new Column("bonus", "Bonus in"),
                    new Column("formation", "Formation"),
                    new Column("start", "Start"));
        }

        @Override
        public Attributes army(Army army) {
            Said said = new Said();
            String nation = Nations.of(army);
            String staff = nations.staff(nation, army).orElse("");
            List<Integer> row = tables("command").nested(STAFF).integers(staff);
            said.say("nation", nation);
            said.say(STAFF, staff);
            said.say("activation", row.size() == 2 ? row.get(1) : "");
            commands.senior(army.side()).ifPresent(leader -> {
                said.say(COMMANDER, leader.name());
                said.say("leadership", leader.attributes().text("leadership").orElse(""));
            });
            return said.all();
        }

        @Override
        public Attributes formation(Formation formation) {
            Said said = new Said();
            List<Leader> leaders = commands.commanders(formation);
            said.say(COMMANDER, leaders.stream().map(Leader::name).toList());
            leaders.stream().findFirst().ifPresent(leader -> {
                String rated = Commands.isSenior(leader) ? "leadership" : TACTICAL;
                said.say(TACTICAL, leader.attributes().text(TACTICAL).orElse(""));
                said.say("range", (int) commands.rangeInches(leader));
                said.say(
                        "points",
                        tables("command")
                                .nested(Commands.isSenior(leader) ? "corpsPoints" : "divisionPoints")
                                .integer(leader.attributes().text(rated).orElse(""), 0));
            });
            said.say(
                    "order",
                    orders.only(formation)
                            .map(Orders.Order::kind)
                            .map(this::orderName)
                            .orElse(""));
            return said.all();
        }

        @Override
        public Attributes unit(Unit unit) {
            Said said = new Said();
            String morale = Units.morale(unit);
            said.say("arm", situation.system().arm(unit.arm()).map(Arm::name).orElse(unit.arm()));
            said.say("nation", nations.of(unit));
            said.say(MORALE, morale);
            boolean guns = Units.is(unit, Units.ARTILLERY);
            said.say("figures", unit.attributes().integer(guns ? "models" : "figures", 0));
            said.say("stands", Units.stands(unit));
            said.say("skirmish", unit.attributes().text("skirmish").orElse(""));
            String formed = Objects.requireNonNullElse(beginnings.formation(unit.id()), "");
            said.say("move", (int) rates.inches(unit, formed));
            said.say("charge", guns ? 0 : tables("tests").nested("charge").integer(morale, 0));
            // As a text, for 0 is a number to exceed, too.
            said.say(
                    "test",
                    tables("tests")
                            .nested(MORALE)
                            .number(morale)
                            .map(BigDecimal::toPlainString)
                            .orElse(""));
            said.say("melee", tables("melee").nested("base").integer(morale, 0));
            said.say(
                    "bonus",
                    Units.is(unit, Units.INFANTRY)
                            ? nations.bonusFormations(unit).stream()
                                    .map(this::formationName)
                                    .toList()
                            : List.of());
            said.say("formation", beginnings.formationName(unit.id()));
            said.say("start", beginnings.where(unit.id()));
            return said.all();
        }

        private String formationName(String id) {
            return situation.system().formation(id).map(FormationType::name).orElse(id);
        }

        private String orderName(String kind) {
            return situation.system().vocabulary().tokens().stream()
                    .filter(token -> token.id().equals(kind))
                    .map(Choice::name)
                    .findFirst()
                    .orElse(kind);
        }

        private Attributes tables(String table) {
            return situation.system().tables().nested(table);
        }
    }

    /** What is known of something; neither 0 nor nothing is noted. */
    private static final class Said {

        private final Map<String, Object> values = new LinkedHashMap<>();

        void say(String key, Object value) {
            if (!List.<Object>of("", 0, List.of()).contains(value)) {
                values.put(key, value);
            }
        }

        Attributes all() {
            return new Attributes(values);
        }
    }
}
