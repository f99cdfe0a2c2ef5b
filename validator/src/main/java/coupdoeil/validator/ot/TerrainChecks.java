package coupdoeil.validator.ot;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.FeatureFixes;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Point;

/** What is agreed of terrain features before the game (OT Movement: Terrain Effects; Terrain; Visibility). */
final class TerrainChecks {

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
                    .fix(FeatureFixes.set(
                            "Agree on " + suggested.get() + " cover", feature, Terrain.COVER, suggested.get()));
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
                            List.of(
                                    FeatureFixes.set("Let sight pass", feature, Terrain.BLOCKS_SIGHT, false),
                                    FeatureFixes.set("Let it stop sight", feature, Terrain.BLOCKS_SIGHT, true))));
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
                        .fix(FeatureFixes.set(
                                "Raise it to the guideline", feature, Terrain.COST, own.with(arm, least)));
            }
        }
    }
}
