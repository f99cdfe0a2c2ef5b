package coupdoeil.validator.check.fact;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.SpecialRule;
import java.util.List;

/** The special rules of all scenarios of a pack. */
public record PackSpecialRules(List<SpecialRule> all) {

    public PackSpecialRules {
        all = List.copyOf(all);
    }

    public static PackSpecialRules of(Pack pack) {
        return new PackSpecialRules(pack.scenarios().stream()
                .flatMap(scenario -> scenario.specialRules().stream())
                .toList());
    }
}
