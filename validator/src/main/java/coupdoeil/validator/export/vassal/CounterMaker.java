package coupdoeil.validator.export.vassal;

import coupdoeil.model.oob.Piece;

/** Makes counters for one kind of ground, and has their pictures painted. */
interface CounterMaker {

    /** @param gpid number of its slot @param prototype that it uses */
    Counter make(Piece piece, String gpid, String prototype);
}
