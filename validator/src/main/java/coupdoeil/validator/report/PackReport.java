package coupdoeil.validator.report;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.SourceMap.Location;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Judgement;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.subject.SubjectRef;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Everything that can be said of one pack: what reading it found and what the rules found.
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
public record PackReport(
        Path path,
        Optional<Pack> pack,
        Optional<RuleSystem> system,
        List<ReportedFinding> findings,
        List<GroupTally> groups,
        Judgement judgement) {

    private static final Pattern SCENARIO_FILE = Pattern.compile("scenarios/(.+)\\.json");

    public PackReport {
        findings = List.copyOf(findings);
        groups = List.copyOf(groups);
    }

    /** How a pack is to be examined: the profile, of its rule system and the pack. */
    public interface By {

        /** The one that the pack names. */
        By PACK = (system, pack) -> system.profileOrFirst(pack.info().profile());

        /** As the rules say: for what is handed on, no profile makes an error less. */
        By RULES = (system, pack) -> Profile.STRICT;

        /** The one of an id, which the rule system may not know; that is for the caller to say. */
        static By named(String id) {
            return (system, pack) -> system.profileOrFirst(id);
        }

        Profile profile(RuleSystem system, Pack pack);
    }

    /** Reads and validates a folder or zip. Never throws, whatever is in it. */
    public static PackReport of(Path path, By by) {
        return of(path, PackReader.read(path), by);
    }

    /** Validates a pack as it is, whatever its files hold. @param path where they are, as it was named */
    public static PackReport of(Path path, Pack pack, By by) {
        return of(path, PackReader.readFiles(PackWriter.files(pack)), by);
    }

    private static PackReport of(Path path, PackReading reading, By by) {
        List<ReportedFinding> findings = new ArrayList<>();
        Optional<Pack> pack = reading.pack();
        reading.problems().forEach(problem -> findings.add(read(problem, pack)));
        Optional<RuleSystem> system = pack.flatMap(Pack::rules);
        if (pack.isEmpty() || system.isEmpty()) {
            return new PackReport(path, pack, system, findings, List.of(), Judgement.STRICT);
        }
        Validator validator = Validator.of(system.get());
        Findings found = validator.validate(pack.get(), by.profile(system.get(), pack.get()));
        FindingSources sources = new FindingSources(pack.get(), reading.sources());
        for (Finding finding : found.all()) {
            String title =
                    validator.book().rule(finding.rule()).map(RuleInfo::title).orElse("");
            findings.add(new ReportedFinding(finding, title, sources.of(finding)));
        }
        return new PackReport(
                path, pack, system, findings, groups(pack.get(), validator.book(), found), found.judgement());
    }

    /** Whether the rules could be applied to it. */
    public boolean examined() {
        return system.isPresent();
    }

    /** Whether every rule of its system is built, so that no finding means that there is nothing to find. */
    public boolean complete() {
        return system.filter(rules -> RuleBook.of(rules.id()).complete()).isPresent();
    }

    /** How places are written; those of a pack that cannot be read are none. */
    public Labels labels() {
        return pack.map(read -> read.battlefield().labels()).orElse(new Labels(null));
    }

    /** This report without the findings of other scenarios; those of the whole pack stay. Empty: all scenarios. */
    public PackReport onlyScenarios(Set<String> scenarios) {
        Predicate<Finding> wanted = finding ->
                scenarios.isEmpty() || finding.scenario().isEmpty() || scenarios.contains(finding.scenario());
        List<ReportedFinding> kept = findings.stream()
                .filter(reported -> wanted.test(reported.finding()))
                .toList();
        return new PackReport(path, pack, system, kept, groups, judgement.only(wanted));
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

    private static ReportedFinding read(Problem problem, Optional<Pack> pack) {
        String file = problem.file().isEmpty() ? "pack" : problem.file();
        Finding finding = new Finding(
                problem.code(),
                RuleIndex.severity(problem.severity()),
                scenario(problem.file(), pack),
                "",
                List.of(new SubjectRef("file", file + problem.pointer(), file)),
                List.of(),
                List.of(),
                Map.of(),
                problem.message(),
                List.of(),
                null);
        Optional<Location> source = problem.file().isEmpty()
                ? Optional.empty()
                : Optional.of(new Location(problem.file(), problem.pointer(), problem.line(), problem.column()));
        return new ReportedFinding(finding, problem.kind().title(), source);
    }

    /** The scenario that a file holds; empty if it holds none, or one that is not called like the file. */
    private static String scenario(String file, Optional<Pack> pack) {
        Matcher matcher = SCENARIO_FILE.matcher(file);
        String stem = matcher.matches() ? matcher.group(1) : "";
        return pack.flatMap(p -> p.scenario(stem)).map(Scenario::id).orElse("");
    }

    private static List<GroupTally> groups(Pack pack, RuleBook book, Findings found) {
        Map<String, GroupTally> groups = new LinkedHashMap<>();
        int files = PackWriter.files(pack).size() + pack.suppressions().size();
        groups.put(
                RuleIndex.TOOL_GROUP,
                new GroupTally(RuleIndex.TOOL_GROUP, ProblemKind.values().length, ProblemKind.values().length, files));
        for (RuleInfo rule : book.catalogue()) {
            groups.merge(
                    rule.group(),
                    new GroupTally(
                            rule.group(),
                            1,
                            RuleIndex.isBuilt(book, rule) ? 1 : 0,
                            found.examined().getOrDefault(rule.id(), 0)),
                    (a, b) -> new GroupTally(
                            a.group(), a.rules() + b.rules(), a.built() + b.built(), a.examined() + b.examined()));
        }
        return new ArrayList<>(groups.values());
    }
}
