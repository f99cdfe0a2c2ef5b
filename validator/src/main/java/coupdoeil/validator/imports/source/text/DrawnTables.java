package coupdoeil.validator.imports.source.text;

/**
 * Tables whose lines are drawn, by signs made for it ({@code ║ 2. pułk piechoty │ 2 │ 1 310 ║}) or by plus and minus
 * signs, as tables of bars with one rule below their headings: a rule between other rows is nothing but a gap. Linear in
 * the lines.
 */
final class DrawnTables {

    private static final String SIDES = "│║┃|";
    private static final String CORNERS = "┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╓╥╖╟╫╢╙╨╜┏┳┓┣╋┫┗┻┛┠╂┨┯┿┷+";
    private static final String STROKES = "─═━-=";
    private static final String RULE = "|---|";
    private static final int FEWEST_CORNERS = 2;
    /** So many rows name the columns, at most. */
    private static final int MOST_HEADINGS = 2;

    private DrawnTables() {}

    /** Draws them anew, in their places. */
    static void resolve(String[] raw) {
        boolean inside = false;
        boolean headed = false;
        int rows = 0;
        for (int at = 0; at < raw.length; at++) {
            if (isRule(raw[at])) {
                boolean below = inside && !headed && rows > 0 && rows <= MOST_HEADINGS;
                headed |= inside && rows > 0;
                inside = true;
                raw[at] = below ? RULE : "";
            } else if (inside && isRow(raw[at])) {
                rows++;
                raw[at] = row(raw[at]);
            } else {
                inside = false;
                headed = false;
                rows = 0;
            }
        }
    }

    /** Nothing but strokes and at least two corners, of which it begins with one. */
    private static boolean isRule(String line) {
        if (!isOneOf(TextLines.first(line), CORNERS)) {
            return false;
        }
        int corners = 0;
        int strokes = 0;
        for (int at = 0; at < line.length(); at++) {
            char sign = line.charAt(at);
            boolean corner = isOneOf(sign, CORNERS);
            if (!corner && !isOneOf(sign, STROKES) && sign > ' ') {
                return false;
            }
            corners += corner ? 1 : 0;
            strokes += sign > ' ' && !corner ? 1 : 0;
        }
        return corners >= FEWEST_CORNERS && strokes >= corners;
    }

    private static boolean isRow(String line) {
        String bare = line.strip();
        return bare.length() > 2 && isOneOf(bare.charAt(0), SIDES) && isOneOf(bare.charAt(bare.length() - 1), SIDES);
    }

    /** With bars, the first of them behind the blanks that the first cell begins with: so far in stands what it names. */
    private static String row(String line) {
        StringBuilder row = new StringBuilder(line);
        for (int at = 0; at < row.length(); at++) {
            if (isOneOf(row.charAt(at), SIDES)) {
                row.setCharAt(at, '|');
            }
        }
        int first = row.indexOf("|");
        int word = first + 1;
        while (word < row.length() && row.charAt(word) <= ' ') {
            word++;
        }
        boolean empty = word == row.length() || row.charAt(word) == '|';
        if (!empty) {
            row.setCharAt(first, ' ');
            row.setCharAt(word - 1, '|');
        }
        return row.toString();
    }

    private static boolean isOneOf(char sign, String signs) {
        return signs.indexOf(sign) >= 0;
    }
}
