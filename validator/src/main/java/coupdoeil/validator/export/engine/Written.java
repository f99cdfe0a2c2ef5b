package coupdoeil.validator.export.engine;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.format.JsonConversion;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Base;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Function;

/** The small parts that every section of an export is made of. */
final class Written {

    /** Fine enough for a hundredth of a millimetre. */
    private static final int INCH_DECIMALS = 5;

    static final JsonValue NULL = JsonScalar.of(null);

    private final Labels labels;

    Written(Labels labels) {
        this.labels = labels;
    }

    String label(Hex hex) {
        return labels.hex(hex);
    }

    JsonArray labels(List<Hex> hexes) {
        return JsonArray.ofTexts(hexes.stream().map(labels::hex).toList());
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
            json.put("kind", "with").put("piece", with.piece());
            with.inHex().ifPresent(hex -> json.put("hex", label(hex)));
            return json.done();
        }
        return json.put("kind", "off")
                .put("box", ((Position.OffMap) position).box())
                .done();
    }

    /** The corners of a base in inches. */
    static JsonArray base(Base base) {
        return list(
                base.corners(), corner -> JsonArray.of(List.of(inches(corner.xInches()), inches(corner.yInches()))));
    }

    private static JsonScalar inches(double inches) {
        return JsonScalar.of(BigDecimal.valueOf(inches).setScale(INCH_DECIMALS, RoundingMode.HALF_UP));
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
