package coupdoeil.validator.imports.source.markup;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.MarkupTree;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceKind;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.source.grid.FlatRecords;
import coupdoeil.validator.imports.source.grid.Grid;
import coupdoeil.validator.imports.source.grid.GridLines;
import coupdoeil.validator.imports.source.text.TextColumns;
import coupdoeil.validator.imports.source.text.TextLines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.Range;
import org.jsoup.nodes.TextNode;

/** Web pages as lines: headings, lists, tables, paragraphs. Nothing is fetched, no script is run. */
public final class HtmlLines {

    private static final Set<String> LEFT_OUT = Set.of(
            "script",
            "style",
            "nav",
            "footer",
            "form",
            "noscript",
            "iframe",
            "svg",
            "button",
            "select",
            "head",
            "template",
            "del",
            "s",
            "strike",
            "object",
            "video",
            "audio",
            "img");
    private static final Set<String> NAVIGATION = Set.of(
            "menu", "nav", "navbar", "navigation", "breadcrumb", "breadcrumbs", "pagination", "share", "sharing");
    private static final Set<String> BLOCKS = Set.of(
            "p",
            "div",
            "section",
            "article",
            "main",
            "header",
            "aside",
            "blockquote",
            "center",
            "ul",
            "ol",
            "dl",
            "dt",
            "dd",
            "li",
            "h1",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "hr",
            "address",
            "figure",
            "figcaption",
            "body",
            "html",
            "caption",
            "fieldset",
            "details",
            "summary",
            "tr",
            "td",
            "th",
            "tbody",
            "thead");
    private static final Set<String> PARAGRAPHS = Set.of("p", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "table", "pre");
    private static final Pattern BLANKS = Pattern.compile("[ \\t\\r\\n\\f]+");
    private static final Pattern HARD_BLANKS = Pattern.compile("^\\u00a0+|\\u00a0+$");
    private static final String TOO_DEEP =
            "elements nested more than " + Budget.DEEPEST + " deep are read as if they stood beside each other";
    private static final int OF_TERM = 4;
    private static final int INDENT = 4;

    private final List<SourceLine> lines = new ArrayList<>();
    private Optional<RecordTable> records = Optional.empty();
    private final StringBuilder text = new StringBuilder();
    private int line;
    private int column;
    private boolean plainText;
    private boolean blank = true;
    private int breaks;
    private int lists;
    private int indent;
    private boolean item;
    private int heading;
    /** What a term heads behind a table is no part of the table's last formation. */
    private boolean behindTable;

    /** What named the columns of the last text that was set as it was typed. */
    private String columns = "";

    private final String html;
    private final Budget budget;

    private HtmlLines(String html, Budget budget) {
        this.html = html;
        this.budget = budget;
    }

    /** Whether a text begins with what only web pages begin with. */
    public static boolean isHtml(String text) {
        String start = text.substring(0, Math.min(text.length(), 4096)).toLowerCase(Locale.ROOT);
        return start.contains("<html")
                || start.contains("<!doctype html")
                || start.contains("<table")
                || start.contains("<body")
                || start.contains("<ul>")
                || start.contains("<p>")
                || start.contains("<div>")
                || start.contains("<div ");
    }

    /** A page as a source: its lines, and the records of the first table whose columns say what belongs to what. */
    public static Source of(String name, String html, Budget budget) {
        int[] deepest = {0};
        Document page =
                MarkupTree.html(html, budget, element -> deepest[0] = Math.max(deepest[0], MarkupTree.depth(element)));
        HtmlLines reader = new HtmlLines(html, budget);
        reader.children(page.body());
        reader.flush();
        List<String> remarks = deepest[0] > Budget.DEEPEST ? List.of(TOO_DEEP) : List.of();
        return new Source(name, SourceKind.HTML, reader.lines, reader.records, remarks);
    }

    private void children(Element element) {
        Map<Node, List<Element>> tables = HtmlRows.within(element);
        Set<Node> read = new HashSet<>();
        for (Node child : element.childNodes()) {
            List<Element> rows = tables.get(child);
            if (rows != null) {
                flush();
                table(HtmlRows.grid(rows));
                read.addAll(rows);
            }
            if (read.contains(child)) {
                continue;
            }
            if (child instanceof TextNode node) {
                text(node);
            } else if (child instanceof Element inner) {
                element(inner);
            }
        }
    }

    private void element(Element element) {
        String tag = element.normalName();
        if (LEFT_OUT.contains(tag)
                || element.hasAttr("hidden")
                || HtmlTerms.isApparatus(element)
                || isNavigation(element)) {
            return;
        }
        if (HtmlTable.isFootnote(element)) {
            footnote(element);
            return;
        }
        if (tag.equals("br")) {
            boolean empty = text.isEmpty();
            flush();
            blank |= empty && ++breaks > 0;
        } else if (tag.equals("table") && !HtmlTable.isLayout(element)) {
            flush();
            blank = true;
            table(HtmlTable.grid(element, budget));
        } else if (tag.equals("pre")) {
            flush();
            preformatted(element);
        } else if (BLOCKS.contains(tag) || tag.equals("table")) {
            block(element, tag);
        } else {
            children(element);
        }
    }

    /** What leads to other pages, by what it is called: {@code class="menu"}. */
    private static boolean isNavigation(Element element) {
        return element.attr("role").equals("navigation")
                || element.classNames().stream().anyMatch(name -> NAVIGATION.contains(name.toLowerCase(Locale.ROOT)));
    }

