package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.Arcs;
import coupdoeil.validator.lb.fact.Battleground;
import coupdoeil.validator.lb.fact.Orientation;
import coupdoeil.validator.lb.fact.Reactions;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.Units;
import coupdoeil.validator.lb.fact.Zones;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Cavalry that begins two hexes from an enemy, whom it may charge when he moves (LB 40). */
final class OpportunityChargeChecks {

    /**
     * The charge goes one hex forward, into the zone of influence, and ends next to its target. Whoever is in the zone
     * already is LB-SCEN-10's.
     */
    @Rule("LB-SCEN-11")
    void ready(
            PlacedUnit placed,
            RuleSystem system,
            Zones zones,
            Orientation orientation,
            Terrain terrain,
            Battleground battleground,
            Occupancy occupancy,
            Ground ground,
            Reporter out) {
        if (!Reactions.may(placed) || placed.side().isEmpty()) {
            return;
        }
        int range = system.tables().nested("ranges").integer("opportunityCharge", 0);
        Set<Hex> zone = zones.of(placed.unit(), placed.placement());
        Map<String, Occupant> targets = new LinkedHashMap<>();
        for (Arcs.Way way : orientation.front(placed.unit(), placed.placement())) {
            Hex forward = way.to();
            if (!zone.contains(forward)
                    || !open(way, terrain, battleground)
                    || !occupancy.at(forward).stream().allMatch(other -> passable(other, placed.side()))) {
                continue;
            }
            for (HexDirection on : HexDirection.values()) {
                Arcs.Way last = new Arcs.Way(forward, on);
                if (ground.contains(last.to())
                        && distance(placed, last.to()) == range
                        && open(last, terrain, battleground)
                        && !terrain.closedToMelee(new HexSide(last.from(), last.direction()))) {
                    occupancy.at(last.to()).stream()
                            .filter(other -> isEnemy(other, placed.side()))
                            .filter(enemy -> enemy.placement().hexes().stream().noneMatch(zone::contains))
                            .forEach(enemy -> targets.putIfAbsent(enemy.piece().id(), enemy));
                }
            }
        }
        report(placed, targets, out);
    }

    private static boolean open(Arcs.Way way, Terrain terrain, Battleground battleground) {
        HexSide side = new HexSide(way.from(), way.direction());
        return !battleground.chargeForbidden(way.to())
                && !terrain.prohibited(way.to(), Units.CAVALRY)
                && !terrain.chargeForbidden(side)
                && !terrain.prohibited(side, Units.CAVALRY);
    }

    /** Whether cavalry may end its ride in a hex with someone: a leader, or cavalry of its own side. */
    private static boolean passable(Occupant other, String side) {
        return other.isLeader() || (other.side().equals(side) && other.arm().equals(Units.CAVALRY));
    }

    private static boolean isEnemy(Occupant other, String side) {
        return !other.isLeader() && !other.side().isEmpty() && !other.side().equals(side);
    }

    private static int distance(PlacedUnit placed, Hex hex) {
        return placed.placement().hexes().stream().mapToInt(hex::distance).min().orElse(0);
    }

    private static void report(PlacedUnit placed, Map<String, Occupant> targets, Reporter out) {
        if (!targets.isEmpty()) {
            List<String> names = targets.values().stream()
                    .map(target -> target.piece().name())
                    .toList();
            Reporter.Draft draft = out.report().with("c", placed.name()).with("u", names);
            targets.values().stream()
                    .flatMap(target -> target.placement().hex().stream())
                    .distinct()
                    .forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
        }
    }
}
