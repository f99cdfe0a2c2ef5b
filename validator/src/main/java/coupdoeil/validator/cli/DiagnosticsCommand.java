package coupdoeil.validator.cli;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.validator.report.Diagnostics;
import coupdoeil.validator.report.FindingsJson;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code diagnostics}: what whoever looks into a fault needs to know, without what is in a battle. */
@Command(
        name = "diagnostics",
        mixinStandardHelpOptions = true,
        description =
                "Print what a fault report needs: versions, the system and, as numbers only, the contents of a pack.",
        footer = {
            "",
            "It prints no name and no text from the pack.",
            "",
            "Exit codes: 0 printed, 2 usage, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil diagnostics",
            "  coupdoeil diagnostics samples/albuera-1811"
        })
final class DiagnosticsCommand implements Callable<Integer> {

    @Parameters(arity = "0..1", paramLabel = "PACK", description = "folder or zip of the pack that shows the fault")
    private @Nullable Path pack;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        String found = Diagnostics.system();
        if (pack != null) {
            found += Diagnostics.pack(Examination.of(pack, ProfileChoice.RULES));
        }
        if (output.json()) {
            output.json(JsonPrinter.printForOthers(
                    JsonObject.builder()
                            .put("format", "coupdoeil/diagnostics")
                            .put("version", 1)
                            .put("tool", FindingsJson.tool())
                            .put("lines", JsonArray.ofTexts(found.lines().toList()))
                            .done(),
                    Set.of()));
        } else {
            output.text(found);
        }
        return ExitCode.CLEAN;
    }
}
