package coupdoeil.validator.cli;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.validator.export.OobFiles;
import coupdoeil.validator.sheet.OobSheet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oob}: the order of battle of a pack as a table. */
@Command(
        name = "oob",
        mixinStandardHelpOptions = true,
        description = "Write the order of battle of a pack as a table that 'import oob' reads back unchanged.",
        footer = {
            "",
            "Writes names, the tree of command, strengths and commanders, but no ratings. --to",
            "chooses the kind of table; --format applies to text.",
            "",
            "Exit codes: 0 written, 2 usage, 3 the pack cannot be read or FILE cannot be",
            "written, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil oob samples/albuera-1811 --to csv",
            "  coupdoeil oob samples/albuera-1811 --to xlsx --out albuera.xlsx"
        })
final class OobCommand implements Callable<Integer> {

    /** Kinds of files. */
    enum Kind {
        TEXT,
        CSV,
        XLSX,
        HTML
    }

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path packPath = Path.of("");

    @Option(
            names = "--to",
            paramLabel = "KIND",
            defaultValue = "text",
            description = "text, csv, xlsx or html (default: text)")
    private Kind kind = Kind.TEXT;

    @Option(names = "--out", paramLabel = "FILE", description = "the file to write (default: standard output)")
    private @Nullable Path file;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        if (output.json()) {
            throw CommandFailure.usage("oob writes text, csv, xlsx or html; leave out --format json");
        }
        if (kind == Kind.XLSX && file == null) {
            throw CommandFailure.usage("a spreadsheet needs a file to be written to: --out FILE");
        }
        Pack pack = OpenPack.readable(packPath, PackReader.read(packPath));
        OobSheet sheet = OobSheet.of(pack.orderOfBattle());
        byte[] bytes = switch (kind) {
            case TEXT -> OobFiles.text(sheet);
            case CSV -> OobFiles.csv(sheet);
            case XLSX -> OobFiles.xlsx(sheet);
            case HTML -> OobFiles.html(sheet, pack.info().name());
        };
        if (file == null) {
            output.text(new String(bytes, StandardCharsets.UTF_8));
        } else {
            OutputPath.file(file, kind == Kind.XLSX ? OutputPath.Kind.XLSX : OutputPath.Kind.TEXT, packPath)
                    .write(bytes);
        }
        return ExitCode.CLEAN;
    }
}