    private void table(Grid grid) {
        records = records.or(() -> FlatRecords.records(grid));
        lines.addAll(GridLines.of(grid));
        behindTable = true;
        blank = true;
    }

    /** The mark of a footnote is nothing behind a word, and says what a line is at its beginning. */
    private void footnote(Element element) {
        String mark = element.text().strip();
        if (text.isEmpty() && mark.startsWith("[") && element.childNodeSize() > 0) {
            Range.Position at = element.sourceRange().start();
            line = at.lineNumber();
            column = at.columnNumber();
            plainText = true;
            text.append(mark).append(' ');
        }
    }

    private void block(Element element, String tag) {
        flush();
        blank |= PARAGRAPHS.contains(tag);
        boolean list = tag.equals("ul") || tag.equals("ol") || tag.equals("dl");
        int inset = tag.equals("blockquote") || tag.equals("dd") ? INDENT : HtmlIndent.of(element);
        boolean wasItem = item;
        int wasHeading = heading;
        lists += list ? 1 : 0;
        indent += inset;
        item = tag.equals("li") || item && !list;
        heading = tag.length() == 2 && tag.charAt(0) == 'h' && Character.isDigit(tag.charAt(1))
                ? tag.charAt(1) - '0'
                : tag.equals("dt") && (behindTable || HtmlTerms.heads(element)) ? OF_TERM : heading;
        children(element);
        flush();
        lists -= list ? 1 : 0;
        indent -= inset;
        item = wasItem;
        heading = wasHeading;
        blank |= PARAGRAPHS.contains(tag);
    }

    private void text(TextNode node) {
        String words = BLANKS.matcher(node.getWholeText()).replaceAll(" ");
        if (text.isEmpty()) {
            words = words.stripLeading();
            if (words.isEmpty()) {
                return;
            }
            Range.Position at = node.sourceRange().start();
            String whole = node.getWholeText();
            int lead = whole.length() - whole.stripLeading().length();
            int breaksAhead = (int)
                    whole.substring(0, lead).chars().filter(c -> c == '\n').count();
            line = at.lineNumber() + breaksAhead;
            column = breaksAhead == 0 ? at.columnNumber() + lead : lead - whole.lastIndexOf('\n', lead);
            plainText = false;
        }
        plainText |= !words.isBlank() && !isEmphasised(node);
        text.append(words);
    }

    private static boolean isEmphasised(TextNode node) {
        for (Node at = node.parent(); at instanceof Element element; at = element.parent()) {
            String tag = element.normalName();
            if (tag.equals("b") || tag.equals("strong") || tag.equals("u") || tag.equals("big")) {
                return true;
            }
            if (BLOCKS.contains(tag)) {
                return false;
            }
        }
        return false;
    }

    private void flush() {
        String words = text.toString();
        text.setLength(0);
        String bare = HARD_BLANKS.matcher(words.strip()).replaceAll("").strip();
        if (bare.isEmpty()) {
            return;
        }
        breaks = 0;
        int hard = 0;
        while (hard < words.length() && (words.charAt(hard) == '\u00a0' || words.charAt(hard) == ' ')) {
            hard++;
        }
        Cell cell = new Cell(bare, line, column);
        if (heading > 0) {
            lines.add(new SourceLine(Mark.HEADING, heading, List.of(cell), List.of(), blank));
        } else if (item) {
            lines.add(new SourceLine(Mark.ITEM, lists, List.of(cell), List.of(), blank));
        } else {
            List<SourceLine> read = TextLines.of(bare);
            if (read.isEmpty()) {
                blank = true;
                return;
            }
            SourceLine asText = read.get(0);
            boolean bullet = asText.mark() == Mark.ITEM;
            int level = indent + hard + (plainText ? INDENT : 0);
            Cell shown = bullet ? new Cell(asText.cells().get(0).text(), line, column) : cell;
            lines.add(new SourceLine(bullet ? Mark.ITEM : Mark.PLAIN, level, List.of(shown), List.of(), blank));
        }
        blank = false;
    }

    /** Columns that were named above go on below a title: what names them is read again in front of what does not. */
    private void preformatted(Element element) {
        int first = element.sourceRange().start().lineNumber();
        String words = element.wholeText();
        String named = namesOfColumns(words);
        String whole = named.isEmpty() && !columns.isEmpty() ? columns + "\n" + words : words;
        int more = whole.length() > words.length() ? 1 : 0;
        columns = named.isEmpty() ? columns : named;
        int down = first - 1 + (isBreak(element.sourceRange().endPos()) ? 1 : 0) - more;
        for (SourceLine read : TextLines.of(whole)) {
            List<Cell> cells = read.cells().stream()
                    .map(cell -> new Cell(cell.text(), cell.line() + down, cell.column(), cell.continues()))
                    .toList();
            if (read.line() > more) {
                lines.add(new SourceLine(read.mark(), read.level(), cells, read.header(), read.afterBlank()));
            }
        }
        blank = true;
    }

    /** The line that names the columns of a text; empty if none does. */
    private static String namesOfColumns(String words) {
        return words.lines()
                .filter(text -> TextColumns.of(text).isPresent())
                .findFirst()
                .orElse("");
    }

    /** Whether a line ends in a page here. */
    private boolean isBreak(int at) {
        return at >= 0 && at < html.length() && (html.charAt(at) == '\n' || html.charAt(at) == '\r');
    }
}
