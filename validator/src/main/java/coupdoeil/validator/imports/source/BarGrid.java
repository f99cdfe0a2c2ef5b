package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Text in which every line is a row with bars between its cells, as a grid. */
final class BarGrid {

    private static final String RULE = "[|:+\\- ]+";

    private BarGrid() {}

    /** The grid; empty if there are other lines in the text. */
    static Optional<Grid> read(String text) {
        Grid grid = new Grid();
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            String bare = line.strip();
            if (bare.isEmpty() || bare.matches(RULE) && bare.indexOf('-') >= 0) {
                continue;
            }
            if (bare.charAt(0) != '|') {
                return Optional.empty();
            }
            grid.add(row(line, number));
        }
        return grid.height() == 0 ? Optional.empty() : Optional.of(grid);
    }

    private static List<Grid.Field> row(String line, int number) {
        List<Grid.Field> fields = new ArrayList<>();
        int from = line.indexOf('|') + 1;
        for (int at = from; at < line.length(); at++) {
            if (line.charAt(at) == '|') {
                String text = line.substring(from, at);
                String bare = text.strip();
                fields.add(
                        bare.isEmpty()
                                ? Grid.Field.EMPTY
                                : new Grid.Field(bare, number, from + text.indexOf(bare) + 1, false));
                from = at + 1;
            }
        }
        return fields;
    }
}
