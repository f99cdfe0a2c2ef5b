package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.SightNames;

/** What an explanation calls things on a map of hexes; by default, axial coordinates and common nouns. */
public interface HexNames extends SightNames {

    HexNames PLAIN = new HexNames() {};

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

    /** Why what stands in a hex blocks or is looked over: what follows its name. */
    default String because(SightStep step) {
        Hex over = step.over();
        return over == null
                ? " blocks, for it lies in no blind zone"
                : " is looked over, for it lies in the blind zone of " + hex(over);
    }

    /** What the heights of the two ends mean for what lies between them: a sentence. */
    default String ends(Sightline line) {
        return line.lowEnd()
                .map(low ->
                        "The lower end is " + hex(low) + "; a slope that is nearer to it than to the other hides it.")
                .orElse("Both ends are of one level, between which no slope blocks.");
    }

    /** Whether the hexes of the ends' level between them count for how far one sees. */
    default boolean countsSameLevel() {
        return true;
    }
}
