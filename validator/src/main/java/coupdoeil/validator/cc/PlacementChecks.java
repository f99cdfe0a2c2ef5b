package coupdoeil.validator.cc;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.cc.fact.FreeHexes;
import coupdoeil.validator.cc.fact.Going;
import coupdoeil.validator.cc.fact.OpenGround;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Comings;
import coupdoeil.validator.check.fact.Participants;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.hexes.Reach;
import coupdoeil.validator.hexes.ScenarioFixes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether every piece is somewhere, once, and can get away from there (CC 3, 5 Phase 3, 7). */
final class PlacementChecks {

    private static final String ARTILLERY = "artillery";
    private static final String INFANTRY = Terrain.ARMS.get(0);

    /** Whoever is with a piece that is not set up at all is PACK-62. */
    @Rule("CC-STACK-06")
    void nowhere(PlacedPiece piece, Comings comings, Reporter out) {
        boolean lost = piece.placement().position() instanceof Position.Attached with && with.at() == null;
        if (piece.placement().hex().isEmpty() && !comings.comes(piece.piece().id()) && !lost) {
            notPlaced(piece.piece(), out);
        }
    }

    @Rule("CC-STACK-06")
    void unused(UnitEntry entry, Participants participants, Reporter out) {
        unused(entry.unit(), participants, out);
    }

    @Rule("CC-STACK-06")
    void unused(LeaderEntry entry, Participants participants, Reporter out) {
        unused(entry.leader(), participants, out);
    }

    @Rule("CC-STACK-07")
    void twice(PlacedPiece piece, Reporter out) {
        String id = piece.piece().id();
        if (!piece.key().equals(id)) {
            out.report()
                    .with("x", piece.name())
                    .with("n", Integer.parseInt(piece.key().substring(id.length() + 1)))
                    .fix(ScenarioFixes.change(
                            "Leave it where it was placed first",
                            out.scenario(),
                            scenario -> scenario.withSetup(once(scenario.setup(), id))));
        }
    }

    @Rule("CC-STACK-08")
    void stopTerrain(Stack stack, Going going, Terrain terrain, Switches switches, Ground ground, Reporter out) {
        if (going.stops(stack.hex(), switches.is("fordActsAsFordableRiver", "YES"))) {
            for (Occupant unit : stack.units()) {
                out.report()
                        .with("x", unit.piece().name())
                        .with("h", stack.label())
                        .with("t", terrain.name(ground.terrain(stack.hex())))
                        .about(unit.ref());
            }
        }
    }

    /** Guns that only quarries hold fast are CC-STACK-10; those who share their hex are CC-STACK-01. */
    @Rule("CC-STACK-09")
    void immobile(
            PlacedUnit placed, FreeHexes free, OpenGround open, Occupancy occupancy, Ground ground, Reporter out) {
        Hex from = placed.placement().hex().filter(ground::contains).orElse(null);
        if (from == null || battery(placed, from, open)) {
            return;
        }
        // A friend in the way moves off if he can: whoever can get to a hex without one, over friends, can move.
        boolean moves = Reach.leads(
                from,
                (at, direction, to) -> friend(occupancy, placed, at)
                        .filter(unit -> free.open(to, unit))
                        .isPresent(),
                hex -> !hex.equals(from) && !occupancy.friendOf(placed.side(), hex));
        if (!moves) {
            out.report().with("x", placed.name());
        }
    }

    @Rule("CC-STACK-10")
    void fixedBattery(PlacedUnit placed, OpenGround open, Ground ground, Reporter out) {
        placed.placement()
                .hex()
                .filter(hex -> battery(placed, hex, open))
                .ifPresent(hex -> out.report()
                        .with("x", placed.name())
                        .with("h", ground.grid().label(hex)));
    }

    /** Whether a unit is guns that cannot leave a hex, though infantry could. */
    private static boolean battery(PlacedUnit placed, Hex hex, OpenGround open) {
        return placed.unit().arm().equals(ARTILLERY)
                && hex.neighbours().stream().noneMatch(other -> open.open(other, ARTILLERY))
                && hex.neighbours().stream().anyMatch(other -> open.open(other, INFANTRY));
    }

    /** The unit itself in its own hex, elsewhere the first friendly unit there. */
    private static Optional<Unit> friend(Occupancy occupancy, PlacedUnit placed, Hex hex) {
        return placed.placement().hex().filter(hex::equals).isPresent()
                ? Optional.of(placed.unit())
                : occupancy.at(hex).stream()
                        .filter(other -> other.side().equals(placed.side()))
                        .flatMap(other -> other.unit().stream())
                        .findFirst();
    }

    private static void unused(Piece piece, Participants participants, Reporter out) {
        if (!participants.pieces().contains(piece.id())) {
            notPlaced(piece, out);
        }
    }

    private static void notPlaced(Piece piece, Reporter out) {
        out.report().with("x", piece.name()).fix(new Fix.Question("Place it"));
    }

    private static List<Placement> once(List<Placement> setup, String piece) {
        List<Placement> kept = new ArrayList<>();
        boolean seen = false;
        for (Placement placement : setup) {
            boolean its = placement.piece().equals(piece);
            if (!its || !seen) {
                kept.add(placement);
            }
            seen |= its;
        }
        return kept;
    }
}
