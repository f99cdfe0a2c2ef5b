package coupdoeil.validator.hm;

import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.table.WaysOut;
import coupdoeil.validator.table.fact.Paths;
import coupdoeil.validator.table.fact.Zones;

/** Whether anybody gets away from where he begins (HM Route; Movement; Impassable Terrain; Routing). */
final class PathChecks {

    private static final double AWAY_INCHES = 12;

    @Rule("HM-TER-17")
    void sealed(PackItem subject, Zones zones, Paths paths, Reporter out) {
        WaysOut.sealed(subject, zones, paths, out);
    }

    @Rule("HM-ARTY-03")
    void enclosed(Stand stand, Paths paths, Reporter out) {
        if (stand.piece() instanceof Unit unit && unit.arm().equals(Troops.ARTILLERY)) {
            WaysOut.enclosed(stand, AWAY_INCHES, paths, out);
        }
    }

    @Rule("HM-ROUT-01")
    void cutOff(Stand stand, Zones zones, Paths paths, Reporter out) {
        WaysOut.cutOff(stand, zones, paths, out);
    }
}
