package coupdoeil.validator.roster;

import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.SystemModule;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The pieces that a battle takes: a service of a rule system whose data say what they are, and perhaps what its box holds. */
public interface PieceInventory {

    /**
     * A kind of piece.
     *
     * @param wanted how many the battle takes
     * @param stock how many the box holds; empty if there is no box
     */
    record Line(String what, int wanted, OptionalInt stock) {

        /** How many the box lacks; 0 if it holds enough, or there is none. */
        public int missing() {
            return Math.max(0, wanted - stock.orElse(wanted));
        }
    }

    /** The kinds of pieces that a scenario takes, and those that are counted together. */
    List<Line> lines(Situation situation);

    /** The inventory of a rule system; empty if its data say nothing of pieces. */
    static Optional<PieceInventory> of(String ruleSystem) {
        return SystemModule.of(ruleSystem).flatMap(module -> module.service(PieceInventory.class));
    }
}
