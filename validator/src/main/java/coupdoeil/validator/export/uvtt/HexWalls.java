package coupdoeil.validator.export.uvtt;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightRule;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;

/**
 * Sight over hexes as walls. In a hex whose ground stops sight they run from its middle to its corners: so one sees into it,
 * as the rules have it, and not through it.
 */
final class HexWalls {

    private static final int LOOKS = 3000;

    private final Situation situation;
    private final HexBattlefield map;
    private final HexPlane plane;
    private final HexScene scene;
    private final SightGround ground;

    private HexWalls(Situation situation, HexBattlefield map, HexPlane plane, HexScene scene, SightGround ground) {
        this.situation = situation;
        this.map = map;
        this.plane = plane;
        this.scene = scene;
        this.ground = ground;
    }

    /** Of a map of hexes, without the units on it; empty if the rules know no sight. */
    static Optional<HexWalls> of(Situation situation, HexPlane plane) {
        HexBattlefield map = situation.pack().battlefield().hexMap().orElseThrow();
        return HexScene.of(
                        situation.pack(),
                        situation.system(),
                        situation.scenario().orElseThrow())
                .map(scene -> new HexWalls(
                        situation,
                        map,
                        plane,
                        scene,
                        scene.ignoring(
                                situation.setup().stream().map(Placement::piece).collect(Collectors.toSet()))));
    }

    Walls walls() {
        Walls walls = new Walls();
        TreeSet<HexSide> sides = new TreeSet<>();
        map.grid().hexes().filter(map::contains).forEach(hex -> {
            int cell = ground.cell(hex.q(), hex.r());
            if (SightCell.terrainBlocks(cell)) {
                for (HexCorner corner : HexCorner.values()) {
                    walls.add(List.of(at(plane.centre(hex)), at(plane.corner(hex, corner))));
                }
            }
            for (HexDirection side : HexDirection.values()) {
                if (SightCell.sideBlocks(cell, side.ordinal())) {
                    sides.add(new HexSide(hex, side));
                }
            }
        });
        for (HexSide side : sides) {
            int number = side.direction().ordinal();
            walls.add(List.of(
                    at(plane.corner(side.hex(), HexCorner.of(number))),
                    at(plane.corner(side.hex(), HexCorner.of(number + 1)))));
        }
        return walls;
    }

    /** Of some looks from hex to hex within the farthest visibility of any turn, the share in which walls and rules agree. */
    BigDecimal share(Walls walls) {
        List<Hex> hexes = map.grid().hexes().filter(map::contains).toList();
        SightRule rule = clearest();
        SplittableRandom random = new SplittableRandom(Share.SEED);
        return Share.of(LOOKS, () -> {
            Hex from = hexes.get(random.nextInt(hexes.size()));
            Hex to = hexes.get(random.nextInt(hexes.size()));
            return from.equals(to) || from.distance(to) > rule.visibilityHexes()
                    ? Optional.empty()
                    : Optional.of(
                            rule.sees(ground, from, to) == walls.isClear(at(plane.centre(from)), at(plane.centre(to))));
        });
    }

    /** The rule of the turn with the farthest visibility. */
    private SightRule clearest() {
        int turns = Timetable.of(situation.system(), situation.scenario().orElseThrow())
                .turns()
                .size();
        return IntStream.range(0, Math.max(1, turns))
                .mapToObj(scene::rule)
                .max(Comparator.comparingInt(SightRule::visibilityHexes))
                .orElseThrow();
    }

    private static Coordinate at(HexPlane.Point point) {
        return new Coordinate(point.x(), point.y());
    }
}
