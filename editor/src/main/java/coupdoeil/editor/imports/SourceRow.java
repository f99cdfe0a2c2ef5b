package coupdoeil.editor.imports;

import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceKind;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A physical line of a source, as it is shown beside the order of battle.
 *
 * @param line from 1
 * @param text as printed, with blanks for its indentation; cells parted by bars
 * @param reading what it was taken for, in a word or two
 */
record SourceRow(int line, String text, String reading, Mood mood) {

    /** How sure its reading is. */
    enum Mood {
        CERTAIN,
        /** Nothing of an order of battle. */
        NOTE,
        /** Something about it is open, or its confidence is low. */
        DOUBTED,
        /** It may hold units, but was not read. */
        UNREAD
    }

    static final double LOW = 0.5;
    private static final int DEEPEST = 40;

    /** The lines of a source. @param kept the same source with what is open about it */
    static List<SourceRow> of(OobImport read, OobSource kept) {
        Map<Integer, String> readings = readings(read, kept);
        Map<Integer, Mood> moods = moods(kept);
        List<SourceRow> rows = new ArrayList<>();
        read.source()
                .records()
                .ifPresent(table -> table.rows()
                        .forEach(row ->
                                rows.add(row(row.line(), String.join(" \u2502 ", row.fields()), readings, moods))));
        for (SourceLine line : read.source().lines()) {
            texts(line, read.source().kind()).forEach((number, text) -> rows.add(row(number, text, readings, moods)));
        }
        return rows;
    }

    private static SourceRow row(int line, String text, Map<Integer, String> readings, Map<Integer, Mood> moods) {
        String reading = readings.getOrDefault(line, "");
        boolean note = reading.isEmpty() || reading.equals(Role.NOTE.key());
        return new SourceRow(line, text, reading, moods.getOrDefault(line, note ? Mood.NOTE : Mood.CERTAIN));
    }

    /** The texts of a line by physical line: a wrapped one has several. */
    private static Map<Integer, String> texts(SourceLine line, SourceKind kind) {
        boolean printed = kind == SourceKind.TEXT || kind == SourceKind.PDF;
        Map<Integer, StringBuilder> texts = new TreeMap<>();
        for (Cell cell : line.cells()) {
            StringBuilder text = texts.computeIfAbsent(cell.line(), none -> new StringBuilder());
            if (!text.isEmpty()) {
                text.append(line.mark() == Mark.ROW ? " \u2502 " : "  ");
            } else if (printed) {
                text.append(" ".repeat(Math.max(0, Math.min(DEEPEST, cell.column() - 1))));
            } else if (line.mark().isEntry()) {
                text.append("  ".repeat(Math.max(0, Math.min(DEEPEST / 2, line.level()))));
            }
            text.append(cell.text());
        }
        Map<Integer, String> out = new TreeMap<>();
        texts.forEach((number, text) -> out.put(number, text.toString()));
        return out;
    }

    private static Map<Integer, String> readings(OobImport read, OobSource kept) {
        Map<Integer, String> readings = new HashMap<>();
        for (Entry entry : read.outline().entries()) {
            readings.merge(entry.line(), entry.role().key(), (one, other) -> one.equals(Role.NOTE.key()) ? other : one);
        }
        Map<Integer, Integer> units = new HashMap<>();
        for (SourceEntry entry : kept.entries()) {
            if (entry.unit()) {
                int many = units.merge(entry.line(), 1, Integer::sum);
                String arm = entry.arm().isEmpty() ? "" : ", " + entry.arm();
                readings.put(entry.line(), many > 1 ? many + " units" + arm : entry.echelon() + arm);
            } else if (!units.containsKey(entry.line())) {
                readings.put(entry.line(), entry.echelon());
            }
        }
        return readings;
    }

    private static Map<Integer, Mood> moods(OobSource kept) {
        Map<Integer, Mood> moods = new HashMap<>();
        kept.entries().stream()
                .filter(entry -> isDoubted(entry, kept))
                .forEach(entry -> moods.put(entry.line(), Mood.DOUBTED));
        for (OobSource.Open open : kept.open()) {
            Mood mood = open.rule().equals(ImportRemark.UNREAD) ? Mood.UNREAD : Mood.DOUBTED;
            open.lines().stream().limit(1).forEach(line -> moods.put(line, mood));
        }
        return moods;
    }

    /** Whether its confidence is low and nobody has said that it is right so. */
    static boolean isDoubted(SourceEntry entry, OobSource kept) {
        return entry.confidence() < LOW
                && kept.settled(entry.line())
                        .filter(settled -> settled.kept().contains(ImportRemark.READING))
                        .isEmpty();
    }
}
