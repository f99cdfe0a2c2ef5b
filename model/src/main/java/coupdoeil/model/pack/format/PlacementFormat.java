package coupdoeil.model.pack.format;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where things stand: placements, tokens, positions, facings. */
final class PlacementFormat {

    private static final int HEADING_DECIMALS = 6;

    private PlacementFormat() {}

    static Placement placement(Fields entry, HexLabels labels) {
        List<Placement.Part> parts = new ArrayList<>();
        for (Fields part : entry.children("parts")) {
            labels.hex(part, "hex")
                    .ifPresentOrElse(
                            hex -> parts.add(new Placement.Part(
                                    hex, facing(part), part.integerOrNull("steps"), part.integerOrNull("stack"))),
                            part::leaveOut);
        }
        return new Placement(
                entry.text("piece"),
                position(entry, labels),
                facing(entry),
                entry.textOrNull("formation"),
                entry.integerOrNull("stack"),
                parts,
                entry.texts("markers"),
                entry.attributes("attributes"));
    }

    static JsonObject json(Placement placement, HexLabels labels) {
        List<JsonObject> parts = placement.parts().stream()
                .map(part -> JsonObject.builder()
                        .put("hex", labels.label(part.hex()))
                        .putUnlessNull("facing", text(part.facing()))
                        .putUnlessNull("steps", part.steps())
                        .putUnlessNull("stack", part.stack())
                        .done())
                .toList();
        JsonObject.Builder json = JsonObject.builder().put("piece", placement.piece());
        put(json, placement.position(), labels);
        return json.putUnlessNull("facing", text(placement.facing()))
                .putUnlessNull("formation", placement.formation())
                .putUnlessNull("stack", placement.stack())
                .putIfFilled("parts", JsonArray.of(parts))
                .putIfFilled("markers", JsonArray.ofTexts(placement.markers()))
                .putIfFilled("attributes", JsonConversion.json(placement.attributes()))
                .done();
    }

    static Token token(Fields entry, HexLabels labels) {
        return new Token(
                entry.text("id"),
                entry.text("kind"),
                entry.textOrNull("of"),
                position(entry, labels),
                entry.attributes("attributes"));
    }

    static JsonObject json(Token token, HexLabels labels) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", token.id())
                .put("kind", token.kind())
                .putUnlessNull("of", token.of());
        put(json, token.position(), labels);
        return json.putIfFilled("attributes", JsonConversion.json(token.attributes()))
                .done();
    }

    private static Position position(Fields entry, HexLabels labels) {
        Optional<Hex> hex = labels.hex(entry, "hex");
        if (hex.isPresent()) {
            return new Position.OnHex(hex.get());
        }
        if (entry.has("at")) {
            double[] point = Shapes.point(entry.items("at"));
            return new Position.OnTable(point[0], point[1]);
        }
        if (entry.has("in")) {
            return new Position.InFeature(entry.text("in"));
        }
        if (entry.has("with")) {
            return new Position.Attached(entry.text("with"));
        }
        return new Position.OffMap(entry.text("off"));
    }

    private static void put(JsonObject.Builder json, Position position, HexLabels labels) {
        if (position instanceof Position.OnHex on) {
            json.put("hex", labels.label(on.hex()));
        } else if (position instanceof Position.OnTable on) {
            json.put("at", Shapes.json(on.x(), on.y()));
        } else if (position instanceof Position.InFeature in) {
            json.put("in", in.feature());
        } else if (position instanceof Position.Attached with) {
            json.put("with", with.piece());
        } else if (position instanceof Position.OffMap off) {
            json.put("off", off.box());
        }
    }

    private static @Nullable Facing facing(Fields entry) {
        String text = entry.textOrNull("facing");
        return text == null ? null : Facing.parse(text).orElse(null);
    }

    /** The text of a facing; a heading is rounded to what can be read again. */
    private static @Nullable String text(@Nullable Facing facing) {
        if (facing instanceof Facing.Heading heading) {
            BigDecimal degrees = BigDecimal.valueOf(((heading.degrees() % 360) + 360) % 360)
                    .setScale(HEADING_DECIMALS, RoundingMode.HALF_EVEN)
                    .remainder(BigDecimal.valueOf(360));
            return "heading:"
                    + (degrees.signum() == 0
                            ? "0"
                            : degrees.stripTrailingZeros().toPlainString());
        }
        return facing == null ? null : facing.text();
    }
}
