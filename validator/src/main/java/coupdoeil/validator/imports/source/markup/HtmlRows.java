package coupdoeil.validator.imports.source.markup;

import coupdoeil.validator.imports.source.grid.Grid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/** Tables that pages build of blocks, {@code <div class="row"><div>9th Line</div><div>1,200</div></div>}, as grids. */
final class HtmlRows {

    private static final int FEWEST_ROWS = 2;
    private static final int FEWEST_CELLS = 3;
    private static final int MOST_CELLS = 40;
    private static final Set<String> BLOCKS =
            Set.of("div", "section", "article", "ul", "ol", "dl", "table", "p", "h1", "h2", "h3", "h4", "h5", "h6");

    private HtmlRows() {}

    /** The tables that the blocks within an element are, each by the first of its rows. */
    static Map<Node, List<Element>> within(Element element) {
        Map<Node, List<Element>> tables = new HashMap<>();
        List<Element> rows = new ArrayList<>();
        for (Element child : element.children()) {
            boolean row = isRow(child);
            if (!row || !rows.isEmpty() && !isLike(child, rows.get(0))) {
                close(rows, tables);
                rows = new ArrayList<>();
            }
            if (row) {
                rows.add(child);
            }
        }
        close(rows, tables);
        return tables;
    }

    private static void close(List<Element> rows, Map<Node, List<Element>> tables) {
        if (rows.size() >= FEWEST_ROWS) {
            tables.put(rows.get(0), rows);
        }
    }

    /** Whether it holds nothing but cells, and these no blocks. */
    private static boolean isRow(Element element) {
        int cells = element.childrenSize();
        boolean said = element.attr("role").equals("row");
        if (!element.normalName().equals("div") || cells < (said ? 2 : FEWEST_CELLS) || cells > MOST_CELLS) {
            return false;
        }
        for (Element cell : element.children()) {
            boolean block = cell.normalName().equals("div") || cell.normalName().equals("span");
            if (!block || cell.children().stream().anyMatch(inner -> BLOCKS.contains(inner.normalName()))) {
                return false;
            }
        }
        return element.textNodes().stream().allMatch(TextNode::isBlank);
    }

    /** Whether two rows have as many cells, of the same kinds. */
    private static boolean isLike(Element row, Element other) {
        if (row.childrenSize() != other.childrenSize()) {
            return false;
        }
        for (int cell = 0; cell < row.childrenSize(); cell++) {
            if (!row.child(cell).normalName().equals(other.child(cell).normalName())) {
                return false;
            }
        }
        return true;
    }

    static Grid grid(List<Element> rows) {
        Grid grid = new Grid();
        for (Element row : rows) {
            String said = (row.className() + " " + row.attr("role")).toLowerCase(Locale.ROOT);
            List<Grid.Field> fields = new ArrayList<>();
            for (Element cell : row.children()) {
                fields.add(HtmlTable.field(
                        cell, said.contains("head") || cell.attr("role").equals("columnheader")));
            }
            grid.add(fields);
        }
        return grid;
    }
}
