package coupdoeil.validator.export;

import java.util.List;
import java.util.Set;

/**
 * What somebody wants exported, and for whom.
 *
 * @param targets at least one
 * @param options what they are told beside the pack
 * @param scenarios ids; empty for all
 * @param force whether errors do not stop it
 */
public record ExportOrder(List<ExportTarget> targets, ExportOptions options, Set<String> scenarios, boolean force) {

    public ExportOrder {
        targets = List.copyOf(targets);
        scenarios = Set.copyOf(scenarios);
    }
}
