package coupdoeil.validator.imports.source.records;

import coupdoeil.validator.imports.source.RecordTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Database dumps: PostgreSQL's {@code COPY … FROM stdin} and {@code INSERT INTO … VALUES}. Nothing in them is run. */
public final class DumpReader {

    private static final Pattern COPY = Pattern.compile(
            "COPY\\s+(" + DumpSchema.NAME + ")\\s*\\(([^)]*)\\)\\s+FROM\\s+stdin.*", Pattern.CASE_INSENSITIVE);
    private static final Pattern INSERT = Pattern.compile(
            "INSERT\\s+INTO\\s+(" + DumpSchema.NAME + ")\\s*(?:\\(([^)]*)\\))?\\s*VALUES\\s*(.*)",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    /** One of them stands in every dump; asked first, for hardly a text is one. */
    private static final List<String> HINTS = List.of("COPY ", "copy ", "INSERT", "insert", "Insert");

    private static final Pattern START = Pattern.compile("\\s*INSERT\\s+INTO\\s", Pattern.CASE_INSENSITIVE);
    private static final Pattern VALUES = Pattern.compile("(?U)\\bVALUES\\b", Pattern.CASE_INSENSITIVE);

    private static final String END = "\\.";
    private static final String NULL = "\\N";

    /** A statement that goes on for longer makes no table. */
    private static final int LONGEST = 500;

    private static final int MOST_HEADED = 5;

    private final String[] lines;
    private final DumpSchema schema = new DumpSchema();
    private final Map<String, DumpTables.Table> tables = new LinkedHashMap<>();
    private List<RecordTable.Row> rows = new ArrayList<>();

    private DumpReader(String[] lines) {
        this.lines = lines;
    }

    /** The largest table of a dump with those that it is linked to; empty if the text is none. */
    public static Optional<RecordTable> read(String text) {
        if (HINTS.stream().noneMatch(text::contains)) {
            return Optional.empty();
        }
        DumpReader reader = new DumpReader(text.split("\r\n|\n|\r", -1));
        for (int at = 0; at < reader.lines.length; at++) {
            at = reader.statement(at);
        }
        RecordTable all = DumpTables.joined(List.copyOf(reader.tables.values()), reader.schema);
        return all.rows().isEmpty() ? Optional.empty() : Optional.of(all);
    }

    /** Reads the statement that begins on a line; the index of the last line used. */
    private int statement(int first) {
        int at = first;
        if (DumpSchema.isPart(lines[at])) {
            int end = end(at);
            schema.add(String.join("\n", Arrays.asList(lines).subList(at, end + 1)));
            return end;
        }
        Matcher copy = COPY.matcher(lines[at]);
        if (copy.matches()) {
            begin(copy.group(1), DumpSchema.names(copy.group(2)));
            while (++at < lines.length && !lines[at].equals(END)) {
                copied(at + 1, lines[at]);
            }
            return at;
        }
        int headed = at;
        if (START.matcher(lines[at]).lookingAt()) {
            while (headed + 1 < lines.length
                    && headed < at + MOST_HEADED
                    && !VALUES.matcher(lines[headed]).find()) {
                headed++;
            }
        }
        Matcher insert = INSERT.matcher(
                headed == at
                        ? lines[at]
                        : String.join("\n", Arrays.asList(lines).subList(at, headed + 1)));
        if (insert.matches()) {
            String table = DumpSchema.name(insert.group(1));
            begin(table, insert.group(2) == null ? schema.columns(table) : DumpSchema.names(insert.group(2)));
            return inserted(headed, insert.group(3));
        }
        return at;
    }

    /** The line on which a statement ends that begins on one; that itself if it has no end. */
    private int end(int first) {
        for (int at = first; at < lines.length && at < first + LONGEST; at++) {
            if (lines[at].strip().endsWith(";")) {
                return at;
            }
        }
        return first;
    }

    /** Goes on with a table of these columns. */
    private void begin(String name, List<String> columns) {
        String table = DumpSchema.name(name);
        rows = tables.computeIfAbsent(table + columns, any -> new DumpTables.Table(table, columns, new ArrayList<>()))
                .rows();
    }

    private void copied(int line, String text) {
        if (!text.isBlank()) {
            rows.add(new RecordTable.Row(
                    line,
                    Arrays.stream(text.split("\t", -1))
                            .map(field -> field.equals(NULL) ? "" : unescaped(field))
                            .toList()));
        }
    }

    private static String unescaped(String field) {
        return field.replace("\\t", "\t")
                .replace("\\n", "\n")
                .replace("\\\\", "\\")
                .strip();
    }

    /** Reads the bracketed records from here to the semicolon; the index of the last line used. */
    private int inserted(int first, String rest) {
        int at = first;
        String text = rest;
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        boolean inside = false;
        int began = first;
        while (true) {
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (quoted) {
                    if (c == '\'' && i + 1 < text.length() && text.charAt(i + 1) == '\'') {
                        field.append('\'');
                        i++;
                    } else if (c == '\\' && i + 1 < text.length()) {
                        field.append(text.charAt(++i));
                    } else if (c == '\'') {
                        quoted = false;
                    } else {
                        field.append(c);
                    }
                } else if (c == '\'') {
                    quoted = true;
                } else if (c == '(' && !inside) {
                    inside = true;
                    began = at;
                } else if (inside && (c == ',' || c == ')')) {
                    String value = field.toString().strip();
                    fields.add(value.equalsIgnoreCase("null") ? "" : value);
                    field.setLength(0);
                    if (c == ')') {
                        rows.add(new RecordTable.Row(began + 1, fields));
                        fields = new ArrayList<>();
                        inside = false;
                    }
                } else if (c == ';' && !inside) {
                    return at;
                } else if (inside) {
                    field.append(c);
                }
            }
            if (at + 1 >= lines.length) {
                return at;
            }
            text = lines[++at];
        }
    }
}
