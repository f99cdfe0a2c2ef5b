package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.lb.fact.Terrain;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether a unit can be where it is, and only there (LB 6, 18). */
final class UnitPresenceChecks {

    /** Two entries of one id in the order of battle are PACK-61. */
    @Rule("LB-UNIT-16")
    void placedTwice(PlacedUnit placed, Reporter out) {
        String id = placed.unit().id();
        if (!placed.key().equals(id)) {
            String scenario = out.scenario();
            Placement extra = placed.placement();
            out.report()
                    .with("u", placed.name())
                    .fix(new Fix.Change(
                            "Remove this one",
                            pack -> pack.withScenario(scenario, s -> s.withSetup(withoutLast(s.setup(), extra)))));
        }
    }

    private static List<Placement> withoutLast(List<Placement> setup, Placement extra) {
        List<Placement> result = new ArrayList<>(setup);
        int last = result.lastIndexOf(extra);
        if (last >= 0) {
            result.remove(last);
        }
        return result;
    }

    /** At the later of two groups; who is on the map and yet to come is LB-OOB-18. */
    @Rule("LB-UNIT-16")
    void comesTwice(Arrival arrival, Arrivals arrivals, Roster roster, Reporter out) {
        Set<String> seen = new LinkedHashSet<>();
        for (ArrivalGroup other : arrivals.all()) {
            if (other.id().equals(arrival.key())) {
                break;
            }
            other.march().forEach(marcher -> seen.add(marcher.piece()));
        }
        Set<String> twice = new LinkedHashSet<>();
        arrival.group().march().stream()
                .map(ArrivalGroup.Marcher::piece)
                .filter(piece -> !seen.add(piece))
                .forEach(twice::add);
        for (String piece : twice) {
            Optional<Unit> unit = roster.unit(piece);
            unit.ifPresent(known -> out.report()
                    .with("u", known.name())
                    .about(new SubjectRef("unit", piece, known.name()))
                    .fix(new Fix.Question("Take it out of one group")));
        }
    }

    /** The further hexes of a formation are a matter of the formation, LB-FORM-07. */
    @Rule("LB-UNIT-18")
    void prohibited(PlacedUnit placed, Terrain terrain, Cures cures, Reporter out) {
        Hex hex = placed.placement().hex().orElse(null);
        if (hex != null && terrain.prohibited(hex, placed.unit().arm())) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("arm", placed.unit().arm())
                    .with("t", terrain.name(hex));
            if (!cures.moveOut(draft, placed.occupant())) {
                draft.fix(new Fix.Question("Move " + placed.name()));
            }
        }
    }
}
