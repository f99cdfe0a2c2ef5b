package coupdoeil.validator.imports;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.imports.source.SourceKind;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.source.ZipParts;
import coupdoeil.validator.imports.source.grid.CsvGrid;
import coupdoeil.validator.imports.source.grid.FlatRecords;
import coupdoeil.validator.imports.source.grid.Grid;
import coupdoeil.validator.imports.source.grid.GridLines;
import coupdoeil.validator.imports.source.grid.ZippedSheets;
import coupdoeil.validator.imports.source.markup.HtmlLines;
import coupdoeil.validator.imports.source.markup.OfficePage;
import coupdoeil.validator.imports.source.markup.TexLines;
import coupdoeil.validator.imports.source.markup.WikiLines;
import coupdoeil.validator.imports.source.records.DumpReader;
import coupdoeil.validator.imports.source.records.JsonSource;
import coupdoeil.validator.imports.source.records.JtsReader;
import coupdoeil.validator.imports.source.records.XmlSource;
import coupdoeil.validator.imports.source.records.YamlSource;
import coupdoeil.validator.imports.source.text.BarGrid;
import coupdoeil.validator.imports.source.text.PdfLines;
import coupdoeil.validator.imports.source.text.RtfText;
import coupdoeil.validator.imports.source.text.TextLines;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds out what a file is and reads it. */
public final class Sources {

    /** A longer cell is no line of a list that lost its line ends; reading it whole could take the square of its length. */
    private static final int LONGEST = 20_000;

    /** Nor is one of so many, a third of which are neither letters nor digits. */
    private static final int LONGEST_OF_SIGNS = 1_000;

    private Sources() {}

    /**
     * Reads a file.
     *
     * @param said how its text is written, if somebody has said so
     * @throws SourceFailure if it cannot be read at all, or not within the budget
     */
    public static Source read(String name, byte[] bytes, Optional<Charset> said, Budget budget) {
        budget.take(Limit.BYTES, bytes.length);
        Source whole = whole(name, bytes, said, budget);
        // However many lines the file has, what they were understood as counts.
        budget.renew(Limit.LINES);
        budget.take(Limit.LINES, whole.length());
        boolean tooLong = whole.lines().stream().anyMatch(Sources::isTooLong);
        if (!tooLong) {
            return whole;
        }
        List<String> remarks = new ArrayList<>(whole.remarks());
        remarks.add("lines of more than " + LONGEST + " characters, or " + LONGEST_OF_SIGNS + " signs, are cut");
        List<SourceLine> lines = whole.lines().stream()
                .flatMap(line -> isTooLong(line) ? cut(line).stream() : Stream.of(line))
                .toList();
        return new Source(name, whole.kind(), lines, whole.records(), remarks);
    }

    private static boolean isTooLong(SourceLine line) {
        for (Cell cell : line.cells()) {
            if (cell.text().length() > longest(cell.text())) {
                return true;
            }
        }
        return false;
    }

