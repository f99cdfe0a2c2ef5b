package coupdoeil.validator.imports.order;

import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A formation as a source names it.
 *
 * @param id its number among the formations, from 0
 * @param side index of its side
 * @param parent id of the formation it belongs to; -1 if it is of no other
 * @param commander empty if unsaid
 * @param doubts what about it is not certain, by field
 */
public record ImportedFormation(
        int id,
        int side,
        int parent,
        int line,
        String name,
        Echelon echelon,
        @Nullable Arm arm,
        String commander,
        Strengths strengths,
        double confidence,
        List<Doubt> doubts) {

    public ImportedFormation {
        doubts = List.copyOf(doubts);
    }

    /** The same as sure as is said. @param reasons all that is not certain about it */
    public ImportedFormation doubted(double sure, List<Doubt> reasons) {
        return new ImportedFormation(id, side, parent, line, name, echelon, arm, commander, strengths, sure, reasons);
    }
}
