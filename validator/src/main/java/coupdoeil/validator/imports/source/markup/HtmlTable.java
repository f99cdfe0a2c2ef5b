package coupdoeil.validator.imports.source.markup;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Elements;

/** Tables of web pages as grids. */
final class HtmlTable {

    private static final Pattern NOTE = Pattern.compile("\\[?[\\d*†‡§]{1,3}\\]?|\\[\\p{L}{1,2}\\]");
    private static final Pattern SPAN = Pattern.compile("\\d{1,4}");
    private static final int MOST_SPANNED = 1000;
    private static final int WIDEST = 200;

    private HtmlTable() {}

    /** A table that only places things: it holds another table, or a single column. */
    static boolean isLayout(Element table) {
        if (table.className().toLowerCase(Locale.ROOT).contains("navbox")) {
            return false;
        }
        Elements rows = table.getElementsByTag("tr");
        return table.getElementsByTag("table").size() > 1
                || rows.stream().allMatch(row -> row.children().size() <= 1)
                || rows.size() <= 1 && !table.select("li, p, h2, h3, h4").isEmpty();
    }

    /** {@code [1]}, {@code *} and the like behind a word, set high. */
    static boolean isFootnote(Element element) {
        String tag = element.normalName();
        return tag.equals("sup")
                && (element.className().contains("reference")
                        || NOTE.matcher(element.text().strip()).matches());
    }

    /** Behind a digit a letter set high makes an ordinal of it. */
    private static boolean isLetterOfNote(Element element) {
        return element.normalName().equals("sup") && element.text().strip().matches("\\p{Ll}");
    }

    static Grid grid(Element table, Budget budget) {
        Grid grid = new Grid();
        if (table.className().toLowerCase(Locale.ROOT).contains("navbox")) {
            return grid;
        }
        int[] covered = new int[WIDEST];
        for (Element row : table.select("tr")) {
            List<Grid.Field> fields = new ArrayList<>();
            for (Element cell : row.children()) {
                while (fields.size() < WIDEST && covered[fields.size()] > 0) {
                    covered[fields.size()]--;
                    fields.add(Grid.Field.EMPTY);
                }
                int columns = span(cell, "colspan");
                int rows = span(cell, "rowspan");
                for (int i = 0; i < columns && fields.size() < WIDEST; i++) {
                    covered[fields.size()] = rows - 1;
                    fields.add(i == 0 ? field(cell) : Grid.Field.EMPTY);
                }
            }
            for (int at = fields.size(); at < WIDEST; at++) {
                if (covered[at] > 0) {
                    covered[at]--;
                }
            }
            budget.take(Limit.CELLS, fields.size() + 1);
            grid.add(fields);
        }
        return grid;
    }

    private static int span(Element cell, String attribute) {
        String value = cell.attr(attribute).strip();
        return SPAN.matcher(value).matches() ? Math.max(1, Math.min(MOST_SPANNED, Integer.parseInt(value))) : 1;
    }

    private static Grid.Field field(Element cell) {
        return field(cell, cell.normalName().equals("th"));
    }

    static Grid.Field field(Element cell, boolean heading) {
        CellText text = new CellText();
        append(cell, text);
        int line = cell.sourceRange().start().lineNumber();
        int column = cell.sourceRange().start().columnNumber();
        return text.field(line, column, heading);
    }

    private static void append(Element element, CellText out) {
        for (Node child : element.childNodes()) {
            if (child instanceof TextNode node) {
                out.append(node.getWholeText(), node.sourceRange().start().lineNumber());
            } else if (child instanceof Element inner
                    && !isFootnote(inner)
                    && !(out.endsInLetter() && isLetterOfNote(inner))) {
                String tag = inner.normalName();
                boolean breaks = tag.equals("br") || tag.equals("li") || tag.equals("p") || tag.equals("div");
                if (breaks) {
                    out.end();
                }
                if (!tag.equals("script") && !tag.equals("style") && !tag.equals("img")) {
                    append(inner, out);
                }
                if (breaks && !tag.equals("br")) {
                    out.end();
                }
            }
        }
    }
}
