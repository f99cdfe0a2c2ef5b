package coupdoeil.validator.cc;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.cc.fact.FreeHexes;
import coupdoeil.validator.cc.sight.Fire;
import coupdoeil.validator.cc.sight.Fire.Target;
import coupdoeil.validator.cc.sight.Sights;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Friends in front of artillery (CC 5 Ranged Combat 3, 6 Combined Arms, 7 Hill). */
final class MaskChecks {

    /** A battery that sees one enemy past its friends has a target; it is masked if it sees none for them. */
    @Rule("CC-LOS-04")
    void masked(PlacedUnit placed, Fire fire, Occupancy occupancy, FreeHexes free, Reporter out) {
        Optional<Target> target = FireChecks.isBattery(placed) ? masked(placed, fire) : Optional.empty();
        if (target.isEmpty()) {
            return;
        }
        Hex from = fire.post(placed).orElseThrow();
        Sightline line =
                fire.eyes(placed).sightline(fire.ground(), from, target.get().hex());
        List<Occupant> friends = friends(line, SightPath::obstacles, placed, occupancy);
        Reporter.Draft draft = out.report()
                .with("u", placed.name())
                .with("f", friends.stream().map(friend -> friend.piece().name()).toList())
                .with("t", target.get().name());
        friends.forEach(friend -> draft.about(ref(friend)));
        for (Occupant friend : friends) {
            friend.placement()
                    .hex()
                    .filter(to -> swapHelps(placed, friend, to, fire, free))
                    .ifPresent(to -> draft.fix(swap(placed, friend, to, out.scenario())));
        }
    }

    @Rule("CC-LOS-07")
    void combinedArms(PlacedUnit placed, Fire fire, Sights sights, Occupancy occupancy, Reporter out) {
        if (!FireChecks.isBattery(placed)) {
            return;
        }
        List<Target> spoilt = fire.targets(placed).stream()
                .filter(target -> !sights.combined(placed.side())
                        .sees(fire.ground(), fire.post(placed).orElseThrow(), target.hex()))
                .toList();
        List<Occupant> friends = spoilt.stream()
                .map(target -> fire.eyes(placed)
                        .sightline(fire.ground(), fire.post(placed).orElseThrow(), target.hex()))
                .flatMap(line -> friends(line, SightPath::overlooked, placed, occupancy).stream())
                .distinct()
                .toList();
        if (!friends.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with(
                            "f",
                            friends.stream()
                                    .map(friend -> friend.piece().name())
                                    .toList())
                    .with("t", spoilt.stream().map(Target::name).toList());
            friends.forEach(friend -> draft.about(ref(friend)));
        }
    }

    /** The nearest enemy unit that a unit would see if its friends were not there, where they hide all of them. */
    static Optional<Target> masked(PlacedUnit placed, Fire fire) {
        Optional<Hex> from = fire.post(placed).filter(hex -> !fire.engaged(placed.side(), hex));
        if (from.isEmpty() || !fire.targets(placed).isEmpty()) {
            return Optional.empty();
        }
        SightGround without =
                fire.ground().ignoring((Occupant other) -> other.side().equals(placed.side()));
        return fire.enemies(placed).stream()
                .filter(target -> fire.eyes(placed).sees(without, from.get(), target.hex()))
                .findFirst();
    }

    /** Friends that are in the way on a line, or are fired over. */
    private static List<Occupant> friends(
            Sightline line, Function<SightPath, List<Obstacle>> which, PlacedUnit placed, Occupancy occupancy) {
        return line.paths().stream()
                .flatMap(path -> which.apply(path).stream())
                .filter(obstacle -> obstacle.kind() == Obstacle.Kind.UNIT)
                .flatMap(obstacle -> Optional.ofNullable(obstacle.hex()).stream())
                .distinct()
                .flatMap(hex -> occupancy.at(hex).stream())
                .filter(other -> other.side().equals(placed.side()))
                .toList();
    }

    /** Whether a battery in its friend's place, and he in its own, may be there and has a target. */
    private static boolean swapHelps(PlacedUnit placed, Occupant friend, Hex to, Fire fire, FreeHexes free) {
        Hex from = fire.post(placed).orElseThrow();
        if (free.closed(to, placed.unit()) || free.closed(from, friend.piece()) || fire.engaged(placed.side(), to)) {
            return false;
        }
        SightGround then = (q, r) -> {
            int cell = fire.ground().cell(q, r);
            return new Hex(q, r).equals(from) ? cell | SightCell.UNIT : cell;
        };
        return fire.enemies(placed, to).stream()
                .anyMatch(target -> fire.eyes(placed).sees(then, to, target.hex()));
    }

    private static Fix swap(PlacedUnit placed, Occupant friend, Hex to, String scenario) {
        Hex from = placed.placement().hex().orElseThrow();
        return new Fix.Change(
                "Swap " + placed.name() + " and " + friend.piece().name(),
                pack -> move(
                        move(pack, scenario, placed.unit(), placed.placement(), to),
                        scenario,
                        friend.piece(),
                        friend.placement(),
                        from));
    }

    private static Pack move(Pack pack, String scenario, Piece piece, Placement placement, Hex to) {
        return PackEdits.placement(
                pack,
                scenario,
                piece.id(),
                other -> other.equals(placement) ? other.withPosition(new Position.OnHex(to)) : other);
    }

    private static SubjectRef ref(Occupant occupant) {
        return new SubjectRef(
                occupant.isLeader() ? "leader" : "unit",
                occupant.piece().id(),
                occupant.piece().name());
    }
}
