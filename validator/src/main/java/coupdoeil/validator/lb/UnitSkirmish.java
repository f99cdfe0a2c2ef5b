package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.List;
import java.util.Optional;

/** Who may be in skirmish order (LB 13, 19, 20). */
final class UnitSkirmish {

    @Rule("LB-UNIT-07")
    void regiment(
            PlacedUnit placed,
            LbUnits units,
            LbFormations formations,
            LbBattleground ground,
            LbStacking stacking,
            Occupancy occupancy,
            Reporter out) {
        if (skirmishing(placed) && units.is(placed.unit(), LbUnits.INFANTRY, LbUnits.REGIMENT)) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            massed(placed, units, formations, ground, stacking, occupancy, out).ifPresent(draft::fix);
            draft.fix(new Fix.Ask("Place its battalions"));
        }
    }

    /** Infantry regiments are LB-UNIT-07 whatever they print. */
    @Rule("LB-UNIT-08")
    void unable(
            PlacedUnit placed,
            LbUnits units,
            LbFormations formations,
            LbBattleground ground,
            LbStacking stacking,
            Occupancy occupancy,
            Reporter out) {
        Unit unit = placed.unit();
        boolean able = units.skirmishes(unit) && (!unit.arm().equals(LbUnits.CAVALRY) || units.light(unit));
        if (skirmishing(placed) && !able && !units.is(unit, LbUnits.INFANTRY, LbUnits.REGIMENT)) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            massed(placed, units, formations, ground, stacking, occupancy, out).ifPresent(draft::fix);
        }
    }

    /** Artillery in skirmish order is in a formation that its arm does not have, whatever it prints. */
    private static boolean skirmishing(PlacedUnit placed) {
        return placed.formation().equals(LbFormations.SKIRMISH)
                && !placed.unit().arm().equals(LbUnits.ARTILLERY);
    }

    /** Into column, or general order where the ground demands it, if the hex then holds no more faults than it does. */
    private static Optional<Fix> massed(
            PlacedUnit placed,
            LbUnits units,
            LbFormations formations,
            LbBattleground ground,
            LbStacking stacking,
            Occupancy occupancy,
            Reporter out) {
        Unit unit = placed.unit();
        Hex hex = placed.placement().hex().orElse(null);
        if (hex == null
                || units.size(unit).equals(LbUnits.COMPANY)
                || unit.attributes().has("formations")) {
            return Optional.empty();
        }
        String target = ground.generalOrder(hex) ? LbFormations.GENERAL_ORDER : LbFormations.COLUMN;
        List<Occupant> before =
                occupancy.at(hex).stream().filter(one -> !one.isLeader()).toList();
        List<Occupant> after = before.stream()
                .map(one -> one.piece().id().equals(unit.id())
                        ? new Occupant(unit, massed(placed.placement(), target), one.side(), null)
                        : one)
                .toList();
        if (!stacking.faults(before, hex).containsAll(stacking.faults(after, hex))) {
            return Optional.empty();
        }
        String scenario = out.scenario();
        return Optional.of(new Fix.Change(
                "Put it into " + formations.name(target),
                pack -> PackEdits.placement(pack, scenario, unit.id(), p -> massed(p, target))));
    }

    private static Placement massed(Placement placement, String formation) {
        Facing facing = placement.facing() instanceof Facing.ToCorner corner
                ? new Facing.ToSide(corner.corner().right())
                : placement.facing();
        return placement.withFormation(formation).withFacing(facing).withParts(List.of());
    }
}
