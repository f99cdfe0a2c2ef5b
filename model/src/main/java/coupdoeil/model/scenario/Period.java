package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * What holds during some turns, both ends included: weather and light, visibility.
 *
 * @param from label of the first turn
 * @param to label of the last turn
 * @param conditions conditions of the rule system in force (dusk, rain …)
 */
@RecordBuilder
public record Period(String from, String to, List<String> conditions, Attributes attributes)
        implements PeriodBuilder.With {
    public Period {
        conditions = List.copyOf(conditions);
    }
}
