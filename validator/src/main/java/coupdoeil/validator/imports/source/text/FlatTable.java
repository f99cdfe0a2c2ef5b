package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.grid.Grid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A table whose cells were copied with single blanks between them: {@code ARMÉE CHEF CORPS ESCADRONS}, below it
 * {@code Aragon Pierre Valmy Régiment de Dragons Reine 3}, and for the next of the same army only {@code Régiment de Dragons Roi 2}.
 * Where the names begin is told by the word that most rows begin with. Linear in the lines.
 */
final class FlatTable {

    private static final int LONGEST = 200;
    private static final int FEWEST_NAMES = 3;
    private static final int FEWEST_ROWS = 4;
    private static final int LONGEST_LEADER = 8;

    /** What the first column is, whatever it is called. */
    private static final String FORMATION = "formation";

    private static final Pattern FIGURE = Pattern.compile("\\d{1,3}(?:[.,'’]?\\d{3})?|[-–—]");
    private static final Pattern CAPITALISED = Pattern.compile("\\p{Lu}.*");

    private final List<String> names;
    /** How many columns at the left say whose the units are. */
    private final int above;

    private final int figures;

    private FlatTable(List<String> names, int above, int figures) {
        this.names = names;
        this.above = above;
        this.figures = figures;
    }

    /** A row, as words: those that say whose it is, its name, its figures. */
    private record Row(List<String> above, List<String> name, List<String> figures) {}

    /** The table whose headings a line is; empty if it is none. */
    static Optional<TableInText> at(String[] raw, int from) {
        return headings(raw[from]).flatMap(table -> table.read(raw, from));
    }

    private static Optional<FlatTable> headings(String line) {
        boolean may = line.length() <= LONGEST
                && line.indexOf("  ") < 0
                && line.indexOf('\t') < 0
                && !line.isEmpty()
                && Character.isLetter(line.charAt(0))
                && line.chars().noneMatch(Character::isDigit);
        List<String> names = may ? words(line) : List.of();
        int figures = 0;
        while (figures < names.size()
                && ColumnKind.of(names.get(names.size() - 1 - figures)).isFigure()) {
            figures++;
        }
        int above = names.size() - figures - 1;
        boolean named = names.size() >= FEWEST_NAMES
                && figures > 0
                && (above == 1 || above == 2)
                && ColumnKind.of(names.get(above)) == ColumnKind.NAME
                && isFormation(names.get(0))
                && (above == 1 || ColumnKind.of(names.get(1)) == ColumnKind.COMMANDER);
        return named ? Optional.of(new FlatTable(names, above, figures)) : Optional.empty();
    }

    private static boolean isFormation(String name) {
        return ColumnKind.of(name) == ColumnKind.NAME || ColumnKind.of(name) == ColumnKind.SIDE;
    }

    private static List<String> words(String line) {
        return List.of(line.strip().split(" "));
    }

    private Optional<TableInText> read(String[] raw, int from) {
        int end = from + 1;
        int rows = 0;
        while (end < raw.length && (isRow(raw[end]) || isOfLeader(raw, end))) {
            rows += isRow(raw[end]) ? 1 : 0;
            end++;
        }
        if (rows < FEWEST_ROWS) {
            return Optional.empty();
        }
        String first = firstWord(raw, from + 1, end, rows);
        Grid grid = new Grid();
        List<Grid.Field> headings = new ArrayList<>(List.of(new Grid.Field(FORMATION, from + 1, 1, true)));
        names.subList(1, names.size()).forEach(name -> headings.add(new Grid.Field(name, from + 1, 1, true)));
        grid.add(headings);
        int led = 0;
        for (int at = from + 1; at < end; at++) {
            Row row = row(raw[at], first);
            led += row.above().isEmpty() ? 0 : 1;
            grid.add(fields(row, at + 1));
        }
        return first.isEmpty() || led == 0 ? Optional.empty() : Optional.of(new TableInText(grid, end - from, true));
    }

    private boolean isRow(String line) {
        List<String> words = line.length() > LONGEST ? List.of() : words(line);
        return words.size() > figures
                && !FIGURE.matcher(words.get(0)).matches()
                && words.subList(words.size() - figures, words.size()).stream()
                        .allMatch(word -> FIGURE.matcher(word).matches());
    }

    /** Whose the rows below are that have none of their own, or nothing. */
    private boolean isOfLeader(String[] raw, int at) {
        List<String> words = raw[at].length() > LONGEST || raw[at].isBlank() ? List.of() : words(raw[at]);
        return words.size() >= above
                && words.size() <= LONGEST_LEADER
                && words.stream().allMatch(word -> CAPITALISED.matcher(word).matches())
                && at + 1 < raw.length
                && isRow(raw[at + 1]);
    }

    /** The word that some rows begin with, and at least half hold: what most of the names begin with; empty if there is none. */
    private String firstWord(String[] raw, int from, int end, int rows) {
        Map<String, Integer> begun = new HashMap<>();
        Map<String, Integer> held = new HashMap<>();
        for (int at = from; at < end; at++) {
            if (isRow(raw[at])) {
                begun.merge(words(raw[at]).get(0), 1, Integer::sum);
                new HashSet<>(words(raw[at])).forEach(word -> held.merge(word, 1, Integer::sum));
            }
        }
        return held.entrySet().stream()
                .filter(word -> begun.getOrDefault(word.getKey(), 0) > 1 && 2 * word.getValue() >= rows)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
    }

    private Row row(String line, String first) {
        List<String> words = words(line);
        if (!isRow(line)) {
            return new Row(words, List.of(), List.of());
        }
        int end = words.size() - figures;
        int start = Math.max(0, words.subList(0, end).indexOf(first));
        return new Row(words.subList(0, start), words.subList(start, end), words.subList(end, words.size()));
    }

    private List<Grid.Field> fields(Row row, int line) {
        List<Grid.Field> fields = new ArrayList<>();
        int leader = above == 1 ? row.above().size() : endOfName(row.above());
        String whose = String.join(" ", row.above().subList(0, leader));
        fields.add(field(whose.isEmpty() ? "" : headed(whose), line));
        if (above == 2) {
            fields.add(field(
                    String.join(" ", row.above().subList(leader, row.above().size())), line));
        }
        fields.add(field(String.join(" ", row.name()), line));
        row.figures().forEach(figure -> fields.add(field(figure, line)));
        return fields;
    }

    /** {@code Aragon}, below {@code ARMÉE}: what it is stands above it. */
    private String headed(String name) {
        String heading = names.get(0);
        return heading.charAt(0) + heading.substring(1).toLowerCase(Locale.ROOT) + " " + name;
    }

    /** The first word, with small words behind it and what they lead to: {@code Castilla la Vieja}. */
    private static int endOfName(List<String> words) {
        int end = Math.min(1, words.size());
        while (end + 1 < words.size() && !CAPITALISED.matcher(words.get(end)).matches()) {
            end += 2;
        }
        return end;
    }

    private static Grid.Field field(String text, int line) {
        return text.isEmpty() ? Grid.Field.EMPTY : new Grid.Field(text, line, 1, false);
    }
}
