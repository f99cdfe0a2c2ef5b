package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.FieldOfFire;
import coupdoeil.validator.fb.fact.FieldOfFire.Gun;
import coupdoeil.validator.fb.fact.FieldsOfFire;
import coupdoeil.validator.fb.fact.FireCone;
import coupdoeil.validator.fb.fact.GunPositions;
import coupdoeil.validator.fb.fact.PointsOfInterest;
import coupdoeil.validator.fb.fact.ReactionZones;
import coupdoeil.validator.fb.fact.SetupSight;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** What batteries see of the ground they face (FB 3.3.2, 10.2). */
final class FieldOfFireChecks {

    /** A battery further from the crest is not misplaced by a little; where it belongs the designer knows. */
    private static final int MAX_MOVE_HEXES = 3;

    @Rule("FB-LOS-03")
    void cone(
            PlacedUnit placed,
            FieldsOfFire fields,
            SetupSight sight,
            ReactionZones zones,
            Occupancy occupancy,
            Cures cures,
            ScenarioFacts scenario,
            HexGrid grid,
            Reporter out) {
        Optional<FieldOfFire> found = fields.of(placed);
        if (found.isEmpty()) {
            return;
        }
        FieldOfFire field = found.get();
        int seen = field.count(Sighting.VISIBLE);
        int percent = scenario.attributes().integer("coneThreshold", 0);
        if (enough(field, percent)) {
            return;
        }
        List<Hex> blind = field.hexes(Sighting.BLIND);
        Gun gun = field.gun();
        Reporter.Draft draft = out.report()
                .severity(seen == 0 ? Severity.WARNING : Severity.INFO)
                .moment(sight.moment())
                .with("u", placed.name())
                .with("n", seen)
                .with("m", field.size())
                .with("blind", labels(blind, grid))
                .with("blocked", labels(field.hexes(Sighting.BLOCKED), grid))
                .with("tooFar", field.count(Sighting.TOO_FAR))
                .with("because", because(field, fields, sight))
                .at(gun.hex());
        blind.forEach(draft::at);
        ToIntFunction<Gun> worth = other -> {
            FieldOfFire there = fields.of(other);
            return enough(there, percent) ? there.count(Sighting.VISIBLE) : 0;
        };
        GunPositions positions = new GunPositions(placed, gun, worth);
        List<Option> options = new ArrayList<>(positions.turns());
        // Who can see by turning need not move, unless he sees more from there.
        int turned = Arrays.stream(HexCorner.values())
                .mapToInt(corner -> worth.applyAsInt(gun.turnedTo(corner)))
                .max()
                .orElse(0);
        List<Hex> safe = gun.hex().neighbours().stream()
                .filter(hex -> outOfReach(placed.side(), hex, zones, occupancy))
                .toList();
        options.addAll(new GunPositions(placed, gun, other -> {
                    int there = worth.applyAsInt(other);
                    return there > turned ? there : 0;
                })
                .moves(safe, grid));
        cures.offer(draft, placed.occupant(), "Turn or move " + placed.name(), options);
    }

    @Rule("FB-LOS-04")
    void nothingOfInterest(
            PlacedUnit placed,
            FieldsOfFire fields,
            SetupSight sight,
            PointsOfInterest interest,
            Cures cures,
            Reporter out) {
        Optional<FieldOfFire> found = fields.of(placed);
        Predicate<Hex> wanted = hex -> interest.at(placed.side(), hex);
        // Of a battery that sees nothing at all, FB-LOS-03 speaks.
        if (found.isEmpty()
                || found.get().count(Sighting.VISIBLE) == 0
                || found.get().hexes(Sighting.VISIBLE).stream().anyMatch(wanted)) {
            return;
        }
        Reporter.Draft draft = out.report().moment(sight.moment()).with("u", placed.name());
        GunPositions positions = new GunPositions(placed, found.get().gun(), other -> fields.seen(other, wanted));
        for (Option turn : positions.turns()) {
            if (cures.offer(draft, placed.occupant(), turn.name(), List.of(turn))) {
                return;
            }
        }
    }

    @Rule("FB-LOS-07")
    void behindCrest(
            PlacedUnit placed, FieldsOfFire fields, SetupSight sight, Cures cures, HexGrid grid, Reporter out) {
        Optional<FieldOfFire> field = fields.of(placed);
        List<Hex> blind = field.map(fields::deadGround).orElse(List.of());
        if (field.isEmpty() || blind.isEmpty()) {
            return;
        }
        Gun gun = field.get().gun();
        int away = fields.crestHexes(gun.hex(), blind.get(0));
        Reporter.Draft draft = out.report()
                .moment(sight.moment())
                .with("n", blind.size())
                .with("u", placed.name())
                .with("k", away)
                .with("blind", labels(blind, grid))
                .at(gun.hex());
        blind.forEach(draft::at);
        SightGround terrain = sight.ground().withoutUnits();
        List<Hex> ahead = FireCone.hexes(gun.hex(), gun.facing(), MAX_MOVE_HEXES).stream()
                .filter(hex -> terrain.level(hex) >= terrain.level(gun.hex()))
                .toList();
        GunPositions positions = new GunPositions(placed, gun, other -> fields.hasDeadGround(other) ? 0 : 1);
        cures.offer(draft, placed.occupant(), "Move " + placed.name() + " to the crest", positions.moves(ahead, grid));
    }

    /** Whether no enemy stands beside a hex or has it in a reaction zone, so that a battery is not sent into his arms. */
    private static boolean outOfReach(String side, Hex hex, ReactionZones zones, Occupancy occupancy) {
        return zones.against(side, hex).isEmpty()
                && hex.neighbours().stream().noneMatch(near -> occupancy.enemyOf(side, near));
    }

    /** Whether a battery sees something, and as much of its cone as the designer wants. */
    private static boolean enough(FieldOfFire field, int percent) {
        int seen = field.count(Sighting.VISIBLE);
        return seen > 0 && 100L * seen >= (long) percent * field.size();
    }

    /** What hides the nearest hex of a field that is hidden. */
    private static String because(FieldOfFire field, FieldsOfFire fields, SetupSight sight) {
        Gun gun = field.gun();
        for (var entry : field.sightings().entrySet()) {
            if (entry.getValue() != Sighting.VISIBLE) {
                Hex hex = entry.getKey();
                SightGround over = fields.ground(gun, gun.hex().distance(hex));
                return obstacles(sight.rule().sightline(over, gun.hex(), hex)).stream()
                        .map(obstacle -> obstacle.text(sight.ground().names()))
                        .findFirst()
                        .orElse("");
            }
        }
        return "";
    }

    private static List<Obstacle> obstacles(Sightline line) {
        List<Obstacle> all = new ArrayList<>(line.obstacles());
        line.paths().forEach(path -> all.addAll(path.obstacles()));
        return all;
    }

    private static List<String> labels(List<Hex> hexes, HexGrid grid) {
        return hexes.stream().map(grid::label).toList();
    }
}
