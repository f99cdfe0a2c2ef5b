package coupdoeil.validator.export;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.verdict.Verdict;
import java.util.List;

/**
 * What is to be exported.
 *
 * @param verdict on the whole pack
 * @param pack that of the verdict
 * @param system its rule system
 * @param scenarios those wanted, in the order of the pack, at least one
 * @param forced whether errors are passed over, if there are any; what is made should confess it
 */
public record ExportJob(Verdict verdict, Pack pack, RuleSystem system, List<Scenario> scenarios, boolean forced) {

    public ExportJob {
        scenarios = List.copyOf(scenarios);
    }
}
