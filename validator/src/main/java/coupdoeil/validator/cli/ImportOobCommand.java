package coupdoeil.validator.cli;

import coupdoeil.model.file.Destination;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.grammar.GrammarReading;
import coupdoeil.validator.imports.question.AnswerFault;
import coupdoeil.validator.imports.question.AnswerFile;
import coupdoeil.validator.imports.ratings.Estimate;
import coupdoeil.validator.imports.ratings.Ratings;
import coupdoeil.validator.imports.settle.IntoPack;
import coupdoeil.validator.imports.settle.PendingImport;
import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.report.GameValuesReport;
import coupdoeil.validator.report.ImportExplanation;
import coupdoeil.validator.report.ImportedOrderJson;
import coupdoeil.validator.report.ImportedOrderText;
import coupdoeil.validator.report.IntoPackText;
import coupdoeil.validator.verdict.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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
            "--into puts the order of battle and its source into a pack; open points become",
            "findings of 'validate'. A source that has changed, or a second source for the same",
            "army, is only compared line by line until --take confirms it:",
            "+ added, ~ changed, - gone, = stays, ! conflicts with a change in the pack.",
            "",
            "Exit codes: 0 read and written, 1 compared only, 2 usage, 3 a file or pack cannot",
            "be read or written, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil import oob albuera.txt",
            "  coupdoeil import oob albuera.html --format json",
            "  coupdoeil import oob albuera.txt --explain 12",
            "  coupdoeil import oob albuera.txt --answers said.json --format json",
            "  coupdoeil import oob albuera.txt --into my-battle --side allies"
        })
