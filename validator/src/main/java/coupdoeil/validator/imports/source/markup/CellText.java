package coupdoeil.validator.imports.source.markup;

import coupdoeil.validator.imports.source.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a cell says, line by line, and where in the file each line begins. */
final class CellText {

    private static final Pattern BLANKS = Pattern.compile("[ \\t\\r\\n\\f]+");

    private final List<String> lines = new ArrayList<>();
    private final List<Integer> begins = new ArrayList<>();
    private final StringBuilder open = new StringBuilder();
    private int begin;

    void add(Grid.Field field) {
        int at = 0;
        for (String line : field.text().split("\n")) {
            append(line, field.lineOf(at++));
            end();
        }
    }

    /** Goes on with the line. @param number of the line of the file on which the text begins */
    void append(String text, int number) {
        if (open.isEmpty()) {
            String bare = text.stripLeading();
            begin = number
                    + (int) text.substring(0, text.length() - bare.length())
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            open.append(bare);
        } else {
            open.append(text);
        }
    }

    boolean endsInLetter() {
        return !open.isEmpty() && Character.isLetter(open.charAt(open.length() - 1));
    }

    /** Ends the line, if anything stands in it. */
    void end() {
        String line = BLANKS.matcher(open).replaceAll(" ").strip();
        open.setLength(0);
        if (!line.isEmpty()) {
            lines.add(line);
            begins.add(begin);
        }
    }

    Grid.Field field(int line, int column, boolean heading) {
        end();
        return lines.isEmpty()
                ? Grid.Field.EMPTY
                : new Grid.Field(String.join("\n", lines), line, column, heading, begins);
    }
}
