package coupdoeil.validator.cc;

import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.cc.fact.Camp;
import coupdoeil.validator.cc.fact.Camps;
import coupdoeil.validator.cc.fact.OpenGround;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Field works, which belong to one hex and face out of it (CC 7 Field Works). */
final class FieldWorkChecks {

    private static final int ALL_SIDES = 6;

    @Rule("CC-MAP-08")
    void allRound(Cell cell, Terrain terrain, Camps camps, Occupancy occupancy, Ground ground, Reporter out) {
        if (terrain.works(cell.hex()).size() == ALL_SIDES) {
            Reporter.Draft draft = out.report().with("h", cell.label());
            owner(cell, camps, occupancy, ground).ifPresent(camp -> draft.fix(face(cell.hex(), terrain, camp.ahead())));
        }
    }

    @Rule("CC-MAP-09")
    void faceRear(Cell cell, Terrain terrain, Camps camps, Occupancy occupancy, Ground ground, Reporter out) {
        List<HexDirection> works = terrain.works(cell.hex());
        owner(cell, camps, occupancy, ground)
                .filter(camp -> !works.isEmpty() && camp.behind().containsAll(works))
                .ifPresent(camp -> out.report()
                        .with("h", cell.label())
                        .fix(face(
                                cell.hex(),
                                terrain,
                                works.stream().map(HexDirection::opposite).toList())));
    }

    @Rule("CC-MAP-10")
    void nobodyThere(Cell cell, Terrain terrain, OpenGround open, Reporter out) {
        if (cell.inPlay() && !terrain.works(cell.hex()).isEmpty() && open.closed(cell.hex())) {
            out.report()
                    .with("h", cell.label())
                    .with("t", terrain.name(cell.terrain()))
                    .fix(remove(cell.hex(), terrain));
        }
    }

    /** Nobody enters a river, but one fires over it. */
    @Rule("CC-MAP-11")
    void protectNothing(Cell cell, Terrain terrain, OpenGround open, Ground ground, Reporter out) {
        if (!cell.inPlay() || open.closed(cell.hex())) {
            return;
        }
        for (HexDirection side : terrain.works(cell.hex())) {
            Hex other = cell.hex().plus(side);
            if (!ground.contains(other) || (open.closed(other) && terrain.blocksSight(other))) {
                out.report()
                        .with("h", ground.grid().label(cell.hex()))
                        .with("side", side.ordinal())
                        .with("what", ground.contains(other) ? terrain.name(ground.terrain(other)) : "the board's edge")
                        .fix(new Fix.Change(
                                "Remove hexside " + side.ordinal(),
                                pack -> PackEdits.map(
                                        pack, map -> map.withSides(without(map.sides(), cell.hex(), side, terrain)))));
            }
        }
    }

    /** Takes all field works of a hex away. */
    static Fix remove(Hex hex, Terrain terrain) {
        List<HexDirection> sides = terrain.works(hex);
        return new Fix.Change(
                "Remove the field works",
                pack -> PackEdits.map(pack, map -> {
                    SideLayer layer = map.sides();
                    for (HexDirection side : sides) {
                        layer = without(layer, hex, side, terrain);
                    }
                    return map.withSides(layer);
                }));
    }

    /** The camp of the unit in a hex, else that of the nearer baseline. */
    private static Optional<Camp> owner(Cell cell, Camps camps, Occupancy occupancy, Ground ground) {
        Optional<Occupant> unit = occupancy.at(cell.hex()).stream()
                .filter(occupant -> !occupant.isLeader())
                .findFirst();
        return unit.isPresent() ? camps.of(unit.get().side()) : Camps.nearest(ground.grid(), cell.hex());
    }

    /** Turns the field works of a hex to these sides of it. */
    private static Fix face(Hex hex, Terrain terrain, List<HexDirection> wanted) {
        List<HexDirection> sides = terrain.works(hex);
        List<String> works = terrain.works(hex, sides.get(0));
        return new Fix.Change(
                "Turn the field works to the enemy",
                pack -> PackEdits.map(pack, map -> {
                    SideLayer layer = map.sides();
                    for (HexDirection side : sides) {
                        layer = without(layer, hex, side, terrain);
                    }
                    for (HexDirection side : wanted) {
                        List<String> features = new ArrayList<>(layer.writtenAt(hex, side));
                        features.addAll(works);
                        layer = layer.writing(hex, side, features);
                    }
                    return map.withSides(layer);
                }));
    }

    private static SideLayer without(SideLayer layer, Hex hex, HexDirection side, Terrain terrain) {
        return layer.writing(
                hex,
                side,
                layer.writtenAt(hex, side).stream()
                        .filter(feature -> !terrain.isWork(feature))
                        .toList());
    }
}
