package coupdoeil.validator.export;

import coupdoeil.validator.sheet.OobSheet;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An order of battle as text, CSV, HTML or XLSX: one table, which the import reads back as it was. The same gives the same bytes. */
public final class OobFiles {

    private OobFiles() {}

    /** A table with bars between its columns, all of one width. */
    public static byte[] text(OobSheet sheet) {
        List<List<String>> rows = table(sheet);
        int[] widths = new int[OobSheet.COLUMNS.size()];
        rows.forEach(row -> {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        });
        StringBuilder out = new StringBuilder();
        for (List<String> row : rows) {
            out.append('|');
            for (int column = 0; column < widths.length; column++) {
                String cell = row.get(column).replace('|', '/');
                out.append(' ')
                        .append(cell)
                        .append(" ".repeat(widths[column] - cell.length()))
                        .append(" |");
            }
            out.append('\n');
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    public static byte[] csv(OobSheet sheet) {
        return TableFiles.csv(table(sheet));
    }

    public static byte[] html(OobSheet sheet, String title) {
        return TableFiles.html(table(sheet), title);
    }

    public static byte[] xlsx(OobSheet sheet) {
        String head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
        String main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
        String office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
        String parts = "http://schemas.openxmlformats.org/package/2006/";
        String type = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
        Map<String, String> files = new LinkedHashMap<>();
        files.put(
                "[Content_Types].xml",
                head + "<Types xmlns=\"" + parts + "content-types\">"
                        + "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
                        + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"" + type + "sheet.main+xml\"/>"
                        + "<Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"" + type
                        + "worksheet+xml\"/></Types>");
        files.put(
                "_rels/.rels",
                head + "<Relationships xmlns=\"" + parts + "relationships\"><Relationship Id=\"r1\" Type=\"" + office
                        + "/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>");
        files.put(
                "xl/workbook.xml",
                head + "<workbook xmlns=\"" + main + "\" xmlns:r=\"" + office
                        + "\"><sheets><sheet name=\"Order of battle\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>");
        files.put(
                "xl/_rels/workbook.xml.rels",
                head + "<Relationships xmlns=\"" + parts
                        + "relationships\"><Relationship Id=\"r1\" Type=\"" + office
                        + "/worksheet\" Target=\"worksheets/sheet1.xml\"/></Relationships>");
        files.put(
                "xl/worksheets/sheet1.xml",
                head + "<worksheet xmlns=\"" + main + "\"><sheetData>" + cells(sheet) + "</sheetData></worksheet>");
        Map<String, byte[]> entries = new LinkedHashMap<>();
        files.forEach((name, text) -> entries.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return StableZip.of(entries);
    }

    private static String cells(OobSheet sheet) {
        StringBuilder out = new StringBuilder();
        int number = 0;
        for (List<String> row : table(sheet)) {
            number++;
            out.append("<row r=\"").append(number).append("\">");
            for (int column = 0; column < row.size(); column++) {
                String text = row.get(column);
                String at = (char) ('A' + column) + Integer.toString(number);
                boolean figure = number > 1 && text.matches("0|[1-9]\\d{0,8}");
                if (figure) {
                    out.append("<c r=\"")
                            .append(at)
                            .append("\"><v>")
                            .append(text)
                            .append("</v></c>");
                } else if (!text.isEmpty()) {
                    out.append("<c r=\"")
                            .append(at)
                            .append("\" t=\"inlineStr\"><is><t>")
                            .append(TableFiles.escaped(text))
                            .append("</t></is></c>");
                }
            }
            out.append("</row>");
        }
        return out.toString();
    }

    private static List<List<String>> table(OobSheet sheet) {
        List<List<String>> rows = new ArrayList<>(List.of(OobSheet.COLUMNS));
        sheet.rows().forEach(row -> rows.add(row.fields()));
        return rows;
    }
}
