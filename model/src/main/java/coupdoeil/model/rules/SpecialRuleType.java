package coupdoeil.model.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * A special rule that scenarios may use, with its parameters.
 *
 * @param defines what its parameter {@code name} adds to the words of the scenario that uses it: {@code formation};
 *     empty if nothing
 */
@RecordBuilder
public record SpecialRuleType(
        String id, String name, String defines, List<AttributeType> parameters, String reference, String description)
        implements SpecialRuleTypeBuilder.With {
    public SpecialRuleType {
        parameters = List.copyOf(parameters);
    }
}
