package coupdoeil.validator.cc;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.cc.fact.FreeHexes;
import coupdoeil.validator.cc.fact.OpenGround;
import coupdoeil.validator.cc.fact.Ranges;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.cc.sight.Fire;
import coupdoeil.validator.cc.sight.Fire.Target;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.sight.Sighting;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** At what artillery and infantry can fire as the battle is set up (CC 5 Ranged Combat). */
final class FireChecks {

    static final String ARTILLERY = "artillery";
    private static final String OBJECTIVE = "objective";

    @Rule("CC-LOS-01")
    void view(
            PlacedUnit placed,
            Fire fire,
            Ranges ranges,
            RuleSystem system,
            FreeHexes free,
            Ground ground,
            Occupancy occupancy,
            Labels labels,
            Reporter out) {
        int range = ranges.of(placed.unit());
        Optional<Hex> post = fire.post(placed).filter(from -> isBattery(placed) && range > 1);
        if (post.isEmpty()) {
            return;
        }
        Hex from = post.get();
        int percent = system.tables().nested("sight").integer("leastViewPercent", 0);
        List<Hex> reach = fire.reach(from, range);
        int seen = seen(fire, from, reach);
        if (reach.isEmpty() || enough(seen, reach.size(), percent)) {
            return;
        }
        Reporter.Draft draft = out.report()
                .with("u", placed.name())
                .with("h", labels.hex(from))
                .with("n", seen)
                .with("m", reach.size());
        ground.grid()
                .hexes()
                .filter(ground::contains)
                .filter(hex ->
                        !free.closed(hex, placed.unit()) && occupancy.at(hex).isEmpty())
                .sorted(Comparator.comparing(from::distance))
                .filter(hex -> enough(
                        seen(fire, hex, fire.reach(hex, range)),
                        fire.reach(hex, range).size(),
                        percent))
                .findFirst()
                .ifPresent(to -> draft.fix(new Fix.Change(
                        "Move " + placed.name() + " to " + labels.hex(to),
                        pack -> PackEdits.placement(
                                pack,
                                out.scenario(),
                                placed.unit().id(),
                                other -> other.equals(placed.placement())
                                        ? other.withPosition(new Position.OnHex(to))
                                        : other))));
    }

    /** Of a battery that its own side masks, CC-LOS-04 speaks; one beside an enemy can melee. */
    @Rule("CC-LOS-02")
    void noTarget(PlacedUnit placed, Fire fire, Occupancy occupancy, Ground ground, Reporter out) {
        Optional<Hex> post = fire.post(placed).filter(from -> isBattery(placed));
        if (post.isEmpty()
                || placed.side().isEmpty()
                || fire.engaged(placed.side(), post.get())
                || !fire.targets(placed).isEmpty()
                || MaskChecks.masked(placed, fire).isPresent()) {
            return;
        }
        boolean enemies = occupancy.anyWithin(
                post.get(),
                ground.grid().columns() + ground.grid().rows(),
                side -> !side.isEmpty() && !side.equals(placed.side()),
                stack -> !stack.units().isEmpty());
        if (enemies) {
            out.report().with("u", placed.name());
        }
    }

    @Rule("CC-LOS-03")
    void firstTurn(PlacedUnit placed, Fire fire, ScenarioFacts scenario, Labels labels, Reporter out) {
        boolean first = !placed.side().isEmpty()
                && scenario.attributes()
                        .text("first")
                        .filter(placed.side()::equals)
                        .isPresent();
        List<Target> targets = first ? fire.targets(placed) : List.of();
        if (targets.isEmpty()) {
            return;
        }
        Hex from = fire.post(placed).orElseThrow();
        Reporter.Draft draft = out.report()
                .with("u", placed.name())
                .with(
                        "t",
                        targets.stream()
                                .map(target -> target.name() + " (range " + from.distance(target.hex()) + ")")
                                .toList())
                .with(
                        "h",
                        targets.stream().map(target -> labels.hex(target.hex())).toList())
                .at(from);
        targets.forEach(target -> draft.about(
                        new SubjectRef("unit", target.unit().piece().id(), target.name()))
                .related(new FindingPlace.AtLine(from, target.hex())));
    }

    /** Where no unit may be, none is fired at. */
    @Rule("CC-LOS-05")
    void objective(
            Landmark mark, Fire fire, Ranges ranges, OpenGround open, Ground ground, Labels labels, Reporter out) {
        if (!mark.sort().equals(OBJECTIVE)) {
            return;
        }
        List<Hex> hidden = FindingPlace.hexes(mark.places()).stream()
                .filter(ground::contains)
                .filter(hex -> !open.closed(hex))
                .filter(hex -> Terrain.ARMS.stream()
                        .noneMatch(arm -> fire.reach(hex, ranges.longest(arm)).stream()
                                .anyMatch(from ->
                                        open.open(from, arm) && fire.overTerrain(hex, from) == Sighting.VISIBLE)))
                .toList();
        if (!hidden.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("x", mark.name())
                    .with("hexes", hidden.stream().map(labels::hex).toList());
            hidden.forEach(draft::at);
        }
    }

    /** What one sees on a free board is the same for every piece: what blocks is terrain alone. */
    @Rule("CC-LOS-09")
    void blindZone(PlacedUnit placed, Fire fire, Ranges ranges, Labels labels, Reporter out) {
        Optional<Hex> post = fire.post(placed).filter(from -> isBattery(placed));
        if (post.isEmpty()) {
            return;
        }
        List<Hex> reach = fire.reach(post.get(), placed.unit());
        List<Hex> blind = reach.stream()
                .filter(hex -> fire.overTerrain(post.get(), hex) != Sighting.VISIBLE)
                .toList();
        if (!blind.isEmpty()) {
            out.report()
                    .with("u", placed.name())
                    .with("n", blind.size())
                    .with("m", reach.size())
                    .with("range", ranges.of(placed.unit()))
                    .with(
                            "by",
                            blockers(fire, post.get(), blind).stream()
                                    .map(labels::hex)
                                    .toList())
                    .at(post.get());
        }
    }

    static boolean isBattery(PlacedUnit placed) {
        return placed.unit().arm().equals(ARTILLERY);
    }

    /** The hexes whose terrain hides others. */
    private static List<Hex> blockers(Fire fire, Hex from, List<Hex> blind) {
        var bare = fire.ground().withoutUnits();
        return blind.stream()
                .flatMap(hex -> fire.rule().sightline(bare, from, hex).paths().stream())
                .flatMap(path -> path.obstacles().stream())
                .flatMap(obstacle -> Optional.ofNullable(obstacle.hex()).stream())
                .distinct()
                .sorted()
                .toList();
    }

    private static int seen(Fire fire, Hex from, List<Hex> reach) {
        return (int) reach.stream()
                .filter(hex -> fire.overTerrain(from, hex) == Sighting.VISIBLE)
                .count();
    }

    private static boolean enough(int seen, int hexes, int percent) {
        return seen > 0 && 100 * seen >= percent * hexes;
    }
}
