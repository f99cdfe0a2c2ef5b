package coupdoeil.validator.hm;

import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.table.Outlines;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Overlaps;
import coupdoeil.validator.table.fact.Zones;

/** How terrain features are drawn, and how they lie in each other. */
final class OutlineChecks {

    @Rule("HM-TER-01")
    void invalid(Feature feature, Features features, Reporter out) {
        Outlines.invalid(feature, features, out);
    }

    @Rule("HM-TER-02")
    void offTable(Feature feature, Zones zones, TableSize table, Reporter out) {
        Outlines.offTable(feature, zones, table, out);
    }

    @Rule("HM-TER-10")
    void overlap(Feature feature, Overlaps overlaps, Reporter out) {
        Outlines.overlap(feature, overlaps, out);
    }

    @Rule("HM-TER-14")
    void nesting(Feature feature, Overlaps overlaps, GroundRules rules, Reporter out) {
        Outlines.nesting(feature, overlaps, rules, out);
    }

    @Rule("HM-TER-15")
    void sameLevel(Feature feature, Overlaps overlaps, GroundRules rules, Reporter out) {
        Outlines.sameLevel(feature, overlaps, rules, out);
    }
}
