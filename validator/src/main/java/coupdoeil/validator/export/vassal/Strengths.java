package coupdoeil.validator.export.vassal;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.UnitStrengths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The strengths that a unit may have, each of which has a face.
 *
 * @param attribute that counts it
 * @param start what it begins a battle with where nothing else is said
 * @param most the most that it has in any scenario; 0 if it has none
 */
record Strengths(String attribute, int start, int most) {

    /** Of more than these, only the highest have faces. */
    private static final int MOST_FACES = 40;

    /** Of what has no strength. */
    static final Strengths NONE = new Strengths("", 0, 0);

    /** Reads them from an order of battle and the scenarios on it. */
    static final class Reader {

        private final UnitStrengths strengths;
        private final Map<String, List<Placement>> placements = new HashMap<>();

        Reader(RuleSystem system, Roster roster, List<Scenario> scenarios) {
            this.strengths = new UnitStrengths(system, roster);
            scenarios.forEach(scenario -> scenario.setup()
                    .forEach(placement -> placements
                            .computeIfAbsent(placement.piece(), none -> new ArrayList<>())
                            .add(placement)));
        }

        Strengths of(Unit unit) {
            String attribute =
                    strengths.attribute(unit.arm()).map(AttributeType::id).orElse("");
            OptionalInt start = strengths.start(unit);
            int most = placements(unit).stream()
                    .map(placement -> strengths.now(unit, placement))
                    .flatMapToInt(OptionalInt::stream)
                    .max()
                    .orElse(0);
            int greatest = Math.max(most, start.orElse(0));
            return attribute.isEmpty() || greatest < 1
                    ? NONE
                    : new Strengths(attribute, Math.max(1, start.orElse(greatest)), greatest);
        }

        /** Where scenarios put a unit. */
        List<Placement> placements(Unit unit) {
            return placements.getOrDefault(unit.id(), List.of());
        }
    }

    /** The least that has a face of its own. */
    int first() {
        return Math.max(1, most - MOST_FACES + 1);
    }

    /** Which of the faces shows a strength, from 1 on. */
    int level(int strength) {
        return Math.max(1, strength - first() + 1);
    }

    /** What a placement has; never none, as what is lost is off the map. */
    int of(Placement placement) {
        OptionalInt now = placement.attributes().integer(attribute);
        return Math.max(1, Math.min(most, now.orElse(start)));
    }

    /** The attributes of a placement that has a strength. */
    Attributes attributes(int strength) {
        return strength == start ? Attributes.NONE : Attributes.of(attribute, strength);
    }
}
