package coupdoeil.model.oob;

import coupdoeil.model.Attributes;

/**
 * A combat unit or train.
 *
 * @param arm one of the rule system's arms
 * @param strength historical strength
 * @param attributes game ratings, as the rule system names them
 * @param note remarks for the reader
 */
public record Unit(
        String id,
        String name,
        String arm,
        String nationality,
        Belonging under,
        Strength strength,
        Attributes attributes,
        String note,
        String source)
        implements Piece {

    public Unit withAttributes(Attributes changed) {
        return new Unit(id, name, arm, nationality, under, strength, changed, note, source);
    }

    public Unit withUnder(Belonging changed) {
        return new Unit(id, name, arm, nationality, changed, strength, attributes, note, source);
    }
}
