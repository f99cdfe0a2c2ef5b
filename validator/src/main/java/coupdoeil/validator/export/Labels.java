package coupdoeil.validator.export;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.JsonConversion;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.Position;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The small parts that every section of an export is made of. */
final class Labels {

    static final JsonValue NULL = JsonScalar.of(null);

    private final Optional<HexGrid> grid;

    /** @param grid empty on a table */
    Labels(Optional<HexGrid> grid) {
        this.grid = grid;
    }

    String label(Hex hex) {
        return grid.map(g -> g.label(hex)).orElseGet(() -> "@" + hex.q() + "," + hex.r());
    }

    JsonArray labels(List<Hex> hexes) {
        return JsonArray.ofTexts(hexes.stream().map(this::label).toList());
    }

    /** A position with what kind it is. */
    JsonObject position(Position position) {
        JsonObject.Builder json = JsonObject.builder();
        if (position instanceof Position.OnHex on) {
            return json.put("kind", "hex").put("hex", label(on.hex())).done();
        }
        if (position instanceof Position.OnTable on) {
            return json.put("kind", "table")
                    .put("x", BigDecimal.valueOf(on.x()))
                    .put("y", BigDecimal.valueOf(on.y()))
                    .done();
        }
        if (position instanceof Position.InFeature in) {
            return json.put("kind", "feature").put("feature", in.feature()).done();
        }
        if (position instanceof Position.Attached with) {
            return json.put("kind", "with").put("piece", with.piece()).done();
        }
        return json.put("kind", "off")
                .put("box", ((Position.OffMap) position).box())
                .done();
    }

    static JsonObject attributes(Attributes attributes) {
        return JsonConversion.json(attributes);
    }

    static JsonArray choices(List<Choice> choices) {
        return list(
                choices,
                choice -> JsonObject.builder()
                        .put("id", choice.id())
                        .put("name", choice.name())
                        .put("effects", attributes(choice.effects()))
                        .done());
    }

    static <T> JsonArray list(List<T> entries, Function<? super T, ? extends JsonValue> json) {
        return JsonArray.of(entries.stream().map(json).toList());
    }
}
