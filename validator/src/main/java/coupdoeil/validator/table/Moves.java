package coupdoeil.validator.table;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.table.fact.FreeGround;
import java.util.Optional;

/** Where pieces that may not stand where they do could be moved, as fixes. */
public record Moves(FreeGround ground, Labels labels) {

    /** To the nearest free ground; empty if there is none. */
    public Optional<Fix> of(Stand stand, Reporter out) {
        return ground.nearest(stand).map(to -> to(to, stand, out));
    }

    /** To a point of the table. */
    public Fix to(Position.OnTable there, Stand stand, Reporter out) {
        return out.place(
                "Move " + stand.name() + " to " + labels.position(there),
                stand.placement(),
                placed -> placed.withPosition(there));
    }
}
