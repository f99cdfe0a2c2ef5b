package coupdoeil.validator.fb;

import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.Strengths;
import java.util.List;

/** Status markers on units that cannot carry them (FB 5.4.6, 6.2, 6.7.1, 11.1, 12.1, 13.1.1, 13.4.2). */
final class UnitMarkerChecks {

    private static final String STRAGGLERS = "stragglers";

    @Rule("FB-UNIT-11")
    void impossibleMarker(PlacedUnit placed, RuleSystem system, Reporter out) {
        for (Choice marker : system.vocabulary().markers()) {
            String arm = placed.unit().arm();
            List<String> arms = marker.effects().texts("arms");
            boolean impossible = (!arms.isEmpty() && !arms.contains(arm))
                    || marker.effects().flag("leaders")
                    || marker.effects().texts("notFormations").contains(placed.formation())
                    || !among(marker, arm, "formations", placed.formation())
                    || !among(
                            marker,
                            arm,
                            "kinds",
                            placed.unit().attributes().text("kind").orElse(""));
            if (impossible && placed.placement().marked(marker.id())) {
                out.report()
                        .with("marker", marker.name())
                        .with("u", placed.name())
                        .fix(remove(marker, placed, out.scenario()));
            }
        }
    }

    /** A counter of one step that is turned over shows that its unit is eliminated (FB 2.2). */
    @Rule("FB-UNIT-11")
    void lastStepLost(PlacedUnit placed, RuleSystem system, Strengths strengths, Reporter out) {
        for (Choice marker : system.vocabulary().markers()) {
            if (placed.placement().marked(marker.id()) && strengths.eliminates(marker.id(), placed.unit())) {
                out.report()
                        .with("marker", marker.name())
                        .with("u", placed.name() + ", which would have no step left")
                        .fix(remove(marker, placed, out.scenario()));
            }
        }
    }

    /** One Stragglers marker in a stack, on its topmost troops; batteries above them matter not (FB 8.1.2, 13.1.1). */
    @Rule("FB-UNIT-11")
    void stragglersBelowTheTop(Stack stack, RuleSystem system, Reporter out) {
        stack.friends().stream()
                .filter(unit -> !unit.isExtension() && !unit.arm().equals(Formations.ARTILLERY))
                .skip(1)
                .filter(unit -> unit.placement().marked(STRAGGLERS))
                .forEach(unit -> report(unit, system, out));
    }

    private static Fix remove(Choice marker, PlacedUnit placed, String scenario) {
        return new Fix.Change(
                "Remove the marker",
                pack -> PackEdits.placement(
                        pack,
                        scenario,
                        placed.unit().id(),
                        p -> p.withMarkers(p.markers().stream()
                                .filter(id -> !id.equals(marker.id()))
                                .toList())));
    }

    private static void report(Occupant unit, RuleSystem system, Reporter out) {
        system.vocabulary().markers().stream()
                .filter(marker -> marker.id().equals(STRAGGLERS))
                .forEach(marker -> out.report()
                        .with("marker", marker.name())
                        .with("u", unit.piece().name() + ", which is not at the top of its stack")
                        .about(unit.ref()));
    }

    /** Whether a marker goes with a word of a unit, where it says which of them its arm must have. */
    private static boolean among(Choice marker, String arm, String list, String word) {
        List<String> words = marker.effects().nested(arm).texts(list);
        return words.isEmpty() || words.contains(word);
    }
}
