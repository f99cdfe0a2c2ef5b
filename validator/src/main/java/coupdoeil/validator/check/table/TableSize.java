package coupdoeil.validator.check.table;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import org.locationtech.jts.geom.Envelope;

/** How large the table is. */
public record TableSize(double widthInches, double depthInches) {

    /** Whoever is this far over an edge still stands at it: distances are compared to a thousandth of an inch. */
    private static final double TOLERANCE_INCHES = 0.001;

    static TableSize of(TableBattlefield table) {
        return new TableSize(table.widthInches(), table.depthInches());
    }

    /** Whether the whole of a base is on the table. */
    public boolean holds(Base base) {
        Envelope table = new Envelope(0, widthInches * Corner.PER_INCH, 0, depthInches * Corner.PER_INCH);
        table.expandBy(TOLERANCE_INCHES * Corner.PER_INCH);
        return table.contains(base.bounds());
    }
}
