package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.words.Folding;
import coupdoeil.validator.imports.words.WordList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Grids as lines: lists that stand side by side one after the other, columns that hold formations as lines above those of
 * their units, ditto marks resolved.
 */
public final class GridLines {

    private static final Set<String> DITTO = Set.of("\"", "”", "“", "″", "''", "〃", "„", "»", "«");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern NOTHING = Pattern.compile("[–—-]+");

    private static final int BELOW_HEADINGS = 5;

    private final Grid grid;
    private final GridHeader header;
    private final List<SourceLine> lines = new ArrayList<>();
    /** By column, whether it says the same again and again. */
    private final Map<Integer, Boolean> repeating = new HashMap<>();

    private boolean blank = true;

    private GridLines(Grid grid) {
        this.header = GridHeader.of(grid);
        this.grid = header.starts().size() == 1 ? together(grid) : grid;
    }

    /** The rows of a table as lines, list by list where several stand beside or below each other. */
    public static List<SourceLine> of(Grid grid) {
        Optional<List<SourceLine>> turned = TurnedLists.read(grid);
        if (turned.isPresent()) {
            return turned.get();
        }
        List<SourceLine> lines = new ArrayList<>();
        for (Grid list : StackedLists.of(PairedColumns.parted(grid))) {
            lines.addAll(new GridLines(list).lists());
        }
        return lines;
    }

    private List<SourceLine> lists() {
        List<Integer> starts = header.starts();
        for (int i = 0; i < starts.size(); i++) {
            int end = i + 1 < starts.size() ? starts.get(i + 1) : grid.width();
            list(starts.get(i), end);
        }
        return lines;
    }

    private void list(int from, int end) {
        blank = true;
        boolean titled = false;
        for (int row = 0; row < header.titles(); row++) {
            for (int column = from; column < end; column++) {
                Grid.Field field = grid.at(row, column);
                if (!field.isBlank()) {
                    Mark mark = titled ? Mark.PLAIN : Mark.HEADING; // What stands below the title says more of it.
                    add(new SourceLine(mark, row + 1, List.of(cell(field)), List.of(), blank));
                }
            }
            titled |= grid.filled(row) > 0;
        }
        for (int column = from; column < end && header.rows() > 0; column++) {
            Grid.Field field = grid.at(header.rows() - 1, column);
            if (FormationNames.NUMBERED.matcher(field.text()).find()) {
                add(new SourceLine(Mark.HEADING, header.rows(), List.of(cell(field)), List.of(), blank));
            }
        }
        String[] last = new String[end - from];
        for (int row = header.rows(); row < grid.height(); row++) {
            row(row, from, end, last);
        }
    }

    private void row(int row, int from, int end, @Nullable String[] last) {
        if (isTitle(row, from)) {
            title(grid.at(row, from));
            return;
        }
        List<Cell> cells = new ArrayList<>();
        List<String> names = new ArrayList<>();
        int lowest = lowestNames(from, end);
        int level = 0;
        boolean fresh = false;
        boolean said = false;
        List<Integer> figured = List.of();
        int several = 0;
        int without = -1;
        boolean measured =
                header.names().stream().anyMatch(name -> ColumnKind.of(name).isFigure());
        for (int column = from; column < end; column++) {
            Grid.Field field = ditto(grid.at(row, column), last[column - from]);
            String name = header.names().get(column);
            ColumnKind kind = ColumnKind.of(name);
            if (field.isBlank()
                    || figured.contains(column)
                    || isLeader(column, lowest, kind)
                    || isOfFormation(column, from, lowest)) {
                continue;
            }
            said = true;
            boolean total = isTotal(row, column, lowest);
            boolean above = column < lowest && isNames(column, kind) && !total;
            without = total ? column - from : without; // What it sums up stands above it.
            if (above && NOTHING.matcher(field.text()).matches()) {
                without = column - from; // It belongs to nothing of this level.
            } else if (above) {
                without = -1;
                boolean repeats = !fresh && field.text().equals(last[column - from]);
                if (!repeats) {
                    fresh = true;
                    above(led(field, row, column, lowest), column - from, name, kind);
                    figures(row, column, lowest);
                }
            } else if (ColumnKind.isOther(name)
                    || kind == ColumnKind.NONE && !name.isEmpty() && GridHeader.isFigure(field.text()) && measured) {
                continue;
            } else if (kind.isFigure() && !cells.isEmpty() && several > 1 && figured.isEmpty()) {
                // Behind several units stands what all of them have.
                add(new SourceLine(Mark.ROW, level, List.copyOf(cells), List.copyOf(names), blank));
                cells.clear();
                names.clear();
                cells.add(cell(field));
                names.add(name);
                several = 0;
            } else if (!cells.isEmpty() && !beside(row, column, end).isEmpty()) {
                add(new SourceLine(Mark.ROW, level, List.copyOf(cells), List.copyOf(names), blank));
                cells.clear();
                names.clear();
                figured = several(row, column, end, column - from, cells, names);
                level = column - from;
            } else if (!cells.isEmpty()
                    || !FormationNames.LINE.matcher(field.text()).find()) {
                level = cells.isEmpty() ? column - from : level;
                cells.add(cell(field));
                names.add(kind == ColumnKind.NAME ? "" : name);
            } else {
                several = lines(field).size();
                figured = several(row, column, end, column - from, cells, names);
                level = column - from;
            }
            last[column - from] = field.text();
        }
        if (!cells.isEmpty()) {
            int beside = without < 0 ? besideFormation(row, from, lowest) : without;
            add(new SourceLine(
                    Mark.ROW, beside < 0 ? level : BELOW_HEADINGS + beside - SourceLine.ROWS, cells, names, blank));
        }
        blank = !said;
    }

