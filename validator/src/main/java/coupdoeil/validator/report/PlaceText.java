package coupdoeil.validator.report;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.json.JsonObject;
import coupdoeil.validator.check.subject.FindingPlace;
import org.locationtech.jts.geom.Coordinate;

/** Places of findings in the labels of their map. */
final class PlaceText {

    private final Labels labels;

    PlaceText(Labels labels) {
        this.labels = labels;
    }

    String text(FindingPlace place) {
        if (place instanceof FindingPlace.AtHex at) {
            return labels.hex(at.hex());
        }
        if (place instanceof FindingPlace.AtSide at) {
            return labels.side(at.side());
        }
        if (place instanceof FindingPlace.AtCorner at) {
            return labels.corner(at.hex(), at.corner());
        }
        if (place instanceof FindingPlace.AtLine at) {
            return labels.hex(at.from()) + "-" + labels.hex(at.to());
        }
        Coordinate middle = ((FindingPlace.AtShape) place).middle();
        return labels.point(middle.x, middle.y);
    }

    JsonObject json(FindingPlace place) {
        JsonObject.Builder json = JsonObject.builder();
        if (place instanceof FindingPlace.AtHex at) {
            return json.put("kind", "hex").put("hex", labels.hex(at.hex())).done();
        }
        if (place instanceof FindingPlace.AtSide) {
            return json.put("kind", "hexside").put("hexside", text(place)).done();
        }
        if (place instanceof FindingPlace.AtCorner at) {
            return json.put("kind", "corner")
                    .put("hex", labels.hex(at.hex()))
                    .put("corner", at.corner().ordinal())
                    .done();
        }
        if (place instanceof FindingPlace.AtLine at) {
            return json.put("kind", "line")
                    .put("from", labels.hex(at.from()))
                    .put("to", labels.hex(at.to()))
                    .done();
        }
        return json.put("kind", "shape")
                .put("at", text(place))
                .put("wkt", ((FindingPlace.AtShape) place).geometry().toText())
                .done();
    }
}
