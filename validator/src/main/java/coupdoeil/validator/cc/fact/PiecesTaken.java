package coupdoeil.validator.cc.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What a battle takes out of the box (CC 2), beside what the box holds. Of nations that are not in the box it holds none at
 * all; their blocks come from elsewhere.
 */
public final class PiecesTaken {

    /** @param key what it is counted by: {@code french/LN}, {@code infantry} */
    public record Count(String what, String key, int taken, int stock) {}

    private static final String LEADERS = "leaders";
    private static final String ARTILLERY = "artillery";

    private final Forces forces;
    private final UnitTypes types;
    private final Attributes box;
    private final Attributes blocks;
    private final int tiles;

    public PiecesTaken(Forces forces, UnitTypes types, RuleSystem system) {
        this.forces = forces;
        this.types = types;
        this.box = system.tables().nested("box");
        this.blocks = system.tables().nested("boxBlocks");
        this.tiles = system.tables().nested("board").integer("tiles", 0);
    }

    /** Units of each type of each nation, as they come. */
    public List<Count> units() {
        Map<String, Map<String, Integer>> counts = new LinkedHashMap<>();
        for (Unit unit : forces.units()) {
            counts.computeIfAbsent(types.nation(unit), none -> new LinkedHashMap<>())
                    .merge(UnitTypes.type(unit), 1, Integer::sum);
        }
        List<Count> units = new ArrayList<>();
        counts.forEach((nation, ofType) -> ofType.forEach((type, count) -> {
            OptionalInt stock = box.nested(nation).integer(type);
            if (stock.isPresent()) {
                units.add(new Count(nation + " " + types.name(type), nation + "/" + type, count, stock.getAsInt()));
            }
        }));
        return units;
    }

    /** Leaders of each nation. */
    public List<Count> leaders() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Leader leader : forces.leaders()) {
            counts.merge(types.nation(leader), 1, Integer::sum);
        }
        List<Count> leaders = new ArrayList<>();
        counts.forEach((nation, count) -> {
            OptionalInt stock = box.nested(nation).integer(LEADERS);
            if (stock.isPresent()) {
                leaders.add(new Count(nation, nation, count, stock.getAsInt()));
            }
        });
        return leaders;
    }

    /** Blocks of each size, spare ones in stock too: leaders are of the size of guns. */
    public List<Count> blocks() {
        List<Count> sizes = new ArrayList<>();
        for (String arm : Terrain.ARMS) {
            int count = forces.units().stream()
                    .filter(unit -> unit.arm().equals(arm) && box.has(types.nation(unit)))
                    .mapToInt(unit -> types.full(unit).orElse(0))
                    .sum();
            if (arm.equals(ARTILLERY)) {
                count += (int) forces.leaders().stream()
                        .filter(leader -> box.has(types.nation(leader)))
                        .count();
            }
            sizes.add(new Count(
                    arm.equals(ARTILLERY) ? "artillery and leaders" : arm, arm, count, blocks.integer(arm, 0)));
        }
        return sizes;
    }

    public Count tiles(HexBattlefield map, Terrain terrain) {
        return new Count("terrain tiles", "tiles", terrain.tiles(map), tiles);
    }
}
