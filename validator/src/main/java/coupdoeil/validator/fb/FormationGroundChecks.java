package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.FormationFaults;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.ReactionZones;
import coupdoeil.validator.fb.fact.Terrain;
import coupdoeil.validator.hexes.cure.Cures;
import java.util.List;

/** Where a unit in its formation can be (FB 5.6, 6.7.1, 7.1.2, 9.1, 17). */
final class FormationGroundChecks {

    @Rule("FB-FORM-05")
    void generalOrderInTheOpen(PlacedUnit unit, FormationFaults check, Ground ground, Cures cures, Reporter out) {
        check.looseInOpen(unit.unit(), unit.placement()).ifPresent(hex -> {
            Reporter.Draft draft = out.report()
                    .with("u", unit.name())
                    .with("h", label(ground, hex))
                    .at(hex);
            cures.offer(draft, unit.occupant(), "Form line", cures.into(Formations.LINE, unit.occupant()));
        });
    }

    @Rule("FB-FORM-06")
    void closeOrderInDenseGround(
            PlacedUnit unit, FormationFaults check, Formations formations, Terrain terrain, Cures cures, Reporter out) {
        check.closeInDense(unit.unit(), unit.placement()).ifPresent(hex -> {
            Reporter.Draft draft = out.report()
                    .with("u", unit.name())
                    .with("f", formations.name(formations.of(unit.unit(), unit.placement())))
                    .with("t", terrain.name(hex))
                    .at(hex);
            Occupant occupant = unit.occupant();
            cures.offer(draft, occupant, "Form General Order", cures.into(Formations.GENERAL_ORDER, occupant));
            cures.offer(draft, occupant, "Contract", cures.contracted(occupant));
        });
    }

    @Rule("FB-FORM-07")
    void trainOffTheRoad(PlacedUnit unit, FormationFaults check, Terrain terrain, Reporter out) {
        check.trainOffRoad(unit.unit(), unit.placement())
                .ifPresent(hex -> out.report()
                        .with("u", unit.name())
                        .with("t", terrain.name(hex))
                        .at(hex));
    }

    @Rule("FB-FORM-15")
    void impassable(PlacedPiece piece, FormationFaults check, Ground ground, Reporter out) {
        check.closed(piece.piece(), piece.placement())
                .ifPresent(hex -> out.report()
                        .with("h", label(ground, hex))
                        .with("u", piece.name())
                        .at(hex));
    }

    @Rule("FB-FORM-17")
    void enemyZones(PlacedPiece piece, ReactionZones zones, Reporter out) {
        boolean train = piece.piece() instanceof Unit unit && unit.arm().equals(Formations.TRAIN);
        piece.placement()
                .hex()
                .filter(hex -> train || piece.piece() instanceof Leader)
                .ifPresent(hex -> {
                    boolean threatened =
                            train ? !zones.against(piece.side(), hex).isEmpty() : zones.bars(piece.side(), hex);
                    if (threatened && !piece.side().isEmpty()) {
                        List<ReactionZones.Zone> enemies = zones.against(piece.side(), hex);
                        Reporter.Draft draft = out.report()
                                .with("u", piece.name())
                                .with("where", "is in")
                                .with(
                                        "by",
                                        enemies.stream()
                                                .map(zone -> zone.by().piece().name())
                                                .distinct()
                                                .toList());
                        enemies.forEach(zone -> draft.about(zone.by().ref()));
                    }
                });
    }

    @Rule("FB-FORM-19")
    void onFire(PlacedPiece piece, FormationFaults check, Ground ground, Reporter out) {
        check.burning(piece.placement())
                .ifPresent(hex -> out.report()
                        .with("h", label(ground, hex))
                        .with("u", piece.name())
                        .at(hex));
    }

    private static String label(Ground ground, Hex hex) {
        return ground.grid().label(hex);
    }
}
