package coupdoeil.model.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A terrain effects chart: records in order, found by id; of a repeated id the first counts. */
public record TerrainChart(List<TerrainRecord> records, Map<String, TerrainRecord> byId) {

    public TerrainChart {
        records = List.copyOf(records);
        byId = Map.copyOf(byId);
    }

    public TerrainChart(List<TerrainRecord> records) {
        this(records, index(records));
    }

    public Optional<TerrainRecord> record(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** This chart with records added or, where the id is known, put in its place. */
    public TerrainChart overriddenBy(List<TerrainRecord> own) {
        Map<String, TerrainRecord> merged = index(records);
        index(own).forEach(merged::put);
        return new TerrainChart(new ArrayList<>(merged.values()));
    }

    private static Map<String, TerrainRecord> index(List<TerrainRecord> records) {
        Map<String, TerrainRecord> byId = new LinkedHashMap<>();
        records.forEach(record -> byId.putIfAbsent(record.id(), record));
        return byId;
    }
}
