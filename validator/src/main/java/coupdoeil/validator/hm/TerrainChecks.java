package coupdoeil.validator.hm;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.hm.fact.Buildings;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Going;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.hm.fact.Visibility;
import coupdoeil.validator.table.fact.Inches;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Polygon;

/** What is written of terrain features (HM Movement; Line of Sight; Fortified Positions). */
final class TerrainChecks {

    private static final String FOREST = "forest";
    private static final String STREAM = "stream";
    private static final String HEIGHT = "heightInches";
    private static final double MM_PER_INCH = 25.4;

    /** Of a type that the chart does not know PACK-64 speaks. */
    @Rule("HM-TER-03")
    void going(Feature feature, TerrainChart chart, Reporter out) {
        if (feature.ground().feature().shape() instanceof Polygon
                && chart.record(feature.ground().feature().type()).isPresent()
                && Going.of(feature.ground()).isEmpty()) {
            out.report("feature").fix(choose(out, "open", "difficult", "impassable"));
        }
    }

    @Rule("HM-TER-04")
    void forests(Feature feature, Reporter out) {
        if (feature.ground().feature().type().equals(FOREST) && !stopsAll(feature.ground())) {
            out.report("feature").fix(stopAll(out));
        }
    }

    @Rule("HM-TER-05")
    void buildings(Feature feature, Reporter out) {
        if (Buildings.isBuilding(feature.ground()) && !stopsAll(feature.ground())) {
            out.report("feature").fix(stopAll(out));
        }
    }

    @Rule("HM-TER-06")
    void capacity(Feature feature, Buildings buildings, Reporter out) {
        if (Buildings.isBuilding(feature.ground())
                && buildings.isOpen(feature.ground())
                && buildings.capacity(feature.ground()).isEmpty()) {
            out.report("feature").ask("Say how many bases find room in it");
        }
    }

    @Rule("HM-TER-07")
    void closed(Feature feature, Buildings buildings, Reporter out) {
        if (Buildings.isBuilding(feature.ground())
                && !buildings.isOpen(feature.ground())
                && !Going.of(feature.ground()).equals("impassable")) {
            out.report("feature").fix(out.set("Let nobody pass", Going.MOVE, "impassable"));
        }
    }

    @Rule("HM-TER-08")
    void tall(Feature feature, Distances distances, Reporter out) {
        Optional<BigDecimal> height = feature.ground().effects().number(HEIGHT);
        double most = distances.of("obstacleMaxHeight");
        if (Going.isObstacle(feature.ground())
                && height.filter(inches -> !Inches.within(inches.doubleValue(), most))
                        .isPresent()) {
            out.report("feature")
                    .with("height", height.get().stripTrailingZeros().toPlainString())
                    .ask("Lower it, or make it ground that nobody passes");
        }
    }

    @Rule("HM-TER-09")
    void noHeight(Feature feature, Reporter out) {
        if (Going.isObstacle(feature.ground())
                && feature.ground().effects().number(HEIGHT).isEmpty()) {
            out.report("feature").fix(out.set("Make it 1 inch high", HEIGHT, 1));
        }
    }

    @Rule("HM-TER-11")
    void roads(Feature feature, Features features, Reporter out) {
        GroundFeature road = feature.ground();
        if (!road.effects().flag("road")) {
            return;
        }
        for (GroundFeature other : features.all()) {
            if (Going.isImpassable(other) && road.shape().runsThrough(other.shape())) {
                boolean bridged = features.all().stream()
                        .anyMatch(crossing -> Going.isCrossing(crossing)
                                && road.shape().runsThrough(crossing.shape())
                                && crossing.shape().overlaps(other.shape()));
                if (!bridged) {
                    out.report("feature").with("other", other.name()).ask("Draw a bridge or a ford");
                }
            }
        }
    }

    @Rule("HM-TER-12")
    void narrow(Feature feature, RuleSystem system, Roster roster, Reporter out) {
        if (!feature.ground().effects().flag("road")) {
            return;
        }
        boolean horse = roster.units().stream().anyMatch(unit -> unit.arm().equals(Troops.CAVALRY));
        List<Integer> base = system.tables().nested("bases").integers(horse ? Troops.CAVALRY : Troops.INFANTRY);
        double width = feature.ground().effects().decimal(GroundFeature.WIDTH);
        double needed = base.isEmpty() ? 0 : base.get(0) / MM_PER_INCH;
        if (Inches.below(width, needed)) {
            BigDecimal wide = BigDecimal.valueOf(needed).setScale(1, RoundingMode.UP);
            out.report("feature")
                    .with("width", BigDecimal.valueOf(width).stripTrailingZeros())
                    .with("needed", wide)
                    .fix(out.set("Widen it to " + wide + " inches", GroundFeature.WIDTH, wide));
        }
    }

    @Rule("HM-TER-13")
    void orphans(Feature feature, Features features, Reporter out) {
        GroundFeature own = feature.ground();
        if (Going.isCrossing(own)
                && features.all().stream()
                        .noneMatch(other -> other.effects().flag("water")
                                && (own.shape().overlaps(other.shape())
                                        || own.shape().inchesFrom(other.shape()) == 0))) {
            out.report("feature").ask("Move it to its river");
        }
    }

    @Rule("HM-TER-16")
    void fortified(Feature feature, Reporter out) {
        GroundFeature own = feature.ground();
        if (own.effects().flag(Buildings.FORTIFIED)
                && !(own.effects().flag("cover") && own.effects().has(Buildings.CAPACITY))) {
            out.report("feature").ask("Say how many bases occupy it");
        }
    }

    @Rule("HM-TER-18")
    void streams(Feature feature, Reporter out) {
        String move = Going.of(feature.ground());
        if (feature.ground().feature().type().equals(STREAM)
                && !move.equals("difficult")
                && !move.equals("impassable")) {
            out.report("feature").fix(choose(out, "difficult", "impassable"));
        }
    }

    private static boolean stopsAll(GroundFeature feature) {
        return Visibility.isBlocking(feature) && Visibility.isBlockingFromHeights(feature);
    }

    private static Fix stopAll(Reporter out) {
        return out.change(
                "Let it stop sight, from heights too",
                known -> known.with(Visibility.SIGHT, Visibility.BLOCKING).with(Visibility.FROM_HEIGHTS, true));
    }

    private static Fix choose(Reporter out, String... goings) {
        return new Fix.Choose(
                "Choose how it is to be moved over",
                List.of(goings).stream()
                        .map(going -> out.set("Make it " + going, Going.MOVE, going))
                        .toList());
    }
}
