package coupdoeil.validator.table;

import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import java.util.function.UnaryOperator;

/** Edits of how a scenario places a piece. */
public final class PlacementFixes {

    private PlacementFixes() {}

    /** Of a piece that is placed twice, changes only the placement that is examined. */
    public static Fix.Change change(String name, Reporter out, Placement placement, UnaryOperator<Placement> change) {
        String scenario = out.scenario();
        return new Fix.Change(
                name,
                pack -> PackEdits.placement(
                        pack,
                        scenario,
                        placement.piece(),
                        placed -> placed.equals(placement) ? change.apply(placed) : placed));
    }

    /** Writes an attribute at it. */
    public static Fix.Change set(String name, Reporter out, Placement placement, String attribute, Object value) {
        return change(
                name,
                out,
                placement,
                placed -> placed.withAttributes(placed.attributes().with(attribute, value)));
    }

    /** Takes an attribute away from it. */
    public static Fix.Change clear(String name, Reporter out, Placement placement, String attribute) {
        return change(
                name,
                out,
                placement,
                placed -> placed.withAttributes(placed.attributes().without(attribute)));
    }
}
