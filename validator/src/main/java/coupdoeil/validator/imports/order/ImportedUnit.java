package coupdoeil.validator.imports.order;

import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A unit as a source names it: the lowest thing that is listed on its own.
 *
 * @param side index of its side
 * @param parent id of the formation it belongs to; -1 if it is of none
 * @param arm null if neither the unit nor what it belongs to says
 * @param nation id of a nation, or empty
 * @param confidence 0 to 1, that the line holds this unit
 * @param doubts what about it is not certain
 */
public record ImportedUnit(
        int line,
        int side,
        int parent,
        String name,
        @Nullable Arm arm,
        Echelon echelon,
        Strengths strengths,
        String commander,
        String nation,
        double confidence,
        List<Doubt> doubts) {

    public ImportedUnit {
        doubts = List.copyOf(doubts);
    }

    /** The same as sure as is said. @param reasons all that is not certain about it */
    public ImportedUnit doubted(double sure, List<Doubt> reasons) {
        return new ImportedUnit(line, side, parent, name, arm, echelon, strengths, commander, nation, sure, reasons);
    }
}
