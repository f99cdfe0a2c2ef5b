package coupdoeil.validator.lb;

import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Stacking;
import coupdoeil.validator.lb.fact.Units;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Who may not stand with whom (LB 10, 16, 19). */
final class StackCompanyChecks {

    /** Formations that units of an arm may be in together. */
    private static final List<String> SHARED = List.of(
            Formations.COLUMN, Formations.LINE, Formations.GENERAL_ORDER, Formations.LIMBERED, Formations.UNLIMBERED);

    @Rule("LB-STACK-03")
    void formations(Stack stack, Stacking stacking, Formations formations, Cures cures, Reporter out) {
        stacking.formationClash(stack.friends()).ifPresent(clash -> {
            Reporter.Draft draft = report(clash, out)
                    .with("f1", formations.in(Formations.of(clash.upper())))
                    .with("f2", formations.in(Formations.of(clash.lower())));
            likeTheTop(stack, clash.upper(), formations, cures, draft);
        });
    }

    /** Puts the units of an arm into the formation of the topmost of them, facing as it does. */
    private static void likeTheTop(
            Stack stack, Occupant model, Formations formations, Cures cures, Reporter.Draft draft) {
        String target = Formations.of(model);
        Map<Occupant, UnaryOperator<Placement>> changes = new LinkedHashMap<>();
        boolean fits = SHARED.contains(target);
        for (Occupant unit : stack.friends()) {
            fits &= unit.placement().parts().isEmpty();
            if (unit.arm().equals(model.arm()) && !Formations.of(unit).equals(target)) {
                // Disorder and rout leave no choice of a formation.
                fits &= Units.inOrder(unit.placement());
                changes.put(
                        unit,
                        placement -> placement
                                .withFormation(target)
                                .withFacing(model.placement().facing()));
            }
        }
        if (fits) {
            cures.together(draft, stack, "Put all " + formations.in(target), changes);
        }
    }

    @Rule("LB-STACK-04")
    void cavalry(Stack stack, Stacking stacking, Units units, Cures cures, Reporter out) {
        stacking.cavalryClash(stack.friends()).ifPresent(clash -> {
            boolean horseOnTop = clash.upper().arm().equals(Units.CAVALRY);
            Occupant horse = horseOnTop ? clash.upper() : clash.lower();
            Occupant other = horseOnTop ? clash.lower() : clash.upper();
            Reporter.Draft draft = out.report()
                    .with("u", horse.piece().name())
                    .with("v", other.piece().name())
                    .with("what", what(other, units))
                    .about(horse.ref())
                    .about(other.ref());
            cures.moveAway(draft, stack);
        });
    }

    private static String what(Occupant other, Units units) {
        if (other.arm().equals(Units.INFANTRY)) {
            return "infantry";
        }
        boolean horse = other.unit().filter(units::horseArtillery).isPresent();
        boolean unlimbered = Formations.of(other).equals(Formations.UNLIMBERED);
        return (unlimbered ? "unlimbered " : "") + (horse ? "horse" : "foot") + " artillery";
    }

    @Rule("LB-STACK-05")
    void skirmishers(Stack stack, Stacking stacking, Formations formations, Cures cures, Reporter out) {
        stacking.skirmishClash(stack.friends()).ifPresent(clash -> {
            boolean onTop = Stacking.skirmishing(clash.upper());
            Occupant skirmisher = onTop ? clash.upper() : clash.lower();
            Occupant other = onTop ? clash.lower() : clash.upper();
            Reporter.Draft draft = out.report()
                    .with("u", skirmisher.piece().name())
                    .with("v", other.piece().name())
                    .with("f", formations.in(Formations.of(other)))
                    .about(skirmisher.ref())
                    .about(other.ref());
            cures.moveAway(draft, stack);
        });
    }

    @Rule("LB-STACK-06")
    void bothSides(Stack stack, Reporter out) {
        List<String> sides = stack.occupants().stream()
                .map(Occupant::side)
                .filter(side -> !side.isEmpty())
                .distinct()
                .toList();
        if (sides.size() > 1) {
            Reporter.Draft draft = out.report().with("h", stack.label()).with("sides", sides);
            stack.occupants().forEach(occupant -> draft.about(occupant.ref()));
            draft.fix(new Fix.Question("Move one side out of " + stack.label()));
        }
    }

    @Rule("LB-STACK-08")
    void nations(Stack stack, Stacking stacking, Cures cures, Reporter out) {
        stacking.nationalityClash(stack.friends()).ifPresent(clash -> {
            Reporter.Draft draft = report(clash, out)
                    .with("h", stack.label())
                    .with("n1", Stacking.nation(clash.upper()))
                    .with("n2", Stacking.nation(clash.lower()));
            cures.moveAway(draft, stack);
        });
    }

    private static Reporter.Draft report(Stacking.Clash clash, Reporter out) {
        return out.report()
                .with("u", clash.upper().piece().name())
                .with("v", clash.lower().piece().name())
                .about(clash.upper().ref())
                .about(clash.lower().ref());
    }
}
