package coupdoeil.validator.ot;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.ot.fact.Garrisons;
import coupdoeil.validator.ot.fact.Shape;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.Words;
import coupdoeil.validator.table.fact.Inches;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * How the stands of units stand to each other (OT Movement: Formations; Skirmishers). In redoubts they are spread over the
 * sides that are attacked, and have no shape.
 */
final class ShapeChecks {

    /** What is nearer touches, in inches. */
    private static final double TOUCHING = 0.01;
    /** How near to a line the ground is that it bends along, in inches. */
    private static final double ALONG = 0.5;
    /** Stands in line from which a unit moves as one. */
    private static final int WIDE_AS_LINE = 3;
    /** Inches for each figure of cavalry, of which one paragraph allows more and the other not. */
    private static final double DISPUTED = 3;

    /** Who is in line and three wide, and more than one deep, is in a shape of its own: OT-FORM-09. */
    @Rule("OT-FORM-04")
    void shape(Stand stand, RuleSystem system, TableGround ground, Reporter out) {
        Optional<FormationType> formation = ranked(stand, system, ground);
        if (formation.isEmpty()) {
            return;
        }
        Shape shape = Shape.of((Unit) stand.piece(), stand.placement(), formation.get());
        int files = formation.get().effects().integer("files", 0);
        int narrowest = formation.get().effects().integer("minWide", 1);
        boolean line = formation.get().effects().has("ranks");
        int stands = Units.standsLeft((Unit) stand.piece(), stand.placement());
        boolean other = files > 0 && shape.wide() != files;
        boolean tooDeep = line && shape.deep() > 1 && (shape.wide() < WIDE_AS_LINE || Units.is(stand, Units.ARTILLERY));
        boolean uncounted = shape.deep() != (stands + shape.wide() - 1) / shape.wide();
        if (other || tooDeep || uncounted || shape.wide() < narrowest) {
            out.report("u")
                    .with("formation", Words.plain(formation.get().name()))
                    .with("wide", shape.wide())
                    .with("deep", shape.deep())
                    .fix(derive("Let its formation say its shape", stand.placement(), out));
        }
    }

    @Rule("OT-FORM-06")
    void spread(PlacedUnit placed, RuleSystem system, Reporter out) {
        Optional<Double> each = inchesPerFigure(placed.unit(), placed.placement());
        List<Integer> allowed = system.formation(Units.SKIRMISH)
                .map(formation -> formation.effects().nested("inchesPerFigure"))
                .map(inches -> inches.integers(placed.unit().arm()))
                .orElse(List.of());
        if (each.isPresent()
                && allowed.size() == 2
                && (Inches.below(each.get(), allowed.get(0)) || !Inches.within(each.get(), allowed.get(1)))) {
            out.report("u")
                    .with("inches", Inches.told(Shape.length(Shape.line(placed.placement()))))
                    .with("n", Units.figures(placed.unit(), placed.placement()))
                    .with("each", Inches.told(each.get()))
                    .fix(derive("Spread it as usual", placed.placement(), out));
        }
    }

    @Rule("OT-FORM-07")
    void farApart(PlacedUnit placed, RuleSystem system, Reporter out) {
        int most = system.formation(Units.SKIRMISH)
                .map(formation -> formation.effects().nested("inchesPerFigure").integers(Units.CAVALRY))
                .filter(inches -> inches.size() == 2)
                .map(inches -> inches.get(1))
                .orElse(0);
        inchesPerFigure(placed.unit(), placed.placement())
                .filter(each -> Units.is(placed.unit(), Units.CAVALRY)
                        && !Inches.within(each, DISPUTED)
                        && Inches.within(each, most))
                .ifPresent(each -> out.report("u")
                        .with("each", Inches.told(each))
                        .fix(derive("Draw it together to 3 inches", placed.placement(), out)));
    }

    /** Of skirmishers along a line of their own; others are spread as usual. */
    private static Optional<Double> inchesPerFigure(Unit unit, Placement placement) {
        List<Coordinate> line = Shape.line(placement);
        int figures = Units.figures(unit, placement);
        return Units.isSkirmishing(placement) && !line.isEmpty() && figures > 0
                ? Optional.of(Shape.length(line) / figures)
                : Optional.empty();
    }

