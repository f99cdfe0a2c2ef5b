package coupdoeil.validator.hm;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.table.Base;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.FirstTurn;
import coupdoeil.validator.hm.fact.Morale;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.table.Positions;
import coupdoeil.validator.table.UnitFixes;
import coupdoeil.validator.table.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Polygon;

/** The state in which units begin (HM Unit States; Mounting and Dismounting; Success and Failure). */
final class StateChecks {

    @Rule("HM-STATE-01")
    void broken(PlacedUnit placed, Morale morale, Reporter out) {
        List<Integer> values = morale.of(placed.unit(), placed.placement().formation());
        if (!values.isEmpty() && hits(placed) >= values.get(2)) {
            out.report("u")
                    .with("n", hits(placed))
                    .with("m", values.get(2))
                    .fix(out.set("Give it " + (values.get(2) - 1) + " hits", "hits", values.get(2) - 1));
        }
    }

    @Rule("HM-STATE-02")
    void state(PlacedUnit placed, Morale morale, Reporter out) {
        String is = morale.state(placed.unit(), placed.placement().formation(), hits(placed));
        placed.placement()
                .attributes()
                .text("state")
                .filter(written -> !is.isEmpty() && !written.equals(is))
                .ifPresent(written -> out.report("u")
                        .with("n", hits(placed))
                        .with("is", Words.plain(is))
                        .with("written", Words.plain(written))
                        .fix(out.clear("Let its hits say it", "state")));
    }

    @Rule("HM-STATE-03")
    void routing(PlacedUnit placed, Reporter out) {
        if (FirstTurn.isRouting(placed.placement())) {
            out.report("u").fix(out.place("Let it stand", placed.placement(), StateChecks::standing));
        }
    }

    @Rule("HM-STATE-04")
    void markers(PlacedUnit placed, Reporter out) {
        Placement placement = placed.placement();
        List<String> what = new ArrayList<>();
        if (FirstTurn.markers(placement, FirstTurn.DISORDER) > 0) {
            what.add("disordered");
        }
        if (FirstTurn.markers(placement, FirstTurn.UNDER_FIRE) > 0) {
            what.add("under fire");
        }
        if (!what.isEmpty()) {
            out.report("u").with("what", String.join(" and ", what));
        }
    }

    /** A march column is a matter of its bonus: HM-FORM-02. */
    @Rule("HM-STATE-05")
    void formation(PlacedUnit placed, RuleSystem system, Reporter out) {
        Optional<FormationType> formation = system.formation(placed.formation());
        Unit unit = placed.unit();
        if (formation.isEmpty()
                || formation.get().id().equals(Troops.MARCH_COLUMN)
                || formation.get().arms().contains(unit.arm())) {
            return;
        }
        List<Fix.Change> others = system.vocabulary().formations().stream()
                .filter(other -> other.arms().contains(unit.arm()))
                .filter(other -> !other.effects().has("mounted"))
                .map(other -> out.place(other.name(), placed.placement(), known -> known.withFormation(other.id())))
                .toList();
        Reporter.Draft draft = out.report("u")
                .with("formation", Words.plain(formation.get().name()))
                .with("arm", unit.arm());
        if (!others.isEmpty()) {
            draft.fix(new Fix.Choose("Form it otherwise", others));
        }
    }

    @Rule("HM-STATE-06")
    void dismounted(PlacedUnit placed, Troops troops, ScenarioFacts scenario, Reporter out) {
        Unit unit = placed.unit();
        boolean may = unit.attributes().flag("canDismount")
                || scenario.specialRules().stream()
                        .anyMatch(rule -> rule.id().equals("may-dismount")
                                && rule.attributes().texts("units").contains(unit.id()));
        if (unit.arm().equals(Troops.CAVALRY) && troops.isDismounted(placed.formation()) && !may) {
            out.report("u").fix(UnitFixes.set("Say that it may dismount", unit, "canDismount", true));
        }
    }

    @Rule("HM-FORM-01")
    void shape(PlacedUnit placed, Reporter out) {
        Placement placement = placed.placement();
        int offsets = placement.attributes().groups("offsets").size();
        int bases = Troops.bases(placed.unit()).orElse(0);
        if (offsets > 0 && offsets != bases) {
            out.report("u")
                    .with("why", "places for " + offsets + " bases are written, and it has " + bases)
                    .fix(out.clear("Let its formation say where they stand", "offsets"));
        }
    }

    @Rule("HM-FORM-01")
    void overlap(Stand stand, Reporter out) {
        List<Base> bases = stand.footprint().bases();
        for (int i = 0; i < bases.size(); i++) {
            for (int j = 0; j < i; j++) {
                Polygon common = bases.get(i).common(bases.get(j));
                if (common.getArea() > Positions.TOUCHING) {
                    out.report("u")
                            .with("why", "bases of its own overlap")
                            .at(new FindingPlace.AtShape(common))
                            .fix(out.clear("Let its formation say where they stand", "offsets"));
                    return;
                }
            }
        }
    }

    @Rule("HM-FORM-02")
    void marchColumn(PlacedUnit placed, RuleSystem system, Reporter out) {
        boolean column = placed.formation().equals(Troops.MARCH_COLUMN);
        boolean may = system.formation(Troops.MARCH_COLUMN)
                .filter(formation -> formation.arms().contains(placed.unit().arm()))
                .isPresent();
        if (column && !may) {
            out.report("u")
                    .with("arm", placed.unit().arm())
                    .fix(out.place(
                            "Form it otherwise",
                            placed.placement(),
                            known -> known.withFormation(
                                    placed.unit().arm().equals(Troops.ARTILLERY) ? Troops.LIMBERED : "line")));
        }
    }

    @Rule("HM-FORM-03")
    void ownShape(PlacedUnit placed, Reporter out) {
        if (!placed.placement().attributes().groups("offsets").isEmpty()) {
            out.report("u");
        }
    }

    private static int hits(PlacedUnit placed) {
        return placed.placement().attributes().integer("hits", 0);
    }

    private static Placement standing(Placement placement) {
        return placement.withMarkers(placement.markers().stream()
                .filter(marker -> !marker.equals(FirstTurn.ROUTING))
                .toList());
    }
}
