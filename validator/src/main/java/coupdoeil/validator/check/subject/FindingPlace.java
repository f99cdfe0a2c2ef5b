package coupdoeil.validator.check.subject;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexSide;
import org.locationtech.jts.geom.Geometry;

/** Where a finding is, exactly enough to be drawn. */
public sealed interface FindingPlace {

    record AtHex(Hex hex) implements FindingPlace {}

    record AtSide(HexSide side) implements FindingPlace {}

    record AtCorner(Hex hex, HexCorner corner) implements FindingPlace {}

    /** From the centre of one hex to the centre of another. */
    record AtLine(Hex from, Hex to) implements FindingPlace {}

    /** On a table, in inches. */
    record AtShape(Geometry geometry) implements FindingPlace {}
}
