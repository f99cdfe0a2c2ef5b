package coupdoeil.validator.imports.source.records;

import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceKind;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.List;
import java.util.Optional;

/** What stands in objects within objects: as lines where the units are texts below names, else as records. */
final class ObjectSource {

    private ObjectSource() {}

    /** The source; empty if nothing in it is a unit. */
    static Optional<Source> of(String name, SourceKind kind, JsonValue all, List<String> remarks) {
        List<SourceLine> lines = NamedLists.lines(all);
        if (!lines.isEmpty()) {
            return Optional.of(new Source(name, kind, lines, Optional.empty(), remarks));
        }
        Optional<RecordTable> records = ObjectRecords.of(all);
        return records.map(table -> new Source(name, kind, List.of(), Optional.of(table), remarks));
    }
}
