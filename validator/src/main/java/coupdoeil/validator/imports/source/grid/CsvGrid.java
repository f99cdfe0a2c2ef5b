package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.sheet.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Comma-, semicolon- and tab-separated values as a grid. A record stands on the line on which it begins. */
public final class CsvGrid {

    private static final int SAMPLE = 200;
    private static final int LONGEST_FIELD = 10_000;

    private final Grid grid = new Grid();
    private final String text;
    private final char delimiter;
    private final Budget budget;
    private int at;
    private int line = 1;
    private int lineStart;

    private CsvGrid(String text, char delimiter, Budget budget) {
        this.budget = budget;
        this.text = text;
        this.delimiter = delimiter;
    }

    /** The grid; empty if the file is no table of values by its name or by its look. */
    public static Optional<Grid> read(String name, String text, Budget budget) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean said = lower.endsWith(".csv") || lower.endsWith(".tsv");
        char delimiter = delimiter(text, said);
        if (delimiter == 0) {
            return Optional.empty();
        }
        CsvGrid reader = new CsvGrid(text, delimiter, budget);
        while (reader.at < text.length()) {
            reader.record();
        }
        return Optional.of(delimiter == '\t' ? ShortRows.placed(reader.grid) : reader.grid);
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

    private void record() {
        List<Grid.Field> row = new ArrayList<>();
        int began = line;
        boolean more = true;
        while (more) {
            int column = at - lineStart + 1;
            String field = field();
            row.add(field.isBlank()
                            ? Grid.Field.EMPTY
                            : new Grid.Field(Formula.read(field.strip()), began, column, false));
            more = at < text.length() && text.charAt(at) == delimiter;
            at += more ? 1 : 0;
        }
        newline();
        budget.renew(Limit.CELLS_OF_ROW);
        budget.take(Limit.CELLS_OF_ROW, row.size());
        grid.add(row);
    }

    private String field() {
        StringBuilder out = new StringBuilder();
        int blanks = at;
        while (blanks < text.length() && text.charAt(blanks) == ' ') {
            blanks++;
        }
        if (blanks < text.length() && text.charAt(blanks) == '"' && isClosed(blanks)) {
            at = blanks + 1;
            quoted(out);
        }
        while (at < text.length() && text.charAt(at) != delimiter && !isBreak(text.charAt(at))) {
            out.append(text.charAt(at++));
        }
        return out.toString();
    }

    /** Whether a quotation mark has its partner before a delimiter or the end; a ditto mark has none. */
    private boolean isClosed(int open) {
        int end = Math.min(text.length(), open + LONGEST_FIELD);
        if (open + 1 < end && text.charAt(open + 1) == delimiter) {
            return false;
        }
        for (int i = open + 1; i < end; i++) {
            if (text.charAt(i) == '"') {
                char next = i + 1 < text.length() ? text.charAt(i + 1) : '\n';
                if (next == '"') {
                    i++;
                } else {
                    return i > open + 1 && (next == delimiter || isBreak(next) || next == ' ');
                }
            }
        }
        return false;
    }

    private void quoted(StringBuilder out) {
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                if (at < text.length() && text.charAt(at) == '"') {
                    out.append('"');
                    at++;
                } else {
                    return;
                }
            } else if (isBreak(c)) {
                at--;
                newline();
                out.append('\n');
            } else {
                out.append(c);
            }
        }
    }

    private static boolean isBreak(char c) {
        return c == '\n' || c == '\r';
    }

    private void newline() {
        if (at < text.length()) {
            boolean pair = text.charAt(at) == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
            at += pair ? 2 : 1;
            line++;
            lineStart = at;
        }
    }
}
