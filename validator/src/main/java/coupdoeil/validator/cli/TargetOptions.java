package coupdoeil.validator.cli;

import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Gives the command the options of all targets there are, and says which of them were given. */
final class TargetOptions implements IModelTransformer {

    @Override
    public CommandSpec transform(CommandSpec command) {
        options()
                .forEach((name, option) -> command.addOption(OptionSpec.builder(name)
                        .type(option.isFlag() ? boolean.class : String.class)
                        .arity(option.isFlag() ? "0" : "1")
                        .paramLabel(option.isFlag() ? "" : option.value())
                        .description(
                                readers(option) + ": " + option.description().replace("%", "%%"))
                        .build()));
        return command;
    }

    /** What was given of them, by name without dashes. */
    static Map<String, String> given(CommandSpec command) {
        Map<String, String> given = new LinkedHashMap<>();
        options().forEach((name, option) -> {
            OptionSpec written = command.findOption(name);
            if (written != null && written.getValue() != null && !Boolean.FALSE.equals(written.getValue())) {
                given.put(option.name(), written.getValue().toString());
            }
        });
        return given;
    }

    /** By name with dashes. */
    private static Map<String, ExportOption<?>> options() {
        Map<String, ExportOption<?>> options = new LinkedHashMap<>();
        ExportTarget.all()
                .forEach(target ->
                        target.options().forEach(option -> options.putIfAbsent("--" + option.name(), option)));
        return options;
    }

    private static String readers(ExportOption<?> option) {
        return ExportTarget.all().stream()
                .filter(target -> target.options().contains(option))
                .map(ExportTarget::id)
                .collect(Collectors.joining(", "));
    }
}
