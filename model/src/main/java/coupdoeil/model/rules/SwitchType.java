package coupdoeil.model.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * A disputed reading of the rules that a scenario may settle.
 *
 * @param fallback the reading recommended where the scenario says nothing
 */
@RecordBuilder
public record SwitchType(
        String id, String name, List<String> values, String fallback, String reference, String description)
        implements SwitchTypeBuilder.With {
    public SwitchType {
        values = List.copyOf(values);
    }
}
