package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A row whose cells are parted by a sign, as by bars or tabs. */
final class SignedRow {

    private static final Predicate<ColumnKind> SAYING =
            kind -> kind.isFigure() || kind == ColumnKind.KIND || kind == ColumnKind.ARM;
    private static final Pattern NOTHING = Pattern.compile("[-–—»\"?]+");

    private static final Pattern FIGURE = Pattern.compile("\\d[\\d.,' ]*");

    /** What Markdown sets in italics or bold. */
    static final Pattern STRESSED = Pattern.compile("(\\*{1,3}|_{1,2})(\\S(?:.*\\S)?)\\1");

    /** {@code 3rd Hussars *Kienmayer*}: stressed within a cell; a star behind a word only is the mark of a footnote. */
    private static final Pattern WITHIN =
            Pattern.compile("(?<![^\\s(])(\\*{1,2}|__)([^\\s*_](?:[^*_]*[^\\s*_])?)\\1(?=[\\s,;:.)]|$)");

    private SignedRow() {}

    /** The row that a line is; empty cells are left out. @param columns what they are called; empty if unsaid */
    static SourceLine of(String line, int number, boolean blank, char sign, List<String> columns) {
        List<Cell> cells = new ArrayList<>();
        List<String> header = new ArrayList<>();
        int from = 0;
        int column = line.strip().indexOf(sign) == 0 ? -1 : 0;
        for (int at = 0; at <= line.length(); at++) {
            if (at == line.length() || line.charAt(at) == sign) {
                String text = line.substring(from, at);
                String bare = unstressed(text.strip());
                String name = column >= 0 && column < columns.size() ? columns.get(column) : "";
                if (!bare.isEmpty()
                        && !ColumnKind.isOther(name)
                        && !(cells.size() > 1 && isRepeated(bare, cells))
                        && !(ColumnKind.of(name).isFigure()
                                && NOTHING.matcher(bare).matches())) {
                    int shown = Math.max(text.indexOf(bare), text.indexOf(text.strip()));
                    cells.add(new Cell(bare, number, from + shown + 1));
                    header.add(SAYING.test(ColumnKind.of(name)) ? name : "");
                }
                from = at + 1;
                column++;
            }
        }
        SourceLine plain = SourceLine.plain(number, line, blank);
        boolean named = header.stream().anyMatch(name -> !name.isEmpty());
        return cells.isEmpty()
                ? plain
                : new SourceLine(Mark.PLAIN, plain.level(), cells, named ? header : List.of(), blank);
    }

    /** {@code | **1st Brigade: Morand** | | | |}: stressed, and without a figure. */
    static boolean isHeading(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.strip().split("\\|")) {
            if (!cell.isBlank()) {
                cells.add(cell.strip());
            }
        }
        return !cells.isEmpty()
                && STRESSED.matcher(cells.get(0).replace("\\*", "")).matches()
                && cells.stream()
                        .noneMatch(cell -> FIGURE.matcher(unstressed(cell)).matches());
    }

    /** {@code | Elliot's Company, RA | RA | RA |}: an abbreviation that a cell before it ends with, copied into others. */
    private static boolean isRepeated(String text, List<Cell> before) {
        return text.length() <= 4
                && text.chars().allMatch(Character::isUpperCase)
                && before.stream()
                        .anyMatch(cell ->
                                cell.text().contains(", " + text) || cell.text().equals(text));
    }

    /** Without the stars or lines below that Markdown sets around what it stresses. */
    private static String unstressed(String text) {
        Matcher stressed = STRESSED.matcher(text);
        return stressed.matches() && stressed.group(2).indexOf('*') < 0
                ? stressed.group(2)
                : WITHIN.matcher(text).replaceAll("$2");
    }
}
