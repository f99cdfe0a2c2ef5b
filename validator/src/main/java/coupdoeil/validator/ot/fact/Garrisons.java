package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which units begin in town blocks and redoubts. Who is in a block has no place of his own; who stands at a point in a redoubt
 * is in it if half of his stands have their middle there (OT Towns: Blocks; Redoubts).
 */
public final class Garrisons {

    private final Roster roster;
    private final Memo<String, Map<String, List<Garrison>>> assigned;
    private final Memo<String, List<Garrison>> in;
    private final Memo<GroundFeature, List<Garrison>> standing;

    /** A unit in a block or redoubt. @param side id of its side; empty if it belongs to no army */
    public record Garrison(Unit unit, Placement placement, String side) {

        public boolean is(String arm) {
            return unit.arm().equals(arm);
        }
    }

    public Garrisons(Roster roster, Placements placements, Stands stands, Tracker tracker) {
        this.roster = roster;
        this.assigned = Memo.compared(tracker, any -> assigned(placements));
        this.in = Memo.compared(tracker, id -> assigned.get("").getOrDefault(id, List.of()));
        this.standing = Memo.compared(tracker, feature -> standing(feature, stands));
    }

    /** The units in a feature, in the order of battle; those that are assigned to it first. */
    public List<Garrison> of(GroundFeature feature) {
        List<Garrison> all = new ArrayList<>(in.get(feature.id()));
        if (Terrain.isRedoubt(feature)) {
            all.addAll(standing.get(feature));
        }
        return all;
    }

    private Map<String, List<Garrison>> assigned(Placements placements) {
        Map<String, List<Garrison>> all = new HashMap<>();
        for (Unit unit : roster.units()) {
            for (Placement placement : placements.of(unit.id())) {
                if (placement.position() instanceof Position.InFeature there) {
                    all.computeIfAbsent(there.feature(), none -> new ArrayList<>())
                            .add(garrison(unit, placement));
                }
            }
        }
        return all;
    }

    private List<Garrison> standing(GroundFeature feature, Stands stands) {
        return stands.near(feature.shape().bounds()).stream()
                .filter(stand -> stand.piece() instanceof Unit && isIn(stand, feature))
                .map(stand -> garrison((Unit) stand.piece(), stand.placement()))
                .toList();
    }

    private Garrison garrison(Unit unit, Placement placement) {
        return new Garrison(unit, placement, side(unit));
    }

    private String side(Piece piece) {
        return roster.sideOf(piece).orElse("");
    }

    /** Whether half of the stands of a piece have their middle in the ground of a feature. */
    public static boolean isIn(Stand stand, GroundFeature feature) {
        List<Base> bases = stand.footprint().bases();
        return feature.shape().mayMeet(stand.footprint().bounds())
                && 2 * bases.stream().filter(base -> holds(feature, base)).count() >= bases.size();
    }

    private static boolean holds(GroundFeature feature, Base base) {
        return feature.shape().outline().holds(base.middleX(), base.middleY());
    }
}
