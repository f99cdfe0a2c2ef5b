package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Loads;
import coupdoeil.validator.lb.fact.Stacking;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How much a hex holds (LB 10, 16, 25). */
public final class StackLimitChecks {

    /** Where the stacking table says how much infantry fires along with a battery, by its formation (LB 25). */
    private static final Map<String, String> FIRING =
            Map.of(Formations.LINE, "batteryWithLineIncrements", Formations.CARRE, "batteryWithCarreIncrements");

    @Rule("LB-STACK-01")
    void chart(Stack stack, Stacking stacking, Loads loads, Terrain terrain, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        if (stacking.overChart(units, stack.hex())) {
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with("n", loads.increments(units))
                    .with("load", loads.text(units))
                    .with("t", terrain.name(stack.hex()))
                    .with("limit", Stacking.limits(stack.hex(), terrain));
            cure(stack, cures, draft);
        }
    }

    @Rule("LB-STACK-02")
    void regiment(Stack stack, Stacking stacking, Loads loads, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        stacking.overRegiment(units, stack.hex()).ifPresent(arm -> {
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with("n", loads.increments(units, arm))
                    .with("arm", arm)
                    .with("k", loads.regiments(units, arm))
                    .with("limit", stacking.mostIncrements())
                    .with(
                            "why",
                            stacking.inLine(units, arm)
                                    ? "a line holds " + stacking.mostIncrements()
                                    : "one regiment or " + stacking.mostIncrements() + " may stand there");
            cure(stack, cures, draft);
        });
    }

    @Rule("LB-STACK-07")
    void withGuns(
            Stack stack,
            Stacking stacking,
            Loads loads,
            Terrain terrain,
            Formations formations,
            Cures cures,
            Reporter out) {
        List<Occupant> units = stack.friends();
        if (stacking.overMixed(units, stack.hex())) {
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with(
                            "why",
                            loads.text(units) + " in " + terrain.name(stack.hex()) + ", which holds "
                                    + Stacking.limits(stack.hex(), terrain));
            cure(stack, cures, draft);
            return;
        }
        List<Occupant> infantry = Occupant.ofArm(units, Units.INFANTRY);
        infantry.stream()
                .map(Formations::of)
                .filter(FIRING::containsKey)
                .findFirst()
                .ifPresent(formation -> {
                    List<String> why = new ArrayList<>();
                    if (loads.batteries(units) > 1) {
                        why.add("only one battery fires with a " + formations.name(formation));
                    }
                    int most = stacking.firingWithGuns(FIRING.getOrDefault(formation, ""));
                    if (fires(units) && loads.increments(infantry) > most) {
                        why.add("with a battery only " + most + " of " + loads.increments(infantry)
                                + " increments of infantry in " + formations.name(formation) + " fire");
                    }
                    if (!why.isEmpty()) {
                        out.report()
                                .severity(Severity.INFO)
                                .with("h", stack.label())
                                .with("why", String.join("; ", why));
                    }
                });
    }

    private static boolean fires(List<Occupant> units) {
        return units.stream().map(Formations::of).anyMatch(Formations.UNLIMBERED::equals);
    }

    @Rule("LB-STACK-09")
    void roadMarch(Stack stack, Stacking stacking, Loads loads, Formations formations, Reporter out) {
        List<Occupant> units = stack.friends();
        if (stacking.overRoadMarch(units)) {
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with("n", loads.increments(stacking.marchers(units)))
                    .with("limit", formations.roadIncrements());
            stacking.marchers(units).forEach(unit -> draft.about(unit.ref()));
            draft.fix(new Fix.Question("Space the columns out along the road"));
        }
    }

    /** No more than a large battalion by itself, which nobody can spread (LB 16), is worth knowing and no more. */
    @Rule("LB-STACK-10")
    void density(Stack stack, Loads loads, RuleSystem system, Reporter out) {
        Attributes limits = system.tables().nested("stacking");
        int dense = limits.integer("denseIncrements", Integer.MAX_VALUE);
        int increments = loads.increments(stack.friends());
        if (increments > dense) {
            boolean asOneBattalion = increments <= limits.integer("battalionIncrements", dense);
            out.report()
                    .severity(asOneBattalion ? Severity.INFO : Severity.WARNING)
                    .with("h", stack.label())
                    .with("n", increments)
                    .with("plus", increments - dense);
        }
    }

    @Rule("LB-STACK-14")
    void regimentCap(Stack stack, Stacking stacking, Loads loads, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        stacking.overCap(units, stack.hex()).ifPresent(cap -> {
            String arm = cap.text("arm").orElse("");
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with("n", loads.regiments(units, arm))
                    .with("arm", arm)
                    .with("limit", cap.integer("regiments", 0));
            cure(stack, cures, draft);
        });
    }

    @Rule("LB-STACK-16")
    void furtherFormation(Stack stack, Stacking stacking, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        stacking.overFormation(units).ifPresent(defined -> {
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with("n", stacking.increments(units, defined))
                    .with("f", defined.text("name").orElse(""))
                    .with("limit", defined.integer("increments", 0));
            cure(stack, cures, draft);
        });
    }

    private static void cure(Stack stack, Cures cures, Reporter.Draft draft) {
        if (!cures.moveAway(draft, stack)) {
            draft.fix(new Fix.Question("Move units out of " + stack.label()));
        }
    }
}
