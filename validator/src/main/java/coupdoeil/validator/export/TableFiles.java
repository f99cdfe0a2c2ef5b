package coupdoeil.validator.export;

import coupdoeil.validator.sheet.Formula;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A table, its head first, as CSV or HTML. The same gives the same bytes. */
public final class TableFiles {

    private TableFiles() {}

    /** Names that would be formulas are {@linkplain Formula written as text}. */
    public static byte[] csv(List<List<String>> rows) {
        StringBuilder out = new StringBuilder();
        rows.forEach(row -> out.append(
                        String.join(",", row.stream().map(TableFiles::quoted).toList()))
                .append('\n'));
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    public static byte[] html(List<List<String>> rows, String title) {
        StringBuilder out = new StringBuilder("<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"><title>")
                .append(escaped(title))
                .append("</title></head>\n<body>\n<h1>")
                .append(escaped(title))
                .append("</h1>\n<table>\n");
        boolean head = true;
        for (List<String> row : rows) {
            String cell = head ? "th" : "td";
            out.append("<tr>");
            row.forEach(text -> out.append('<')
                    .append(cell)
                    .append('>')
                    .append(escaped(text))
                    .append("</")
                    .append(cell)
                    .append('>'));
            out.append("</tr>\n");
            head = false;
        }
        return out.append("</table>\n</body>\n</html>\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String quoted(String cell) {
        String text = Formula.asText(cell);
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
