package coupdoeil.validator.ot;

import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.ot.fact.Blocks;
import coupdoeil.validator.ot.fact.Garrisons;
import coupdoeil.validator.ot.fact.Garrisons.Garrison;
import coupdoeil.validator.ot.fact.Outside;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.Moves;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Polygon;

/** Who is in town blocks, and how (OT Towns: Blocks; Towns: Movement into & out of Town Blocks; Towns: Contested Blocks). */
final class TownChecks {

    @Rule("OT-TOWN-01")
    void overfull(Feature feature, Garrisons garrisons, Blocks blocks, Reporter out) {
        if (!Terrain.isBlock(feature.ground())) {
            return;
        }
        int room = blocks.capacity(feature.ground());
        bySide(garrisons.of(feature.ground())).forEach((side, units) -> {
            if (units.size() > room) {
                Reporter.Draft draft = out.report()
                        .with("n", units.size())
                        .with("side", side)
                        .with("block", feature.name())
                        .with("room", room);
                Garrison last = units.get(units.size() - 1);
                List<Fix.Change> moves = blocks.adjacent(feature.ground()).stream()
                        .filter(other -> hasRoom(other, side, garrisons, blocks))
                        .map(other -> out.place(
                                last.unit().name() + " to " + other.name(),
                                last.placement(),
                                placed -> placed.withPosition(new Position.InFeature(other.id()))))
                        .toList();
                draft.fix(
                        moves.isEmpty()
                                ? new Fix.Question("Place one of them elsewhere")
                                : new Fix.Choose("Move it to an adjacent block", moves));
            }
        });
    }

    private static boolean hasRoom(GroundFeature block, String side, Garrisons garrisons, Blocks blocks) {
        List<Garrison> there = garrisons.of(block);
        return there.stream().allMatch(garrison -> garrison.side().equals(side))
                && there.size() < blocks.capacity(block);
    }

    private static Map<String, List<Garrison>> bySide(List<Garrison> garrisons) {
        return garrisons.stream().collect(Collectors.groupingBy(Garrison::side, TreeMap::new, Collectors.toList()));
    }

    @Rule("OT-TOWN-04")
    void assignedCavalry(PlacedUnit placed, Features features, Outside outside, Reporter out) {
        Optional<GroundFeature> block = block(placed.placement(), features);
        if (block.isPresent() && placed.unit().arm().equals(Units.CAVALRY)) {
            out.report("u")
                    .with("block", block.get().name())
                    .fix(outside.fix(
                            "Place it beside " + block.get().name(),
                            "Place it beside the block",
                            block.get(),
                            Garrison.of(placed),
                            out));
        }
    }

    @Rule("OT-TOWN-04")
    void cavalry(Stand stand, TableGround ground, Moves moves, Reporter out) {
        if (Units.is(stand, Units.CAVALRY)) {
            ground.under(stand)
                    .filter(Terrain::isBlock)
                    .forEach(
                            block -> out.report("u").with("block", block.name()).fix(moves.of(stand, out)));
        }
    }

    @Rule("OT-TOWN-11")
    void unassigned(Stand stand, TableGround ground, Reporter out) {
        if (Units.is(stand, Units.INFANTRY) || Units.is(stand, Units.ARTILLERY)) {
            ground.under(stand)
                    .filter(Terrain::isBlock)
                    .forEach(block -> out.report("u")
                            .with("block", block.name())
                            .fix(out.place(
                                    "Assign it to " + block.name(),
                                    stand.placement(),
                                    placed -> bare(placed).withPosition(new Position.InFeature(block.id())))));
        }
    }

    /** Guns always are unlimbered there: whoever says so says nothing new. */
    @Rule("OT-TOWN-05")
    void formation(PlacedUnit placed, Features features, Reporter out) {
        Placement placement = placed.placement();
        Optional<GroundFeature> block = block(placement, features);
        if (block.isEmpty()) {
            return;
        }
        List<String> why = new ArrayList<>();
        if (placed.formation().equals(Units.LIMBERED)) {
            why.add("is limbered");
        } else if (placement.formation() != null
                && !Units.isRouted(placement)
                && !placed.formation().equals(Units.UNLIMBERED)) {
            why.add("has a formation");
        }
        if (placement.facing() != null) {
            why.add("has a facing");
        }
        if (!why.isEmpty()) {
            out.report("u")
                    .with("block", block.get().name())
                    .with("why", String.join(" and ", why))
                    .fix(out.place("Take them away", placement, TownChecks::bare));
        }
    }

    private static Placement bare(Placement placement) {
        return placement.withFormation(null).withFacing(null);
    }

    private static Optional<GroundFeature> block(Placement placement, Features features) {
        return placement.position() instanceof Position.InFeature there
                ? features.byId(there.feature()).filter(Terrain::isBlock)
                : Optional.empty();
    }

    @Rule("OT-TOWN-06")
    void contested(Feature feature, Garrisons garrisons, Reporter out) {
        if (Terrain.isBlock(feature.ground())) {
            Map<String, List<Garrison>> sides = bySide(garrisons.of(feature.ground()));
            if (sides.size() > 1) {
                out.report("block").with("sides", List.copyOf(sides.keySet()));
            }
        }
    }

    @Rule("OT-TOWN-13")
    void fire(Feature feature, Garrisons garrisons, Reporter out) {
        if (!Terrain.isBlock(feature.ground())
                || feature.ground().shape().outline().isEmpty()) {
            return;
        }
        int figures = garrisons.of(feature.ground()).stream()
                .filter(garrison -> !Units.isRouted(garrison.placement()))
                .mapToInt(garrison -> Units.figures(garrison.unit(), garrison.placement()))
                .sum();
        if (figures > 0) {
            List<Integer> able = sides(feature.ground())
                    .map(side -> Math.min(figures, (int) Math.floor(side.getLength() + 0.01)))
                    .toList();
            out.report().with("m", figures).with("block", feature.name()).with("n", able);
        }
    }

    private static Stream<LineSegment> sides(GroundFeature block) {
        return block.feature().shape() instanceof Polygon polygon
                ? IntStream.range(1, polygon.getExteriorRing().getNumPoints())
                        .mapToObj(point -> new LineSegment(
                                polygon.getExteriorRing().getCoordinateN(point - 1),
                                polygon.getExteriorRing().getCoordinateN(point)))
                : Stream.of();
    }
}
