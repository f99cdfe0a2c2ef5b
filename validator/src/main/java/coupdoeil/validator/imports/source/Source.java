package coupdoeil.validator.imports.source;

import java.util.List;
import java.util.Optional;

/**
 * A file as lines, or as records if it says itself what is what.
 *
 * @param name as it was given
 * @param kind what it was read as
 * @param records of a database dump and the like; the lines are then those of the file
 * @param remarks what reading it left out or mended
 */
public record Source(
        String name, SourceKind kind, List<SourceLine> lines, Optional<RecordTable> records, List<String> remarks) {

    public Source {
        lines = List.copyOf(lines);
        remarks = List.copyOf(remarks);
    }

    /** How many lines and records it has. */
    public int length() {
        return lines.size() + records.map(table -> table.rows().size()).orElse(0);
    }
}