    /** Whether a cell among those of formations says that the figures of its row, which names no unit, are a total. */
    private boolean isTotal(int row, int column, int lowest) {
        return grid.at(row, lowest).isBlank()
                && FlatRecords.isTotal(grid.at(row, column).text());
    }

    /** Whether a column says who commands what the column before it names. */
    private boolean isLeader(int column, int lowest, ColumnKind kind) {
        return kind == ColumnKind.COMMANDER
                && column > 0
                && column < lowest
                && isNames(column - 1, ColumnKind.of(header.names().get(column - 1)));
    }

    /** Whether a column counts what the columns of formations left of it name. */
    private boolean isOfFormation(int column, int from, int lowest) {
        return column < lowest
                && ColumnKind.of(header.names().get(column)).isFigure()
                && IntStream.range(from, column)
                        .anyMatch(left ->
                                isNames(left, ColumnKind.of(header.names().get(left))));
    }

    /** Behind the name of a formation, what the columns between it and the next names count of it. */
    private void figures(int row, int column, int lowest) {
        SourceLine formation = lines.get(lines.size() - 1);
        List<Cell> cells = new ArrayList<>(formation.cells());
        List<String> names = new ArrayList<>(Collections.nCopies(cells.size(), ""));
        for (int right = column + 1; right < lowest; right++) {
            String name = header.names().get(right);
            if (isNames(right, ColumnKind.of(name))) {
                break;
            }
            Grid.Field field = grid.at(row, right);
            if (ColumnKind.of(name).isFigure() && GridHeader.isFigure(field.text())) {
                cells.add(cell(field));
                names.add(name);
            }
        }
        if (cells.size() > formation.cells().size()) {
            lines.set(
                    lines.size() - 1,
                    new SourceLine(formation.mark(), formation.level(), cells, names, formation.afterBlank()));
        }
    }

    /** A formation, with its commander if the next column has one. */
    private Grid.Field led(Grid.Field field, int row, int column, int lowest) {
        boolean led = column + 1 < grid.width()
                && isLeader(column + 1, lowest, ColumnKind.of(header.names().get(column + 1)));
        Grid.Field leader = led ? grid.at(row, column + 1) : Grid.Field.EMPTY;
        return leader.isBlank()
                ? field
                : field.withText(FormationNames.withLeader(
                        field.text(), leader.text().replace('\n', ' ').strip()));
    }

    /** In a table without headings, a formation alone in its row, which spans all of it. */
    private boolean isTitle(int row, int from) {
        return header.rows() == 0
                && from == 0
                && grid.width() > 1
                && grid.filled(row) == 1
                && FormationNames.isEchelon(grid.at(row, 0).text());
    }

    private void title(Grid.Field field) {
        for (String name : FormationNames.named(field.text())) {
            Cell cell = new Cell(name.replace('\n', ' ').strip(), field.line(), field.column());
            add(new SourceLine(Mark.HEADING, 1, List.of(cell), List.of(), blank));
        }
    }

    /**
     * In a table that repeats in each row what its unit belongs to, a blank says that it belongs to nothing so low: the
     * first of the blank columns that end those of formations, counted from the first of the list; -1 if there is none.
     */
    private int besideFormation(int row, int from, int lowest) {
        int beside = -1;
        boolean filled = false;
        for (int column = from; column < lowest; column++) {
            if (isNames(column, ColumnKind.of(header.names().get(column)))) {
                boolean blank = grid.at(row, column).isBlank();
                filled |= !blank;
                if (!blank) {
                    beside = -1;
                } else if (beside < 0) {
                    beside = column - from;
                }
            }
        }
        return beside >= 0 && filled && repeats(from + beside) ? beside : -1;
    }

    /** Whether a column says the same as above it, instead of leaving it out. */
    private boolean repeats(int column) {
        return repeating.computeIfAbsent(column, this::findsRepeated);
    }

    private boolean findsRepeated(int column) {
        for (int row = header.rows() + 1; row < grid.height(); row++) {
            Grid.Field field = grid.at(row, column);
            if (!field.isBlank() && field.text().equals(grid.at(row - 1, column).text())) {
                return true;
            }
        }
        return false;
    }

    private Grid together(Grid table) {
        int lowest = lowestNames(0, table.width());
        List<Integer> above = IntStream.range(0, lowest)
                .filter(column -> isNames(column, ColumnKind.of(header.names().get(column))))
                .boxed()
                .toList();
        return TableOrder.together(table, header.rows(), above, lowest);
    }

