package coupdoeil.validator.cc.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Setup;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The units that begin in square (CC 6), with their numbers and their cards on the track. */
public final class Squares {

    public static final String RULE = "square-at-start";
    public static final String NUMBER = "square";
    public static final String CARDS = "squareCards";

    private static final String FORMATION = "square";

    /** @param cards how many the battle puts on the track for it; empty if it does not say */
    public record Square(String key, Unit unit, String side, OptionalInt number, OptionalInt cards) {}

    private final List<Square> all;

    public Squares(Setup setup, ScenarioFacts scenario) {
        this.all = setup.units().stream()
                .filter(placed -> isSquare(placed.placement()))
                .map(placed -> new Square(
                        placed.key(),
                        placed.unit(),
                        placed.side(),
                        placed.placement().attributes().integer(NUMBER),
                        cards(placed.unit().id(), placed.placement().attributes(), scenario)))
                .toList();
    }

    public static boolean isSquare(Placement placement) {
        return FORMATION.equals(placement.formation()) || placement.attributes().has(NUMBER);
    }

    private static OptionalInt cards(String unit, Attributes placement, ScenarioFacts scenario) {
        Optional<SpecialRule> rule = scenario.specialRules().stream()
                .filter(special -> special.id().equals(RULE)
                        && special.attributes()
                                .text("unit")
                                .filter(unit::equals)
                                .isPresent())
                .findFirst();
        return rule.isPresent() ? rule.get().attributes().integer("cards") : placement.integer(CARDS);
    }

    public List<Square> of(String side) {
        return all.stream().filter(square -> square.side().equals(side)).toList();
    }

    /** The cards on a side's track: each square costs one at least. */
    public int cards(String side) {
        return of(side).stream()
                .mapToInt(square -> Math.max(1, square.cards().orElse(1)))
                .sum();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Squares squares && all.equals(squares.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }
}
