package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.SourceKind;
import coupdoeil.validator.imports.source.ZipParts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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
    private final Budget budget;

    private ZippedSheets(ZipParts parts, Budget budget) {
        this.parts = parts;
        this.budget = budget;
    }

    /** The grids of a spreadsheet, sheet by sheet; none if the zip holds something else. */
    public static List<Grid> read(ZipParts parts, Budget budget) {
        ZippedSheets sheets = new ZippedSheets(parts, budget);
        return parts.kind() == SourceKind.ODS
                ? sheets.ods()
                : parts.kind() == SourceKind.XLSX ? sheets.xlsx() : List.of();
    }

    private List<Grid> xlsx() {
        List<String> shared = new ArrayList<>();
        parts.xml("xl/sharedStrings.xml", item -> {
            if (item.tagName().equals("si")) {
                StringBuilder text = new StringBuilder();
                item.getElementsByTag("t").forEach(run -> text.append(run.wholeText()));
                budget.take(Limit.CHARACTERS, text.length());
                shared.add(text.toString());
                item.remove();
            }
        });
        List<Grid> grids = new ArrayList<>();
        for (String name : parts.sheets()) {
            Sheet sheet = new Sheet(shared);
            parts.xml(name, element -> {
                if (element.tagName().equals("row")) {
                    sheet.add(element);
                    element.remove();
                }
            });
            grids.add(sheet.grid);
        }
        return grids;
    }

    /** A sheet of an XLSX, whose rows come one after the other. */
    private final class Sheet {

        private final Grid grid = new Grid();
        private final List<String> shared;
        private int last;

        Sheet(List<String> shared) {
            this.shared = shared;
        }

        void add(Element row) {
            int number = ROW.matcher(row.attr("r")).matches() ? Integer.parseInt(row.attr("r")) : last + 1;
            List<Grid.Field> fields = new ArrayList<>();
            for (Element cell : row.getElementsByTag("c")) {
                int column = column(cell.attr("r"), fields.size());
                while (fields.size() < column) {
                    fields.add(Grid.Field.EMPTY);
                }
                if (column < WIDEST) {
                    fields.add(field(value(cell, shared), number, column + 1));
                }
            }
            budget.take(Limit.LINES, 1);
            budget.take(Limit.CELLS, fields.size() + 1);
            grid.add(fields);
            last = number;
        }
    }

    private Grid.Field field(String text, int row, int column) {
        budget.take(Limit.CHARACTERS, text.length());
        return text.isBlank() ? Grid.Field.EMPTY : new Grid.Field(text.strip(), row, column, false);
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
        Table[] open = {new Table()};
        parts.xml("content.xml", element -> {
            if (element.tagName().equals("table:table-row")) {
                open[0].add(element);
                element.remove();
            } else if (element.tagName().equals("table:table")) {
                grids.add(open[0].grid);
                open[0] = new Table();
            }
        });
        return grids;
    }

    /** A sheet of an ODS, whose rows come one after the other. */
    private final class Table {

        private final Grid grid = new Grid();
        private int number;

        void add(Element row) {
            number++;
            List<Grid.Field> fields = new ArrayList<>();
            for (Element cell : row.children()) {
                int times = Math.min(MOST_REPEATED, times(cell, "table:number-columns-repeated"));
                String text = paragraphs(cell);
                for (int i = 0; i < times && fields.size() < WIDEST; i++) {
                    fields.add(field(text, number, fields.size() + 1));
                }
            }
            budget.take(Limit.LINES, 1);
            budget.take(Limit.CELLS, fields.size() + 1);
            grid.add(fields);
            // Rows repeated are empty but for the odd copy; they count as lines.
            number += Math.min(MOST_ROWS, times(row, "table:number-rows-repeated")) - 1;
        }
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
