package coupdoeil.validator.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code import}: what other kinds of files hold, read in. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "KIND",
        description = "Read data from other kinds of files.",
        footer = {
            "",
            "Every KIND takes --format text or json.",
            "",
            "Exit codes: 0 read, 2 usage, 3 a file cannot be read, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil import oob albuera.txt --format json"
        },
        subcommands = {ImportOobCommand.class})
final class ImportCommand implements Runnable {

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public void run() {
        if (spec != null) {
            throw new CommandLine.ParameterException(spec.commandLine(), "import what? There is: oob");
        }
    }
}
