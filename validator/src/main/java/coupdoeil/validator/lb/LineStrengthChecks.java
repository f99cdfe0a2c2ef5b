package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import coupdoeil.validator.lb.fact.ExtentFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Loads;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;

/** How lines are spread over their hexes (LB 16). */
final class LineStrengthChecks {

    @Rule("LB-FORM-10")
    void uneven(PlacedUnit placed, ExtentFaults check, Units units, Cures cures, Reporter out) {
        Placement placement = placed.placement();
        if (check.unevenCavalry(placed.unit(), placement)) {
            Reporter.Draft draft =
                    out.report().with("u", placed.name()).with("shares", check.shares(placed.unit(), placement));
            Placement even = even(placed, check, units);
            if (!check.unevenCavalry(placed.unit(), even)) {
                cures.offer(
                        draft,
                        placed.occupant(),
                        "Spread it evenly",
                        List.of(new Option("Spread " + placed.name() + " evenly", now -> now.withParts(even.parts()))));
            }
        }
    }

    /** The same number in each hex, what is over in the middle. */
    private static Placement even(PlacedUnit placed, ExtentFaults check, Units units) {
        Placement placement = placed.placement();
        List<Hex> row = check.row(placed.unit(), placement);
        int total = units.increments(placed.unit(), placement);
        int each = total / row.size();
        Hex own = placement.hexes().get(0);
        Hex middle = row.size() % 2 == 0 && own.equals(row.get(row.size() / 2)) ? own : row.get((row.size() - 1) / 2);
        List<Integer> steps = new ArrayList<>();
        placement
                .parts()
                .forEach(part -> steps.add(part.hex().equals(middle) ? total - each * (row.size() - 1) : each));
        return FormationExtentChecks.withSteps(placement, placement.parts(), steps);
    }

    /** Reported once for a hex, of the topmost of its units in line; what is beyond the limit of a hex is LB-STACK-02. */
    @Rule("LB-FORM-21")
    void crowded(
            PlacedUnit placed,
            RuleSystem system,
            Loads loads,
            Formations formations,
            Occupancy occupancy,
            Ground ground,
            Cures cures,
            Reporter out) {
        var table = system.tables().nested("stacking");
        int dense = table.integer("lineAsColumnIncrements", Integer.MAX_VALUE);
        for (Hex hex : placed.placement().hexes()) {
            List<Occupant> line = line(placed, hex, occupancy);
            int increments = loads.increments(line);
            if (!line.isEmpty()
                    && line.get(0).placement().equals(placed.placement())
                    && increments >= dense
                    && increments <= table.integer("increments", Integer.MAX_VALUE)) {
                Reporter.Draft draft = out.report()
                        .with("u", placed.name())
                        .with("n", increments)
                        .with("h", ground.grid().label(hex))
                        .with("k", table.integer("lineFiringIncrements", 0))
                        .at(hex);
                line.subList(1, line.size()).forEach(other -> draft.about(other.ref()));
                wider(placed, line, increments, dense, cures, draft);
                return;
            }
        }
    }

    /** The infantry in line in a hex, if the unit is some of it. */
    private static List<Occupant> line(PlacedUnit placed, Hex hex, Occupancy occupancy) {
        boolean inLine = placed.unit().arm().equals(Units.INFANTRY)
                && placed.formation().equals(Formations.LINE)
                && !Units.routed(placed.placement());
        return inLine
                ? Occupant.ofArm(occupancy.at(hex), Units.INFANTRY).stream()
                        .filter(unit -> unit.side().equals(placed.side())
                                && Formations.of(unit).equals(Formations.LINE)
                                && !Units.routed(unit.placement()))
                        .toList()
                : List.of();
    }

    /** Two hexes thin out a line that stands alone in one, if there is room. */
    private static void wider(
            PlacedUnit placed, List<Occupant> line, int increments, int dense, Cures cures, Reporter.Draft draft) {
        if (line.size() == 1 && placed.placement().parts().isEmpty() && (increments + 1) / 2 < dense) {
            cures.offer(draft, placed.occupant(), "Extend it", cures.inRow(placed.occupant(), 2));
        }
    }
}
