package coupdoeil.validator.imports.lines;

import coupdoeil.validator.imports.source.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Figures of a line by where they stand, without what they mean. */
public final class LineFigures {

    /**
     * A number, blanks and signs between thousands included; not that of a regiment, {@code 45th} or {@code 1/45th}, and not
     * one with which a line is numbered.
     */
    private static final Pattern FIGURE = Pattern.compile("(?U)(?<![\\p{L}\\d./#])"
            + "(\\d{1,3}(?:[ .,'’\\u00a0\\u202f]\\d{3})+|\\d{1,7})"
            + "(?!\\d|\\p{L}|[./]\\d+\\p{L}|[ºª°]|\\.?[ºª])");

    private static final Pattern NO_DIGIT = Pattern.compile("\\D");

    /** @param start first character in its physical line, from 1 @param end the character behind it */
    public record At(double number, int line, int start, int end) {}

    private LineFigures() {}

    /**
     * Figures in the order printed, by place: {@code column Officers} or {@code column 3} in rows; in text {@code last figure},
     * {@code last figure but 1}, for names that hold figures stand before. The first word of a text is no figure, and of a cell
     * the first figure counts.
     */
    public static Map<String, At> of(ListLine line) {
        Map<String, At> found = new LinkedHashMap<>();
        if (line.isRow()) {
            for (int i = 1; i < line.cells().size(); i++) {
                Matcher figure = FIGURE.matcher(line.cells().get(i).text());
                if (figure.find()
                        && figure.start() == leading(line.cells().get(i).text())) {
                    found.putIfAbsent(column(line, i), at(figure, line.cells().get(i)));
                }
            }
            return found;
        }
        Cell cell = line.cells().get(0);
        if (cell.text().chars().noneMatch(Character::isDigit)) {
            return found;
        }
        Matcher figure = FIGURE.matcher(cell.text());
        List<At> all = new ArrayList<>();
        while (figure.find()) {
            if (figure.start() > 0) {
                all.add(at(figure, cell));
            }
        }
        for (int i = 0; i < all.size(); i++) {
            int behind = all.size() - 1 - i;
            found.put(behind == 0 ? "last figure" : "last figure but " + behind, all.get(i));
        }
        return found;
    }

    /** Where figures stand in all that a line says; of a row, the cells that hold them. */
    public static List<SlotPlace> places(ListLine line) {
        List<SlotPlace> places = new ArrayList<>();
        Map<String, At> figures = of(line);
        if (!line.isRow()) {
            int column = line.cells().get(0).column();
            figures.forEach(
                    (place, at) -> places.add(new SlotPlace(place, at.start() - column, at.end() - column, true)));
            return places;
        }
        int from = line.cells().get(0).text().length() + 1;
        for (int i = 1; i < line.cells().size(); i++) {
            int to = from + line.cells().get(i).text().length();
            if (figures.containsKey(column(line, i))) {
                places.add(new SlotPlace(column(line, i), from, to, true));
            }
            from = to + 1;
        }
        return places;
    }

    private static int leading(String text) {
        int at = 0;
        while (at < text.length() && !Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The number of the cell that is called so, from 0; -1 if none is. */
    public static int cell(ListLine line, String place) {
        for (int i = 0; i < line.cells().size(); i++) {
            if (column(line, i).equals(place)) {
                return i;
            }
        }
        return -1;
    }

    static String column(ListLine line, int cell) {
        String named = cell < line.header().size() ? line.header().get(cell).strip() : "";
        return "column " + (named.isEmpty() ? Integer.toString(cell + 1) : named);
    }

    private static At at(Matcher figure, Cell cell) {
        double number = Double.parseDouble(NO_DIGIT.matcher(figure.group(1)).replaceAll(""));
        return new At(number, cell.line(), cell.column() + figure.start(1), cell.column() + figure.end(1));
    }
}
