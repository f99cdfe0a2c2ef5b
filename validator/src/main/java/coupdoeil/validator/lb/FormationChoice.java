package coupdoeil.validator.lb;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.List;
import java.util.stream.Stream;

/** Which formation a unit may be in, by its ground, its order and its kind (LB 16, 22, 38, 44). */
final class FormationChoice {

    @Rule("LB-FORM-02")
    void notClear(
            PlacedUnit placed,
            FormationCheck check,
            LbFormations formations,
            LbTerrain terrain,
            Ground ground,
            Reforms reforms,
            Reporter out) {
        check.notClear(placed.placement()).ifPresent(misfit -> {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("f", formations.name(placed.formation()))
                    .with("t", terrain.name(misfit.hex()))
                    .with("h", ground.grid().label(misfit.hex()))
                    .at(misfit.hex());
            offer("LB-FORM-02", placed, reforms, draft, out);
            reforms.of("LB-FORM-02", out.scenario(), placed, "Draw it together", reforms.contracted(placed))
                    .ifPresent(draft::fix);
        });
    }

    @Rule("LB-FORM-03")
    void misplaced(
            PlacedUnit placed,
            FormationCheck check,
            LbFormations formations,
            LbTerrain terrain,
            Reforms reforms,
            Reporter out) {
        check.misplaced(placed.unit(), placed.placement()).ifPresent(misfit -> {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("f", formations.name(placed.formation()))
                    .with("t", terrain.name(misfit.hex()))
                    .with("why", misfit.why())
                    .at(misfit.hex());
            offer("LB-FORM-03", placed, reforms, draft, out);
        });
    }

    @Rule("LB-FORM-18")
    void disordered(PlacedUnit placed, FormationCheck check, LbFormations formations, Reforms reforms, Reporter out) {
        check.disorderly(placed.unit(), placed.placement()).ifPresent(needed -> {
            Reporter.Draft draft = out.report().with("u", placed.name()).with("f", formations.name(needed));
            reforms.of("LB-FORM-18", out.scenario(), placed, "Change the formation", reforms.into(needed, placed))
                    .ifPresent(draft::fix);
        });
    }

    @Rule("LB-FORM-22")
    void forbidden(
            PlacedUnit placed,
            RuleSystem system,
            FormationCheck check,
            LbFormations formations,
            Reforms reforms,
            Reporter out) {
        if (check.forbidden(placed.unit(), placed.placement())) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("f", formations.name(placed.formation()))
                    .with(
                            "why",
                            check.whyForbidden(placed.unit(), placed.formation())
                                    .orElse(""));
            List<Reforms.Option> others = Stream.of(
                            LbFormations.COLUMN, LbFormations.GENERAL_ORDER, LbFormations.LIMBERED, LbFormations.LINE)
                    .filter(other -> system.formation(other)
                            .filter(type -> type.arms().contains(placed.unit().arm()))
                            .isPresent())
                    .flatMap(other -> reforms.into(other, placed).stream())
                    .toList();
            reforms.of("LB-FORM-22", out.scenario(), placed, "Change the formation", others)
                    .ifPresent(draft::fix);
        }
    }

    @Rule("LB-FORM-22")
    void forbidden(Arrival arrival, Roster roster, FormationCheck check, LbFormations formations, Reporter out) {
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
                                .fix(new Fix.Ask("Change its formation"))));
    }

    private static void offer(String rule, PlacedUnit placed, Reforms reforms, Reporter.Draft draft, Reporter out) {
        reforms.of(rule, out.scenario(), placed, "Change the formation", reforms.massed(placed))
                .ifPresent(draft::fix);
    }
}
