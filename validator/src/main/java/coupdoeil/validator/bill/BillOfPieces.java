package coupdoeil.validator.bill;

import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.SystemModule;
import java.util.List;
import java.util.Optional;

/** What a battle takes out of the box of its game: a service of a rule system whose data say what the box holds. */
public interface BillOfPieces {

    /**
     * A kind of piece.
     *
     * @param wanted how many the battle takes
     * @param stock how many the box holds
     */
    record Line(String what, int wanted, int stock) {

        /** How many the box lacks; 0 if it holds enough. */
        public int missing() {
            return Math.max(0, wanted - stock);
        }
    }

    /** The kinds of pieces that a scenario takes, and those that are counted together. */
    List<Line> lines(Situation situation);

    /** The bill of a rule system; empty if its data say nothing of a box. */
    static Optional<BillOfPieces> of(String ruleSystem) {
        return SystemModule.of(ruleSystem).flatMap(module -> module.service(BillOfPieces.class));
    }
}
