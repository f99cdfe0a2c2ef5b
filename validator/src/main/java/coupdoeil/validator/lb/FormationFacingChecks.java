package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.Arcs;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import coupdoeil.validator.lb.fact.FormationFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.HexLines;
import coupdoeil.validator.lb.fact.Orientation;
import coupdoeil.validator.lb.fact.SharedHexFaults;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.TerrainRecords;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a unit faces (LB 13, 16, 25). */
final class FormationFacingChecks {

    @Rule("LB-FORM-01")
    void kind(
            PlacedUnit placed,
            FormationFaults check,
            SharedHexFaults shared,
            HexLines lines,
            Formations formations,
            Cures cures,
            Reporter out) {
        boolean withoutLine = shared.withoutLine(placed.occupant(), lines.with(placed));
        // A battery with a line that faces otherwise is LB-FORM-17, whatever it faces.
        boolean askew = shared.askew(placed.occupant(), lines.with(placed)).isPresent();
        if (withoutLine || (check.facesWrongly(placed.placement()) && !askew)) {
            boolean side = check.kind(placed.formation()) == FacingKind.SIDE;
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("f", formations.in(placed.formation()))
                    .with("what", side ? "must face a hexside" : "must face a corner");
            cures.offer(draft, placed.occupant(), "Turn it", cures.turned(placed.occupant()));
        }
    }

    /** Only combat units have an orientation. */
    @Rule("LB-FORM-01")
    void leader(PlacedLeader placed, Reporter out) {
        if (placed.placement().facing() != null) {
            String scenario = out.scenario();
            String id = placed.leader().id();
            out.report()
                    .severity(Severity.WARNING)
                    .with("u", placed.name())
                    .with("f", "a leader,")
                    .with("what", "faces nothing")
                    .fix(new Fix.Change(
                            "Take the facing away",
                            pack -> PackEdits.placement(pack, scenario, id, known -> known.withFacing(null))));
        }
    }

    @Rule("LB-FORM-17")
    void withTheLine(PlacedUnit placed, SharedHexFaults shared, HexLines lines, Cures cures, Reporter out) {
        shared.askew(placed.occupant(), lines.with(placed)).ifPresent(line -> {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("v", line.piece().name())
                    .about(line.ref());
            line.facing()
                    .ifPresent(facing -> cures.offer(
                            draft,
                            placed.occupant(),
                            "Turn it",
                            List.of(new Option(
                                    "Turn " + placed.name() + " as the line", placement -> placement.turned(facing)))));
        });
    }

    /** Those below another in their hexes look as he does, and are not told of (LB 13). */
    @Rule("LB-FORM-23")
    void looksAway(
            PlacedUnit placed,
            Formations formations,
            Orientation orientation,
            Terrain terrain,
            Ground ground,
            Cures cures,
            Reporter out) {
        if (orientation.governs(placed.unit(), placed.placement())
                && looksAway(placed, placed.placement(), formations, terrain, ground)) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            List<Option> turns = facings(placed.placement())
                    .filter(to -> !looksAway(placed, placed.placement().turned(to), formations, terrain, ground))
                    .map(to -> new Option("Turn " + placed.name() + " round", placement -> placement.turned(to)))
                    .limit(1)
                    .toList();
            cures.offer(draft, placed.occupant(), "Turn it", turns);
        }
    }

    /** Whether every hex before a unit is off the map or closed to every arm. */
    private static boolean looksAway(
            PlacedUnit placed, Placement placement, Formations formations, Terrain terrain, Ground ground) {
        Set<Hex> front = Arcs.hexes(formations.front(placed.unit(), placement));
        return !front.isEmpty()
                && placement.hex().filter(ground::contains).isPresent()
                && front.stream()
                        .allMatch(hex -> !ground.contains(hex)
                                || TerrainRecords.ARMS.stream().allMatch(arm -> terrain.prohibited(hex, arm)));
    }

    /** The other facings of its kind, right about first. */
    private static Stream<Facing> facings(Placement placement) {
        Facing now = placement.facing();
        return now == null ? Stream.empty() : Stream.of(3, 2, -2, 1, -1).map(now::turned);
    }

    /** The units of its side in a unit's own hex, itself among them. */
    static List<Occupant> friends(PlacedUnit placed, Occupancy occupancy) {
        Optional<Hex> hex = placed.placement().hex();
        return hex.map(occupancy::at).orElse(List.of()).stream()
                .filter(other -> !other.isLeader() && other.side().equals(placed.side()))
                .toList();
    }
}
