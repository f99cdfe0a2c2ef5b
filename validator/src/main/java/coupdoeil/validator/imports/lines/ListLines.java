package coupdoeil.validator.imports.lines;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The lines of a list in the order they are read, and which of them names what. Linear in the lines. */
public final class ListLines {

    private final List<ListLine> all = new ArrayList<>();
    /** The first on each physical line. */
    private final TreeMap<Integer, Integer> byLine = new TreeMap<>();
    /** By physical line and name; lists beside each other may have two of a name on one line. */
    private final Map<String, List<Integer>> byName = new HashMap<>();

    private ListLines() {}

    /** Of a list of which no line is looked at. */
    public static ListLines none() {
        return new ListLines();
    }

    public static ListLines of(OobImport read) {
        ListLines lines = new ListLines();
        if (read.source().records().isPresent()) {
            lines.records(read.source().records().get());
        } else {
            lines.entries(read.outline().entries());
        }
        return lines;
    }

    private void records(RecordTable table) {
        for (RecordTable.Row row : table.rows()) {
            List<Cell> cells = new ArrayList<>();
            List<String> header = new ArrayList<>();
            for (int column = 0; column < row.fields().size(); column++) {
                if (!row.field(column).isBlank()) {
                    cells.add(new Cell(row.field(column), row.line(), 0));
                    header.add(column < table.columns().size() ? table.columns().get(column) : "");
                }
            }
            if (!cells.isEmpty()) {
                byLine.putIfAbsent(row.line(), all.size());
                all.add(new ListLine(all.size(), row.line(), cells, header, 0, List.of()));
            }
        }
    }

    @SuppressWarnings("ReferenceEquality") // What one line of the source became stands together.
    private void entries(List<Entry> entries) {
        for (int from = 0; from < entries.size(); ) {
            SourceLine source = entries.get(from).phrase().line().source();
            int to = from;
            while (to < entries.size() && entries.get(to).phrase().line().source() == source) {
                names(entries.get(to));
                to++;
            }
            Entry first = entries.get(from);
            byLine.putIfAbsent(first.line(), all.size());
            all.add(new ListLine(
                    all.size(),
                    first.line(),
                    source.cells(),
                    source.header(),
                    first.depth(),
                    entries.subList(from, to)));
            from = to;
        }
    }

    private void names(Entry entry) {
        for (Part part : entry.phrase().parts()) {
            byName.computeIfAbsent(key(part.line(entry.line()), part.name()), none -> new ArrayList<>())
                    .add(all.size());
        }
    }

    public static String key(int line, String name) {
        return line + " " + name;
    }

    public List<ListLine> all() {
        return all;
    }

    /** The line that names something on a physical line; null if none does. @param before how many of its name were named there */
    public @Nullable ListLine of(int line, String name, int before) {
        List<Integer> named = byName.get(key(line, name));
        if (named != null) {
            return all.get(named.get(Math.min(before, named.size() - 1)));
        }
        Map.Entry<Integer, Integer> above = byLine.floorEntry(line);
        return above == null ? null : all.get(above.getValue());
    }
}
