package coupdoeil.validator.sheet;

import java.util.regex.Pattern;

/**
 * Names that spreadsheet programs take for formulas of theirs, and run: {@code =HYPERLINK(…)}. An apostrophe before one makes it
 * text there, and is shown nowhere.
 */
public final class Formula {

    private static final Pattern TAKEN = Pattern.compile("'*[=+\\-@\\t\\r\uFF1D\uFF0B\uFF0D\uFF20].*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(?:[.,]\\d+)?");

    private Formula() {}

    /** A cell that is text wherever it is opened. */
    public static String asText(String cell) {
        return TAKEN.matcher(cell).matches() && !NUMBER.matcher(cell).matches() ? "'" + cell : cell;
    }

    /** The cell that was written as text: what {@link #asText} was given. */
    public static String read(String cell) {
        return cell.startsWith("'") && TAKEN.matcher(cell).matches() ? cell.substring(1) : cell;
    }
}
