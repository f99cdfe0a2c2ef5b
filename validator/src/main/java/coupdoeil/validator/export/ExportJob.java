package coupdoeil.validator.export;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.Pictures;
import coupdoeil.validator.verdict.Verdict;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What is to be exported.
 *
 * @param verdict on the whole pack
 * @param pack that of the verdict
 * @param system its rule system, with the house rules of the pack
 * @param scenarios those wanted, in the order of the pack, at least one
 * @param forced whether errors are passed over, if there are any; what is made should confess it
 * @param options what the target is told beside the pack
 * @param painter who paints; throws {@link ExportFailure} where nobody does
 * @param progress to be told of each step that takes a while; throws if nobody wants the rest
 */
public record ExportJob(
        Verdict verdict,
        Pack pack,
        RuleSystem system,
        List<Scenario> scenarios,
        boolean forced,
        ExportOptions options,
        Supplier<Pictures> painter,
        ExportProgress progress) {

    public ExportJob {
        scenarios = List.copyOf(scenarios);
    }

    /** Who paints. @throws ExportFailure in the headless part of the program, which has no pictures */
    public Pictures pictures() {
        return painter.get();
    }

    /** What a file says of its own making. @param scenario the only one in it */
    public JsonObject certificate(Scenario scenario) {
        return Certificate.of(verdict, Set.of(scenario.id()), forced);
    }

    /** What a file of all scenarios says of its own making. */
    public JsonObject certificate() {
        return Certificate.of(verdict, scenarios.stream().map(Scenario::id).collect(Collectors.toSet()), forced);
    }

    /** The hash of the pack's canonical files, as its certificates have it. */
    public String contentHash() {
        return Certificate.contentHash(pack);
    }
}
