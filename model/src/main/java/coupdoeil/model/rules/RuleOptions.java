package coupdoeil.model.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * What a rule system lets a scenario choose.
 *
 * @param switches disputed readings that it may settle
 * @param specialRules those that it may bring into force
 */
@RecordBuilder
public record RuleOptions(List<SwitchType> switches, List<SpecialRuleType> specialRules)
        implements RuleOptionsBuilder.With {

    /** Nothing to choose. */
    public static final RuleOptions NONE = new RuleOptions(List.of(), List.of());

    public RuleOptions {
        switches = List.copyOf(switches);
        specialRules = List.copyOf(specialRules);
    }

    public Optional<SwitchType> switchType(String switchId) {
        return switches.stream().filter(s -> s.id().equals(switchId)).findFirst();
    }

    public Optional<SpecialRuleType> specialRule(String ruleId) {
        return specialRules.stream().filter(s -> s.id().equals(ruleId)).findFirst();
    }
}
