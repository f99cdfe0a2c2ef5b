package coupdoeil.validator.lb;

import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.Stack;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.List;
import java.util.Optional;

/** Who may not stand with whom (LB 10, 16, 19). */
final class StackCompany {

    @Rule("LB-STACK-03")
    void formations(Stack stack, LbStacking stacking, LbFormations formations, LbCures cures, Reporter out) {
        stacking.formationClash(LbStacking.friends(stack)).ifPresent(clash -> {
            Reporter.Draft draft = report(clash, out)
                    .with("f1", formations.in(LbFormations.of(clash.upper())))
                    .with("f2", formations.in(LbFormations.of(clash.lower())));
            cures.likeTheTop("LB-STACK-03", out.scenario(), stack, clash.upper())
                    .ifPresent(draft::fix);
        });
    }

    @Rule("LB-STACK-04")
    void cavalry(Stack stack, LbStacking stacking, LbUnits units, LbCures cures, Reporter out) {
        stacking.cavalryClash(LbStacking.friends(stack)).ifPresent(clash -> {
            boolean horseOnTop = clash.upper().arm().equals(LbUnits.CAVALRY);
            Occupant horse = horseOnTop ? clash.upper() : clash.lower();
            Occupant other = horseOnTop ? clash.lower() : clash.upper();
            Reporter.Draft draft = out.report()
                    .with("u", horse.piece().name())
                    .with("v", other.piece().name())
                    .with("what", what(other, units))
                    .about(ref(horse))
                    .about(ref(other));
            moved("LB-STACK-04", stack, cures, out).ifPresent(draft::fix);
        });
    }

    private static String what(Occupant other, LbUnits units) {
        if (other.arm().equals(LbUnits.INFANTRY)) {
            return "infantry";
        }
        boolean horse = other.unit().filter(units::horseArtillery).isPresent();
        boolean unlimbered = LbFormations.of(other).equals(LbFormations.UNLIMBERED);
        return (unlimbered ? "unlimbered " : "") + (horse ? "horse" : "foot") + " artillery";
    }

    @Rule("LB-STACK-05")
    void skirmishers(Stack stack, LbStacking stacking, LbFormations formations, LbCures cures, Reporter out) {
        stacking.skirmishClash(LbStacking.friends(stack)).ifPresent(clash -> {
            boolean onTop = LbStacking.skirmishing(clash.upper());
            Occupant skirmisher = onTop ? clash.upper() : clash.lower();
            Occupant other = onTop ? clash.lower() : clash.upper();
            Reporter.Draft draft = out.report()
                    .with("u", skirmisher.piece().name())
                    .with("v", other.piece().name())
                    .with("f", formations.in(LbFormations.of(other)))
                    .about(ref(skirmisher))
                    .about(ref(other));
            moved("LB-STACK-05", stack, cures, out).ifPresent(draft::fix);
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
            stack.occupants().forEach(occupant -> draft.about(ref(occupant)));
            draft.fix(new Fix.Ask("Move one side out of " + stack.label()));
        }
    }

    @Rule("LB-STACK-08")
    void nations(Stack stack, LbStacking stacking, LbCures cures, Reporter out) {
        stacking.nationalityClash(LbStacking.friends(stack)).ifPresent(clash -> {
            Reporter.Draft draft = report(clash, out)
                    .with("h", stack.label())
                    .with("n1", LbStacking.nation(clash.upper()))
                    .with("n2", LbStacking.nation(clash.lower()));
            moved("LB-STACK-08", stack, cures, out).ifPresent(draft::fix);
        });
    }

    private static Reporter.Draft report(LbStacking.Clash clash, Reporter out) {
        return out.report()
                .with("u", clash.upper().piece().name())
                .with("v", clash.lower().piece().name())
                .about(ref(clash.upper()))
                .about(ref(clash.lower()));
    }

    static Optional<Fix> moved(String rule, Stack stack, LbCures cures, Reporter out) {
        return cures.moveAway(rule, out.scenario(), stack);
    }

    static SubjectRef ref(Occupant occupant) {
        return new SubjectRef(
                occupant.isLeader() ? "leader" : "unit",
                occupant.piece().id(),
                occupant.piece().name());
    }
}
