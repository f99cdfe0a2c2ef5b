package coupdoeil.validator.cc;

import coupdoeil.validator.cc.fact.PiecesTaken;
import coupdoeil.validator.cc.fact.PiecesTaken.Count;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.List;

/** Whether one box holds all units and leaders of a battle (CC 2). */
final class BoxChecks {

    private static final String SWITCH = "boxLimits";
    private static final String WARN = "WARN";

    /** Of nations that are not in the box it holds none at all: of their units CC-UNIT-01 speaks. */
    @Rule("CC-UNIT-05")
    void units(ScenarioEntry entry, PiecesTaken taken, Switches switches, Reporter out) {
        if (switches.is(SWITCH, WARN)) {
            taken.units().forEach(count -> report(count, "units", out));
            taken.blocks().forEach(count -> report(count, "blocks", out));
        }
    }

    @Rule("CC-LDR-07")
    void leaders(ScenarioEntry entry, PiecesTaken taken, Switches switches, Reporter out) {
        for (Count count : switches.is(SWITCH, WARN) ? taken.leaders() : List.<Count>of()) {
            if (count.taken() > count.stock()) {
                out.report()
                        .about(new SubjectRef("nation", count.key(), count.what()))
                        .with("nation", count.what())
                        .with("n", count.taken())
                        .with("stock", count.stock());
            }
        }
    }

    private static void report(Count count, String unit, Reporter out) {
        if (count.taken() > count.stock()) {
            out.report()
                    .about(new SubjectRef("box", count.key(), count.what()))
                    .with("what", count.what())
                    .with("n", count.taken())
                    .with("unit", unit)
                    .with("stock", count.stock());
        }
    }
}
