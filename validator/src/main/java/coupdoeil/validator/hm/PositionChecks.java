package coupdoeil.validator.hm;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.hm.fact.Buildings;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Going;
import coupdoeil.validator.table.Moves;
import coupdoeil.validator.table.Positions;
import coupdoeil.validator.table.fact.Enemies;

/** Where pieces may stand (HM Impassable Terrain; Buildings; Interpenetration; Proximity to Enemy; The Table Edge). */
final class PositionChecks {

    /** A closed building is another matter: HM-POS-03. Who stands on a bridge or in a ford stands in no river. */
    @Rule("HM-POS-02")
    void impassable(Stand stand, TableGround features, Moves moves, Reporter out) {
        Positions.onClosedGround(
                stand,
                features.near(stand.footprint().bounds()),
                feature -> Going.isImpassable(feature) && !Buildings.isBuilding(feature),
                Going::isCrossing,
                moves,
                out);
    }

    @Rule("HM-POS-03")
    void closedBuilding(Stand stand, TableGround features, Buildings buildings, Moves moves, Reporter out) {
        Positions.onClosedGround(
                stand,
                features.near(stand.footprint().bounds()),
                feature -> Buildings.isBuilding(feature) && !buildings.isOpen(feature),
                none -> false,
                moves,
                out);
    }

    @Rule("HM-POS-05")
    void tooNear(Stand stand, Enemies enemies, Distances distances, Moves moves, Reporter out) {
        Positions.tooNear(
                stand,
                distances.of("enemies"),
                enemies,
                (one, other) -> isInMelee(one.placement(), other.piece()) || isInMelee(other.placement(), one.piece()),
                moves,
                out);
    }

    @Rule("HM-POS-07")
    void unplaced(PlacedUnit placed, Reporter out) {
        if (placed.placement().position() instanceof Position.OnTable
                && !(placed.placement().facing() instanceof Facing.Heading)) {
            out.report("u")
                    .with("where", "on the table")
                    .fix(new Fix.Choose(
                            "Let it face",
                            face("North", 90, placed, out),
                            face("South", 270, placed, out),
                            face("East", 0, placed, out),
                            face("West", 180, placed, out)));
        }
    }

    private static Fix.Change face(String name, double heading, PlacedUnit placed, Reporter out) {
        return out.place(name, placed.placement(), known -> known.withFacing(new Facing.Heading(heading)));
    }

    /** Whether a piece is placed as in melee with another. */
    static boolean isInMelee(Placement placement, Piece other) {
        return placement.attributes().texts("melee").contains(other.id());
    }
}
