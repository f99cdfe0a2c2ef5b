package coupdoeil.validator.cli;

import coupdoeil.validator.report.Diagnostics;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command itself, which only leads to its subcommands. */
@Command(
        name = "coupdoeil",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Make, check and export scenarios and maps for Napoleonic wargames.",
        footer = {
            "",
            "Exit codes: 0 clean, 1 findings at or above the threshold, 2 usage,",
            "3 unreadable input, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil validate samples/albuera-1811",
            "  coupdoeil export samples/albuera-1811 --out build/albuera",
            "  coupdoeil rules FB-STACK-07",
            "",
            "'coupdoeil COMMAND --help' explains a command."
        })
final class CoupdoeilCommand implements Runnable {

    /** In the order of its help. */
    static final List<Class<?>> SUBCOMMANDS = List.of(
            ValidateCommand.class,
            ExportCommand.class,
            SightCommand.class,
            ViewshedCommand.class,
            RenderCommand.class,
            PackCommand.class,
            ImportCommand.class,
            OobCommand.class,
            RosterCommand.class,
            RulesCommand.class,
            DiagnosticsCommand.class);

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public void run() {
        if (spec != null) {
            throw new CommandLine.ParameterException(spec.commandLine(), "which command?");
        }
    }

    /** What {@code --version} prints. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return Diagnostics.program().split("\n");
        }
    }
}
