package coupdoeil.model.source;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An order of battle as somebody printed it: the lines read, what each was taken for, what was read in them and how sure
 * that is, what somebody settled, and what is still open. What was made of it stands in the pack's order of battle.
 *
 * @param id also the name of its file, {@code sources/<id>.json}; see {@link #isId}
 * @param name the file that was read
 * @param kind what it was read as: {@code text}, {@code html}, {@code csv} …
 * @param hash SHA-256 of its bytes, in hexadecimal: tells whether the file has changed since
 * @param citation where the source comes from, for people; empty if unsaid
 * @param parties the sides it lists
 * @param columns of records; empty unless the file is a table that says itself what belongs to what
 * @param rows its records; a source has lines or records
 * @param readings what each line was taken for
 * @param settled what somebody decided, by line
 * @param grammar what somebody said of how it is written
 * @param entries formations and units as read
 * @param open what is to settle
 */
@RecordBuilder
public record OobSource(
        String id,
        String name,
        String kind,
        String hash,
        String citation,
        List<Party> parties,
        List<Line> lines,
        List<String> columns,
        List<Row> rows,
        List<Reading> readings,
        List<Settled> settled,
        List<Rule> grammar,
        List<SourceEntry> entries,
        List<Open> open)
        implements OobSourceBuilder.With {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

    /**
     * A party of the battle.
     *
     * @param name as printed; empty if unsaid
     * @param commander as printed; empty if unsaid
     * @param side id of the pack's side that it was put into; empty if of none
     * @param army id of the army of that side
     */
    @RecordBuilder
    public record Party(String name, String commander, String side, String army)
            implements OobSourcePartyBuilder.With {}

    /**
     * A line, with what of the layout matters to the reading.
     *
     * @param mark {@code plain}, {@code item}, {@code leaf}, {@code heading} or {@code row}
     * @param level indentation, depth of the list, level of the heading, first column
     * @param afterBlank whether something empty stands before it
     * @param header what the columns of its cells are called; empty if unsaid
     */
    public record Line(String mark, int level, boolean afterBlank, List<String> header, List<Cell> cells) {
        public Line {
            header = List.copyOf(header);
            cells = List.copyOf(cells);
        }
    }

    /**
     * A piece of text.
     *
     * @param line physical line in the file, from 1
     * @param column character of that line, from 1
     * @param continues whether it goes on with what the cell before it began
     */
    public record Cell(String text, int line, int column, boolean continues) {}

    /** A record of a table: its physical line, from 1, and a text for each column. */
    public record Row(int line, List<String> fields) {
        public Row {
            fields = List.copyOf(fields);
        }
    }

    /**
     * What a line was taken for: {@code side}, {@code formation}, {@code unit}, {@code person}, {@code total} or
     * {@code note}.
     *
     * @param other what else it might be
     * @param confidence 0 to 1
     */
    public record Reading(int line, String role, String other, double confidence) {}

    /**
     * What somebody decided about a line.
     *
     * @param role what it is; empty if that was not the question
     * @param level the echelon of what stands on it; empty if that was not the question
     * @param arm of the units on it; empty if that was not the question
     * @param kept rules whose findings about it are settled by leaving it as it was read
     */
    @RecordBuilder
    public record Settled(int line, String role, String level, String arm, List<String> kept)
            implements OobSourceSettledBuilder.With {
        public static final Settled NOTHING = new Settled(0, "", "", "", List.of());

        public Settled {
            kept = List.copyOf(kept);
        }
    }

    /**
     * What somebody said of how the list is written.
     *
     * @param kind of its lines, or {@code list} for all of it
     * @param property what of them: {@code role}, {@code under}, {@code slot:last figure} …
     * @param value what it is; {@code none} and {@code unknown} are answers, too
     */
    public record Rule(String kind, String property, String value) {}

    /**
     * Something to settle.
     *
     * @param rule id in the catalogue, {@code OOB-…}
     * @param lines physical lines it concerns, the first the one it is about
     */
    public record Open(String rule, List<Integer> lines, String message) {
        public Open {
            lines = List.copyOf(lines);
        }
    }

    /** @throws IllegalArgumentException if the id makes no file name */
    public OobSource {
        if (!isId(id)) {
            throw new IllegalArgumentException("no id of a source: " + id);
        }
        parties = List.copyOf(parties);
        lines = List.copyOf(lines);
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        readings = List.copyOf(readings);
        settled = List.copyOf(settled);
        grammar = List.copyOf(grammar);
        entries = List.copyOf(entries);
        open = List.copyOf(open);
    }

    /** Whether a text can be the id of a source: letters, digits, points, hyphens and underscores, 100 at most. */
    public static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    /** What was decided about a line. */
    public Optional<Settled> settled(int line) {
        return settled.stream().filter(known -> known.line() == line).findFirst();
    }
}
