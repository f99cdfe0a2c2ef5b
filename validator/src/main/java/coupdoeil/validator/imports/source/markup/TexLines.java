package coupdoeil.validator.imports.source.markup;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text for TeX as lines: sections, lists, tables, paragraphs. No command is run, and no file that one names is read. */
public final class TexLines {

    private static final Pattern SIGN = Pattern.compile(
            "\\\\(?:begin\\{|end\\{|item|section|subsection|chapter"
                    + "|documentclass|hline|toprule|midrule|multicolumn|textbf|emph|textit)(?![a-z])|\\\\\\\\[ \\t]*$",
            Pattern.MULTILINE);
    private static final int FEW = 4;
    private static final int LONGEST_LAYOUT = 2_000;
    private static final Pattern TABLE = Pattern.compile(
            "\\\\begin\\{(tabular|tabularx|tabular\\*|tabulary|longtable|longtabu|tabu|supertabular|xltabular)\\}");
    private static final Pattern LIST = Pattern.compile("\\\\(begin|end)\\{(?:itemize|enumerate|description|list)\\}");
    private static final Pattern ITEM = Pattern.compile("\\s*\\\\item\\s*(?:\\[([^\\]]*)\\])?\\s*");
    private static final Pattern HEADING = Pattern.compile(
            "\\s*\\\\(part|chapter|section|subsection|subsubsection|paragraph|caption|title)\\*?\\s*(?=\\{|\\[)");
    private static final Pattern ENVIRONMENT =
            Pattern.compile("\\s*\\\\(?:begin|end)\\{\\w+\\*?\\}\\s*(?:\\[[^\\]]*\\])?");
    private static final Map<String, Integer> LEVELS = Map.of(
            "title",
            1,
            "part",
            1,
            "chapter",
            1,
            "section",
            1,
            "subsection",
            2,
            "subsubsection",
            3,
            "paragraph",
            4,
            "caption",
            2);

    private final String text;
    private final Budget budget;
    private final List<SourceLine> lines = new ArrayList<>();
    private int depth;
    private boolean blank = true;

    private TexLines(String text, Budget budget) {
        this.budget = budget;
        this.text = text;
    }

    /** Whether a text holds commands that parts, lists or tables of TeX begin with. */
    public static boolean isTex(String text) {
        if (text.indexOf('\\') < 0) {
            return false;
        }
        Matcher sign = SIGN.matcher(text);
        int signs = 0;
        while (signs < FEW && sign.find()) {
            signs++;
        }
        return signs >= FEW && text.contains('\\' + "begin{");
    }

    /** Its headings, items and rows as lines; nothing is run. */
    public static List<SourceLine> of(String text, Budget budget) {
        TexLines reader = new TexLines(TexText.cleaned(text), budget);
        reader.read();
        return reader.lines;
    }

    private void read() {
        int number = 1;
        int at = 0;
        int start = 0;
        int end = -1;
        while (at < text.length()) {
            if (end < at) {
                end = text.indexOf('\n', at);
                end = end < 0 ? text.length() : end;
            }
            Matcher table = TABLE.matcher(text).region(at, end);
            if (table.find()) {
                String close = "\\end{" + table.group(1) + "}";
                int last = text.indexOf(close, table.end());
                int to = last < 0 ? text.length() : last;
                int from = Math.min(to, behindLayout(table.end(), table.group(1)));
                int begins = lineStart(start, at, from);
                lines.addAll(TexTable.lines(text, from, to, number + breaks(at, from), begins, budget));
                number += breaks(at, to);
                start = lineStart(begins, from, to);
                at = last < 0 ? to : to + close.length();
                blank = true;
            } else {
                line(text.substring(at, end), number);
                at = end + 1;
                start = at;
                number++;
            }
        }
    }

    /** Where the line of a place begins. @param known where that of another before it does */
    private int lineStart(int known, int from, int at) {
        int broken = text.substring(from, at).lastIndexOf('\n');
        return broken < 0 ? known : from + broken + 1;
    }

    /** How a table is laid out is no part of it; some kinds say how wide they are before that. */
    private int behindLayout(int from, String kind) {
        String said = text.substring(from, Math.min(text.length(), from + LONGEST_LAYOUT));
        int at = 0;
        boolean wide = kind.equals("tabularx")
                || kind.equals("tabular*")
                || kind.equals("tabulary")
                || kind.equals("xltabular");
        for (int groups = wide ? 2 : 1; groups > 0 && at < said.length(); groups--) {
            int close = said.charAt(at) == '[' ? said.indexOf(']', at) + 1 : at;
            at = Math.max(at, close);
            at = at < said.length() && said.charAt(at) == '{' ? TexText.closing(said, at) + 1 : at;
        }
        return from + at;
    }

    private int breaks(int from, int to) {
        return (int) text.substring(from, to).chars().filter(c -> c == '\n').count();
    }

    private void line(String raw, int number) {
        Matcher list = LIST.matcher(raw);
        while (list.find()) {
            depth = Math.max(0, depth + (list.group(1).equals("begin") ? 1 : -1));
        }
        Matcher heading = HEADING.matcher(raw);
        Matcher item = ITEM.matcher(raw);
        if (heading.lookingAt()) {
            int open = raw.indexOf('{', heading.end() - 1);
            int close = open < 0 ? raw.length() : TexText.closing(raw, open);
            add(
                    Mark.HEADING,
                    LEVELS.getOrDefault(heading.group(1), 1),
                    raw.substring(Math.max(0, open), close),
                    raw,
                    number);
        } else if (item.lookingAt()) {
            String label = item.group(1) == null ? "" : item.group(1) + " ";
            add(Mark.ITEM, Math.min(20, depth), label + raw.substring(item.end()), raw, number);
        } else {
            String words = ENVIRONMENT.matcher(raw).replaceAll("");
            add(Mark.PLAIN, 0, words, raw, number);
        }
    }

    private void add(Mark mark, int level, String words, String raw, int number) {
        String plain = TexText.plain(words).replace('\n', ' ').strip();
        if (plain.isEmpty()) {
            blank |= raw.isBlank();
            return;
        }
        int column = Math.max(0, raw.indexOf(plain.charAt(0))) + 1;
        lines.add(new SourceLine(mark, level, List.of(new Cell(plain, number, column)), List.of(), blank));
        blank = false;
    }
}
