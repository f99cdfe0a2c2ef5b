package coupdoeil.validator.pack;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.VictoryCondition;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The attributes of an entry beside what the rule system expects of it.
 *
 * @param replaced the entry with other attributes
 */
record Attributed(List<AttributeType> types, Attributes attributes, Function<Attributes, Object> replaced) {

    /** Empty if it has none, or if the rule system cannot say which: a special rule in the designer's own words. */
    static Optional<Attributed> of(Object entry, RuleSystem system) {
        Optional<Attributed> found = ofOrderOfBattle(entry, system);
        found = found.isPresent() ? found : ofBattlefield(entry, system);
        return found.isPresent() ? found : ofScenario(entry, system);
    }

    private static Optional<Attributed> ofOrderOfBattle(Object entry, RuleSystem system) {
        if (entry instanceof Side side) {
            return known(system, "side", side.attributes(), side::withAttributes);
        }
        if (entry instanceof Army army) {
            return known(system, "army", army.attributes(), army::withAttributes);
        }
        if (entry instanceof Formation body) {
            return known(system, "formation", body.attributes(), body::withAttributes);
        }
        if (entry instanceof Unit unit) {
            return known(system, "unit", unit.attributes(), unit::withAttributes);
        }
        return entry instanceof Leader leader
                ? known(system, "leader", leader.attributes(), leader::withAttributes)
                : Optional.empty();
    }

    private static Optional<Attributed> ofBattlefield(Object entry, RuleSystem system) {
        if (entry instanceof Place place) {
            return system.placeKind(place.kind())
                    .map(kind -> new Attributed(kind.attributes(), place.attributes(), place::withAttributes));
        }
        if (entry instanceof TableFeature feature) {
            return known(system, "feature", feature.attributes(), feature::withAttributes);
        }
        return entry instanceof TerrainRecord record
                ? Optional.ofNullable(system.attributeTypes().chartFields().get(record.kind()))
                        .map(fields -> new Attributed(
                                fields,
                                record.effects(),
                                a -> new TerrainRecord(record.id(), record.kind(), record.name(), a, record.look())))
                : Optional.empty();
    }

    private static Optional<Attributed> ofScenario(Object entry, RuleSystem system) {
        if (entry instanceof Scenario scenario) {
            return known(system, "scenario", scenario.attributes(), scenario::withAttributes);
        }
        if (entry instanceof Period period) {
            return known(system, "period", period.attributes(), period::withAttributes);
        }
        if (entry instanceof ScenarioEvent event) {
            return known(system, "event", event.attributes(), event::withAttributes);
        }
        if (entry instanceof Placement placement) {
            return known(system, "placement", placement.attributes(), placement::withAttributes);
        }
        if (entry instanceof Token token) {
            return known(system, "token", token.attributes(), token::withAttributes);
        }
        if (entry instanceof ArrivalGroup group) {
            return known(system, "group", group.attributes(), group::withAttributes);
        }
        if (entry instanceof ArrivalGroup.Marcher marcher) {
            return known(
                    system,
                    "marcher",
                    marcher.attributes(),
                    a -> new ArrivalGroup.Marcher(marcher.piece(), marcher.formation(), a));
        }
        if (entry instanceof VictoryCondition condition) {
            return known(system, "victory", condition.attributes(), condition::withAttributes);
        }
        return entry instanceof SpecialRule rule
                ? system.options().specialRules().stream()
                        .filter(type -> type.id().equals(rule.id()))
                        .findFirst()
                        .map(type -> new Attributed(type.parameters(), rule.attributes(), rule::withAttributes))
                : Optional.empty();
    }

    private static Optional<Attributed> known(
            RuleSystem system, String kind, Attributes attributes, Function<Attributes, Object> replaced) {
        return Optional.of(new Attributed(system.attributesOf(kind), attributes, replaced));
    }
}
