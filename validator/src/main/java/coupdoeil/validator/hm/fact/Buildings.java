package coupdoeil.validator.hm.fact;

import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Which buildings can be entered in a scenario, and how many bases find room (HM Buildings). */
public record Buildings(ScenarioFacts scenario) {

    /** Attribute of a feature, and of a special rule that opens it. */
    public static final String CAPACITY = "capacityBases";

    /** Attribute of a feature that is a fortified position. */
    public static final String FORTIFIED = "fortified";

    private static final Set<String> TYPES = Set.of("building", "open-building");

    public static boolean isBuilding(GroundFeature feature) {
        return TYPES.contains(feature.feature().type());
    }

    /** Whether it can be entered, by what is written of it or by a special rule. */
    public boolean isOpen(GroundFeature feature) {
        return feature.effects().flag("enterable") || rules(feature).findAny().isPresent();
    }

    /** Whether units may be anywhere in it, without a place of their own: a building that can be entered, or works. */
    public boolean hasRoom(GroundFeature feature) {
        return (isBuilding(feature) && isOpen(feature)) || feature.effects().flag(FORTIFIED);
    }

    /** How many bases find room in it; empty if nobody says. */
    public OptionalInt capacity(GroundFeature feature) {
        return Stream.concat(
                        rules(feature).map(rule -> rule.attributes().integer(CAPACITY)),
                        Stream.of(feature.effects().integer(CAPACITY)))
                .filter(OptionalInt::isPresent)
                .findFirst()
                .orElse(OptionalInt.empty());
    }

    private Stream<SpecialRule> rules(GroundFeature feature) {
        return scenario.specialRules().stream()
                .filter(rule -> rule.id().equals("building-open"))
                .filter(rule -> rule.attributes().is("feature", feature.id()));
    }
}
