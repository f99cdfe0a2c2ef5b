package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import coupdoeil.validator.lb.fact.ExtentFaults;
import coupdoeil.validator.lb.fact.FormationFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Reactions;
import coupdoeil.validator.lb.fact.RoadMarchFaults;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.Units;
import coupdoeil.validator.lb.fact.Zones;
import java.util.List;
import java.util.Optional;

/** Road march: who may, where, how long, and before whom (LB 16, 44). */
final class RoadMarchChecks {

    /** A regiment that is to come so is LB-SCHED-11. */
    @Rule("LB-FORM-14")
    void undivided(
            PlacedUnit placed,
            RoadMarchFaults check,
            FormationFaults formations,
            Cures cures,
            Ground ground,
            Reporter out) {
        boolean undivided = RoadMarchFaults.marching(placed.placement()) && check.undivided(placed.unit());
        Optional<Hex> offRoad = check.offRoad(placed.placement());
        if (undivided || offRoad.isPresent()) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with(
                            "why",
                            undivided
                                    ? "a regiment breaks down into its battalions to march by road"
                                    : "no road leads through " + ground.grid().label(offRoad.orElseThrow()));
            massed(placed, formations, cures, draft);
            draft.fix(new Fix.Question(undivided ? "Place its battalions" : "Place it on a road"));
        }
    }

    @Rule("LB-FORM-15")
    void misshapen(
            PlacedUnit placed,
            RoadMarchFaults check,
            Units units,
            Formations formations,
            Terrain terrain,
            Cures cures,
            Reporter out) {
        Unit unit = placed.unit();
        Placement placement = placed.placement();
        Optional<String> wrong = check.misshapen(unit, placement);
        Optional<Hex> woods = check.woods(placement);
        if (wrong.isEmpty() && woods.isEmpty()) {
            return;
        }
        Reporter.Draft draft = out.report()
                .with("u", placed.name())
                .with("n", units.increments(unit, placement))
                .with("k", ExtentFaults.hexes(placement))
                .with("why", wrong.orElseGet(() -> terrain.name(woods.orElseThrow()) + " takes no road march"));
        if (wrong.isEmpty()) {
            draft.severity(check.forbidsWoods() ? Severity.ERROR : Severity.WARNING)
                    .at(woods.orElseThrow());
        } else if (placement.hex().isPresent()) {
            Hex own = placement.hex().get();
            Hex ahead = placement.facedSide().map(own::plus).orElse(own);
            int needed = formations.roadHexes(units.increments(unit, placement));
            List<Option> options = check.columns(own, ahead, needed).stream()
                    .map(column -> cures.along(placed.occupant(), column.subList(1, column.size())))
                    .toList();
            cures.offer(draft, placed.occupant(), "Lay it out along the road", options);
        }
    }

    /** Cavalry that skirmishes or is exhausted reacts to nobody (LB 20, 36). */
    @Rule("LB-FORM-16")
    void exposed(
            PlacedUnit placed,
            Setup setup,
            Zones zones,
            Reactions reactions,
            FormationFaults formations,
            Cures cures,
            Reporter out) {
        Placement placement = placed.placement();
        if (!RoadMarchFaults.marching(placement) || placed.side().isEmpty()) {
            return;
        }
        Optional<Occupant> in = zone(placed, placement.hexes(), zones);
        Optional<Occupant> beside = zone(
                placed,
                placement.hexes().stream()
                        .flatMap(hex -> hex.neighbours().stream())
                        .toList(),
                zones);
        Optional<PlacedUnit> rider = setup.units().stream()
                .filter(other -> !other.side().isEmpty() && !other.side().equals(placed.side()))
                .filter(other -> reacts(other, placement, reactions))
                .findFirst();
        if (in.isPresent() || beside.isPresent() || rider.isPresent()) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            if (in.isPresent() || beside.isPresent()) {
                Occupant enemy = in.or(() -> beside).orElseThrow();
                draft.with(
                                "why",
                                (in.isPresent() ? "in" : "next to") + " the zone of influence of "
                                        + enemy.piece().name())
                        .about(enemy.ref());
            } else {
                draft.with(
                                "why",
                                "within reach of a charge by "
                                        + rider.orElseThrow().name())
                        .about(rider.orElseThrow().ref());
            }
            massed(placed, formations, cures, draft);
        }
    }

    private static Optional<Occupant> zone(PlacedUnit placed, List<Hex> hexes, Zones zones) {
        return hexes.stream()
                .flatMap(hex -> zones.against(placed.side(), hex).stream())
                .findFirst();
    }

    private static boolean reacts(PlacedUnit cavalry, Placement target, Reactions reactions) {
        Placement placement = cavalry.placement();
        return Reactions.may(cavalry)
                && placement.hexes().stream()
                        .anyMatch(from ->
                                target.hexes().stream().anyMatch(to -> from.distance(to) <= reactions.range(cavalry)))
                && target.hexes().stream().anyMatch(reactions.zone(cavalry)::contains);
    }

    private static void massed(PlacedUnit placed, FormationFaults formations, Cures cures, Reporter.Draft draft) {
        cures.offer(draft, placed.occupant(), "Change the formation", formations.massed(placed, cures));
    }
}
