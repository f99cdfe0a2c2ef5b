package coupdoeil.model.json;

import java.util.List;
import java.util.Optional;

/**
 * What reading a JSON text yields.
 *
 * @param value empty if the text could not be read to its end
 */
public record JsonReading(Optional<JsonValue> value, List<JsonFault> faults) {
    public JsonReading {
        faults = List.copyOf(faults);
    }
}
