package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import java.util.Comparator;
import java.util.Optional;

/** Where pieces may be (CC 5 Phase 3, 7), and which of that is empty. */
public final class FreeHexes {

    private static final String LEADER = "leader";

    private final Terrain terrain;
    private final Going going;
    private final Switches switches;
    private final Ground ground;
    private final Occupancy occupancy;

    public FreeHexes(Terrain terrain, Going going, Switches switches, Ground ground, Occupancy occupancy) {
        this.terrain = terrain;
        this.going = going;
        this.switches = switches;
        this.ground = ground;
        this.occupancy = occupancy;
    }

    /** Whether a hex is impassable to a piece; one beside the board is to none. */
    public boolean closed(Hex hex, Piece piece) {
        String arm = piece instanceof Unit unit ? unit.arm() : LEADER;
        if (!ground.contains(hex)) {
            return false;
        }
        boolean climbed = arm.equals(LEADER) && !terrain.water(hex) && switches.is("leaderOnRuggedHill", "YES");
        return going.prohibited(hex, arm) && !climbed;
    }

    /** Whether there is a hex of the board that a piece may be in. */
    public boolean open(Hex hex, Piece piece) {
        return ground.contains(hex) && !closed(hex, piece);
    }

    /** The nearest empty hex that a piece may be in; costs a look at every hex of the board. */
    public Optional<Hex> nearest(Hex from, Piece piece) {
        return ground.grid()
                .hexes()
                .filter(ground::contains)
                .filter(hex -> !closed(hex, piece) && occupancy.at(hex).isEmpty())
                .min(Comparator.comparing(from::distance));
    }
}
