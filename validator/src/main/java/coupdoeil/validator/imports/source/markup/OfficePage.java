package coupdoeil.validator.imports.source.markup;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.SourceKind;
import coupdoeil.validator.imports.source.ZipParts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Entities;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * A document of an office program, DOCX or ODT, as a web page with a paragraph or row on each line: headings, lists, tables,
 * indentation and tabs are what tells of what belongs to what. Pictures, notes and deleted text are left out.
 */
public final class OfficePage {

    private static final Pattern HEADING = Pattern.compile("(?i)(?:heading|outline)\\s*(\\d)|title");
    private static final Pattern WHOLE = Pattern.compile("\\d{1,6}");
    private static final int TWIPS = 20;
    private static final int DEEPEST_LIST = 9;
    private static final int MOST_SPANNED = 100;

    /** By the id of a style of a DOCX, the level of a heading. */
    private final Map<String, Integer> headings = new HashMap<>();

    private final StringBuilder page = new StringBuilder();
    /** Paragraphs with tabs, as yet unwritten: they may be rows of a table. */
    private final List<String> tabbed = new ArrayList<>();

    private final Budget budget;
    private int lists;

    private OfficePage(Budget budget) {
        this.budget = budget;
    }

    /** The page. @param parts of a DOCX or ODT */
    public static String html(ZipParts parts, Budget budget) {
        OfficePage office = new OfficePage(budget);
        if (parts.kind() == SourceKind.DOCX) {
            parts.xml("word/styles.xml").getElementsByTag("w:style").forEach(office::style);
            parts.xml("word/document.xml").getElementsByTag("w:body").forEach(body -> office.blocks(body));
        } else {
            parts.xml("content.xml").getElementsByTag("office:text").forEach(body -> office.blocks(body));
        }
        office.close();
        return "<html><body>" + office.page + "</body></html>";
    }

    private void style(Element style) {
        String name = style.select("w|name").attr("w:val");
        Matcher heading = HEADING.matcher(name);
        if (heading.matches()) {
            int level = heading.group(1) == null ? 1 : Integer.parseInt(heading.group(1));
            headings.put(style.attr("w:styleId"), Math.max(1, Math.min(6, level)));
        }
    }

    private void blocks(Element parent) {
        for (Element child : parent.children()) {
            switch (child.tagName()) {
                case "w:p", "text:p", "text:h" -> paragraph(child);
                case "w:tbl", "table:table" -> table(child);
                case "text:list" -> {
                    lists(lists + 1);
                    blocks(child);
                    lists(lists - 1);
                }
                case "w:sdt", "w:sdtContent", "text:section", "text:list-item", "text:list-header" -> blocks(child);
                default -> {}
            }
        }
    }

    private void paragraph(Element paragraph) {
        budget.take(Limit.LINES, 1);
        String text = text(paragraph);
        int heading = heading(paragraph);
        @Nullable Element item = inside(paragraph, "w:pPr", "w:numPr");
        if (text.indexOf('\t') >= 0 && heading == 0 && lists == 0 && item == null) {
            tabbed.add(text);
            return;
        }
        closeTabbed();
        if (item != null && heading == 0) {
            lists(1 + Math.min(DEEPEST_LIST, whole(value(item, "w:val", "w:ilvl"))));
        } else if (paragraph.tagName().equals("w:p")) {
            lists(0);
        }
        String escaped = Entities.escape(text.replace('\t', ' ')).replace("\n", "<br>");
        if (heading > 0) {
            page.append("<h%d>%s</h%d>\n".formatted(heading, escaped, heading));
        } else if (lists > 0) {
            page.append("<li>").append(escaped).append("\n");
        } else {
            int points = whole(value(paragraph, "w:left", "w:pPr", "w:ind")) / TWIPS;
            page.append(points == 0 ? "<p>" : "<p style='margin-left:" + points + "pt'>")
                    .append(bold(paragraph, escaped))
                    .append("</p>\n");
        }
    }

    private static String bold(Element paragraph, String text) {
        List<Element> runs = paragraph.children().stream()
                .filter(child -> child.tagName().equals("w:r"))
                .toList();
        boolean all = !runs.isEmpty() && runs.stream().allMatch(run -> inside(run, "w:rPr", "w:b") != null);
        return all ? "<b>" + text + "</b>" : text;
    }

