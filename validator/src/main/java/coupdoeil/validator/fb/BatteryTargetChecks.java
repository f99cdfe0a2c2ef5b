package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.FieldOfFire;
import coupdoeil.validator.fb.fact.FieldOfFire.Gun;
import coupdoeil.validator.fb.fact.FieldsOfFire;
import coupdoeil.validator.fb.fact.SetupSight;
import coupdoeil.validator.fb.sight.Reading;
import coupdoeil.validator.sight.hexes.HexLine;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightPath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Batteries and the enemies in front of them (FB 3.3, 10.2). */
final class BatteryTargetChecks {

    /** The readings that turn most answers. */
    private static final List<Reading> DISPUTED =
            List.of(Reading.COUNT_OR_RANGE, Reading.TIED_SLOPES, Reading.CORNER_BLOCKS, Reading.CORNER_IS_CLEAR);

    @Rule("FB-LOS-05")
    void masked(
            PlacedUnit placed, FieldsOfFire fields, SetupSight sight, Occupancy occupancy, HexGrid grid, Reporter out) {
        Optional<FieldOfFire> field =
                fields.of(placed).filter(found -> !found.gun().lobs());
        if (field.isEmpty()) {
            return;
        }
        Hex from = field.get().gun().hex();
        SightGround withoutFriends =
                sight.ground().ignoring((Occupant other) -> other.side().equals(placed.side()));
        List<Hex> targets = new ArrayList<>();
        Set<Hex> masks = new LinkedHashSet<>();
        for (Hex target : enemies(field.get(), placed, occupancy)) {
            if (sight.rule().sees(withoutFriends, from, target)) {
                Set<Hex> between = friendsBetween(from, target, withoutFriends, sight, placed, occupancy);
                if (between.isEmpty()) {
                    return;
                }
                targets.add(target);
                masks.addAll(between);
            }
        }
        if (!targets.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .moment(sight.moment())
                    .with("u", placed.name())
                    .with("v", friends(masks, placed, occupancy))
                    .with("targets", targets.stream().map(grid::label).toList())
                    .at(from);
            masks.forEach(draft::at);
            targets.forEach(target -> draft.related(new FindingPlace.AtLine(from, target)));
        }
    }

    @Rule("FB-LOS-10")
    void disputed(
            PlacedUnit placed, FieldsOfFire fields, SetupSight sight, Occupancy occupancy, HexGrid grid, Reporter out) {
        Optional<FieldOfFire> field = fields.of(placed);
        if (field.isEmpty()) {
            return;
        }
        Gun gun = field.get().gun();
        for (Hex target : enemies(field.get(), placed, occupancy)) {
            SightGround over = fields.ground(gun, gun.hex().distance(target));
            List<String> readings = sight.rule().readings(over, gun.hex(), target, DISPUTED);
            if (!readings.isEmpty()) {
                String label = grid.label(target);
                out.report()
                        .moment(sight.moment())
                        .with("a", grid.label(gun.hex()))
                        .with("b", label)
                        .with("L", readings)
                        .with("sees", sight.rule().sees(over, gun.hex(), target))
                        .about(new SubjectRef("stack", label, label))
                        .at(new FindingPlace.AtLine(gun.hex(), target));
            }
        }
    }

    /** The hexes of a field, seen or not, with enemy units. */
    private static List<Hex> enemies(FieldOfFire field, PlacedUnit placed, Occupancy occupancy) {
        return field.sightings().keySet().stream()
                .filter(hex -> occupancy.enemyOf(placed.side(), hex))
                .toList();
    }

    /** The hexes with friends that fire would have to pass; none if a clear side of the line has none. */
    private static Set<Hex> friendsBetween(
            Hex from, Hex to, SightGround over, SetupSight sight, PlacedUnit placed, Occupancy occupancy) {
        HexLine line = HexLine.between(from, to);
        List<List<Hex>> ways = line.forked()
                ? sight.rule().sightline(over, from, to).paths().stream()
                        .filter(SightPath::clear)
                        .map(SightPath::hexes)
                        .toList()
                : List.of(line.left());
        Set<Hex> all = new LinkedHashSet<>();
        for (List<Hex> way : ways) {
            List<Hex> friends = way.stream()
                    .filter(hex -> !hex.equals(from) && !hex.equals(to))
                    .filter(hex -> occupancy.friendOf(placed.side(), hex))
                    .toList();
            if (friends.isEmpty()) {
                return Set.of();
            }
            all.addAll(friends);
        }
        return all;
    }

    private static List<String> friends(Set<Hex> hexes, PlacedUnit placed, Occupancy occupancy) {
        return hexes.stream()
                .flatMap(hex -> occupancy.at(hex).stream())
                .filter(other -> !other.isLeader() && other.side().equals(placed.side()))
                .map(other -> other.piece().name())
                .distinct()
                .toList();
    }
}
