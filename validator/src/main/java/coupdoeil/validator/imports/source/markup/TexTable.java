package coupdoeil.validator.imports.source.markup;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.source.grid.FlatRecords;
import coupdoeil.validator.imports.source.grid.Grid;
import coupdoeil.validator.imports.source.grid.GridLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table of TeX as lines: what spans it as headings, {@code \multicolumn{5}{l}{\textbf{Centre}} \\}, one as much below another
 * as it is set in; the rows between them below the names of its columns.
 */
final class TexTable {

    private static final Pattern RULE =
            Pattern.compile("\\s*\\\\(hline|hhline|toprule|midrule|bottomrule|addlinespace|cline"
                    + "|cmidrule|specialrule|endhead|endfirsthead|endfoot|endlastfoot|noalign|pagebreak|newpage|centering)(?![a-zA-Z])"
                    + "(?:\\([^)]*\\))?(?:\\[[^\\]]*\\])?(?:\\{[^}]*\\})*");
    private static final Pattern SPANNING =
            Pattern.compile("\\s*\\\\multicolumn\\s*\\{\\s*(\\d{1,2})\\s*\\}\\s*(?=\\{)");
    private static final Set<String> PARTING = Set.of("midrule", "hline", "endhead", "endfirsthead");

    private static final int BELOW_HEADINGS = 5;
    private static final int WIDEST = 200;
    private static final int MOST_HEADINGS = 3;

    private final String text;
    private final int end;
    /** Where the line is counted to. */
    private int counted;

    private int line;
    private int lineStart;

    private final List<SourceLine> lines = new ArrayList<>();
    private final List<List<Grid.Field>> headings = new ArrayList<>();
    private final List<List<Grid.Field>> rows = new ArrayList<>();
    private final List<Grid.Field> open = new ArrayList<>();
    /** Whether a rule has parted the headings from what stands below them. */
    private boolean parted;

    private final Budget budget;
    private int spanned;

    private TexTable(String text, int from, int end, int line, int lineStart, Budget budget) {
        this.budget = budget;
        this.text = text;
        this.end = end;
        this.counted = from;
        this.line = line;
        this.lineStart = lineStart;
    }

    /**
     * @param line on which the table begins
     * @param lineStart where that line begins
     */
    static List<SourceLine> lines(String text, int from, int end, int line, int lineStart, Budget budget) {
        TexTable table = new TexTable(text, from, end, line, lineStart, budget);
        table.read(from);
        table.block();
        return table.lines;
    }

    private void read(int from) {
        int depth = 0;
        int begin = rules(from);
        int at = begin;
        while (at < end) {
            char c = text.charAt(at);
            if (c == '\\' && at + 1 < end && text.charAt(at + 1) == '\\' && depth == 0) {
                cell(begin, at);
                row();
                at = rules(behindBreak(at + 2));
                begin = at;
            } else if (c == '\\') {
                at += 2;
            } else if (c == '&' && depth == 0) {
                cell(begin, at);
                begin = ++at;
            } else {
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                depth = Math.max(0, depth);
                at++;
            }
        }
        cell(begin, end);
        row();
    }

    /** Behind {@code [1ex]} or a star. */
    private int behindBreak(int at) {
        int from = at < end && text.charAt(at) == '*' ? at + 1 : at;
        int close = from < end && text.charAt(from) == '[' ? text.indexOf(']', from) : -1;
        return close < 0 || close > end ? from : close + 1;
    }

    /** Behind the rules and the like that begin here. */
    private int rules(int from) {
        int at = from;
        Matcher rule = RULE.matcher(text).region(from, end);
        while (rule.lookingAt()) {
            if (PARTING.contains(rule.group(1)) && (!rows.isEmpty() || !headings.isEmpty()) && !parted) {
                headings.addAll(rows.size() <= MOST_HEADINGS ? rows : rows.subList(0, 1));
                rows.removeAll(headings);
                parted = true;
            }
            at = rule.end();
            rule.region(at, end);
        }
        return at;
    }

    private void cell(int from, int to) {
        int start = from;
        while (start < to && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        for (; counted < start; counted++) {
            boolean breaks = text.charAt(counted) == '\n';
            line += breaks ? 1 : 0;
            lineStart = breaks ? counted + 1 : lineStart;
        }
        Matcher spanning = SPANNING.matcher(text).region(start, to);
        int columns = 1;
        String said = text.substring(start, to);
        if (spanning.lookingAt()) {
            columns = Math.max(1, Integer.parseInt(spanning.group(1)));
            int next = TexText.closing(text, spanning.end()) + 1; // how it is set
            said = next < to ? text.substring(next, to) : "";
        }
        String plain = TexText.plain(said).replace('\n', ' ').stripTrailing();
        spanned = open.isEmpty() ? columns : spanned;
        open.add(plain.isBlank() ? Grid.Field.EMPTY : new Grid.Field(plain, line, start - lineStart + 1, false));
        for (int i = 1; i < columns && open.size() < WIDEST; i++) {
            open.add(Grid.Field.EMPTY);
        }
    }

    private void row() {
        List<Grid.Field> row = List.copyOf(open);
        open.clear();
        budget.take(Limit.CELLS, row.size() + 1);
        long filled = row.stream().filter(field -> !field.isBlank()).count();
        boolean heads = filled == 1
                && spanned > 1
                && !row.get(0).isBlank()
                && !FlatRecords.isTotal(row.get(0).text());
        if (heads) {
            block();
            Grid.Field field = row.get(0);
            String bare = field.text().strip();
            int in = field.text().length() - field.text().stripLeading().length();
            lines.add(new SourceLine(
                    Mark.HEADING,
                    BELOW_HEADINGS + in,
                    List.of(new Cell(bare, field.line(), field.column())),
                    List.of(),
                    true));
        } else if (filled > 0) {
            rows.add(row.stream()
                    .map(field -> field.withText(field.text().strip()))
                    .toList());
        }
    }

    /** Adds the rows since the last heading. */
    private void block() {
        if (!parted && !rows.isEmpty()) {
            headings.add(rows.remove(0));
            parted = true;
        }
        if (rows.isEmpty()) {
            return;
        }
        Grid grid = new Grid();
        headings.forEach(grid::add);
        rows.forEach(grid::add);
        lines.addAll(GridLines.of(grid));
        rows.clear();
    }
}
