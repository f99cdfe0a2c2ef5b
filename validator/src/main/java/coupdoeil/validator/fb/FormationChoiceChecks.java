package coupdoeil.validator.fb;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.FormationFaults;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.StackLoad;
import coupdoeil.validator.hexes.cure.Cures;
import java.util.List;

/** Which formation and markers a unit can have (FB 2.8, 5, 6). */
final class FormationChoiceChecks {

    @Rule("FB-FORM-01")
    void availableToArm(PlacedUnit unit, Formations formations, FormationFaults check, Reporter out) {
        if (check.unavailable(unit.unit(), unit.placement())) {
            String formation = formations.of(unit.unit(), unit.placement());
            out.report().with("u", unit.name()).with("why", formations.unavailable(formation));
        }
    }

    @Rule("FB-FORM-02")
    void skirmishers(PlacedUnit unit, FormationFaults check, Cures cures, Reporter out) {
        if (check.cannotSkirmish(unit.unit(), unit.placement())) {
            Reporter.Draft draft = out.report().with("u", unit.name());
            offer(unit, Formations.LINE, cures, draft);
        }
    }

    @Rule("FB-FORM-03")
    void withoutFormation(PlacedUnit unit, Formations formations, FormationFaults check, Cures cures, Reporter out) {
        if (check.shapeless(unit.unit(), unit.placement())) {
            Reporter.Draft draft = out.report().with("u", unit.name()).with("f", name(unit, formations));
            offer(unit, Formations.NO_FORMATION, cures, draft);
            offer(unit, Formations.GENERAL_ORDER, cures, draft);
        }
    }

    @Rule("FB-FORM-04")
    void nationalCharacteristics(
            PlacedUnit unit, Formations formations, FormationFaults check, Cures cures, Reporter out) {
        if (check.forbidden(unit.unit(), unit.placement())) {
            Reporter.Draft draft = out.report()
                    .with("u", unit.name())
                    .with("nat", unit.unit().nationality())
                    .with("f", name(unit, formations));
            offer(unit, Formations.LINE, cures, draft);
        }
    }

    @Rule("FB-FORM-16")
    void rigidSquare(PlacedUnit unit, Formations formations, StackLoad load, Occupancy occupancy, Reporter out) {
        if (!unit.unit().arm().equals(Formations.INFANTRY)
                || !formations.of(unit.unit(), unit.placement()).equals(Formations.SQUARE)) {
            return;
        }
        boolean guns = unit.placement().hex().stream()
                .anyMatch(hex -> !load.batteries(occupancy.at(hex)).isEmpty());
        if (unit.unit().attributes().flag("poorlyTrained")) {
            out.report().with("u", unit.name()).with("why", "is poorly trained");
        } else if (guns) {
            out.report().with("u", unit.name()).with("why", "has guns in it");
        }
    }

    @Rule("FB-FORM-20")
    void passingMarkers(PlacedPiece piece, RuleSystem system, Reporter out) {
        List<Choice> passing = system.vocabulary().markers().stream()
                .filter(marker -> piece.placement().marked(marker.id()))
                .filter(marker -> passes(marker, piece.piece()))
                .toList();
        if (!passing.isEmpty()) {
            List<String> ids = passing.stream().map(Choice::id).toList();
            out.report()
                    .with("marker", passing.stream().map(Choice::name).toList())
                    .with("u", piece.name())
                    .fix(new Fix.Change(
                            "Remove the marker from " + piece.name(),
                            pack -> PackEdits.placement(
                                    pack, out.scenario(), piece.piece().id(), placed -> without(placed, ids))));
        }
    }

    /** Whether no such piece has a marker before the first turn; where it cannot carry it, FB-UNIT-11 says so. */
    private static boolean passes(Choice marker, Piece piece) {
        List<String> arms = marker.effects().texts("setUpArms");
        boolean lasts = marker.effects().flag("setUp")
                && (arms.isEmpty() || piece instanceof Unit unit && arms.contains(unit.arm()));
        List<String> carriers = marker.effects().texts("arms");
        return !lasts && (carriers.isEmpty() || piece instanceof Unit unit && carriers.contains(unit.arm()));
    }

    private static Placement without(Placement placement, List<String> markers) {
        return placement.withMarkers(placement.markers().stream()
                .filter(marker -> !markers.contains(marker))
                .toList());
    }

    private static String name(PlacedUnit unit, Formations formations) {
        return formations.name(formations.of(unit.unit(), unit.placement()));
    }

    private static void offer(PlacedUnit unit, String target, Cures cures, Reporter.Draft draft) {
        cures.offer(draft, unit.occupant(), "Change the formation", cures.into(target, unit.occupant()));
    }
}
