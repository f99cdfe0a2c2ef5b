package coupdoeil.editor.document;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.region.TableExcerpt;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the designer has in hand; it names things by id, which an edit may have taken away. */
public sealed interface Selection {

    record Nothing() implements Selection {}

    /** Units and leaders; never empty. */
    record OfPieces(List<String> ids) implements Selection {
        public OfPieces {
            ids = List.copyOf(ids);
        }
    }

    record OfFormation(String id) implements Selection {}

    record OfArmy(String id) implements Selection {}

    /** A side of the battle. */
    record OfParty(String id) implements Selection {}

    record OfHex(Hex hex) implements Selection {}

    /** A region of a map of hexes; never empty. */
    record OfHexes(Set<Hex> hexes) implements Selection {
        public OfHexes {
            hexes = Collections.unmodifiableSet(new TreeSet<>(hexes));
        }
    }

    record OfSide(HexSide side) implements Selection {}

    record OfPlace(String id) implements Selection {}

    /** Terrain features of a table; never empty. */
    record OfFeatures(List<String> ids) implements Selection {
        public OfFeatures {
            ids = List.copyOf(ids);
        }
    }

    /** A part of a table with all that is in it, as the tool for regions takes it; never empty. */
    record OfGround(TableExcerpt.Ids ids) implements Selection {}

    /** The marker with this index in the current scenario. */
    record OfToken(int index) implements Selection {}

    /** A group of reinforcements of the current scenario. */
    record OfGroup(String id) implements Selection {}

    /** The period with this index in the current scenario. */
    record OfPeriod(int index) implements Selection {}

    /** The current scenario itself. */
    record OfScenario() implements Selection {}

    /** What the pack says of itself. */
    record OfPack() implements Selection {}

    static Selection nothing() {
        return new Nothing();
    }

    static Selection piece(String id) {
        return new OfPieces(List.of(id));
    }

    /** The features selected; none if something else is. */
    default List<String> features() {
        if (this instanceof OfGround selected) {
            return List.copyOf(selected.ids().features());
        }
        return this instanceof OfFeatures selected ? selected.ids() : List.of();
    }

    /** The pieces selected; none if something else is. */
    default List<String> pieces() {
        if (this instanceof OfGround selected) {
            return List.copyOf(selected.ids().pieces());
        }
        return this instanceof OfPieces selected ? selected.ids() : List.of();
    }
}