    /** The column of the lowest names; what stands left of it are formations. */
    private int lowestNames(int from, int end) {
        int lowest = from;
        for (int column = from; column < end; column++) {
            if (isNames(column, ColumnKind.of(header.names().get(column)))) {
                lowest = column;
            }
        }
        return lowest;
    }

    /** Whether a column holds names of formations or units: it says so, or says nothing and holds words. */
    private boolean isNames(int column, ColumnKind kind) {
        boolean named = kind == ColumnKind.NAME || kind == ColumnKind.SIDE || kind == ColumnKind.NATION && column == 0;
        return named
                || header.rows() > 0
                        && kind == ColumnKind.NONE
                        && FormationNames.isEchelon(header.names().get(column));
    }

    private void above(Grid.Field field, int level, String name, ColumnKind kind) {
        for (String text : FormationNames.named(field.text())) {
            if (!text.isBlank()) {
                boolean side = kind == ColumnKind.SIDE || kind == ColumnKind.NATION;
                add(new SourceLine(
                        Mark.HEADING,
                        side ? 1 : BELOW_HEADINGS + level,
                        List.of(new Cell(FormationNames.whole(text, name, kind), field.line(), field.column())),
                        List.of(),
                        blank));
            }
        }
    }

    /**
     * A cell with several lines holds several units; what stands right of it is of all of them, unless it has as many lines:
     * then each has its own. The columns of those.
     */
    private List<Integer> several(int row, int column, int end, int level, List<Cell> cells, List<String> names) {
        List<Cell> units = lines(grid.at(row, column));
        List<Integer> figured = beside(row, column, end);
        List<List<Cell>> figures =
                figured.stream().map(right -> lines(grid.at(row, right))).toList();
        for (int i = 0; i < units.size(); i++) {
            List<Cell> unit = new ArrayList<>(List.of(units.get(i)));
            List<String> said = new ArrayList<>(List.of(""));
            for (int at = 0; at < figured.size(); at++) {
                unit.add(figures.get(at).get(i));
                said.add(header.names().get(figured.get(at)));
            }
            if (i + 1 < units.size()) {
                add(new SourceLine(Mark.ROW, level, unit, figured.isEmpty() ? List.of() : said, false));
            } else {
                cells.addAll(unit);
                names.addAll(said);
            }
        }
        return figured;
    }

    /** The columns right of one with several lines that have as many. */
    private List<Integer> beside(int row, int column, int end) {
        int lines = lines(grid.at(row, column)).size();
        List<Integer> beside = new ArrayList<>();
        for (int right = column + 1; lines > 1 && right < end; right++) {
            if (lines(grid.at(row, right)).size() == lines) {
                beside.add(right);
            }
        }
        return beside;
    }

    private static List<Cell> lines(Grid.Field field) {
        List<Cell> lines = new ArrayList<>();
        int breaks = 0;
        for (String text : FormationNames.LINE.split(field.text())) {
            if (!text.isBlank()) {
                lines.add(new Cell(text.replace('\n', ' ').strip(), field.lineOf(breaks), field.column()));
            }
            breaks += 1 + (int) text.chars().filter(c -> c == '\n').count();
        }
        return lines;
    }

    private void add(SourceLine line) {
        lines.add(line);
        blank = false;
    }

    private static Cell cell(Grid.Field field) {
        return new Cell(field.text().replace('\n', ' ').strip(), field.line(), field.column());
    }

    /** A ditto mark stands for what is above it: the whole cell, or the word in its place. */
    private static Grid.Field ditto(Grid.Field field, @Nullable String above) {
        String text = field.text().strip();
        if (above == null || text.isEmpty()) {
            return field;
        }
        if (text.equals("»") && GridHeader.isFigure(above)) {
            return Grid.Field.EMPTY; // In the columns of figures of French tables it says that there is none.
        }
        if (isDitto(text)) {
            return field.withText(above);
        }
        String[] words = BLANKS.split(text);
        String[] source = null;
        boolean any = false;
        for (int i = 0; i < words.length; i++) {
            if (isDitto(words[i])) {
                source = source == null ? BLANKS.split(above.strip()) : source;
                any |= i < source.length;
                boolean last = i > 0 && (i + 1 == words.length || words[i + 1].startsWith("("));
                words[i] = i >= source.length ? words[i] : last ? rest(source, i) : source[i];
            }
        }
        return any ? field.withText(String.join(" ", words)) : field;
    }

    /** The words of a cell from one on, up to what stands in brackets: {@code de ligne italien}. */
    private static String rest(String[] words, int from) {
        int end = from + 1;
        while (end < words.length && !words[end].startsWith("(")) {
            end++;
        }
        return String.join(" ", Arrays.copyOfRange(words, from, end));
    }

    /** Whether a cell says nothing, or in a ditto mark that it says what is above it. */
    static boolean isLeftOut(Grid.Field field) {
        return field.isBlank()
                || Arrays.stream(BLANKS.split(field.text().strip())).anyMatch(GridLines::isDitto);
    }

    private static boolean isDitto(String word) {
        return DITTO.contains(word) || WordList.DITTO.has(Folding.fold(word));
    }
}
