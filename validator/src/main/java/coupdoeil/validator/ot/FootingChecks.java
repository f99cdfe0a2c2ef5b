package coupdoeil.validator.ot;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.ot.fact.Redoubts;
import coupdoeil.validator.ot.fact.Shape;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.Moves;
import coupdoeil.validator.table.Positions;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/** The ground on which pieces begin (OT Movement: Terrain Effects; Terrain). */
final class FootingChecks {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    /** Who is on a line by no more than that touches it, in inches. */
    private static final double TOUCHING = 0.05;

    /** Of cavalry OT-FORM-13 speaks. */
    @Rule("OT-FORM-12")
    void heavyWoods(Stand stand, TableGround ground, Moves moves, Reporter out) {
        if (!Units.isFormed(stand) || Units.is(stand, Units.CAVALRY)) {
            return;
        }
        Placement skirmish = Shape.derived(stand.placement()).withFormation(Units.SKIRMISH);
        boolean able = Units.is(stand, Units.INFANTRY)
                && ((Unit) stand.piece()).attributes().is("skirmish", "FULL");
        ground.under(stand).filter(Terrain::isHeavyWood).forEach(wood -> {
            Reporter.Draft draft = out.report("u").with("feature", wood.name());
            if (able && moves.ground().isFree(stand, skirmish)) {
                draft.fix(out.place("Let it skirmish", stand.placement(), any -> skirmish));
            }
            draft.fix(moves.of(stand, out));
        });
    }

    @Rule("OT-FORM-13")
    void cavalryInWoods(Stand stand, TableGround ground, Moves moves, Reporter out) {
        if (Units.is(stand, Units.CAVALRY)) {
            Positions.onClosedGround(
                    stand,
                    near(stand, ground),
                    feature -> Terrain.isWood(feature) && Terrain.isProhibited(feature, Units.CAVALRY),
                    crossing -> false,
                    moves,
                    out);
        }
    }

    /** Of woods, blocks, redoubts and walls other rules speak. */
    @Rule("OT-FORM-14")
    void impassable(Stand stand, TableGround ground, Moves moves, Reporter out) {
        Positions.onClosedGround(
                stand, near(stand, ground), feature -> isClosed(feature, stand), Terrain::isCrossing, moves, out);
    }

    private static boolean isClosed(GroundFeature feature, Stand stand) {
        boolean ofItsOwn = Terrain.isWood(feature) || Terrain.isBlock(feature) || Terrain.isRedoubt(feature);
        return !feature.shape().outline().isEmpty()
                && !ofItsOwn
                && (Terrain.isImpassable(feature)
                        || (stand.piece() instanceof Unit unit
                                && feature.feature().shape() instanceof Polygon
                                && Terrain.isProhibited(feature, unit.arm())));
    }

    /** Routers are asked for no formation, and limbered guns go one behind the other. */
    @Rule("OT-FORM-15")
    void bridge(Stand stand, TableGround ground, RuleSystem system, Reporter out) {
        if (!(stand.piece() instanceof Unit) || Units.isRouted(stand.placement())) {
            return;
        }
        String formation = Units.formation(stand.placement());
        boolean single = stand.placement().attributes().integer(Shape.WIDE, 1) == 1;
        ground.under(stand)
                .filter(Terrain::isBridge)
                .filter(bridge -> !bridge.effects().texts("onlyFormations").contains(formation) || !single)
                .forEach(bridge -> {
                    Reporter.Draft draft = out.report("u")
                            .with("feature", bridge.name())
                            .with(
                                    "formation",
                                    system.formation(formation)
                                            .map(FormationType::name)
                                            .orElse(formation)
                                            .toLowerCase(Locale.ROOT));
                    String narrow = Units.is(stand, Units.ARTILLERY) ? Units.LIMBERED : Units.COMPANY_COLUMN;
                    draft.fix(out.place(
                            "Let it cross one stand wide",
                            stand.placement(),
                            known -> Shape.derived(known).withFormation(narrow)));
                });
    }

    /** Who bends along a wall lines it. */
    @Rule("OT-FORM-16")
    void astride(Stand stand, TableGround ground, Reporter out) {
        if (!Units.isFormed(stand)) {
            return;
        }
        boolean guns = Units.is(stand, Units.ARTILLERY);
        boolean bends = !Shape.line(stand.placement()).isEmpty();
        near(stand, ground).stream()
                .filter(feature -> !(bends && feature.effects().flag("bends")))
                .filter(feature -> lines(feature).anyMatch(line -> isAcross(stand, line)))
                .forEach(feature -> out.report("u")
                        .severity(guns ? Severity.ERROR : Severity.WARNING)
                        .with("feature", feature.name())
                        .ask("Shift it to one side"));
    }

    /** The walls of a feature that guns do not cross: it, if it is one, or the faces of a redoubt. */
    private static Stream<Geometry> lines(GroundFeature feature) {
        if (Terrain.isRedoubt(feature)) {
            return Redoubts.walls(feature).map(face -> face.toGeometry(GEOMETRIES));
        }
        Geometry drawn = feature.feature().shape();
        boolean wall = drawn.getDimension() == 1
                && Terrain.isProhibited(feature, Units.ARTILLERY)
                && !Terrain.isImpassable(feature);
        return wall ? Stream.of(drawn) : Stream.empty();
    }

    /** On both sides of a line; who stands along one of his own is if one of his stands is. */
    private static boolean isAcross(Stand stand, Geometry line) {
        List<Base> grounds = Shape.line(stand.placement()).isEmpty()
                ? List.of(stand.footprint().rectangle())
                : stand.footprint().bases();
        return grounds.stream()
                .map(base -> base.inches().buffer(-TOUCHING))
                .anyMatch(inner -> !inner.isEmpty() && inner.intersects(line));
    }

    @Rule("OT-FORM-18")
    void poorGround(Stand stand, TableGround ground, Reporter out) {
        if (Units.isFormed(stand)) {
            ground.under(stand)
                    .filter(feature ->
                            Terrain.isWood(feature) || (Terrain.halves(feature) && !Terrain.isBlock(feature)))
                    .findFirst()
                    .ifPresent(feature -> out.report("u").with("feature", feature.name()));
        }
    }

    private static Collection<GroundFeature> near(Stand stand, TableGround ground) {
        return ground.near(stand.footprint().bounds());
    }
}
