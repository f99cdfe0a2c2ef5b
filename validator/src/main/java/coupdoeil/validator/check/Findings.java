package coupdoeil.validator.check;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The result of validating a pack.
 *
 * @param all every finding that the profile reports, suppressed ones included, in a stable order: by rule, scenario, subject
 * @param examined how many subjects each rule that ran looked at; a rule that ran and found nothing is in it
 * @param judgement what the profile left out or weighs otherwise
 */
public record Findings(List<Finding> all, Map<String, Integer> examined, Judgement judgement) {

    public static final Findings NONE = new Findings(List.of(), Map.of(), Judgement.STRICT);

    public Findings {
        all = List.copyOf(all);
        examined = Collections.unmodifiableMap(new LinkedHashMap<>(examined));
    }

    /** Findings that nothing suppresses. */
    public List<Finding> open() {
        return all.stream().filter(f -> f.suppression() == null).toList();
    }

    /** Number of open findings of a severity. */
    public long count(Severity severity) {
        return all.stream()
                .filter(f -> f.suppression() == null && f.severity() == severity)
                .count();
    }

    /** The highest severity of an open finding. */
    public Optional<Severity> worst() {
        return open().stream().map(Finding::severity).max(Severity::compareTo);
    }
}
