package coupdoeil.editor.edit;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Optional;

/** How a piece is put on the map for the first time: in the usual formation of its arm, facing the enemy. */
public final class Front {

    private static final double ROW = Math.sqrt(3) / 2;

    private final Pack pack;
    private final RuleSystem system;
    private final Roster roster;
    private final Scenario scenario;

    /** Linear in the order of battle, as it makes a roster of its own. */
    public Front(Pack pack, RuleSystem system, Scenario scenario) {
        this(pack, system, scenario, new Roster(pack.orderOfBattle()));
    }

    public Front(Pack pack, RuleSystem system, Scenario scenario, Roster roster) {
        this.pack = pack;
        this.system = system;
        this.scenario = scenario;
        this.roster = roster;
    }

    /** A new placement in a hex. A leader faces nowhere. */
    public Placement in(Hex hex, Piece piece) {
        Placement placement = Placement.of(piece.id(), new Position.OnHex(hex));
        return piece instanceof Unit unit ? drawnUp(placement, unit) : placement;
    }

    /** The placement in the usual formation of the unit's arm, facing the enemy. */
    public Placement drawnUp(Placement placement, Unit unit) {
        Optional<FormationType> formation = Facings.usual(system, unit.arm());
        FacingKind kind = formation.map(FormationType::facing).orElse(FacingKind.NONE);
        double ahead = placement.hex().map(hex -> ahead(hex, unit)).orElse(0.0);
        return placement
                .withFormation(formation.map(FormationType::id).orElse(null))
                .withFacing(Facings.towards(kind, ahead));
    }

    /** Degrees clockwise from the first hexside: to the middle of the enemy or, before he is on the map, away from one's own edge. */
    public double ahead(Hex hex, Unit unit) {
        String side = roster.sideOf(unit).orElse("");
        List<Hex> enemy = scenario.setup().stream()
                .filter(placement -> roster.piece(placement.piece())
                        .flatMap(roster::sideOf)
                        .filter(other -> !other.equals(side))
                        .isPresent())
                .flatMap(placement -> placement.hex().stream())
                .toList();
        if (enemy.isEmpty() || side.isEmpty()) {
            boolean first = pack.orderOfBattle().sides().stream()
                    .findFirst()
                    .filter(known -> known.id().equals(side))
                    .isPresent();
            boolean flat = pack.battlefield()
                    .hexMap()
                    .filter(map -> map.grid().orientation() == Orientation.FLAT)
                    .isPresent();
            return (first ? 90 : 270) - (flat ? 30 : 0);
        }
        double q = enemy.stream().mapToInt(Hex::q).average().orElse(0) - hex.q();
        double r = enemy.stream().mapToInt(Hex::r).average().orElse(0) - hex.r();
        double degrees = Math.toDegrees(Math.atan2(r * ROW, q + r / 2));
        return (degrees + 360) % 360;
    }
}
