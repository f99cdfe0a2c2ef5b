package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import java.util.List;

/**
 * What holds during some turns, both ends included: weather and light, visibility.
 *
 * @param from label of the first turn
 * @param to label of the last turn
 * @param conditions conditions of the rule system in force (dusk, rain …)
 */
public record Period(String from, String to, List<String> conditions, Attributes attributes) {
    public Period {
        conditions = List.copyOf(conditions);
    }
}
