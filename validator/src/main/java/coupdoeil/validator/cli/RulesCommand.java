package coupdoeil.validator.cli;

import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.example.Example;
import coupdoeil.validator.example.ExampleReader;
import coupdoeil.validator.example.RuleCoverage;
import coupdoeil.validator.report.RuleManual;
import coupdoeil.validator.report.RulesJson;
import coupdoeil.validator.report.RulesText;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rules}: the catalogue, one rule of it, or how much of it is built and tested. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "List the rules used to check packs, or explain one.",
        footer = {
            "",
            "Exit codes: 0 done, 1 with --coverage: an example of a rule fails, 2 usage,",
            "4 internal error.",
            "",
            "Examples:",
            "  coupdoeil rules --system fb",
            "  coupdoeil rules FB-STACK-07",
            "  coupdoeil rules --coverage",
            "  coupdoeil rules --manual docs/rules"
        })
final class RulesCommand implements Callable<Integer> {

    @Parameters(arity = "0..1", paramLabel = "ID", description = "a rule, such as FB-STACK-07")
    private @Nullable String id;

    @Option(names = "--system", paramLabel = "ID", description = "only the rules of this system")
    private @Nullable String system;

    @Option(
            names = "--coverage",
            description =
                    "run all examples and count for each group the rules in the catalogue, those built, and those with an"
                            + " example that fires and one that stays silent")
    private boolean coverage;

    @Option(
            names = "--manual",
            paramLabel = "DIR",
            description = "write the manual of each system's rules, one page each, into this folder")
    private @Nullable Path manual;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        RuleIndex index = RuleIndex.all();
        if (id != null) {
            if (coverage) {
                throw CommandFailure.usage("--coverage counts groups; leave out " + id);
            }
            if (manual != null) {
                throw CommandFailure.usage("--manual writes whole pages; leave out " + id);
            }
            return one(index, id.toUpperCase(Locale.ROOT));
        }
        if (system != null && !index.systems().contains(system)) {
            throw CommandFailure.unknown("rule system with rules", system, index.systems());
        }
        if (manual != null) {
            return manual(manual, system == null ? index.systems() : List.of(system));
        }
        return coverage ? coverage() : list(index);
    }

    private int manual(Path folder, List<String> systems) {
        try (Progress progress = output.progress("Running examples")) {
            Map<String, byte[]> pages = new TreeMap<>();
            for (String one : systems) {
                pages.put(one + ".md", OutputPath.bytes(RuleManual.page(one)));
            }
            OutputPath.folder(folder).write(pages);
        }
        return ExitCode.CLEAN;
    }

    private int list(RuleIndex index) {
        List<RuleIndex.Entry> entries = system == null ? index.entries() : index.ofSystem(system);
        if (output.json()) {
            output.json(RulesJson.list(entries));
        } else {
            output.text(RulesText.list(entries, output.style()));
        }
        return ExitCode.CLEAN;
    }

    private int one(RuleIndex index, String rule) {
        RuleIndex.Entry entry = index.rule(rule)
                .orElseThrow(() -> CommandFailure.unknown(
                        "rule",
                        rule,
                        index.entries().stream().map(e -> e.rule().id()).toList()));
        List<Example> examples = ExampleReader.group(
                        entry.system(), entry.rule().group())
                .stream()
                .filter(example -> example.rule().equals(rule))
                .toList();
        if (output.json()) {
            output.json(RulesJson.rule(entry, examples));
        } else {
            output.text(RulesText.rule(entry, examples, output.style()));
        }
        return ExitCode.CLEAN;
    }

    private int coverage() {
        List<RuleCoverage> systems;
        try (Progress progress = output.progress("Running examples")) {
            systems = system == null
                    ? RuleCoverage.ofAll()
                    : RuleSystems.load(system).stream().map(RuleCoverage::of).toList();
        }
        if (output.json()) {
            output.json(RulesJson.coverage(systems));
        } else {
            output.text(RulesText.coverage(systems, output.style()));
        }
        boolean passed = systems.stream().allMatch(one -> one.failures().isEmpty());
        return passed ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }
}
