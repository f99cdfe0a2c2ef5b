package coupdoeil.validator.fb;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.Stack;
import java.util.List;

/** Limits on batteries in one hex (FB 8.2.5). */
final class BatteryStacking {

    @Rule("FB-STACK-07")
    void unlimberedBatteries(Stack stack, RuleSystem system, Reporter out) {
        int limit = system.tables().nested("stacking").integer("unlimberedBatteries", 2);
        List<Occupant> batteries = stack.units().stream()
                .filter(unit -> unit.formation().equals("unlimbered"))
                .toList();
        if (batteries.size() > limit) {
            out.report().with("n", batteries.size()).with("m", limit);
        }
    }
}
