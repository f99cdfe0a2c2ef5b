package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.sight.hexes.SightRule;

/** How far batteries fire, and which of them over what stands between (FB 10.2, 18): a fact. */
public final class Artillery {

    private final Attributes table;
    private final boolean lobbingNeedsSight;

    public Artillery(RuleSystem system, Switches switches) {
        this.table = system.tables().nested("artillery");
        this.lobbingNeedsSight = !switches.is("lobbingNeedsLos", "NO");
    }

    /** The printed range of a battery in hexes; 0 if it has none. */
    public int rangeHexes(Unit unit) {
        int range = unit.attributes().integer("range", 0);
        return unit.arm().equals(Formations.ARTILLERY) ? Math.max(0, Math.min(SightRule.UNLIMITED, range)) : 0;
    }

    /** How far the cone of a battery reaches; 0 if it has no range. */
    public int reachHexes(Unit unit) {
        return rangeHexes(unit) * table.integer("coneRangeFactor", 2);
    }

    /** Whether a battery is of a kind that lobs: a howitzer or mortar. */
    public boolean lobs(Unit unit) {
        return unit.attributes()
                .text("kind")
                .filter(table.texts("lobbingKinds")::contains)
                .isPresent();
    }

    /** From how far on a battery fires at all; 1 unless it is of a kind that only lobs. */
    public int nearestHexes(Unit unit) {
        return unit.attributes()
                        .text("kind")
                        .filter(table.texts("onlyLobbingKinds")::contains)
                        .isPresent()
                ? lobbingHexes()
                : 1;
    }

    /** From how far on such a battery lobs; nearer it fires as guns do. */
    public int lobbingHexes() {
        return table.integer("lobbingMinRange", 3);
    }

    /** Whether lobbing needs a line of sight (switch {@code lobbingNeedsLos}). */
    public boolean lobbingNeedsSight() {
        return lobbingNeedsSight;
    }
}
