package coupdoeil.validator.ot;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.table.FeatureFixes;
import coupdoeil.validator.table.Outlines;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Overlaps;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;

/** How terrain features are drawn, and how they lie in each other (OT Movement: Terrain Effects). */
final class OutlineChecks {

    private static final int MOST = 12;

    @Rule("OT-MAP-04")
    void offTable(Feature feature, Zones zones, TableSize table, Reporter out) {
        Envelope bounds = feature.ground().feature().shape().getEnvelopeInternal();
        if (bounds.isNull() || bounds.intersects(new Envelope(0, table.widthInches(), 0, table.depthInches()))) {
            Outlines.offTable(feature, zones, table, out);
        } else {
            out.report("feature").severity(Severity.ERROR).fix(FeatureFixes.replace("Erase it", feature, List.of()));
        }
    }

    @Rule("OT-MAP-05")
    void crossing(Feature feature, Overlaps overlaps, GroundRules rules, Reporter out) {
        GroundFeature own = feature.ground();
        int level = rules.level(own);
        if (level < 1) {
            return;
        }
        Stream.concat(overlaps.sameLevel(own).stream(), overlaps.contours(level - 1))
                .filter(other -> own.shape().overlaps(other.shape())
                        && !own.shape().contains(other.shape())
                        && !other.shape().contains(own.shape()))
                .limit(MOST)
                .forEach(other -> out.report("feature")
                        .with("why", "crosses " + other.name())
                        .ask("Draw one within the other"));
    }
}
