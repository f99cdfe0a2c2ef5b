package coupdoeil.validator.export.vassal;

import coupdoeil.model.PlainText;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The labels of a grid as VASSAL numbers hexes: it counts the straight lines of hexes and the places on a line, each from some
 * number, by digits or letters. It cannot say all that our patterns can; {@link #label} is what it does say.
 *
 * @param first whether the number of the line is said first
 * @param before what stands before all labels
 * @param line how lines are numbered
 * @param between what stands between the numbers
 * @param place how places on a line are numbered
 */
record Numbering(boolean first, String before, Count line, String between, Count place, String after) {

    private static final Pattern PARTS = Pattern.compile(
            "(.*?)\\{(column|row)(?::([0-9]|A))?}(.*?)\\{(?:column|row)(?::([0-9]|A))?}(.*)", Pattern.DOTALL);
    private static final Pattern DIGITS = Pattern.compile("-?[0-9]{1,7}");
    private static final int ALPHABET = 26;

    /** What stands for the two numbers in a label. */
    static final String LOCATION = "$gridLocation$";

    /** A hex by its line and its place on that. */
    record Cell(int line, int place) {}

    /**
     * How one of the two numbers is counted.
     *
     * @param letters whether by letters: A for 0, AA for 26, BB for 27
     * @param digits least number of digits
     * @param offset number of the first
     */
    record Count(boolean letters, int digits, int offset) {

        private static Count of(String style, int offset) {
            boolean letters = "A".equals(style);
            int digits = letters || style == null ? 1 : Math.max(1, Integer.parseInt(style));
            // Our letters begin with A for 1.
            return new Count(letters, digits, letters ? offset - 1 : offset);
        }

        String text(int index) {
            int number = Math.abs(index + offset);
            String sign = index + offset < 0 ? "-" : "";
            if (letters) {
                return sign + String.valueOf((char) ('A' + number % ALPHABET)).repeat(number / ALPHABET + 1);
            }
            String plain = Integer.toString(number);
            return sign + "0".repeat(Math.max(0, digits - plain.length())) + plain;
        }

        /** What number a text stands for, as far as it is one; {@link #text} tells. */
        private int index(String text) {
            if (letters) {
                return ALPHABET * (text.length() - 1) + text.charAt(0) - 'A' - offset;
            }
            return DIGITS.matcher(text).matches() ? Integer.parseInt(text) - offset : -1;
        }

        private String type() {
            return letters ? "A" : "N";
        }
    }

    /** @param shift by how many lines VASSAL's first line comes before the first of the grid */
    static Numbering of(HexGrid grid, int shift) {
        LabelScheme scheme = grid.labels();
        Matcher parts = PARTS.matcher(scheme.pattern());
        if (!parts.matches()) {
            throw new IllegalArgumentException(scheme.pattern());
        }
        boolean rows = grid.orientation() == Orientation.POINTY;
        boolean first = parts.group(2).equals(rows ? "row" : "column");
        int firstLine = (rows ? scheme.firstRow() : scheme.firstColumn()) - shift;
        int firstPlace = rows ? scheme.firstColumn() : scheme.firstRow();
        return new Numbering(
                first,
                sayable(parts.group(1)),
                Count.of(parts.group(first ? 3 : 5), firstLine),
                parts.group(4),
                Count.of(parts.group(first ? 5 : 3), firstPlace),
                sayable(parts.group(6)));
    }

    /** By how many lines VASSAL's first line comes before that of a grid: it shifts every second line, never the first. */
    static int shift(HexGrid grid) {
        return grid.shifted() == Shifted.EVEN ? 1 : 0;
    }

    /** What may stand around a label: where VASSAL would take it for something to work out, it is left out. */
    private static String sayable(String text) {
        boolean plain = PlainText.line(text).equals(text) && !text.contains("\\");
        return plain && !text.contains("$") && !text.contains("{") ? text : "";
    }

    /** The label that VASSAL gives a hex. */
    String label(int lineNumber, int placeNumber) {
        String ofLine = line.text(lineNumber);
        String ofPlace = place.text(placeNumber);
        return before + (first ? ofLine + between + ofPlace : ofPlace + between + ofLine) + after;
    }

    /** The hex that VASSAL gives a label; empty if it gives it to none. */
    Optional<Cell> find(String label) {
        int end = label.length() - after.length();
        if (!label.startsWith(before) || !label.endsWith(after)) {
            return Optional.empty();
        }
        for (int split = before.length() + 1; split + between.length() < end; split++) {
            if (label.startsWith(between, split)) {
                String one = label.substring(before.length(), split);
                String other = label.substring(split + between.length(), end);
                Cell cell = new Cell(line.index(first ? one : other), place.index(first ? other : one));
                if (label(cell.line(), cell.place()).equals(label)) {
                    return Optional.of(cell);
                }
            }
        }
        return Optional.empty();
    }

    Component element(boolean visible) {
        return Component.module("map.boardPicker.board.mapgrid.HexGridNumbering")
                .with("first", first ? "H" : "V")
                .with("sep", between)
                .with("hType", line.type())
                .with("vType", place.type())
                .with("hOff", line.offset())
                .with("vOff", place.offset())
                .with("hLeading", line.digits() - 1)
                .with("vLeading", place.digits() - 1)
                .with("hDescend", false)
                .with("vDescend", false)
                .with("stagger", false)
                .with("locationFormat", before + LOCATION + after)
                .with("fontSize", 9)
                .with("color", "0,0,0")
                .with("visible", visible)
                .with("rotateText", 0)
                .with("hDrawOff", 0)
                .with("vDrawOff", 0);
    }
}
