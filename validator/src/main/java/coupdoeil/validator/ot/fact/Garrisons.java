package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.table.fact.Insider;
import coupdoeil.validator.table.fact.Insiders;
import java.util.ArrayList;
import java.util.List;

/**
 * Which units begin in town blocks and redoubts. Who is in a block has no place of his own; who stands at a point in a redoubt
 * is in it if half of his stands have their middle there (OT Towns: Blocks; Redoubts).
 */
public final class Garrisons {

    private final Insiders insiders;
    private final Memo<GroundFeature, List<Garrison>> standing;

    /** A unit in a block or redoubt. @param side id of its side; empty if it belongs to no army */
    public record Garrison(Unit unit, Placement placement, String side) {

        public static Garrison of(PlacedUnit placed) {
            return new Garrison(placed.unit(), placed.placement(), placed.side());
        }

        public boolean is(String arm) {
            return unit.arm().equals(arm);
        }
    }

    public Garrisons(Insiders insiders, Stands stands, Tracker tracker) {
        this.insiders = insiders;
        this.standing = Memo.compared(tracker, feature -> standing(feature, stands));
    }

    /** The units in a feature, in the order of battle; those that are assigned to it first. */
    public List<Garrison> of(GroundFeature feature) {
        List<Garrison> all = new ArrayList<>();
        for (Insider insider : insiders.in(feature.id())) {
            if (insider.piece() instanceof Unit unit) {
                all.add(new Garrison(unit, insider.placement(), insider.side()));
            }
        }
        if (Terrain.isRedoubt(feature)) {
            all.addAll(standing.get(feature));
        }
        return all;
    }

    private List<Garrison> standing(GroundFeature feature, Stands stands) {
        return stands.near(feature.shape().bounds()).stream()
                .filter(stand -> stand.piece() instanceof Unit && isIn(stand, feature))
                .map(stand -> new Garrison((Unit) stand.piece(), stand.placement(), stand.side()))
                .toList();
    }

    /** Whether half of the stands of a piece have their middle in the ground of a feature. */
    public static boolean isIn(Stand stand, GroundFeature feature) {
        return feature.shape().mayMeet(stand.footprint().bounds())
                && isIn(stand.footprint().bases(), feature);
    }

    /** The same of some stands. */
    static boolean isIn(List<Base> bases, GroundFeature feature) {
        return 2
                        * bases.stream()
                                .filter(base -> feature.shape().outline().holds(base.middleX(), base.middleY()))
                                .count()
                >= bases.size();
    }
}
