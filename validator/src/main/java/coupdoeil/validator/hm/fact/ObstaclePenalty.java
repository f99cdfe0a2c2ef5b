package coupdoeil.validator.hm.fact;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Switches;
import java.util.List;

/** What crossing an obstacle takes from a move (HM Movement): "-D3+1", a penalty of D3 + 1, or of D3 less 1. */
public final class ObstaclePenalty {

    private final int dice;
    private final int more;

    public ObstaclePenalty(RuleSystem system, Switches switches) {
        List<Integer> penalty = system.tables().integers("obstaclePenalty");
        this.dice = penalty.isEmpty() ? 0 : penalty.get(0);
        this.more = penalty.size() < 2 ? 0 : penalty.get(1) * (switches.is("obstaclePenalty", "LITERAL") ? -1 : 1);
    }

    /** With the lowest roll, in inches. */
    public int least() {
        return Math.max(0, 1 + more);
    }

    /** With the highest. */
    public int most() {
        return Math.max(0, dice + more);
    }
}
