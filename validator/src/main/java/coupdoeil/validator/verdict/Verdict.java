package coupdoeil.validator.verdict;

import coupdoeil.model.DidYouMean;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Judgement;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Everything that can be said of one pack: what reading it found and what the rules found. {@link Examination} comes to it.
 *
 * @param path the folder or zip, as it was named
 * @param pack empty if it is unreadable
 * @param system its rule system; empty if it is unreadable or of a rule system that is not known, so that nothing was
 *     examined
 * @param findings those of reading first, then those of the rules in the order of the catalogue; suppressed ones
 *     included
 * @param groups groups of rules in the order of the catalogue
 * @param judgement by which profile it was examined, and what that left out or weighs otherwise
 */
public record Verdict(
        Path path,
        Optional<Pack> pack,
        Optional<RuleSystem> system,
        List<ReportedFinding> findings,
        List<GroupTally> groups,
        Judgement judgement) {

    public Verdict {
        findings = List.copyOf(findings);
        groups = List.copyOf(groups);
    }

    /** Whether the rules could be applied to it. */
    public boolean examined() {
        return system.isPresent();
    }

    /** Why the rules could not be applied to it, in words; empty if they could. */
    public String obstacle() {
        if (pack.isEmpty()) {
            return open(Severity.ERROR).stream().map(ReportedFinding::line).collect(Collectors.joining("\n  "));
        }
        return system.isPresent() ? "" : unknownSystem(pack.get());
    }

    /** What to say of a pack whose rule system is not known. */
    public static String unknownSystem(Pack pack) {
        String known = String.join(", ", RuleSystems.ids());
        String meant = DidYouMean.closest(pack.info().system(), RuleSystems.ids())
                .map(id -> " Did you mean '" + id + "'?")
                .orElse("");
        return "The rule system '" + pack.info().system() + "' is not known; known are: " + known + "." + meant;
    }

    /** Whether every rule of its system is built, so that no finding means that there is nothing to find. */
    public boolean complete() {
        return system.filter(rules -> RuleBook.of(rules.id()).complete()).isPresent();
    }

    /** How places are written; those of a pack that cannot be read are none. */
    public Labels labels() {
        return pack.map(read -> read.battlefield().labels()).orElse(new Labels(null));
    }

    /** This verdict without the findings of other scenarios; those of the whole pack stay. Empty: all scenarios. */
    public Verdict onlyScenarios(Set<String> scenarios) {
        Predicate<Finding> wanted = finding ->
                scenarios.isEmpty() || finding.scenario().isEmpty() || scenarios.contains(finding.scenario());
        List<ReportedFinding> kept = findings.stream()
                .filter(reported -> wanted.test(reported.finding()))
                .toList();
        return new Verdict(path, pack, system, kept, groups, judgement.only(wanted));
    }

    /** Findings that nothing suppresses, of a severity. */
    public List<ReportedFinding> open(Severity severity) {
        return findings.stream()
                .filter(reported -> !reported.suppressed() && reported.finding().severity() == severity)
                .toList();
    }

    public List<ReportedFinding> suppressed() {
        return findings.stream().filter(ReportedFinding::suppressed).toList();
    }
}
