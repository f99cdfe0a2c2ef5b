package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.imports.source.SourceKind;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * Spreadsheets, XLSX and ODS, as grids: the values that were saved. No formula is run, no entity resolved, nothing fetched;
 * what unpacks to more than a sheet of an army ever holds is refused.
 */
public final class ZippedSheets {

    private static final Pattern ROW = Pattern.compile("\\d{1,6}");
    private static final Pattern COUNT = Pattern.compile("\\d{1,7}");
    /** A number that a program has written as a fraction. */
    private static final Pattern WHOLE = Pattern.compile("\\d+\\.0+");

    private static final int MOST_ENTRIES = 2000;
    private static final int LARGEST_ENTRY = 48 << 20;
    private static final int WIDEST = 200;
    private static final int MOST_REPEATED = 50;
    private static final int MOST_ROWS = 100_000;

    private final Map<String, String> parts = new TreeMap<>();

    private ZippedSheets() {}

    /** Whether the bytes begin as those of a zip do. */
    public static boolean isZip(byte[] bytes) {
        return bytes.length > 4 && bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] == 3 && bytes[3] == 4;
    }

    /** The kind of a spreadsheet and its grids, sheet by sheet. */
    public static Map.Entry<SourceKind, List<Grid>> read(byte[] bytes) {
        ZippedSheets sheets = new ZippedSheets();
        sheets.unpack(bytes);
        if (sheets.parts.containsKey("content.xml")) {
            return Map.entry(SourceKind.ODS, sheets.ods());
        }
        if (sheets.parts.keySet().stream().anyMatch(name -> name.startsWith("xl/worksheets/"))) {
            return Map.entry(SourceKind.XLSX, sheets.xlsx());
        }
        throw new SourceFailure("a zip that is no spreadsheet; unpack it first");
    }

    private void unpack(byte[] bytes) {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            int entries = 0;
            long all = 0;
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (++entries > MOST_ENTRIES) {
                    throw new SourceFailure("more than " + MOST_ENTRIES + " files in the spreadsheet");
                }
                String name = entry.getName();
                boolean wanted = name.equals("content.xml")
                        || name.equals("xl/sharedStrings.xml")
                        || name.matches("xl/worksheets/[^/]+\\.xml");
                if (wanted) {
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    byte[] buffer = new byte[8192];
                    for (int read = zip.read(buffer); read > 0; read = zip.read(buffer)) {
                        out.write(buffer, 0, read);
                        all += read;
                        if (all > LARGEST_ENTRY) {
                            throw new SourceFailure("unpacks to more than " + (LARGEST_ENTRY >> 20) + " MiB");
                        }
                    }
                    parts.put(name, out.toString(StandardCharsets.UTF_8));
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new SourceFailure("the zip is damaged: " + e.getMessage());
        }
    }

    private Document xml(String name) {
        String text = parts.getOrDefault(name, "");
        if (text.contains("<!DOCTYPE")) {
            throw new SourceFailure(name + " declares a document type, which a spreadsheet never does");
        }
        return Jsoup.parse(text, "", Parser.xmlParser());
    }

    private List<Grid> xlsx() {
        List<String> shared = new ArrayList<>();
        for (Element item : xml("xl/sharedStrings.xml").getElementsByTag("si")) {
            StringBuilder text = new StringBuilder();
            item.getElementsByTag("t").forEach(run -> text.append(run.wholeText()));
            shared.add(text.toString());
        }
        List<Grid> grids = new ArrayList<>();
        for (String name : parts.keySet()) {
            if (name.startsWith("xl/worksheets/")) {
                grids.add(sheet(xml(name), shared));
            }
        }
        return grids;
    }

    private static Grid sheet(Document xml, List<String> shared) {
        Grid grid = new Grid();
        int last = 0;
        for (Element row : xml.getElementsByTag("row")) {
            int number = ROW.matcher(row.attr("r")).matches() ? Integer.parseInt(row.attr("r")) : last + 1;
            List<Grid.Field> fields = new ArrayList<>();
            for (Element cell : row.getElementsByTag("c")) {
                int column = column(cell.attr("r"), fields.size());
                while (fields.size() < column) {
                    fields.add(Grid.Field.EMPTY);
                }
                String text = value(cell, shared);
                if (column < WIDEST) {
                    fields.add(
                            text.isBlank()
                                    ? Grid.Field.EMPTY
                                    : new Grid.Field(text.strip(), number, column + 1, false));
                }
            }
            grid.add(fields);
            last = number;
        }
        return grid;
    }

    private static String value(Element cell, List<String> shared) {
        String type = cell.attr("t");
        if (type.equals("inlineStr")) {
            return cell.getElementsByTag("t").text();
        }
        Element value = cell.getElementsByTag("v").first();
        String raw = value == null ? "" : value.wholeText().strip();
        if (type.equals("s")) {
            boolean known = COUNT.matcher(raw).matches() && Integer.parseInt(raw) < shared.size();
            return known ? shared.get(Integer.parseInt(raw)) : "";
        }
        return WHOLE.matcher(raw).matches() ? raw.substring(0, raw.indexOf('.')) : raw;
    }

    /** {@code C7} is in column 2. */
    private static int column(String reference, int next) {
        int column = 0;
        int letters = 0;
        while (letters < reference.length() && letters < 3 && Character.isLetter(reference.charAt(letters))) {
            column = column * 26 + Character.toUpperCase(reference.charAt(letters)) - 'A' + 1;
            letters++;
        }
        return letters == 0 || column > WIDEST ? next : column - 1;
    }

    private List<Grid> ods() {
        List<Grid> grids = new ArrayList<>();
        for (Element table : xml("content.xml").getElementsByTag("table:table")) {
            Grid grid = new Grid();
            int number = 0;
            for (Element row : table.getElementsByTag("table:table-row")) {
                number++;
                List<Grid.Field> fields = new ArrayList<>();
                for (Element cell : row.children()) {
                    int times = Math.min(MOST_REPEATED, times(cell, "table:number-columns-repeated"));
                    String text = paragraphs(cell);
                    for (int i = 0; i < times && fields.size() < WIDEST; i++) {
                        fields.add(
                                text.isBlank()
                                        ? Grid.Field.EMPTY
                                        : new Grid.Field(text, number, fields.size() + 1, false));
                    }
                }
                grid.add(fields);
                // Rows repeated are empty but for the odd copy; they count as lines.
                number += Math.min(MOST_ROWS, times(row, "table:number-rows-repeated")) - 1;
            }
            grids.add(grid);
        }
        return grids;
    }

    private static int times(Element element, String attribute) {
        String value = element.attr(attribute);
        return COUNT.matcher(value).matches() ? Math.max(1, Integer.parseInt(value)) : 1;
    }

    private static String paragraphs(Element cell) {
        List<String> lines = new ArrayList<>();
        cell.getElementsByTag("text:p").forEach(line -> lines.add(line.text()));
        return String.join("\n", lines).strip();
    }
}
