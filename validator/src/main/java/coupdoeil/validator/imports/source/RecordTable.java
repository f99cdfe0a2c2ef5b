package coupdoeil.validator.imports.source;

import java.util.List;

/** Records whose fields have names: a database dump, a game file, a table with columns for what belongs to what. */
public record RecordTable(List<String> columns, List<Row> rows) {

    /** A record: its physical line, from 1, and a text for each column; empty if unknown. */
    public record Row(int line, List<String> fields) {

        public Row {
            fields = List.copyOf(fields);
        }

        public String field(int column) {
            return column >= 0 && column < fields.size() ? fields.get(column) : "";
        }
    }

    public RecordTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }
}
