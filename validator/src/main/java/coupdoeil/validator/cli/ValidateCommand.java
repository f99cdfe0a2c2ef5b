package coupdoeil.validator.cli;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.report.FindingsFormat;
import coupdoeil.validator.report.FindingsOptions;
import coupdoeil.validator.report.FindingsWriter;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code validate}: what the rules say about packs. */
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        description = "Check packs against the rules of their system.",
        footer = {
            "",
            "Exit codes: 0 nothing at or above the threshold, 1 findings at or above it,",
            "2 usage, 3 a pack cannot be read, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil validate samples/albuera-1811",
            "  coupdoeil validate --fail-on warning --scenario girards-assault samples/albuera-1811",
            "  coupdoeil validate --profile draft samples/albuera-1811",
            "  coupdoeil validate --format json samples/* > findings.json"
        })
final class ValidateCommand implements Callable<Integer> {

    /** From which severity on findings fail the command. */
    enum Threshold {
        ERROR,
        WARNING,
        INFO,
        NEVER;

        boolean reachedBy(Verdict verdict) {
            return this != NEVER
                    && verdict.findings().stream()
                            .anyMatch(reported -> !reported.suppressed()
                                    && reported.finding().severity().compareTo(Severity.valueOf(name())) >= 0);
        }
    }

    @Parameters(arity = "1..*", paramLabel = "PACK", description = "folder or zip of a pack")
    private List<Path> packs = new ArrayList<>();

    @Option(
            names = "--fail-on",
            paramLabel = "SEVERITY",
            defaultValue = "error",
            description =
                    "error, warning, info (a note) or never: findings of this severity or higher make the command fail (default: error)")
    private Threshold failOn = Threshold.ERROR;

    @Option(
            names = "--scenario",
            paramLabel = "ID",
            description = "report only this scenario (repeatable); the whole pack is still examined")
    private Set<String> scenarios = new LinkedHashSet<>();

    @Option(
            names = "--open",
            paramLabel = "RULE",
            description = "list every note of this rule; otherwise the text report only counts them if there are many"
                    + " (repeatable; all for every rule); json always lists them")
    private Set<String> opened = new LinkedHashSet<>();

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description = "how severe rules are: draft, playtest, release or another profile of the rule system"
                    + " (default: the one that the pack names, else release)")
    private String profile = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "format of the report: ${COMPLETION-CANDIDATES} (default: text)")
    private FindingsFormat format = FindingsFormat.TEXT;

    @Mixin
    private Console console = new Console();

    @Override
    public Integer call() {
        FindingsWriter writer = format.writer(new FindingsOptions(opened, console.style()), console::print);
        int exit = ExitCode.CLEAN;
        try (Batch<Path, Verdict> batch = new Batch<>(packs, this::examine)) {
            for (Path path : packs) {
                Verdict verdict = verdict(path, batch);
                exit = ExitCode.worse(exit, exit(verdict));
                writer.write(verdict);
            }
        }
        writer.end();
        return exit;
    }

    private Verdict examine(Path path) {
        return Examination.of(path, profile.isEmpty() ? ProfileChoice.PACK : ProfileChoice.named(profile));
    }

    private Verdict verdict(Path path, Batch<Path, Verdict> batch) {
        try (Progress progress = console.progress("Validating " + path)) {
            Verdict verdict = batch.next();
            verdict.system().ifPresent(this::requireKnownProfile);
            verdict.pack().ifPresent(this::requireKnownScenarios);
            requireKnownRules(verdict);
            return verdict.onlyScenarios(scenarios);
        }
    }

    private void requireKnownRules(Verdict verdict) {
        List<String> known = new ArrayList<>(List.of(FindingsOptions.ALL));
        RuleBook.of(verdict.system().map(RuleSystem::id).orElse("")).catalogue().stream()
                .map(RuleInfo::id)
                .forEach(known::add);
        for (String rule : opened) {
            if (!known.contains(rule)) {
                throw CommandFailure.unknown("rule", rule, known);
            }
        }
    }

    private void requireKnownProfile(RuleSystem system) {
        List<String> known = system.profiles().stream().map(Profile::id).toList();
        if (!profile.isEmpty() && !known.contains(profile)) {
            throw CommandFailure.unknown("profile", profile, known);
        }
    }

    private int exit(Verdict verdict) {
        if (!verdict.examined()) {
            return ExitCode.UNREADABLE;
        }
        return failOn.reachedBy(verdict) ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    private void requireKnownScenarios(Pack pack) {
        scenarios.forEach(id -> OpenPack.scenario(pack, id));
    }
}