    /** Each stand with each other, which are a hundred at most. */
    @Rule("OT-FORM-08")
    void together(Stand stand, TableGround ground, Reporter out) {
        List<Base> bases = stand.footprint().bases();
        if (!(stand.piece() instanceof Unit) || bases.size() < 2 || Units.isRouted(stand.placement())) {
            return;
        }
        boolean skirmish = Units.isSkirmishing(stand.placement());
        boolean wrong = skirmish
                ? bases.stream().anyMatch(base -> touchesAny(base, bases)) && !Units.is(stand, Units.ARTILLERY)
                : bases.stream().anyMatch(base -> !touchesAny(base, bases) && !isInLine(base, bases))
                        && !isInRedoubt(stand, ground);
        if (wrong) {
            out.report("u")
                    .with("why", skirmish ? "touch, and it skirmishes" : "are apart")
                    .fix(derive("Let its formation say its shape", stand.placement(), out));
        }
    }

    @SuppressWarnings("ReferenceEquality") // Two stands may well lie in one place.
    private static boolean touchesAny(Base base, List<Base> all) {
        return all.stream().anyMatch(other -> other != base && base.inchesFrom(other) <= TOUCHING);
    }

    /** Stands of a line that bends all look the same way, so that they are drawn apart. */
    @SuppressWarnings("ReferenceEquality") // As above.
    private static boolean isInLine(Base base, List<Base> all) {
        double width = inches(base.frontLeft(), base.frontRight());
        return all.stream()
                .anyMatch(other -> other != base && inches(base.frontLeft(), other.frontLeft()) <= width + TOUCHING);
    }

    private static double inches(Corner one, Corner other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y()) / Corner.PER_INCH;
    }

    @Rule("OT-FORM-09")
    void ownShape(Stand stand, RuleSystem system, TableGround ground, Reporter out) {
        ranked(stand, system, ground)
                .map(formation -> Shape.of((Unit) stand.piece(), stand.placement(), formation))
                .filter(shape -> shape.wide() >= WIDE_AS_LINE && shape.deep() > 1)
                .ifPresent(shape -> out.report("u").with("wide", shape.wide()).with("deep", shape.deep()));
    }

    @Rule("OT-FORM-11")
    void bent(Stand stand, RuleSystem system, TableGround ground, Reporter out) {
        boolean bent = ranked(stand, system, ground)
                .filter(formation -> formation.effects().has("ranks"))
                .map(formation -> Shape.of((Unit) stand.piece(), stand.placement(), formation))
                .filter(Shape::isBent)
                .isPresent();
        if (bent && !isAlongGround(stand, ground)) {
            out.report("u").fix(out.clear("Straighten it", Shape.OUTLINE));
        }
    }

    private static boolean isAlongGround(Stand stand, TableGround ground) {
        Envelope around = stand.footprint().bounds();
        around.expandBy(2 * ALONG * Corner.PER_INCH);
        Collection<GroundFeature> near = ground.near(around);
        return stand.footprint().bases().stream()
                .allMatch(base -> near.stream()
                        .anyMatch(feature -> feature.effects().flag("bends")
                                && Inches.within(feature.shape().inchesFrom(base), ALONG)));
    }

    /** The formation of a unit that stands in ranks and files; empty if it stands otherwise. */
    private static Optional<FormationType> ranked(Stand stand, RuleSystem system, TableGround ground) {
        return stand.piece() instanceof Unit && Units.isFormed(stand.placement())
                ? system.formation(Units.formation(stand.placement()))
                        .filter(formation -> !formation.effects().flag("cluster")
                                && !formation.effects().flag("square"))
                        .filter(formation -> !isInRedoubt(stand, ground))
                : Optional.empty();
    }

    private static boolean isInRedoubt(Stand stand, TableGround ground) {
        return ground.near(stand.footprint().bounds()).stream()
                .anyMatch(feature -> Terrain.isRedoubt(feature) && Garrisons.isIn(stand, feature));
    }

    private static Fix derive(String name, Placement placement, Reporter out) {
        return out.place(name, placement, Shape::derived);
    }
}
