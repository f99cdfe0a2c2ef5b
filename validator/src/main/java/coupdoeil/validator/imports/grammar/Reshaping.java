package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lines that are not what stands on a line of the file: they go on with the one above, or each of them holds several.
 *
 * @param places where the lines begin, see {@link #place}
 * @param cut what parts them; null if they are joined with the line above
 */
record Reshaping(Set<String> places, @Nullable Cut cut) {

    Reshaping {
        places = Set.copyOf(places);
    }

    static Reshaping of(LineKind kind, @Nullable Cut cut) {
        Set<String> places = new HashSet<>();
        kind.lines().forEach(line -> places.add(place(line.cells().get(0))));
        return new Reshaping(places, cut);
    }

    private static String place(Cell cell) {
        return cell.line() + ":" + cell.column();
    }

    /** The list as it is with them; records say themselves what they are and stay. Linear in the text. */
    Source applied(Source source) {
        List<SourceLine> lines = new ArrayList<>();
        for (SourceLine line : source.lines()) {
            if (!places.contains(place(line.cells().get(0)))) {
                lines.add(line);
            } else if (cut != null) {
                cut(cut, line, lines);
            } else if (lines.isEmpty()) {
                lines.add(line);
            } else {
                lines.set(lines.size() - 1, joined(lines.get(lines.size() - 1), line));
            }
        }
        return new Source(source.name(), source.kind(), lines, source.records(), source.remarks());
    }

    private static void cut(Cut cut, SourceLine line, List<SourceLine> to) {
        Cell cell = line.cells().get(0);
        List<int[]> parts = line.cells().size() > 1 ? List.of() : cut.parts(cell.text());
        if (parts.size() < 2) {
            to.add(line);
            return;
        }
        boolean first = true;
        for (int[] part : parts) {
            String text = cell.text().substring(part[0], part[1]);
            Cell own = new Cell(text.strip(), cell.line(), cell.column() + part[0] + leading(text));
            to.add(new SourceLine(line.mark(), line.level(), List.of(own), line.header(), first && line.afterBlank()));
            first = false;
        }
    }

    private static int leading(String text) {
        return text.length() - text.stripLeading().length();
    }

    /** A row goes on cell by cell. */
    private static SourceLine joined(SourceLine above, SourceLine line) {
        boolean rows = above.mark() == Mark.ROW
                && line.mark() == Mark.ROW
                && above.cells().size() == line.cells().size();
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < above.cells().size(); i++) {
            Cell cell = above.cells().get(i);
            String more = rows ? line.cells().get(i).text() : "";
            cells.add(new Cell((cell.text() + " " + more).strip(), cell.line(), cell.column(), cell.continues()));
        }
        if (!rows) {
            line.cells().forEach(cell -> cells.add(new Cell(cell.text(), cell.line(), cell.column(), true)));
        }
        return new SourceLine(above.mark(), above.level(), cells, above.header(), above.afterBlank());
    }
}
