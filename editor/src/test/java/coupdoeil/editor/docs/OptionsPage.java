package coupdoeil.editor.docs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code docs/options.md}: what every command takes, as its help says. */
final class OptionsPage {

    private OptionsPage() {}

    static String of(CommandLine program) {
        StringBuilder page = new StringBuilder("""
                # Commands and their options

                This page is generated from the program; `coupdoeil COMMAND --help` prints the same.
                [The command line](command-line.md) explains what the commands are for.

                Every command takes `-h` or `--help` and `-V` or `--version`.
                """);
        commands(program).forEach(command -> append(page, command));
        return page.toString();
    }

    /** The commands that do something, each group by the order of their names. */
    static List<CommandLine> commands(CommandLine line) {
        List<CommandLine> commands = new ArrayList<>();
        line.getSubcommands().values().stream()
                .distinct()
                .sorted((a, b) -> name(a).compareTo(name(b)))
                .forEach(each -> {
                    if (each.getSubcommands().isEmpty()) {
                        commands.add(each);
                    } else {
                        commands.addAll(commands(each));
                    }
                });
        return commands;
    }

    static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName();
    }

    private static void append(StringBuilder page, CommandLine command) {
        page.append("\n## ").append(name(command)).append("\n\n");
        page.append(text(command.getCommandSpec().usageMessage().description())).append("\n\n");
        page.append("| | |\n|---|---|\n");
        command.getCommandSpec().positionalParameters().forEach(each -> row(page, each.paramLabel(), each));
        command.getCommandSpec().options().stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp() && !option.hidden())
                .sorted((a, b) -> a.longestName().compareTo(b.longestName()))
                .forEach(option -> row(page, names(option), option));
    }

    private static String names(OptionSpec option) {
        String names = String.join("`, `", option.names());
        return option.arity().max() == 0 ? names : names + " " + option.paramLabel();
    }

    private static void row(StringBuilder page, String name, ArgSpec argument) {
        page.append("| `")
                .append(name.replace("|", "\\|"))
                .append("` | ")
                .append(text(argument.renderedDescription()).replace("|", "\\|"))
                .append(" |\n");
    }

    private static String text(String... lines) {
        return Arrays.stream(lines).map(String::strip).collect(Collectors.joining(" "));
    }
}
