package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a source: its text, or its cells if it is a row.
 *
 * @param level of the mark; of a row below 0 if it stands as deep as a heading, {@link #ROWS} above the others
 * @param header what the columns of the cells are called; empty if unsaid
 * @param afterBlank whether something empty stands before it
 */
public record SourceLine(Mark mark, int level, List<Cell> cells, List<String> header, boolean afterBlank) {

    /** So many levels below headings the rows of a table begin; a row of a lower level stands beside a heading. */
    public static final int ROWS = 40;

    public SourceLine {
        cells = List.copyOf(cells);
        header = List.copyOf(header);
    }

    public static SourceLine plain(int line, String text, boolean afterBlank) {
        int indent = indent(text);
        return new SourceLine(
                Mark.PLAIN, indent, List.of(new Cell(text.strip(), line, start(text) + 1)), List.of(), afterBlank);
    }

    /** The same on another physical line. @param blank whether something empty stands before it there, too */
    public SourceLine at(int number, boolean blank) {
        int down = number - line();
        List<Cell> moved = new ArrayList<>(cells.size());
        for (Cell cell : cells) {
            moved.add(new Cell(cell.text(), cell.line() + down, cell.column(), cell.continues()));
        }
        return new SourceLine(mark, level, moved, header, afterBlank || blank);
    }

    /** The same so many blanks further in. */
    public SourceLine further(int in) {
        return new SourceLine(mark, level + in, cells, header, afterBlank);
    }

    /** Physical line of the first cell, from 1. */
    public int line() {
        return cells.get(0).line();
    }

    /** All its text, cells parted by tabs. */
    public String text() {
        return cells.size() == 1
                ? cells.get(0).text().strip()
                : String.join("\t", cells.stream().map(Cell::text).toList()).strip();
    }

    private static int start(String text) {
        int at = 0;
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Blanks before the text, a tab counted as four. */
    private static int indent(String text) {
        int indent = 0;
        for (int at = 0; at < text.length() && isSpace(text.charAt(at)); at++) {
            indent += text.charAt(at) == '\t' ? 4 : 1;
        }
        return indent;
    }

    private static boolean isSpace(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }
}
