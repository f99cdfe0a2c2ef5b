package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.validator.sight.Viewpoint;
import java.util.Collection;
import java.util.List;

/**
 * When and where a question about sight is asked.
 *
 * @param scenario its id
 * @param turn label of the turn
 */
public record Occasion(String scenario, String turn, HexGrid grid) {

    /** What every report in JSON begins with. */
    JsonObject.Builder json(String format, int version) {
        return new Moment(scenario, turn).json(format, version);
    }

    /** The occasion in brackets. */
    String text() {
        return new Moment(scenario, turn).text();
    }

    List<String> labels(Collection<Hex> hexes) {
        return hexes.stream().map(grid::label).toList();
    }

    JsonArray json(Collection<Hex> hexes) {
        return JsonArray.ofTexts(labels(hexes));
    }

    static JsonArray ids(Collection<Viewpoint> points) {
        return JsonArray.ofTexts(points.stream().map(Viewpoint::id).toList());
    }

    static String names(Collection<Viewpoint> points) {
        return PlainText.line(
                String.join(", ", points.stream().map(Viewpoint::name).toList()));
    }
}
