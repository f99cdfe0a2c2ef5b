package coupdoeil.model.pack.format;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;

/** chart.json. */
public final class ChartFormat {

    private ChartFormat() {}

    public static List<TerrainRecord> read(Fields file) {
        return file.children("records").stream()
                .map(record -> new TerrainRecord(
                        record.text("id"),
                        record.text("kind"),
                        record.text("name"),
                        record.attributes("effects"),
                        record.attributes("look")))
                .toList();
    }

    public static JsonObject write(List<TerrainRecord> chart) {
        List<JsonObject> records = chart.stream()
                .map(record -> JsonObject.builder()
                        .put("id", record.id())
                        .put("kind", record.kind())
                        .put("name", record.name())
                        .put("effects", JsonConversion.json(record.effects()))
                        .put("look", JsonConversion.json(record.look()))
                        .done())
                .toList();
        return FileFormat.CHART.file().put("records", JsonArray.of(records)).done();
    }
}