final class ImportOobCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "files to read")
    private List<Path> files = List.of();

    @Option(
            names = "--side",
            paramLabel = "NAME",
            description = "the side: with --into, its id or name in PACK; otherwise the name to use if a file has none")
    private String side = "";

    @Option(
            names = "--encoding",
            converter = EncodingName.class,
            paramLabel = "NAME",
            description = "encoding of texts that do not declare one, such as windows-1251 or KOI8-R")
    private @Nullable Charset encoding;

    @Option(names = "--into", paramLabel = "PACK", description = "put it into this pack, a folder or zip")
    private @Nullable Path packPath;

    @Option(names = "--take", description = "with --into: the files win where the pack differs")
    private boolean taking;

    @Option(
            names = "--system",
            paramLabel = "ID",
            description = "propose ratings by the ratios of this rule system, and show the effect of rounding")
    private @Nullable String systemId;

    @Option(
            names = "--estimate",
            paramLabel = "HOW",
            description = "with --into: divide the men of a formation among its units of unknown strength,"
                    + " even or establishment; marked as estimated")
    private Estimate.@Nullable By estimate;

    @Option(
            names = "--explain",
            paramLabel = "LINE",
            description = "only show what each stage made of this line, and why")
    private int explained;

    @Option(
            names = "--answers",
            paramLabel = "FILE",
            description = "read one list with these answers to its questions, a JSON list of"
                    + " {question, answer} or {kind, property, value}")
    private @Nullable Path answers;

    @Option(
            names = "--grammar",
            paramLabel = "FILE",
            description = "read one list by the grammar of another, given as --format json output for that list")
    private @Nullable Path grammar;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        Path pack = packPath;
        if (pack == null && taking) {
            throw CommandFailure.usage("--take needs --into PACK");
        }
        if (pack == null && estimate != null) {
            throw CommandFailure.usage("--estimate needs --into PACK");
        }
        if (pack == null && systemId != null && output.json()) {
            throw CommandFailure.usage("--system without --into tells in text only; leave out --format json");
        }
        if (systemId != null) {
            system();
        }
        if (pack != null && explained > 0) {
            throw CommandFailure.usage("--explain writes nothing; leave out --into");
        }
        if (answers != null || grammar != null) {
            if (files.size() > 1) {
                throw CommandFailure.usage("--answers and --grammar speak of one list; give one FILE");
            }
        }
        List<PendingImport> reads = new ArrayList<>();
        for (Path file : files) {
            PendingImport read = read(file);
            reads.add(read.withReading(answered(read.reading())));
        }
        List<GrammarReading> readings =
                reads.stream().map(read -> read.reading().withSide(side)).toList();
        if (pack != null) {
            return into(pack, reads, readings);
        }
        List<OobImport> imports = readings.stream().map(GrammarReading::read).toList();
        if (explained > 0) {
            if (output.json()) {
                throw CommandFailure.usage("--explain tells in text only; leave out --format json");
            }
            imports.forEach(one -> output.text(ImportExplanation.of(one, explained)));
        } else if (output.json()) {
            ImportedOrderJson.write(readings, null, output::json);
        } else {
            imports.forEach(one -> output.text(ImportedOrderText.of(one, output.style())));
            if (systemId != null) {
                rated(reads);
            }
        }
        return ExitCode.CLEAN;
    }

    private int into(Path place, List<PendingImport> reads, List<GrammarReading> readings) {
        IntoStep step = new IntoStep(reads, side, taking, estimate, systemId);
        PackChange.apply(place, pack -> {
            reads.forEach(read -> checked(read, pack, place));
            return step.apply(pack);
        });
        if (output.json()) {
            ImportedOrderJson.write(
                    readings, IntoPackText.json(step.into(), step.values(), place.toString()), output::json);
        } else {
            output.text(IntoPackText.of(step.into(), place.toString()));
            if (estimate != null && !step.into().isTold()) {
                output.text(GameValuesReport.estimates(step.values().estimates()));
            }
            step.values()
                    .ratings()
                    .ifPresent(ratings -> output.text(GameValuesReport.ratings(ratings, system().name())));
        }
        return step.into().isTold() ? ExitCode.FINDINGS : ExitCode.CLEAN;
    }

    /** The rule system asked for. */
    private RuleSystem system() {
        String id = systemId == null ? "" : systemId;
        return RuleSystems.load(id)
                .orElseThrow(() -> CommandFailure.unknown("rule system", id, List.copyOf(RuleSystems.ids())));
    }

    /** Ratings of what was only read. */
    private void rated(List<PendingImport> reads) {
        RuleSystem system = system();
        for (PendingImport read : reads) {
            OrderOfBattle oob = read.orderOfBattle(system, side);
            Set<String> all = oob.units().stream().map(Unit::id).collect(Collectors.toSet());
            output.text("\n" + GameValuesReport.ratings(Ratings.of(oob, system, all), system.name()));
        }
    }

    private void checked(PendingImport read, Pack pack, Path place) {
        if (pack.rules().isEmpty()) {
            throw CommandFailure.unreadable(place + ": " + Verdict.unknownSystem(pack));
        }
        if (systemId != null && !systemId.equals(pack.info().system())) {
            throw CommandFailure.usage(place + " is of " + pack.info().system() + ", not of " + systemId);
        }
        int lines = read.read().source().length();
        if (lines > IntoPack.MOST_LINES) {
            throw CommandFailure.unreadable(read.read().source().name() + " has " + lines
                    + " lines; a pack keeps at most " + IntoPack.MOST_LINES + " of a source");
        }
        if (!side.isEmpty() && read.read().order().sides().size() > 1) {
            throw CommandFailure.usage(read.read().source().name() + " lists "
                    + String.join(" and ", read.read().order().sides())
                    + "; leave out --side, and each goes into the side of its name");
        }
    }

    /** As another list is written, if that is said, and then as the answers say, which know this one better. */
    private GrammarReading answered(GrammarReading reading) {
        GrammarReading read = reading;
        Path other = grammar;
        Path said = answers;
        if (other != null) {
            read = said(other, json -> reading.withGrammar(AnswerFile.grammar(json)));
        }
        if (said != null) {
            GrammarReading before = read;
            read = said(said, json -> before.with(AnswerFile.answers(json)));
        }
        return read;
    }

    private static GrammarReading said(Path file, Function<byte[], GrammarReading> read) {
        try {
            return read.apply(bytes(file));
        } catch (IOException e) {
            throw CommandFailure.unreadable("cannot read " + file + ": " + Destination.reason(e));
        } catch (AnswerFault e) {
            throw CommandFailure.usage(file + ": " + e.getMessage());
        }
    }

    private static byte[] bytes(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes((int) Limit.BYTES.most() + 1);
            if (bytes.length > Limit.BYTES.most()) {
                throw CommandFailure.unreadable(file + " is larger than " + (Limit.BYTES.most() >> 20) + " MiB");
            }
            return bytes;
        }
    }

    private PendingImport read(Path file) {
        try {
            return PendingImport.of(file.toString(), bytes(file), Optional.ofNullable(encoding), new Budget());
        } catch (IOException e) {
            throw CommandFailure.unreadable("cannot read " + file + ": " + Destination.reason(e));
        } catch (SourceFailure e) {
            throw CommandFailure.unreadable("cannot read " + file + ": " + e.getMessage());
        }
    }
}
