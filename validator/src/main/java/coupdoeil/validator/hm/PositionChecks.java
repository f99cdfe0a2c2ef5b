package coupdoeil.validator.hm;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Neighbours;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.hm.fact.Buildings;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Going;
import coupdoeil.validator.table.PlacementFixes;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.FreeGround;
import coupdoeil.validator.table.fact.Inches;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Polygon;

/** Where pieces may stand (HM L116, L122-126, L138, L544). */
final class PositionChecks {

    /** Bases may overlap by so many square inches before it is more than touching. */
    static final double TOUCHING = 0.01;

    @Rule("HM-POS-01")
    void offTable(Stand stand, TableSize table, FreeGround ground, Labels labels, Reporter out) {
        List<Base> off = stand.footprint().bases().stream()
                .filter(base -> !table.holds(base))
                .toList();
        if (!off.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("piece", stand.name())
                    .with("off", off.size())
                    .with("bases", stand.footprint().bases().size());
            off.forEach(base -> draft.at(new FindingPlace.AtShape(base.inches())));
            PlacementFixes.move(stand, ground, labels, out.scenario()).ifPresent(draft::fix);
        }
    }

    @Rule("HM-POS-04")
    void overlap(Neighbours pair, FreeGround ground, Labels labels, Reporter out) {
        List<Polygon> common = common(pair);
        double area = common.stream().mapToDouble(Polygon::getArea).sum();
        if (area > TOUCHING) {
            Reporter.Draft draft = out.report()
                    .with("piece", pair.first().name())
                    .with("other", pair.second().name())
                    .with("area", BigDecimal.valueOf(area).setScale(2, RoundingMode.HALF_UP))
                    .about(pair.first().ref())
                    .about(pair.second().ref());
            common.forEach(shape -> draft.at(new FindingPlace.AtShape(shape)));
            pair.first().places().forEach(draft::related);
            pair.second().places().forEach(draft::related);
            PlacementFixes.move(pair.second(), ground, labels, out.scenario()).ifPresent(draft::fix);
            PlacementFixes.move(pair.first(), ground, labels, out.scenario()).ifPresent(draft::fix);
        }
    }

    /** A closed building is another matter: HM-POS-03. Who stands on a bridge or in a ford stands in no river. */
    @Rule("HM-POS-02")
    void impassable(Stand stand, TableGround features, FreeGround ground, Labels labels, Reporter out) {
        Collection<GroundFeature> near = features.near(stand.footprint().bounds());
        for (GroundFeature feature : near) {
            if (Going.isImpassable(feature) && !Buildings.isBuilding(feature)) {
                List<Base> inside = stand.footprint().bases().stream()
                        .filter(feature.shape().outline()::overlaps)
                        .filter(base -> near.stream()
                                .noneMatch(crossing -> Going.isCrossing(crossing)
                                        && crossing.shape().outline().overlaps(base)))
                        .toList();
                report(stand, feature, inside, ground, labels, out);
            }
        }
    }

    @Rule("HM-POS-03")
    void closedBuilding(
            Stand stand, TableGround features, Buildings buildings, FreeGround ground, Labels labels, Reporter out) {
        for (GroundFeature feature : features.near(stand.footprint().bounds())) {
            if (Buildings.isBuilding(feature) && !buildings.isOpen(feature)) {
                List<Base> inside = stand.footprint().bases().stream()
                        .filter(feature.shape().outline()::overlaps)
                        .toList();
                report(stand, feature, inside, ground, labels, out);
            }
        }
    }

    /** Of a pair the one whose key comes first tells of it. */
    @Rule("HM-POS-05")
    void tooNear(Stand stand, Enemies enemies, Distances distances, FreeGround ground, Labels labels, Reporter out) {
        double apart = distances.of("enemies");
        for (Stand enemy : enemies.within(stand, apart)) {
            double inches = stand.footprint().inchesFrom(enemy.footprint());
            if (stand.key().compareTo(enemy.key()) < 0
                    && Inches.below(inches, apart)
                    && !isInMelee(stand, enemy)
                    && !isInMelee(enemy, stand)) {
                Reporter.Draft draft = out.report()
                        .with("u", stand.name())
                        .with("enemy", enemy.name())
                        .with("d", Inches.told(inches))
                        .with("min", (int) apart)
                        .about(enemy.ref());
                enemy.places().forEach(draft::related);
                PlacementFixes.move(stand, ground, labels, out.scenario()).ifPresent(draft::fix);
                PlacementFixes.move(enemy, ground, labels, out.scenario()).ifPresent(draft::fix);
            }
        }
    }

    @Rule("HM-POS-07")
    void unplaced(PlacedUnit placed, Reporter out) {
        if (placed.placement().position() instanceof Position.OnTable
                && !(placed.placement().facing() instanceof Facing.Heading)) {
            out.report()
                    .with("u", placed.name())
                    .fix(new Fix.Choose(
                            "Let it face",
                            List.of(
                                    face("North", 90, placed, out),
                                    face("South", 270, placed, out),
                                    face("East", 0, placed, out),
                                    face("West", 180, placed, out))));
        }
    }

    private static Fix.Change face(String name, double heading, PlacedUnit placed, Reporter out) {
        return PlacementFixes.change(
                name, out.scenario(), placed.placement(), known -> known.withFacing(new Facing.Heading(heading)));
    }

    private static boolean isInMelee(Stand one, Stand other) {
        return one.placement()
                .attributes()
                .texts("melee")
                .contains(other.piece().id());
    }

    private static void report(
            Stand stand, GroundFeature feature, List<Base> inside, FreeGround ground, Labels labels, Reporter out) {
        if (!inside.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("piece", stand.name())
                    .with("feature", feature.name())
                    .with("n", inside.size());
            inside.forEach(base -> draft.at(new FindingPlace.AtShape(base.inches())));
            PlacementFixes.move(stand, ground, labels, out.scenario()).ifPresent(draft::fix);
        }
    }

    private static List<Polygon> common(Neighbours pair) {
        return pair.first().footprint().bases().stream()
                .flatMap(base -> pair.second().footprint().bases().stream().map(base::common))
                .filter(shape -> !shape.isEmpty())
                .toList();
    }
}
