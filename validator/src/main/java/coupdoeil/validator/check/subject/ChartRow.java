package coupdoeil.validator.check.subject;

import coupdoeil.model.rules.TerrainRecord;
import java.util.List;

/** A record of the terrain effects chart in force. */
public record ChartRow(TerrainRecord record) implements Subject {

    @Override
    public String kind() {
        return "chart";
    }

    @Override
    public String key() {
        return record.id();
    }

    @Override
    public String name() {
        return record.name();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
