package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import java.util.function.UnaryOperator;

/** A piece as the set-up places it. Its attributes are those of this placement, not of the piece. */
public interface PlacedSubject extends Attributed {

    Placement placement();

    @Override
    default Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change) {
        return PackEdits.placement(
                pack, scenario, placement(), known -> known.withAttributes(change.apply(known.attributes())));
    }
}
