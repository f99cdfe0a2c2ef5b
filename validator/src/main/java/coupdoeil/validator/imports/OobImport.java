package coupdoeil.validator.imports;

import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.assembly.OrderBuilder;
import coupdoeil.validator.imports.order.assembly.RecordOrder;
import coupdoeil.validator.imports.outline.Alike;
import coupdoeil.validator.imports.outline.Outline;
import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.phrase.PhraseReader;
import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Dispositions;
import coupdoeil.validator.imports.token.Dittos;
import coupdoeil.validator.imports.token.Legend;
import coupdoeil.validator.imports.token.LinesAsMeant;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Repeats;
import coupdoeil.validator.imports.token.TokenLine;
import coupdoeil.validator.imports.token.Tokenizer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An order of battle read from a file, with each stage of the reading. Never throws for what a file holds; a file that
 * cannot be read at all is a {@link coupdoeil.validator.imports.source.SourceFailure}.
 */
public record OobImport(Source source, List<Phrase> phrases, Outline outline, ImportedOrder order) {

    /** Tokens of a line that takes a while. */
    private static final int LONG = 100;

    /** Characters of a text that is read on all processors, however few its lines are. */
    private static final int MUCH_TEXT = 60_000;
    /** Words and signs of such a text. */
    private static final int MANY_TOKENS = 12_000;

    public OobImport {
        phrases = List.copyOf(phrases);
    }

    /** Reads a file within a budget of its own. */
    public static OobImport read(String name, byte[] bytes) {
        return read(name, bytes, Optional.empty(), new Budget());
    }

    /**
     * Reads a file.
     *
     * @param said how its text is written, if somebody has said so
     * @param budget begun by this thread for this file
     */
    public static OobImport read(String name, byte[] bytes, Optional<Charset> said, Budget budget) {
        return of(Sources.read(name, bytes, said, budget), Choices.NONE, budget);
    }

    /**
     * Reads a source.
     *
     * @param choices what somebody decided; records say themselves what they are, so of theirs only levels and arms count
     */
    public static OobImport of(Source source, Choices choices) {
        return of(source, choices, Budget.unbounded());
    }

    private static OobImport of(Source source, Choices choices, Budget budget) {
        List<TokenLine> lines = tokens(source.lines(), budget);
        Optional<RecordTable> records = source.records().or(() -> Dispositions.of(lines));
        List<Phrase> phrases = phrases(lines, budget);
        Alike alike = new Alike(phrases);
        Outline outline = Outline.of(phrases, alike.following(choices.roles()));
        ImportedOrder order = records.map(table -> RecordOrder.of(table, choices.levels(), choices.arms()))
                .orElseGet(() -> OrderBuilder.build(outline, alike.following(choices.levels()), choices.arms()));
        return new OobImport(source, phrases, outline, order);
    }

    private static List<TokenLine> tokens(List<SourceLine> lines, Budget budget) {
        Repeats<TokenLine> repeats = new Repeats<>(TokenLine::at);
        Legend legend = Legend.of(lines);
        int length = lines.stream().mapToInt(line -> line.text().length()).sum();
        return Lists.eachOf(lines.size(), length > MUCH_TEXT, i -> {
            TokenLine read = repeats.of(lines.get(i), printed -> Tokenizer.tokens(printed, legend));
            budget.take(Limit.TOKENS, read.tokens().size());
            return read;
        });
    }

    @SuppressWarnings(
            "ReferenceEquality") // A line without ditto marks is the same object, and follows from itself alone.
    private static List<Phrase> phrases(List<TokenLine> lines, Budget budget) {
        Repeats<List<Phrase>> repeats = new Repeats<>((known, to) -> Lists.mapped(known, phrase -> phrase.at(to)));
        List<TokenLine> meant = Dittos.resolved(lines);
        boolean cut = meant.size() != lines.size();
        List<Phrase> phrases = new ArrayList<>(meant.size());
        int tokens = meant.stream().mapToInt(line -> line.tokens().size()).sum();
        Lists.eachOf(meant.size(), tokens > MANY_TOKENS, i -> {
                    TokenLine line = meant.get(i);
                    if (line.tokens().size() > LONG) {
                        budget.goOn();
                    }
                    List<Phrase> read =
                            !cut && line == lines.get(i) ? repeats.of(line.source(), alone -> read(line)) : read(line);
                    budget.take(
                            Limit.PARTS,
                            read.stream()
                                    .mapToInt(phrase -> phrase.parts().size())
                                    .sum());
                    return read;
                })
                .forEach(phrases::addAll);
        return phrases;
    }

    private static List<Phrase> read(TokenLine line) {
        return Lists.mapped(LinesAsMeant.of(line), PhraseReader::read);
    }

    /** The same with a name for the only side, if the source gives it none. */
    public OobImport withSide(String name) {
        boolean nameless = order.sides().size() == 1 && order.sides().get(0).isEmpty() && !name.isEmpty();
        return nameless ? new OobImport(source, phrases, outline, order.withSides(List.of(name))) : this;
    }
}