    /** Characters of a text that are read together. */
    private static int longest(String text) {
        if (text.length() <= LONGEST_OF_SIGNS) {
            return LONGEST_OF_SIGNS;
        }
        int signs = 0;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            signs += Character.isLetterOrDigit(sign) || Character.isWhitespace(sign) ? 0 : 1;
        }
        return 3 * signs > text.length() ? LONGEST_OF_SIGNS : LONGEST;
    }

    /** At blanks where there are any. */
    private static List<SourceLine> cut(SourceLine line) {
        List<SourceLine> cut = new ArrayList<>();
        for (Cell cell : line.cells()) {
            String text = cell.text();
            int longest = longest(text);
            int from = 0;
            while (from < text.length()) {
                int to = Math.min(text.length(), from + longest);
                int end = to < text.length() ? lastBlank(text, from, to) : to;
                Cell piece = new Cell(text.substring(from, end), cell.line(), cell.column() + from);
                cut.add(new SourceLine(line.mark(), line.level(), List.of(piece), List.of(), line.afterBlank()));
                from = end;
            }
        }
        return cut;
    }

    /** Where the last blank in a part of a text is; its end if there is none. */
    private static int lastBlank(String text, int from, int to) {
        for (int at = to; at > from; at--) {
            if (text.charAt(at) == ' ') {
                return at;
            }
        }
        return to;
    }

    private static Source whole(String name, byte[] bytes, Optional<Charset> said, Budget budget) {
        if (PdfLines.isPdf(bytes)) {
            return new Source(name, SourceKind.PDF, PdfLines.of(bytes, budget), Optional.empty(), List.of());
        }
        if (ZipParts.isZip(bytes)) {
            return packed(name, ZipParts.of(bytes, budget), budget);
        }
        NoText.refuse(bytes, said);
        Decoding decoding = Decoding.of(bytes, said);
        budget.takeText(decoding.text());
        Source source = text(name, decoding.text(), budget);
        if (!decoding.guessed()) {
            return source;
        }
        List<String> remarks = new ArrayList<>(source.remarks());
        remarks.add("read as " + decoding.charset().name() + ", for nothing in it says how it is written");
        return new Source(name, source.kind(), source.lines(), source.records(), remarks);
    }

    private static Source text(String name, String text, Budget budget) {
        List<String> remarks = new ArrayList<>();
        if (RtfText.isRtf(text)) {
            return new Source(name, SourceKind.RTF, TextLines.of(RtfText.of(text, budget)), Optional.empty(), remarks);
        }
        Optional<RecordTable> bars = BarGrid.read(text).flatMap(FlatRecords::records);
        if (bars.isPresent()) {
            return new Source(name, SourceKind.TEXT, List.of(), bars, remarks);
        }
        Optional<Source> objects = JsonSource.read(name, text);
        if (objects.isPresent()) {
            return objects.get();
        }
        Optional<Source> elements = HtmlLines.isHtml(text) ? Optional.empty() : XmlSource.read(name, text, budget);
        if (elements.isPresent()) {
            return elements.get();
        }
        if (HtmlLines.isHtml(text)) {
            return HtmlLines.of(name, text, budget);
        }
        Optional<RecordTable> dump = DumpReader.read(text);
        if (dump.isPresent()) {
            return new Source(name, SourceKind.DUMP, List.of(), dump, remarks);
        }
        Optional<RecordTable> game = JtsReader.read(text, remarks);
        if (game.isPresent()) {
            return new Source(name, SourceKind.JTS, List.of(), game, remarks);
        }
        if (TexLines.isTex(text)) {
            return new Source(name, SourceKind.TEX, TexLines.of(text, budget), Optional.empty(), remarks);
        }
        if (WikiLines.isWiki(text)) {
            return new Source(name, SourceKind.WIKI, WikiLines.of(text, budget), Optional.empty(), remarks);
        }
        Optional<Source> mappings = YamlSource.read(name, text, budget);
        if (mappings.isPresent()) {
            return mappings.get();
        }
        Optional<Grid> values = CsvGrid.read(name, text, budget);
        if (values.isPresent()) {
            Optional<RecordTable> records = FlatRecords.records(values.get());
            return new Source(
                    name,
                    SourceKind.CSV,
                    records.isPresent() ? List.of() : GridLines.of(values.get()),
                    records,
                    remarks);
        }
        return new Source(name, SourceKind.TEXT, TextLines.of(text), Optional.empty(), remarks);
    }

    private static Source packed(String name, ZipParts parts, Budget budget) {
        if (parts.kind() == SourceKind.DOCX || parts.kind() == SourceKind.ODT) {
            Source page = HtmlLines.of(name, OfficePage.html(parts, budget), budget);
            return new Source(name, parts.kind(), page.lines(), page.records(), page.remarks());
        }
        List<SourceLine> lines = new ArrayList<>();
        for (Grid grid : ZippedSheets.read(parts, budget)) {
            Optional<RecordTable> records = FlatRecords.records(grid);
            if (records.isPresent()) {
                return new Source(name, parts.kind(), List.of(), records, List.of());
            }
            lines.addAll(GridLines.of(grid));
        }
        return new Source(name, parts.kind(), lines, Optional.empty(), List.of());
    }
}
