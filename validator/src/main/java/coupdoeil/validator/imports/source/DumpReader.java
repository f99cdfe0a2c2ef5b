package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Database dumps: PostgreSQL's {@code COPY … FROM stdin} and {@code INSERT INTO … VALUES}. Nothing in them is run. */
final class DumpReader {

    private static final Pattern COPY =
            Pattern.compile("COPY\\s+[\\w.\"]+\\s*\\(([^)]*)\\)\\s+FROM\\s+stdin.*", Pattern.CASE_INSENSITIVE);
    private static final Pattern INSERT = Pattern.compile(
            "INSERT\\s+INTO\\s+[\\w.`\"\\[\\]]+\\s*\\(([^)]*)\\)\\s*VALUES\\s*(.*)",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    /** One of them stands in every dump; asked first, for hardly a text is one. */
    private static final List<String> HINTS = List.of("COPY ", "copy ", "INSERT", "insert", "Insert");

    private static final String END = "\\.";
    private static final String NULL = "\\N";

    private List<String> columns = List.of();
    private final List<RecordTable.Row> rows = new ArrayList<>();

    private DumpReader() {}

    /** The largest table of a dump; empty if the text is none. */
    static Optional<RecordTable> read(String text) {
        if (HINTS.stream().noneMatch(text::contains)) {
            return Optional.empty();
        }
        DumpReader reader = new DumpReader();
        RecordTable best = new RecordTable(List.of(), List.of());
        String[] lines = text.split("\r\n|\n|\r", -1);
        for (int at = 0; at < lines.length; at++) {
            Matcher copy = COPY.matcher(lines[at]);
            Matcher insert = INSERT.matcher(lines[at]);
            if (copy.matches()) {
                best = larger(best, reader.table());
                reader.begin(copy.group(1));
                while (++at < lines.length && !lines[at].equals(END)) {
                    reader.copied(at + 1, lines[at]);
                }
            } else if (insert.matches()) {
                List<String> names = names(insert.group(1));
                if (!names.equals(reader.columns)) {
                    best = larger(best, reader.table());
                    reader.begin(insert.group(1));
                }
                at = reader.inserted(lines, at, insert.group(2));
            }
        }
        best = larger(best, reader.table());
        return best.rows().isEmpty() ? Optional.empty() : Optional.of(best);
    }

    private static RecordTable larger(RecordTable a, RecordTable b) {
        return b.rows().size() > a.rows().size() ? b : a;
    }

    private RecordTable table() {
        return new RecordTable(columns, rows);
    }

    private void begin(String list) {
        columns = names(list);
        rows.clear();
    }

    private static List<String> names(String list) {
        return Arrays.stream(list.split(","))
                .map(name -> name.strip().replaceAll("[`\"\\[\\]]", ""))
                .toList();
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
    private int inserted(String[] lines, int first, String rest) {
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
