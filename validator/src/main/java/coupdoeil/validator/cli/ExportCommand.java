package coupdoeil.validator.cli;

import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportOutcome;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ScenarioExport;
import coupdoeil.validator.report.ExportReport;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export}: scenarios as an engine, or another target, takes them. */
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

    @Option(
            names = "--to",
            paramLabel = "TARGET",
            defaultValue = ExportTarget.ENGINE,
            completionCandidates = Targets.class,
            description = "what the files are for: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private String targetId = ExportTarget.ENGINE;

    @Option(names = "--force", description = "export in spite of errors")
    private boolean force;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        Target.folder(folder, packPath);
        ExportTarget target = target();
        try (Progress progress = output.progress("Validating " + packPath)) {
            Verdict verdict = Examination.of(packPath, ProfileChoice.RULES);
            verdict.pack().ifPresent(pack -> scenarios.forEach(id -> OpenPack.scenario(pack, id)));
            ExportOutcome outcome = ScenarioExport.into(
                    folder, target, verdict, scenarios, force, () -> progress.now("Exporting " + packPath));
            progress.close();
            say(outcome);
            return outcome.stopped() ? ExitCode.FINDINGS : ExitCode.CLEAN;
        } catch (ExportFailure failure) {
            throw CommandFailure.unreadable(String.valueOf(failure.getMessage()));
        }
    }

    private ExportTarget target() {
        return ExportTarget.of(targetId).orElseThrow(() -> CommandFailure.unknown("target", targetId, new Targets()));
    }

    private void say(ExportOutcome outcome) {
        if (output.json()) {
            output.json(ExportReport.json(outcome));
        } else {
            output.text(ExportReport.text(outcome, output.style()));
        }
    }

    /** The ids of all targets. */
    static final class Targets extends ArrayList<String> {

        private static final long serialVersionUID = 1L;

        Targets() {
            super(ExportTarget.all().stream().map(ExportTarget::id).toList());
        }
    }
}
