package coupdoeil.validator.report;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.json.JsonObject;
import coupdoeil.validator.check.subject.FindingPlace;
import java.util.Optional;

/** Places of findings in the labels of their map. */
final class PlaceText {

    private final Optional<HexGrid> grid;

    /** @param grid empty if the pack has no hex map */
    PlaceText(Optional<HexGrid> grid) {
        this.grid = grid;
    }

    String text(FindingPlace place) {
        if (place instanceof FindingPlace.AtHex at) {
            return label(at.hex());
        }
        if (place instanceof FindingPlace.AtSide at) {
            return grid.map(g -> g.label(at.side()))
                    .orElseGet(() ->
                            label(at.side().hex()) + "/" + at.side().direction().ordinal());
        }
        if (place instanceof FindingPlace.AtCorner at) {
            return label(at.hex()) + " corner " + at.corner().ordinal();
        }
        if (place instanceof FindingPlace.AtLine at) {
            return label(at.from()) + "-" + label(at.to());
        }
        return ((FindingPlace.AtShape) place).geometry().toText();
    }

    JsonObject json(FindingPlace place) {
        JsonObject.Builder json = JsonObject.builder();
        if (place instanceof FindingPlace.AtHex at) {
            return json.put("kind", "hex").put("hex", label(at.hex())).done();
        }
        if (place instanceof FindingPlace.AtSide) {
            return json.put("kind", "hexside").put("hexside", text(place)).done();
        }
        if (place instanceof FindingPlace.AtCorner at) {
            return json.put("kind", "corner")
                    .put("hex", label(at.hex()))
                    .put("corner", at.corner().ordinal())
                    .done();
        }
        if (place instanceof FindingPlace.AtLine at) {
            return json.put("kind", "line")
                    .put("from", label(at.from()))
                    .put("to", label(at.to()))
                    .done();
        }
        return json.put("kind", "shape").put("wkt", text(place)).done();
    }

    private String label(Hex hex) {
        return grid.map(g -> g.label(hex)).orElseGet(() -> "@" + hex.q() + "," + hex.r());
    }
}
