package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table whose headings are underlined one by one, so that the lines below them say how wide its columns are:
 * {@code Unit          Type  Str} over {@code ------------  ----  ---}. Names may be indented by what they belong to.
 */
final class RuledTable {

    private static final Pattern RULE = Pattern.compile("\\s*[-=_—–]{2,}(?:\\s+[-=_—–]{2,}){2,}\\s*");
    private static final Pattern RUN = Pattern.compile("\\S+");
    private static final int LONGEST = 400;

    /** A column: what it is called, and where it begins and the next one does. */
    private record Column(String name, ColumnKind kind, int start, int end) {

        String of(String line) {
            return line.substring(Math.min(start, line.length()), Math.min(end, line.length()));
        }
    }

    private final List<Column> columns = new ArrayList<>();
    private final int names;

    private RuledTable(String headings, String rule) {
        List<Integer> starts = new ArrayList<>();
        for (Matcher run = RUN.matcher(rule); run.find(); ) {
            starts.add(run.start());
        }
        for (int at = 0; at < starts.size(); at++) {
            int start = at == 0 ? 0 : starts.get(at);
            int end = at + 1 < starts.size() ? starts.get(at + 1) : LONGEST;
            String name = headings.substring(Math.min(start, headings.length()), Math.min(end, headings.length()));
            columns.add(new Column(name.strip(), ColumnKind.of(name.strip()), start, end));
        }
        int found = -1;
        for (int at = 0; at < columns.size() && found < 0; at++) {
            found = columns.get(at).kind() == ColumnKind.NAME ? at : -1;
        }
        this.names = found;
    }

    /** The table that begins at a line; empty if none does, or no column is called one of names and another one of figures. */
    static Optional<TableInText> at(String[] raw, int at) {
        if (at + 2 >= raw.length
                || raw[at].isBlank()
                || raw[at].length() > LONGEST
                || raw[at + 1].length() > LONGEST
                || !RULE.matcher(raw[at + 1]).matches()) {
            return Optional.empty();
        }
        RuledTable table = new RuledTable(raw[at], raw[at + 1]);
        boolean figures =
                table.columns.stream().anyMatch(column -> column.kind().isFigure());
        return table.names < 0 || !figures ? Optional.empty() : table.read(raw, at);
    }

    private Optional<TableInText> read(String[] raw, int from) {
        List<SourceLine> lines = new ArrayList<>();
        int rows = 2;
        int last = rows;
        boolean blank = true;
        while (from + rows < raw.length && (raw[from + rows].isBlank() || isRow(raw[from + rows]))) {
            String line = raw[from + rows];
            rows++;
            if (line.isBlank()) {
                blank = true;
            } else {
                lines.add(row(line, from + rows, blank));
                blank = false;
                last = rows;
            }
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(new TableInText(lines, last, true));
    }

    /** Whether a line keeps to the columns: no word runs from one into the next, and what counts is counted. */
    private boolean isRow(String line) {
        if (line.length() > LONGEST || columns.get(names).of(line).isBlank()) {
            return false;
        }
        for (Column column : columns) {
            boolean cut = column.start() > 0
                    && column.start() < line.length()
                    && line.charAt(column.start()) > ' '
                    && line.charAt(column.start() - 1) > ' ';
            String text = column.of(line).strip();
            boolean words = column.kind().isFigure()
                    && !text.isEmpty()
                    && text.chars().allMatch(letter -> Character.isLetter(letter) || letter == ' ');
            if (cut || words) {
                return false;
            }
        }
        return true;
    }

    /** A row; what no list of units says is left out. */
    private SourceLine row(String line, int number, boolean blank) {
        List<Cell> cells = new ArrayList<>();
        List<String> header = new ArrayList<>();
        Column naming = columns.get(names);
        String name = naming.of(line);
        int indent = naming.start() + name.length() - name.stripLeading().length();
        cells.add(new Cell(name.strip(), number, indent + 1));
        header.add("");
        for (Column column : columns) {
            String text = column.of(line).strip();
            boolean said = column.kind().isFigure()
                    || column.kind() == ColumnKind.COMMANDER
                    || column.kind() == ColumnKind.ARM;
            if (said && !text.isEmpty()) {
                cells.add(
                        new Cell(text, number, column.start() + column.of(line).indexOf(text) + 1));
                header.add(column.name());
            }
        }
        return new SourceLine(Mark.PLAIN, indent, cells, header, blank);
    }
}
