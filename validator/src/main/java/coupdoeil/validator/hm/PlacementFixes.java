package coupdoeil.validator.hm;

import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import java.util.function.UnaryOperator;

/** Edits of how a scenario places a piece. */
final class PlacementFixes {

    private PlacementFixes() {}

    /** Of a piece that is placed twice, changes only the placement that is examined. */
    static Fix.Change change(String name, String scenario, Placement placement, UnaryOperator<Placement> change) {
        return new Fix.Change(
                name,
                pack -> PackEdits.placement(
                        pack,
                        scenario,
                        placement.piece(),
                        placed -> placed.equals(placement) ? change.apply(placed) : placed));
    }

    static Fix.Change set(String name, String scenario, Placement placement, String attribute, Object value) {
        return change(
                name,
                scenario,
                placement,
                placed -> placed.withAttributes(placed.attributes().with(attribute, value)));
    }

    static Fix.Change clear(String name, String scenario, Placement placement, String attribute) {
        return change(
                name,
                scenario,
                placement,
                placed -> placed.withAttributes(placed.attributes().without(attribute)));
    }
}
