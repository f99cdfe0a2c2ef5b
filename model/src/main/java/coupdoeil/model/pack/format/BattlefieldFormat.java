package coupdoeil.model.pack.format;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** battlefield.json. */
public final class BattlefieldFormat {

    private static final String TABLE = "table";

    private BattlefieldFormat() {}

    /** The battlefield; empty if its grid makes no sense, which has been reported. */
    public static Optional<Battlefield> read(Fields file) {
        return file.text("kind").equals(TABLE)
                ? Optional.of(table(file))
                : HexMapReader.read(file).map(Battlefield.class::cast);
    }

    public static JsonObject write(Battlefield battlefield) {
        JsonObject.Builder json = FileFormat.BATTLEFIELD.file();
        if (battlefield instanceof HexBattlefield map) {
            HexMapWriter.write(map, json.put("kind", "hex"));
        } else if (battlefield instanceof TableBattlefield table) {
            write(table, json.put("kind", TABLE));
        }
        HexLabels labels = HexLabels.of(battlefield);
        List<JsonObject> places =
                battlefield.places().stream().map(place -> json(place, labels)).toList();
        return json.putIfFilled("places", JsonArray.of(places)).done();
    }

    static List<Place> places(Fields file, HexLabels labels) {
        return file.children("places").stream()
                .map(entry -> new Place(
                        entry.text("id"),
                        entry.text("kind"),
                        entry.text("name"),
                        area(entry, labels),
                        entry.attributes("attributes")))
                .toList();
    }

    private static Area area(Fields entry, HexLabels labels) {
        if (entry.has("shape")) {
            return new Area.Shape(Shapes.read(entry.child("shape")));
        }
        List<Hex> hexes = new ArrayList<>();
        List<JsonValue> items = entry.items("hexes");
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof JsonScalar label) {
                labels.hex(label, entry, "hexes", i).ifPresent(hexes::add);
            }
        }
        return new Area.Hexes(hexes);
    }

    private static JsonObject json(Place place, HexLabels labels) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", place.id())
                .put("kind", place.kind())
                .put("name", place.name());
        if (place.area() instanceof Area.Hexes area) {
            List<String> hexes = area.hexes().stream().map(labels::label).toList();
            json.put("hexes", JsonArray.ofTexts(hexes));
        } else if (place.area() instanceof Area.Shape area) {
            json.put("shape", Shapes.json(area.geometry()));
        }
        return json.putIfFilled("attributes", JsonConversion.json(place.attributes()))
                .done();
    }

    private static TableBattlefield table(Fields file) {
        List<TableFeature> features = file.children("features").stream()
                .map(entry -> new TableFeature(
                        entry.text("id"),
                        entry.text("type"),
                        entry.text("name"),
                        DrawnShape.of(Shapes.read(entry.child("shape")), entry.truth("smooth")),
                        entry.attributes("attributes")))
                .toList();
        return new TableBattlefield(
                file.number("widthInches"), file.number("depthInches"), features, places(file, HexLabels.NONE));
    }

    private static void write(TableBattlefield table, JsonObject.Builder json) {
        List<JsonObject> features = table.features().stream()
                .map(feature -> JsonObject.builder()
                        .put("id", feature.id())
                        .put("type", feature.type())
                        .putIfSaid("name", feature.name())
                        .put("shape", Shapes.json(feature.points()))
                        .putUnlessNull("smooth", feature.drawn().isSmooth() ? true : null)
                        .putIfFilled("attributes", JsonConversion.json(feature.attributes()))
                        .done())
                .toList();
        json.put("widthInches", Shapes.number(table.widthInches()))
                .put("depthInches", Shapes.number(table.depthInches()))
                .putIfFilled("features", JsonArray.of(features));
    }
}
