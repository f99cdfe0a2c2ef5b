package coupdoeil.validator.cli;

import coupdoeil.validator.report.ExportReport;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export}: scenarios as an engine takes them. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Write one checked, self-contained file for each scenario, for an engine to play.",
        footer = {
            "",
            "Errors stop the export and nothing is written, unless --force is given; then",
            "the files say so. The same pack gives the same bytes.",
            "",
            "Exit codes: 0 written, 1 stopped by errors, 2 usage, 3 the pack cannot be read",
            "or DIR cannot be written, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil export samples/albuera-1811 --out build/albuera",
            "  coupdoeil export albuera.zip --scenario whole-day --out . --force"
        })
final class ExportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path packPath = Path.of("");

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "folder to write to; made if need be")
    private Path folder = Path.of("");

    @Option(names = "--scenario", paramLabel = "ID", description = "export only this scenario (repeatable)")
    private Set<String> scenarios = new LinkedHashSet<>();

    @Option(names = "--force", description = "export in spite of errors")
    private boolean force;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        Target.folder(folder, packPath);
        try (Progress progress = output.progress("Validating " + packPath)) {
            Verdict read = Examination.of(packPath, ProfileChoice.RULES);
            ExportReport report =
                    ScenarioExport.into(folder, read, scenarios, force, () -> progress.now("Exporting " + packPath));
            progress.close();
            say(report);
            return report.stopped() ? ExitCode.FINDINGS : ExitCode.CLEAN;
        }
    }

    private void say(ExportReport report) {
        if (output.json()) {
            output.json(report.json());
        } else {
            output.text(report.text(output.style()));
        }
    }
}
