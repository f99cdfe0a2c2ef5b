package coupdoeil.model.rules;

import java.util.List;

/** A special rule that scenarios may use, with its parameters. */
public record SpecialRuleType(
        String id, String name, List<AttributeType> parameters, String reference, String description) {
    public SpecialRuleType {
        parameters = List.copyOf(parameters);
    }
}
