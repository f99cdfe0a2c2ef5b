package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.Counted;
import coupdoeil.validator.fb.fact.ExtentFaults;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.Strengths;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Units that take two hexes (FB 5.2.2, 5.4.2, 5.5.2). */
final class FormationExtentChecks {

    @Rule("FB-FORM-09")
    void mayExtend(PlacedUnit unit, ExtentFaults check, Strengths strengths, Cures cures, Reporter out) {
        if (check.overextended(unit.unit(), unit.placement())) {
            Reporter.Draft draft = out.report()
                    .with("u", unit.name())
                    .with("n", strengths.steps(unit.unit(), unit.placement()))
                    .with("why", check.whyNotExtended(unit.unit(), unit.placement()));
            contract(unit, cures, draft);
        }
    }

    @Rule("FB-FORM-10")
    void extensionPlace(
            PlacedUnit unit, ExtentFaults check, Formations formations, Ground ground, Cures cures, Reporter out) {
        if (check.misplaced(unit.unit(), unit.placement())) {
            List<String> where =
                    hexes(unit, formations).map(ground.grid()::label).toList();
            boolean there = hexes(unit, formations)
                    .anyMatch(hex -> unit.placement().parts().get(0).hex().equals(hex));
            Reporter.Draft draft = out.report()
                    .with("u", unit.name())
                    .with(
                            "why",
                            there || where.isEmpty()
                                    ? "it is not turned as its unit has it"
                                    : "it can only lie in " + String.join(" or ", where));
            cures.offer(draft, unit.occupant(), "Place the extension", extensions(unit, formations, ground));
        }
    }

    /** The hexes of the map into which a unit can extend as it faces. */
    private static Stream<Hex> hexes(PlacedUnit unit, Formations formations) {
        Placement placement = unit.placement();
        return placement.hex().stream()
                .flatMap(hex -> formations.type(unit.unit(), placement).stream()
                        .flatMap(type -> formations.extensionHexes(type, hex, placement.facing()).stream()));
    }

    private static List<Option> extensions(PlacedUnit unit, Formations formations, Ground ground) {
        return hexes(unit, formations)
                .map(to -> new Option(
                        "Extend " + unit.name() + " to " + ground.grid().label(to), placed -> extendedTo(placed, to)))
                .toList();
    }

    private static Placement extendedTo(Placement placement, Hex hex) {
        return placement.withParts(placement.parts().stream()
                .map(part -> new Placement.Part(hex, turned(placement, hex, part), part.steps(), part.stack()))
                .toList());
    }

    /** What the extension faces in its new hex, if it says anything: towards its unit in column, as its unit in line. */
    private static @Nullable Facing turned(Placement placement, Hex hex, Placement.Part part) {
        HexDirection back = placement.hex().map(hex::directionTo).orElse(null);
        return part.facing() == null || back == null || placement.faces() != FacingKind.SIDE
                ? null
                : new Facing.ToSide(back);
    }

    @Rule("FB-FORM-11")
    void straddles(PlacedUnit unit, ExtentFaults check, Ground ground, Cures cures, Reporter out) {
        check.straddled(unit.unit(), unit.placement()).ifPresent(side -> {
            Reporter.Draft draft = out.report()
                    .with("u", unit.name())
                    .with("hs", ground.grid().label(side))
                    .at(side);
            contract(unit, cures, draft);
        });
    }

    @Rule("FB-FORM-12")
    void difficultExtension(PlacedUnit unit, ExtentFaults check, Ground ground, Cures cures, Reporter out) {
        check.difficultExtension(unit.unit(), unit.placement()).ifPresent(hex -> {
            Reporter.Draft draft = out.report()
                    .with("u", unit.name())
                    .with("h", ground.grid().label(hex))
                    .at(hex);
            contract(unit, cures, draft);
        });
    }

    @Rule("FB-FORM-13")
    void split(PlacedUnit unit, ExtentFaults check, Cures cures, Reporter out) {
        check.properSplit(unit.unit(), unit.placement()).ifPresent(rest -> {
            Reporter.Draft draft = out.report().with("u", unit.name()).with("n", rest);
            cures.offer(
                    draft,
                    unit.occupant(),
                    "Split properly",
                    List.of(new Option(
                            "Give the extension of " + unit.name() + " " + Counted.steps(rest),
                            placement -> withSteps(placement, rest))));
        });
    }

    private static Placement withSteps(Placement placement, int steps) {
        return placement.withParts(placement.parts().stream()
                .map(part -> new Placement.Part(part.hex(), part.facing(), steps, part.stack()))
                .toList());
    }

    @Rule("FB-FORM-14")
    void screenHexes(PlacedUnit unit, ExtentFaults check, Reporter out) {
        if (check.screenMisplaced(unit.unit(), unit.placement())) {
            int hexes = check.screenHexes(unit.unit());
            out.report().with("u", unit.name()).with("n", hexes == 1 ? "one hex" : "two hexes side by side");
        }
    }

    private static void contract(PlacedUnit unit, Cures cures, Reporter.Draft draft) {
        cures.offer(draft, unit.occupant(), "Contract", cures.contracted(unit.occupant()));
    }
}
