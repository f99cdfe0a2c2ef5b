package coupdoeil.validator.cli;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.report.ImportExplanation;
import coupdoeil.validator.report.ImportedOrderJson;
import coupdoeil.validator.report.ImportedOrderText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code import oob}: orders of battle from texts, tables, pages. */
@Command(
        name = "oob",
        mixinStandardHelpOptions = true,
        description = "Read orders of battle from text, tables, web pages, spreadsheets, PDF and game files.",
        footer = {
            "",
            "Exit codes: 0 read, 2 usage, 3 a file cannot be read, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil import oob albuera.txt",
            "  coupdoeil import oob albuera.html --format json",
            "  coupdoeil import oob albuera.txt --explain 12"
        })
final class ImportOobCommand implements Callable<Integer> {

    private static final long LARGEST = 64L << 20;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "files to read")
    private List<Path> files = List.of();

    @Option(
            names = "--side",
            paramLabel = "NAME",
            description = "what to call the side, where a file holds one that it does not name")
    private String side = "";

    @Option(
            names = "--explain",
            paramLabel = "LINE",
            description = "only tell what became of this line in each stage of the reading, and why")
    private int explained;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        List<OobImport> imports = new ArrayList<>();
        for (Path file : files) {
            imports.add(read(file));
        }
        if (explained > 0) {
            if (output.json()) {
                throw CommandFailure.usage("--explain tells in text only; leave out --format json");
            }
            imports.forEach(one -> output.text(ImportExplanation.of(one, explained)));
        } else if (output.json()) {
            output.json(ImportedOrderJson.of(imports));
        } else {
            imports.forEach(one -> output.text(ImportedOrderText.of(one, output.style())));
        }
        return ExitCode.CLEAN;
    }

    private OobImport read(Path file) {
        try {
            if (Files.size(file) > LARGEST) {
                throw CommandFailure.unreadable(file + " is larger than " + (LARGEST >> 20) + " MiB");
            }
            return OobImport.read(file.toString(), Files.readAllBytes(file)).withSide(side);
        } catch (IOException e) {
            throw CommandFailure.unreadable("cannot read " + file + ": " + OpenPack.reason(e));
        } catch (SourceFailure e) {
            throw CommandFailure.unreadable("cannot read " + file + ": " + e.getMessage());
        }
    }
}
