package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.FieldsOfFire;
import coupdoeil.validator.lb.fact.Orientation;
import coupdoeil.validator.lb.fact.Relief;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a battery sees of the ground before it (LB 23). */
final class FieldOfFireChecks {

    private static final int MAX_TURNS = 2;

    @Rule("LB-LOS-01")
    void blind(PlacedUnit placed, FieldsOfFire fields, Occupancy occupancy, Reporter out) {
        if (fields.isGun(placed) && fields.of(placed).visible().isEmpty()) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            turns(placed, fields, occupancy, out.scenario()).ifPresent(draft::fix);
        }
    }

    /** The ways to turn a battery that stands alone so that it sees most. */
    private static Optional<Fix> turns(PlacedUnit placed, FieldsOfFire fields, Occupancy occupancy, String scenario) {
        if (occupancy.at(placed.placement().hex().orElseThrow()).stream()
                        .filter(occupant -> !occupant.isLeader())
                        .count()
                > 1) {
            return Optional.empty();
        }
        record Turn(HexDirection side, int seen) {}
        List<Turn> turns = new ArrayList<>();
        for (HexDirection side : HexDirection.values()) {
            Placement turned = placed.placement().withFacing(new Facing.ToSide(side));
            int seen = fields.of(new PlacedUnit(placed.key(), placed.unit(), turned, placed.side()))
                    .visible()
                    .size();
            if (seen > 0) {
                turns.add(new Turn(side, seen));
            }
        }
        turns.sort(Comparator.comparingInt(turn -> -turn.seen()));
        List<Fix.Change> changes = turns.stream()
                .limit(MAX_TURNS)
                .map(turn -> new Fix.Change(
                        "Turn " + placed.name() + " to " + new Facing.ToSide(turn.side()).words(),
                        pack -> PackEdits.placement(
                                pack,
                                scenario,
                                placed.unit().id(),
                                placement -> placement.withFacing(new Facing.ToSide(turn.side())))))
                .toList();
        return changes.isEmpty() ? Optional.empty() : Optional.of(new Fix.Choose("Turn " + placed.name(), changes));
    }

    @Rule("LB-LOS-02")
    void narrow(PlacedUnit placed, FieldsOfFire fields, RuleSystem system, Reporter out) {
        if (!fields.isGun(placed)) {
            return;
        }
        FieldsOfFire.Field field = fields.of(placed);
        int least = system.tables().nested("fieldOfFire").integer("percent", 0);
        if (!field.visible().isEmpty() && field.percent() < least) {
            out.report()
                    .with("u", placed.name())
                    .with("p", field.percent())
                    .with("range", fields.range(placed.unit()))
                    .with("least", least);
        }
    }

    /** Masked where every hex straight ahead holds a friend who is not looked over from higher ground. */
    @Rule("LB-LOS-06")
    void masked(
            PlacedUnit placed,
            FieldsOfFire fields,
            Orientation orientation,
            Relief sightGround,
            Ground ground,
            Reporter out) {
        if (!fields.isGun(placed)) {
            return;
        }
        Hex from = placed.placement().hex().orElseThrow();
        List<Occupant> screens = new ArrayList<>();
        for (HexDirection ahead : ahead(orientation.facing(placed.unit(), placed.placement()))) {
            Hex hex = from.plus(ahead);
            List<Occupant> friends = ground.level(from) > ground.level(hex)
                    ? List.of()
                    : sightGround.blockers(hex).stream()
                            .filter(unit -> unit.side().equals(placed.side()))
                            .toList();
            if (friends.isEmpty()) {
                return;
            }
            screens.add(friends.get(0));
        }
        if (!screens.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("v", screens.get(0).piece().name());
            screens.forEach(screen -> draft.about(screen.ref()));
        }
    }

    private static List<HexDirection> ahead(@Nullable Facing facing) {
        return facing == null
                ? List.of()
                : facing.nearest(FacingKind.SIDE).stream()
                        .flatMap(side -> Facing.side(side).stream())
                        .toList();
    }
}
