package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.sheet.Formula;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Comma-, semicolon- and tab-separated values as a grid. A record stands on the line on which it begins. */
public final class CsvGrid {

    private static final int SAMPLE = 200;

    private CsvGrid() {}

    /** The grid; empty if the file is no table of values by its name or by its look. */
    public static Optional<Grid> read(String name, String text, Budget budget) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean said = lower.endsWith(".csv") || lower.endsWith(".tsv");
        char delimiter = delimiter(text, said);
        if (delimiter == 0) {
            return Optional.empty();
        }
        if (delimiter == ',') {
            // Tabs and semicolons were counted with the text; commas stand in any.
            budget.take(Limit.CELLS, text.chars().filter(sign -> sign == ',').count());
        }
        Grid grid = records(DittoMarks.hidden(text, delimiter), delimiter, budget);
        return Optional.of(delimiter == '\t' ? ShortRows.placed(grid) : grid);
    }

    private static Grid records(String text, char delimiter, Budget budget) {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(delimiter)
                .setIgnoreEmptyLines(false)
                .setIgnoreSurroundingSpaces(true)
                .setTrailingData(true)
                .setLenientEof(true)
                .get();
        Grid grid = new Grid();
        try (CSVParser parser = CSVParser.parse(text, format)) {
            Iterator<CSVRecord> records = parser.iterator();
            int line = 1;
            while (records.hasNext()) {
                CSVRecord record = records.next();
                budget.renew(Limit.CELLS_OF_ROW);
                budget.take(Limit.CELLS_OF_ROW, record.size());
                grid.add(row(record, text, line));
                line = (int) parser.getCurrentLineNumber() + 1;
            }
        } catch (IOException | UncheckedIOException e) {
            throw new SourceFailure("its values cannot be told apart: " + e.getMessage());
        }
        return grid;
    }

    private static List<Grid.Field> row(CSVRecord record, String text, int line) {
        List<Grid.Field> row = new ArrayList<>(record.size());
        int start = (int) record.getCharacterPosition();
        int at = start;
        for (String value : record) {
            String stripped = value.strip();
            if (stripped.isEmpty()) {
                row.add(Grid.Field.EMPTY);
            } else {
                String begins = start(stripped);
                at = Math.max(at, text.indexOf(begins, at));
                String shown = Formula.read(DittoMarks.shown(stripped));
                row.add(new Grid.Field(shown, line, at - start + 1, false));
                at += begins.length();
            }
        }
        return row;
    }

    /** As much of a value as stands in the text as it is. */
    private static String start(String value) {
        int at = 0;
        while (at < value.length() && value.charAt(at) != '"' && value.charAt(at) != '\n') {
            at++;
        }
        return value.substring(0, at);
    }

    /** The sign that parts the most lines into the same number of fields; 0 if none does in most of them. */
    private static char delimiter(String text, boolean said) {
        List<String> lines =
                text.lines().filter(line -> !line.isBlank()).limit(SAMPLE).toList();
        char best = 0;
        double most = said ? 0 : 0.8;
        for (char sign : said ? new char[] {';', '\t', ','} : new char[] {'\t', ';'}) {
            long commonest = 0;
            long with = 0;
            for (String line : lines) {
                long count = line.chars().filter(c -> c == sign).count();
                with += count > 0 ? 1 : 0;
                commonest = Math.max(commonest, count);
            }
            double share = lines.isEmpty() ? 0 : (double) with / lines.size();
            boolean regular = said || commonest >= 2 && isRegular(lines, sign);
            if (share > most && regular) {
                most = share;
                best = sign;
            }
        }
        return best == 0 && said ? ',' : best;
    }

    private static boolean isRegular(List<String> lines, char sign) {
        long expected = lines.get(0).chars().filter(c -> c == sign).count();
        long same = lines.stream()
                .filter(line -> line.chars().filter(c -> c == sign).count() == expected)
                .count();
        return lines.size() >= 3 && expected >= 2 && 10 * same >= 8 * lines.size();
    }
}
