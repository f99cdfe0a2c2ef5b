package coupdoeil.validator.export.vassal;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;

/** A unit or leader as a counter of VASSAL. */
interface Counter {

    Piece piece();

    /** The counter as a placement has it, wherever that is; of every placement it has the same traits. */
    PieceText as(Placement placement);
}
