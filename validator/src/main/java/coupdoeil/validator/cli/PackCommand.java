package coupdoeil.validator.cli;

import coupdoeil.model.file.Destination;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.report.FindingsJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pack}: a clean zip of a pack. */
@Command(
        name = "pack",
        mixinStandardHelpOptions = true,
        description = "Write a pack as a clean zip: its files in canonical form, without backups.",
        footer = {
            "",
            "The same pack gives the same bytes. An existing zip is replaced completely or not",
            "at all, and kept as a numbered backup, FILE.~1~.",
            "",
            "Exit codes: 0 written, 2 usage, 3 the pack cannot be read or FILE cannot be",
            "written, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil pack samples/albuera-1811 --out albuera-1811.zip"
        })
final class PackCommand implements Callable<Integer> {

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path packPath = Path.of("");

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "the zip to write")
    private Path zip = Path.of("");

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        OutputPath.file(zip, OutputPath.Kind.ZIP, packPath);
        PackReading reading = PackReader.read(packPath);
        Pack pack = OpenPack.readable(packPath, reading);
        long bytes;
        try {
            PackWriter.writeZip(pack, zip);
            bytes = Files.size(zip);
        } catch (IOException failed) {
            throw CommandFailure.unreadable("cannot write " + zip + ": " + Destination.reason(failed));
        }
        int files = PackWriter.files(pack).size();
        if (output.json()) {
            output.json(JsonPrinter.printForOthers(
                    JsonObject.builder()
                            .put("format", "coupdoeil/pack-result")
                            .put("version", 1)
                            .put("tool", FindingsJson.tool())
                            .put("pack", packPath.toString())
                            .put("file", zip.toString())
                            .put("files", files)
                            .put("bytes", (int) bytes)
                            .put("problems", reading.problems().size())
                            .done(),
                    Set.of()));
        } else {
            output.text(zip + ": " + files + " files, " + bytes + " bytes\n");
        }
        if (!reading.problems().isEmpty()) {
            output.remark(reading.problems().size() + " problems were found in reading it; validate shows them");
        }
        return ExitCode.CLEAN;
    }
}
