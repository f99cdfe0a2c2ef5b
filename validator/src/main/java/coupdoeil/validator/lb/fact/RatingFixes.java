package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.check.Fix;
import java.util.function.UnaryOperator;

/** What mends the ratings of a unit. */
public final class RatingFixes {

    private RatingFixes() {}

    /** Changes the attributes of a unit in the order of battle. */
    public static Fix.Change rating(Unit unit, String name, UnaryOperator<Attributes> change) {
        return new Fix.Change(
                name, pack -> PackEdits.unit(pack, unit.id(), u -> u.withAttributes(change.apply(u.attributes()))));
    }
}
