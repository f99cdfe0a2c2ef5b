package coupdoeil.validator.cc;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.cc.fact.FreeHexes;
import coupdoeil.validator.cc.fact.Going;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Cures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who may be in a hex, and with whom (CC 5 Phase 3, 7). */
final class OccupancyChecks {

    private static final String ARTILLERY = "artillery";

    @Rule("CC-STACK-01")
    void units(Stack stack, RuleSystem system, Cures cures, Reporter out) {
        tooMany(stack, stack.units(), system.tables().nested("stacking").integer("units", 1), cures, out);
    }

    @Rule("CC-STACK-02")
    void leaders(Stack stack, RuleSystem system, Cures cures, Reporter out) {
        int limit = system.tables().nested("stacking").integer("leaders", 1);
        Map<String, List<Occupant>> bySide = new LinkedHashMap<>();
        stack.occupants().stream()
                .filter(Occupant::isLeader)
                .forEach(leader -> bySide.computeIfAbsent(leader.side(), none -> new ArrayList<>())
                        .add(leader));
        bySide.values().forEach(leaders -> tooMany(stack, leaders, limit, cures, out));
    }

    @Rule("CC-STACK-03")
    void enemies(Stack stack, Reporter out) {
        long sides = stack.occupants().stream()
                .map(Occupant::side)
                .filter(side -> !side.isEmpty())
                .distinct()
                .count();
        if (sides > 1) {
            Reporter.Draft draft = out.report().with("h", stack.label()).with("pieces", names(stack.occupants()));
            stack.occupants().forEach(occupant -> draft.about(occupant.ref()));
        }
    }

    /** Ground that is closed to artillery alone is CC-STACK-05. */
    @Rule("CC-STACK-04")
    void impassable(
            Stack stack,
            FreeHexes free,
            Going going,
            Terrain terrain,
            TerrainChart chart,
            Ground ground,
            Cures cures,
            Reporter out) {
        for (Occupant occupant : stack.occupants()) {
            if (free.closed(stack.hex(), occupant.piece()) && !onlyGuns(occupant.arm(), stack.hex(), going)) {
                Reporter.Draft draft = misplaced(occupant, stack, terrain, ground, cures, out);
                bridge(ground.terrain(stack.hex()), chart)
                        .ifPresent(bridge -> draft.fix(new Fix.Change(
                                "Lay a " + bridge.name(),
                                pack -> PackEdits.map(pack, map -> {
                                    List<String> features = new ArrayList<>(map.features(stack.hex()));
                                    features.add(bridge.id());
                                    return map.withFeatures(stack.hex(), features);
                                }))));
            }
        }
    }

    @Rule("CC-STACK-05")
    void quarry(Stack stack, FreeHexes free, Going going, Terrain terrain, Ground ground, Cures cures, Reporter out) {
        for (Occupant occupant : stack.occupants()) {
            if (free.closed(stack.hex(), occupant.piece()) && onlyGuns(occupant.arm(), stack.hex(), going)) {
                misplaced(occupant, stack, terrain, ground, cures, out);
            }
        }
    }

    private static void tooMany(Stack stack, List<Occupant> alike, int limit, Cures cures, Reporter out) {
        if (alike.size() > limit) {
            Reporter.Draft draft = out.report().with("h", stack.label()).with("pieces", names(alike));
            alike.forEach(occupant -> draft.about(occupant.ref()));
            if (alike.size() == limit + 1) {
                cures.moveOut(draft, alike.get(limit));
            }
        }
    }

    private static Reporter.Draft misplaced(
            Occupant occupant, Stack stack, Terrain terrain, Ground ground, Cures cures, Reporter out) {
        Reporter.Draft draft = out.report()
                .with("x", occupant.piece().name())
                .with("h", stack.label())
                .with("t", terrain.name(ground.terrain(stack.hex())))
                .about(occupant.ref());
        cures.moveOut(draft, occupant);
        return draft;
    }

    /** Whether a hex that is closed to an arm is so to artillery alone. */
    static boolean onlyGuns(String arm, Hex hex, Going going) {
        return arm.equals(ARTILLERY) && !going.closed(hex);
    }

    private static Optional<TerrainRecord> bridge(String water, TerrainChart chart) {
        return chart.records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.FEATURE))
                .filter(record -> RiverChecks.isBridge(record.effects()))
                .filter(record -> record.effects().texts("on").contains(water))
                .findFirst();
    }

    private static List<String> names(List<Occupant> occupants) {
        return occupants.stream().map(occupant -> occupant.piece().name()).toList();
    }
}
