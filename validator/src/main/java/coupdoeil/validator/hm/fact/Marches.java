package coupdoeil.validator.hm.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** When reinforcements are due, and how far they get with their order (HM The Table Edge). */
public final class Marches {

    private final Attributes movement;
    private final Troops troops;

    public Marches(RuleSystem system, Troops troops) {
        this.movement = system.tables().nested("movement");
        this.troops = troops;
    }

    /** The number of the turn a group is due; empty if it is none. */
    public static OptionalInt turn(ArrivalGroup group) {
        return group.at().matches("-?\\d{1,6}") ? OptionalInt.of(Integer.parseInt(group.at())) : OptionalInt.empty();
    }

    /** The order with which a group enters. */
    public static String order(ArrivalGroup group) {
        return group.attributes().text("order").orElse("ADVANCE");
    }

    /** How far a unit moves with the order of its group, without dice; empty if the table does not say. */
    public Optional<Double> moveInches(Unit unit, ArrivalGroup group) {
        String formation = group.march().stream()
                .filter(marcher -> marcher.piece().equals(unit.id()))
                .map(marcher -> Objects.requireNonNullElse(marcher.formation(), ""))
                .findFirst()
                .orElse("");
        String row = unit.arm().equals(Troops.ARTILLERY)
                ? formation.equals("unlimbered") ? "unlimbered" : Troops.LIMBERED
                : troops.row(unit, formation);
        return movement.nested(row)
                .number(order(group).equals("RUN") ? "run" : "advance")
                .map(BigDecimal::doubleValue);
    }
}
