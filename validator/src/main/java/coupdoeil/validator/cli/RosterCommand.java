package coupdoeil.validator.cli;

import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.TableFiles;
import coupdoeil.validator.report.RosterReport;
import coupdoeil.validator.report.Style;
import coupdoeil.validator.roster.PieceInventory;
import coupdoeil.validator.roster.RosterSheet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roster}: the forces of a battle as players have them before them. */
@Command(
        name = "roster",
        mixinStandardHelpOptions = true,
        description =
                "Write the roster sheet of a battle: each army by formation and unit, and the pieces the battle needs.",
        footer = {
            "",
            "The rule system determines what is recorded of a unit: its ratings and, from its",
            "tables, bases, dice and morale. Units that are not set up and do not arrive are",
            "left out.",
            "",
            "Exit codes: 0 written, 2 usage, 3 the pack cannot be read or FILE cannot be",
            "written, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil roster samples/guilford-courthouse-1781",
            "  coupdoeil roster samples/guilford-courthouse-1781 --to html --out guilford.html"
        })
final class RosterCommand implements Callable<Integer> {

    /** Kinds of files. */
    enum Kind {
        TEXT,
        CSV,
        HTML
    }

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path packPath = Path.of("");

    @Option(names = "--scenario", paramLabel = "ID", description = "the scenario; optional if there is only one")
    private @Nullable String scenarioId;

    @Option(
            names = "--to",
            paramLabel = "KIND",
            defaultValue = "text",
            description = "text, csv or html (default: text)")
    private Kind kind = Kind.TEXT;

    @Option(names = "--out", paramLabel = "FILE", description = "the file to write (default: standard output)")
    private @Nullable Path file;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        if (output.json() && kind != Kind.TEXT) {
            throw CommandFailure.usage("--to " + kind.name().toLowerCase(Locale.ROOT)
                    + " and --format json are two kinds of files; ask for one");
        }
        OpenPack open = OpenPack.read(packPath);
        Scenario scenario = open.scenario(scenarioId);
        Situation situation = Situation.of(open.pack(), open.system(), scenario);
        RosterReport report = new RosterReport(
                scenario,
                RosterSheet.of(situation),
                PieceInventory.of(open.pack().info().system())
                        .map(inventory -> inventory.lines(situation))
                        .orElse(List.of()));
        if (file == null) {
            output.text(new String(bytes(report, output.style()), StandardCharsets.UTF_8));
        } else {
            OutputPath.file(file, OutputPath.Kind.TEXT, packPath).write(bytes(report, Style.PLAIN));
        }
        return ExitCode.CLEAN;
    }

    private byte[] bytes(RosterReport report, Style style) {
        if (output.json()) {
            return report.json();
        }
        return switch (kind) {
            case TEXT -> report.text(style).getBytes(StandardCharsets.UTF_8);
            case CSV -> TableFiles.csv(report.table());
            case HTML -> TableFiles.html(report.table(), report.scenario().name());
        };
    }
}
