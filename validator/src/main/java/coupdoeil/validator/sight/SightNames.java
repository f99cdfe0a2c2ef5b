package coupdoeil.validator.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;

/** What an explanation calls things; by default, axial coordinates and common nouns. */
public interface SightNames {

    SightNames PLAIN = new SightNames() {};

    default String hex(Hex hex) {
        return "(" + hex.q() + "," + hex.r() + ")";
    }

    default String side(HexSide side) {
        return hex(side.hex()) + "/" + side.direction().ordinal();
    }

    /** The terrain of a hex that blocks sight. */
    default String terrain(Hex hex) {
        return "terrain";
    }

    /** The units in a hex that block sight. */
    default String units(Hex hex) {
        return "units";
    }

    /** The features of a hexside that block sight. */
    default String features(HexSide side) {
        return "a feature";
    }

    /** What a disputed reading is about. @param number as in {@link Sightline#readings()} */
    default SightReading reading(String number) {
        return new SightReading(number, number, null);
    }
}
