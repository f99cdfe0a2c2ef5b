package coupdoeil.validator.fb;

import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.List;

/** Status markers on units that cannot carry them (FB 5.4.6, 6.2, 6.7.1, 13.1.1, 13.4.2). */
final class UnitMarkerChecks {

    @Rule("FB-UNIT-11")
    void impossibleMarker(PlacedUnit placed, RuleSystem system, Reporter out) {
        for (Choice marker : system.markers()) {
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
                String scenario = out.scenario();
                out.report()
                        .with("marker", marker.name())
                        .with("u", placed.name())
                        .fix(new Fix.Change(
                                "Remove the marker",
                                pack -> PackEdits.placement(
                                        pack,
                                        scenario,
                                        placed.unit().id(),
                                        p -> p.withMarkers(p.markers().stream()
                                                .filter(id -> !id.equals(marker.id()))
                                                .toList()))));
            }
        }
    }

    /** Whether a marker goes with a word of a unit, where it says which of them its arm must have. */
    private static boolean among(Choice marker, String arm, String list, String word) {
        List<String> words = marker.effects().nested(arm).texts(list);
        return words.isEmpty() || words.contains(word);
    }
}
