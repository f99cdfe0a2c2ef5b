package coupdoeil.validator.table;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.table.fact.FreeGround;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Edits of how a scenario places a piece. */
public final class PlacementFixes {

    private PlacementFixes() {}

    /** Moves a piece to the nearest free ground; empty if there is none. */
    public static Optional<Fix> move(Stand stand, FreeGround ground, Labels labels, String scenario) {
        return ground.nearest(stand)
                .map(to -> change(
                        "Move " + stand.name() + " to " + labels.position(to),
                        scenario,
                        stand.placement(),
                        placed -> placed.withPosition(to)));
    }

    /** Of a piece that is placed twice, changes only the placement that is examined. */
    public static Fix.Change change(
            String name, String scenario, Placement placement, UnaryOperator<Placement> change) {
        return new Fix.Change(
                name,
                pack -> PackEdits.placement(
                        pack,
                        scenario,
                        placement.piece(),
                        placed -> placed.equals(placement) ? change.apply(placed) : placed));
    }

    /** Writes an attribute at it. */
    public static Fix.Change set(String name, String scenario, Placement placement, String attribute, Object value) {
        return change(
                name,
                scenario,
                placement,
                placed -> placed.withAttributes(placed.attributes().with(attribute, value)));
    }

    /** Takes an attribute away from it. */
    public static Fix.Change clear(String name, String scenario, Placement placement, String attribute) {
        return change(
                name,
                scenario,
                placement,
                placed -> placed.withAttributes(placed.attributes().without(attribute)));
    }
}
