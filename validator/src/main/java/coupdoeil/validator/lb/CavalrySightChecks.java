package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.Battleground;
import coupdoeil.validator.lb.fact.FieldsOfFire;
import coupdoeil.validator.lb.fact.FormationFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Reactions;
import coupdoeil.validator.lb.fact.Relief;
import coupdoeil.validator.lb.fact.SightByTurn;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.Units;
import coupdoeil.validator.lb.sight.LineOfSight;
import coupdoeil.validator.sight.hexes.SightGround;
import java.util.List;
import java.util.Set;

/** Who can charge whom, who can react, and who sees it coming (LB 37-39). */
final class CavalrySightChecks {

    /**
     * The lanes are straight, open to charges and as long as the distance of carrés; cavalry must be there to use them. The
     * ground alone hides: infantry can turn in time. Whoever forms no carré, as skirmishers do not, has no use for sight
     * (LB 19, 38).
     */
    @Rule("LB-LOS-09")
    void seesCavalryLate(
            PlacedUnit placed,
            RuleSystem system,
            FieldsOfFire fields,
            FormationFaults formations,
            SightByTurn sights,
            Relief sightGround,
            Battleground battleground,
            Terrain terrain,
            Ground ground,
            Reporter out) {
        if (!placed.unit().arm().equals(Units.INFANTRY)
                || placed.placement().hex().filter(ground::contains).isEmpty()
                || battleground.generalOrder(placed.placement().hex().orElseThrow())
                || placed.formation().equals(Formations.SKIRMISH)
                || formations.forbidden(placed.unit(), Formations.CARRE)
                || !fields.facesArm(placed, Units.CAVALRY)) {
            return;
        }
        Hex at = placed.placement().hex().orElseThrow();
        int distance = system.tables().nested("ranges").integer("carreDistance", 0);
        LineOfSight sight = sights.at(sights.clearest());
        SightGround bare = sightGround.withoutUnits();
        for (HexDirection towards : HexDirection.values()) {
            Hex start = at.plus(towards, distance);
            if (lane(at, towards, distance, battleground, terrain, ground) && !sight.sees(bare, at, start)) {
                int seen = 1;
                while (seen < distance - 1 && sight.sees(bare, at, at.plus(towards, seen + 1))) {
                    seen++;
                }
                out.report()
                        .with("u", placed.name())
                        .with("h", ground.grid().label(start))
                        .with("n", seen)
                        .related(new FindingPlace.AtHex(start));
                return;
            }
        }
    }

    /** Only fresh cavalry in good order charges, and none that skirmishes (LB 20, 37). */
    @Rule("LB-LOS-10")
    void noChargeLane(
            PlacedUnit placed,
            RuleSystem system,
            FieldsOfFire fields,
            Battleground battleground,
            Terrain terrain,
            Ground ground,
            Reporter out) {
        if (!cavalryOnMap(placed, ground) || placed.placement().marked(Units.TIRED)) {
            return;
        }
        Attributes tables = system.tables();
        int reach = placed.unit().attributes().integer("movement", 0)
                + tables.nested("movement").integer("chargeBonus", 0);
        int straight = tables.nested("ranges").integer("chargeStraightHexes", 0);
        Hex at = placed.placement().hex().orElseThrow();
        List<Hex> targets = fields.enemyHexes(placed)
                .filter(hex -> ground.contains(hex) && at.distance(hex) <= reach)
                .toList();
        boolean open = targets.stream()
                .anyMatch(target -> !battleground.chargeForbidden(target)
                        && List.of(HexDirection.values()).stream()
                                .anyMatch(away -> lane(target, away, straight, battleground, terrain, ground)));
        if (!targets.isEmpty() && !open) {
            out.report().with("u", placed.name()).with("n", straight);
        }
    }

    @Rule("LB-LOS-11")
    void reaction(PlacedUnit placed, Reactions reactions, Ground ground, Reporter out) {
        if (!cavalryOnMap(placed, ground)) {
            return;
        }
        Set<Hex> visible = reactions.zone(placed);
        if (!visible.isEmpty()) {
            Reporter.Draft draft = out.report().with("u", placed.name()).with("n", visible.size());
            visible.forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
        }
    }

    private static boolean cavalryOnMap(PlacedUnit placed, Ground ground) {
        return Reactions.may(placed)
                && placed.placement().hex().filter(ground::contains).isPresent();
    }

    /**
     * Whether so many hexes lead away from one in a direction that a charge may come along, to end in melee across the
     * last hexside (LB 38).
     */
    private static boolean lane(
            Hex target, HexDirection away, int hexes, Battleground battleground, Terrain terrain, Ground ground) {
        for (int step = 1; step <= hexes; step++) {
            Hex hex = target.plus(away, step);
            HexSide side = new HexSide(target.plus(away, step - 1), away);
            if (!ground.contains(hex)
                    || battleground.chargeForbidden(hex)
                    || terrain.prohibited(hex, Units.CAVALRY)
                    || terrain.chargeForbidden(side)
                    || (step == 1 && terrain.closedToMelee(side))
                    || terrain.prohibited(side, Units.CAVALRY)) {
                return false;
            }
        }
        return true;
    }
}
