package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.FormationFaults;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.ReactionZones;
import coupdoeil.validator.hexes.Arcs;
import coupdoeil.validator.hexes.cure.Cures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a unit faces (FB 5.1, 5.2.1). */
final class FormationFacingChecks {

    @Rule("FB-FORM-08")
    void kind(PlacedUnit unit, Formations formations, FormationFaults check, Cures cures, Reporter out) {
        Placement placement = unit.placement();
        boolean formed = formations.type(unit.unit(), placement).isPresent();
        FacingKind kind = formations.facingKind(unit.unit(), placement);
        boolean needless = formed && kind == FacingKind.NONE && placement.facing() != null;
        if (needless || check.facesWrongly(unit.unit(), placement)) {
            Reporter.Draft draft = out.report()
                    .with("u", unit.name())
                    .with("f", formations.name(formations.of(unit.unit(), placement)))
                    .with("kind", text(kind));
            if (needless) {
                draft.severity(Severity.INFO);
            }
            cures.offer(draft, unit.occupant(), "Turn", cures.turned(unit.occupant()));
        }
    }

    private static String text(FacingKind kind) {
        return switch (kind) {
            case SIDE -> "a hexside";
            case CORNER -> "a corner";
            case HEADING -> "a heading";
            case NONE -> "all round";
        };
    }

    @Rule("FB-FORM-18")
    void refusedFlanks(PlacedUnit unit, Formations formations, ReactionZones zones, Reporter out) {
        Optional<Arcs> arcs = formations.arcs(unit.unit(), unit.placement());
        if (arcs.isEmpty() || !formations.of(unit.unit(), unit.placement()).equals(Formations.LINE)) {
            return;
        }
        List<String> sides = new ArrayList<>();
        List<Hex> hexes = new ArrayList<>();
        refused(unit, arcs.get().leftFlank(), formations, zones).ifPresent(hex -> {
            sides.add("left");
            hexes.add(hex);
        });
        refused(unit, arcs.get().rightFlank(), formations, zones).ifPresent(hex -> {
            sides.add("right");
            hexes.add(hex);
        });
        if (!sides.isEmpty()) {
            Reporter.Draft draft = out.report().with("u", unit.name()).with("side", String.join(" and ", sides));
            hexes.forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
        }
    }

    /** The flank hex that lies in the Skirmish zone of an adjacent friendly line. */
    private static Optional<Hex> refused(
            PlacedUnit unit, List<Arcs.Way> flank, Formations formations, ReactionZones zones) {
        return Arcs.hexes(flank).stream()
                .filter(hex -> zones.at(hex).stream()
                        .filter(zone -> zone.kind() == ReactionZones.Kind.SKIRMISH)
                        .map(ReactionZones.Zone::by)
                        .anyMatch(friend -> friend.side().equals(unit.side())
                                && formations.of(friend).equals(Formations.LINE)
                                && adjacent(unit.placement(), friend.placement())))
                .findFirst();
    }

    private static boolean adjacent(Placement one, Placement other) {
        return one.hexes().stream().anyMatch(hex -> other.hexes().stream().anyMatch(near -> hex.distance(near) == 1));
    }
}
