package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.SourceKind;
import coupdoeil.validator.imports.source.ZipParts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Spreadsheets, XLSX and ODS, as grids: the values that were saved. No formula is run. */
public final class ZippedSheets {

    private static final Pattern ROW = Pattern.compile("\\d{1,6}");
    private static final Pattern COUNT = Pattern.compile("\\d{1,7}");
    /** A number that a program has written as a fraction. */
    private static final Pattern WHOLE = Pattern.compile("\\d+\\.0+");

    private static final int WIDEST = 200;
    private static final int MOST_REPEATED = 50;
    private static final int MOST_ROWS = 100_000;

    private final ZipParts parts;

    private ZippedSheets(ZipParts parts) {
        this.parts = parts;
    }

    /** The grids of a spreadsheet, sheet by sheet; none if the zip holds something else. */
    public static List<Grid> read(ZipParts parts) {
        ZippedSheets sheets = new ZippedSheets(parts);
        return parts.kind() == SourceKind.ODS
                ? sheets.ods()
                : parts.kind() == SourceKind.XLSX ? sheets.xlsx() : List.of();
    }

    private List<Grid> xlsx() {
        List<String> shared = new ArrayList<>();
        for (Element item : parts.xml("xl/sharedStrings.xml").getElementsByTag("si")) {
            StringBuilder text = new StringBuilder();
            item.getElementsByTag("t").forEach(run -> text.append(run.wholeText()));
            shared.add(text.toString());
        }
        List<Grid> grids = new ArrayList<>();
        for (String name : parts.sheets()) {
            grids.add(sheet(parts.xml(name), shared));
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
        for (Element table : parts.xml("content.xml").getElementsByTag("table:table")) {
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
