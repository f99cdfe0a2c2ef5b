package coupdoeil.validator.lb;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import coupdoeil.validator.lb.fact.FormationFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Terrain;
import java.util.List;
import java.util.stream.Stream;

/** Which formation a unit may be in, by its ground, its order and its kind (LB 16, 22, 38, 44). */
final class FormationChoiceChecks {

    @Rule("LB-FORM-02")
    void notClear(
            PlacedUnit placed,
            FormationFaults check,
            Formations formations,
            Terrain terrain,
            Ground ground,
            Cures cures,
            Reporter out) {
        check.notClear(placed.placement()).ifPresent(misfit -> {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("f", formations.name(placed.formation()))
                    .with("t", terrain.name(misfit.hex()))
                    .with("h", ground.grid().label(misfit.hex()))
                    .at(misfit.hex());
            offer(placed, check, cures, draft);
            cures.offer(draft, placed.occupant(), "Contract", cures.contracted(placed.occupant()));
        });
    }

    @Rule("LB-FORM-03")
    void misplaced(
            PlacedUnit placed,
            FormationFaults check,
            Formations formations,
            Terrain terrain,
            Cures cures,
            Reporter out) {
        check.misplaced(placed.unit(), placed.placement()).ifPresent(misfit -> {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("f", formations.name(placed.formation()))
                    .with("t", terrain.name(misfit.hex()))
                    .with("why", misfit.why())
                    .at(misfit.hex());
            offer(placed, check, cures, draft);
        });
    }

    @Rule("LB-FORM-18")
    void disordered(PlacedUnit placed, FormationFaults check, Formations formations, Cures cures, Reporter out) {
        check.disorderly(placed.unit(), placed.placement()).ifPresent(needed -> {
            Reporter.Draft draft = out.report().with("u", placed.name()).with("f", formations.name(needed));
            cures.offer(draft, placed.occupant(), "Change the formation", cures.into(needed, placed.occupant()));
        });
    }

    @Rule("LB-FORM-22")
    void forbidden(
            PlacedUnit placed,
            RuleSystem system,
            FormationFaults check,
            Formations formations,
            Cures cures,
            Reporter out) {
        if (check.forbidden(placed.unit(), placed.placement())) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("f", formations.name(placed.formation()))
                    .with(
                            "why",
                            check.whyForbidden(placed.unit(), placed.formation())
                                    .orElse(""));
            List<Option> others = Stream.of(
                            Formations.COLUMN, Formations.GENERAL_ORDER, Formations.LIMBERED, Formations.LINE)
                    .filter(other -> system.formation(other)
                            .filter(type -> type.arms().contains(placed.unit().arm()))
                            .isPresent())
                    .flatMap(other -> cures.into(other, placed.occupant()).stream())
                    .toList();
            cures.offer(draft, placed.occupant(), "Change the formation", others);
        }
    }

    @Rule("LB-FORM-22")
    void forbidden(Arrival arrival, Roster roster, FormationFaults check, Formations formations, Reporter out) {
        arrival.group()
                .march()
                .forEach(marcher -> roster.unit(marcher.piece())
                        .filter(unit -> marcher.formation() != null && check.forbidden(unit, marcher.formation()))
                        .ifPresent(unit -> out.report()
                                .with("u", unit.name())
                                .with("f", formations.name(String.valueOf(marcher.formation())))
                                .with(
                                        "why",
                                        check.whyForbidden(unit, String.valueOf(marcher.formation()))
                                                .orElse(""))
                                .about(new SubjectRef("unit", unit.id(), unit.name()))
                                .fix(new Fix.Question("Change its formation"))));
    }

    private static void offer(PlacedUnit placed, FormationFaults check, Cures cures, Reporter.Draft draft) {
        cures.offer(draft, placed.occupant(), "Change the formation", check.massed(placed, cures));
    }
}
