package coupdoeil.validator.cli;

import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportOptions;
import coupdoeil.validator.export.ExportOrder;
import coupdoeil.validator.export.ExportOutcome;
import coupdoeil.validator.export.ExportReport;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ScenarioExport;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code export}: scenarios as an engine, or other targets, take them. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Write checked scenario files for an engine or for other programs in which battles are played.",
        modelTransformer = TargetOptions.class,
        footer = {
            "",
            "Errors stop the export and nothing is written, unless --force is given; then",
            "the files list them. The same pack gives the same bytes. The report names what",
            "the files cannot hold, and DIR/X.TARGET.loss.json lists it. An option that no",
            "chosen TARGET uses is an error.",
            "",
            "Exit codes: 0 written, 1 stopped by errors, 2 usage, 3 the pack cannot be read",
            "or DIR cannot be written, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil export samples/albuera-1811 --out build/albuera",
            "  coupdoeil export albuera.zip --scenario whole-day --out . --force",
            "  coupdoeil export samples/albuera-1811 --to tiled,geojson --out build/albuera"
        })
final class ExportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path packPath = Path.of("");

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "folder to write to; created if necessary")
    private Path folder = Path.of("");

    @Option(names = "--scenario", paramLabel = "ID", description = "export only this scenario (repeatable)")
    private Set<String> scenarios = new LinkedHashSet<>();

    @Option(
            names = "--to",
            paramLabel = "TARGET",
            split = ",",
            defaultValue = ExportTarget.ENGINE,
            completionCandidates = Targets.class,
            description = "targets of the files, separated by commas: ${COMPLETION-CANDIDATES}"
                    + " (default: ${DEFAULT-VALUE})")
    private Set<String> targetIds = new LinkedHashSet<>();

    @Option(names = "--force", description = "export despite errors")
    private boolean force;

    @Spec
    private @Nullable CommandSpec spec;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        OutputPath.folder(folder, packPath);
        List<ExportTarget> targets =
                targetIds.stream().map(ExportCommand::target).toList();
        try (Progress progress = output.progress("Validating " + packPath)) {
            ExportOptions options = ExportOptions.read(TargetOptions.given(Objects.requireNonNull(spec)), targets);
            Verdict verdict = Examination.of(packPath, ProfileChoice.RULES);
            verdict.pack().ifPresent(pack -> scenarios.forEach(id -> OpenPack.scenario(pack, id)));
            ExportOutcome outcome = ScenarioExport.make(
                    new ExportOrder(targets, options, scenarios, force),
                    verdict,
                    step -> progress.now("Exporting " + packPath + ": " + step));
            ScenarioExport.write(folder, outcome);
            progress.close();
            say(outcome);
            return outcome.stopped() ? ExitCode.FINDINGS : ExitCode.CLEAN;
        } catch (ExportFailure failure) {
            throw CommandFailure.unreadable(String.valueOf(failure.getMessage()));
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.usage(String.valueOf(wrong.getMessage()));
        }
    }

    private static ExportTarget target(String id) {
        return ExportTarget.of(id).orElseThrow(() -> CommandFailure.unknown("target", id, new Targets()));
    }

    private void say(ExportOutcome outcome) {
        if (output.json()) {
            output.json(ExportReport.json(outcome, folder));
        } else {
            output.text(ExportReport.text(outcome, folder, output.style()));
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
