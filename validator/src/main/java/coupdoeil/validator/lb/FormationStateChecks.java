package coupdoeil.validator.lb;

import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Units;
import java.util.List;
import java.util.Optional;

/** What the counters show of a formation (LB 6, 13, 30). */
final class FormationStateChecks {

    private static final String COUNTER = "counter";
    private static final String GENERAL = "general";
    private static final String SPECIFIC = "specific";

    /** Unlimbered guns that rout are out of play, by a switch only where cavalry charges them (LB 30, 41). */
    @Rule("LB-FORM-19")
    void routed(PlacedUnit placed, Switches switches, Reporter out) {
        if (!Units.routed(placed.placement())) {
            return;
        }
        boolean lost = placed.unit().arm().equals(Units.ARTILLERY)
                && placed.formation().equals(Formations.UNLIMBERED)
                && switches.is("rout.unlimbered", "LOST");
        Reporter.Draft draft = out.report()
                .severity(lost ? Severity.ERROR : Severity.WARNING)
                .with("u", placed.name())
                .with("why", lost ? ", and unlimbered guns that rout are out of play" : "");
        if (lost) {
            draft.fix(new Fix.Question("Limber it, or rally it"));
        }
    }

    /** Skirmishers and unlimbered guns show their specific side, all others the general one; routed units either. */
    @Rule("LB-FORM-20")
    void counter(PlacedUnit placed, Formations formations, Reporter out) {
        Placement placement = placed.placement();
        Optional<String> shown = placement.attributes().text(COUNTER).filter(List.of(GENERAL, SPECIFIC)::contains);
        if (shown.isEmpty() || formations.type(placement).isEmpty() || Units.routed(placement)) {
            return;
        }
        boolean turned = List.of(Formations.SKIRMISH, Formations.UNLIMBERED).contains(placed.formation());
        String proper = turned ? SPECIFIC : GENERAL;
        if (!shown.get().equals(proper)) {
            String scenario = out.scenario();
            out.report()
                    .with("u", placed.name())
                    .with("side", shown.get())
                    .with("f", formations.in(placed.formation()))
                    .fix(new Fix.Change(
                            "Turn the counter",
                            pack -> PackEdits.placement(
                                    pack,
                                    scenario,
                                    placed.unit().id(),
                                    now -> now.equals(placement)
                                            ? now.withAttributes(
                                                    now.attributes().with(COUNTER, proper))
                                            : now)));
        }
    }
}
