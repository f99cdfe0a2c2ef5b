package coupdoeil.validator.verdict;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.SourceMap.Location;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Judgement;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.subject.SubjectRef;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Validates a pack and finds the place in its files of everything that is found. */
public final class Examination {

    private static final Pattern SCENARIO_FILE = Pattern.compile("scenarios/(.+)\\.json");

    private Examination() {}

    /** Reads and validates a folder or zip. Never throws, whatever is in it. */
    public static Verdict of(Path path, ProfileChoice profile) {
        return of(path, PackReader.read(path), profile);
    }

    /** Validates a pack as it is, whatever its files hold. @param path where they are, as it was named */
    public static Verdict of(Path path, Pack pack, ProfileChoice profile) {
        return of(path, PackReader.readFiles(PackWriter.files(pack)), profile);
    }

    private static Verdict of(Path path, PackReading reading, ProfileChoice profile) {
        List<ReportedFinding> findings = new ArrayList<>();
        Optional<Pack> pack = reading.pack();
        reading.problems().forEach(problem -> findings.add(read(problem, pack)));
        Optional<RuleSystem> system = pack.flatMap(Pack::rules);
        if (pack.isEmpty() || system.isEmpty()) {
            return new Verdict(path, pack, system, findings, List.of(), Judgement.STRICT);
        }
        Validator validator = Validator.of(system.get());
        Findings found = validator.validate(pack.get(), profile.profile(system.get(), pack.get()));
        FindingSources sources = new FindingSources(pack.get(), reading.sources());
        for (Finding finding : found.all()) {
            String title =
                    validator.book().rule(finding.rule()).map(RuleInfo::title).orElse("");
            findings.add(new ReportedFinding(finding, title, sources.of(finding)));
        }
        return new Verdict(
                path, pack, system, findings, groups(pack.get(), validator.book(), found), found.judgement());
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