    private int heading(Element paragraph) {
        if (paragraph.tagName().equals("text:h")) {
            return Math.max(1, Math.min(6, whole(paragraph.attr("text:outline-level"))));
        }
        return headings.getOrDefault(value(paragraph, "w:val", "w:pPr", "w:pStyle"), 0);
    }

    /**
     * The first child of that name, its first child of the next name, and so on. A selector says the same but is read anew for
     * each paragraph, which took half the time of a long document.
     */
    private static @Nullable Element inside(Element from, String... names) {
        Element at = from;
        for (String name : names) {
            at = at.firstElementChild();
            while (at != null && !at.tagName().equals(name)) {
                at = at.nextElementSibling();
            }
            if (at == null) {
                return null;
            }
        }
        return at;
    }

    private static String value(Element from, String attribute, String... names) {
        Element at = inside(from, names);
        return at == null ? "" : at.attr(attribute);
    }

    private void lists(int depth) {
        while (lists < depth) {
            page.append("<ul>");
            lists++;
        }
        while (lists > depth) {
            page.append("</ul>");
            lists--;
        }
    }

    /** Rows between tabs keep their tabs, each on its line. */
    private void closeTabbed() {
        if (!tabbed.isEmpty()) {
            page.append("<pre>");
            tabbed.forEach(
                    row -> page.append(Entities.escape(row.replace('\n', ' '))).append('\n'));
            page.append("</pre>");
            tabbed.clear();
        }
    }

    private void close() {
        closeTabbed();
        lists(0);
    }

    private void table(Element table) {
        close();
        page.append("<table>");
        for (Element row : table.select("> w|tr, > table|table-row, > table|table-header-rows > table|table-row")) {
            budget.take(Limit.LINES, 1);
            page.append("<tr>");
            for (Element cell : row.select("> w|tc, > w|sdt > w|sdtContent > w|tc, > table|table-cell")) {
                cell(cell);
            }
            page.append("</tr>\n");
        }
        page.append("</table>\n");
    }

    private void cell(Element cell) {
        int columns = Math.max(
                whole(cell.select("> w|tcPr > w|gridSpan").attr("w:val")),
                whole(cell.attr("table:number-columns-spanned")));
        int rows = whole(cell.attr("table:number-rows-spanned"));
        List<String> lines = new ArrayList<>();
        cell.select("w|p, text|p, text|h").forEach(line -> lines.add(text(line)));
        page.append("<td")
                .append(columns > 1 ? " colspan=" + Math.min(MOST_SPANNED, columns) : "")
                .append(rows > 1 ? " rowspan=" + Math.min(MOST_SPANNED, rows) : "")
                .append('>')
                .append(Entities.escape(String.join("\n", lines).strip().replace('\t', ' '))
                        .replace("\n", "<br>"))
                .append("</td>");
    }

    /** What is written in a paragraph, with its tabs and breaks. */
    private String text(Element paragraph) {
        StringBuilder text = new StringBuilder();
        append(paragraph, text);
        budget.take(Limit.CHARACTERS, text.length());
        return text.toString().stripTrailing();
    }

    private static void append(Element element, StringBuilder text) {
        for (Node child : element.childNodes()) {
            if (child instanceof TextNode words) {
                boolean word =
                        element.tagName().equals("w:t") || !element.tagName().startsWith("w:");
                text.append(word ? words.getWholeText().replace('\n', ' ') : "");
            } else if (child instanceof Element inner) {
                switch (inner.tagName()) {
                    case "w:tab", "text:tab" -> text.append('\t');
                    case "w:br", "w:cr", "text:line-break" -> text.append('\n');
                    case "text:s" ->
                        text.append(" ".repeat(Math.max(1, Math.min(MOST_SPANNED, whole(inner.attr("text:c"))))));
                    case "w:pPr", "w:rPr", "w:del", "text:note", "office:annotation", "draw:frame" -> {}
                    default -> append(inner, text);
                }
            }
        }
    }

    private static int whole(String number) {
        return WHOLE.matcher(number).matches() ? Integer.parseInt(number) : 0;
    }
}
