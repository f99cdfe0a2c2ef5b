package coupdoeil.validator.ot;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.Outlines;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Overlaps;
import coupdoeil.validator.table.fact.Zones;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Point;

/** How terrain features are drawn, and what is agreed of them (OT Movement: Terrain Effects; Terrain; Visibility). */
final class TerrainChecks {

    private static final int MOST_CROSSINGS = 12;

    @Rule("OT-MAP-04")
    void offTable(Feature feature, Zones zones, TableSize table, Reporter out) {
        Envelope bounds = feature.ground().feature().shape().getEnvelopeInternal();
        if (bounds.isNull() || bounds.intersects(new Envelope(0, table.widthInches(), 0, table.depthInches()))) {
            Outlines.offTable(feature, zones, table, out);
        } else {
            out.report("feature").severity(Severity.ERROR).fix(feature.replace("Erase it", List.of()));
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
                .limit(MOST_CROSSINGS)
                .forEach(other -> out.report("feature")
                        .with("why", "crosses " + other.name())
                        .ask("Draw one within the other"));
    }

    @Rule("OT-MAP-11")
    void ownGround(Feature feature, RuleSystem system, Reporter out) {
        GroundFeature own = feature.ground();
        boolean known = system.chart().record(own.feature().type()).isPresent()
                && !own.effects().flag("custom");
        if (known || own.feature().shape() instanceof Point || own.effects().has("movement")) {
            return;
        }
        List<String> open = system.vocabulary().arms().stream()
                .map(Arm::id)
                .filter(arm -> !Terrain.isProhibited(own, arm)
                        && Terrain.cost(own, arm).isEmpty())
                .toList();
        if (!open.isEmpty()) {
            out.report("feature").with("arms", open).ask("Say how they move over it");
        }
    }

    @Rule("OT-MAP-12")
    void noCover(Feature feature, Reporter out) {
        Optional<String> suggested = Terrain.suggestedCover(feature.ground());
        if (suggested.isPresent() && Terrain.cover(feature.ground()).isEmpty()) {
            out.report("feature")
                    .with("suggested", suggested.get())
                    .fix(out.set("Agree on " + suggested.get() + " cover", Terrain.COVER, suggested.get()));
        }
    }

    @Rule("OT-MAP-13")
    void otherCover(Feature feature, Reporter out) {
        Optional<String> suggested = Terrain.suggestedCover(feature.ground());
        Optional<String> cover = Terrain.cover(feature.ground());
        if (suggested.isPresent() && cover.isPresent() && !suggested.equals(cover)) {
            out.report("feature").with("cover", cover.get()).with("suggested", suggested.get());
        }
    }

    @Rule("OT-MAP-14")
    void undefinedSight(Feature feature, Reporter out) {
        if (!(feature.ground().feature().shape() instanceof Point) && !Terrain.isSightDecided(feature.ground())) {
            out.report("feature")
                    .fix(new Fix.Choose(
                            "Decide it",
                            out.set("Let sight pass", Terrain.BLOCKS_SIGHT, false),
                            out.set("Let it stop sight", Terrain.BLOCKS_SIGHT, true)));
        }
    }

    @Rule("OT-MAP-21")
    void cheap(Feature feature, RuleSystem system, Reporter out) {
        Attributes guideline = system.chart()
                .record(feature.ground().feature().type())
                .map(TerrainRecord::effects)
                .orElse(Attributes.NONE)
                .nested(Terrain.COST);
        Attributes own = feature.ground().feature().attributes().nested(Terrain.COST);
        for (String arm : Units.ARMS) {
            BigDecimal least = guideline.number(arm).orElse(BigDecimal.ZERO);
            Optional<BigDecimal> cost = own.number(arm).filter(number -> number.compareTo(least) < 0);
            if (cost.isPresent()) {
                out.report("feature")
                        .with("arm", arm)
                        .with("cost", cost.get())
                        .with("least", least)
                        .fix(out.set("Raise it to the guideline", Terrain.COST, own.with(arm, least)));
            }
        }
    }
}
