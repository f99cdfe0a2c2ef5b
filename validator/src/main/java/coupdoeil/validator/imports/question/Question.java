package coupdoeil.validator.imports.question;

import java.util.List;

/**
 * What the program would ask of somebody who knows the list.
 *
 * @param id names it, and the list that it is asked of
 * @param kind id of the kind of lines it is about
 * @param property what of it: {@code role}, {@code under}, {@code beginsSide}, {@code units}, {@code joins}, {@code splits}, {@code slot:} and where a figure or a text stands
 * @param text in words
 * @param lines physical lines, at most {@link #MOST_LINES}
 * @param spans first and last character of the figure or text that a slot is about, on each of the lines; empty where there is none
 * @param options at most twelve; the last two are {@link #NONE} and {@link #UNKNOWN}
 * @param units how many units hang on it
 * @param contest 0 to 1, how little the list itself decides it
 */
public record Question(
        String id,
        String kind,
        String property,
        String text,
        List<Integer> lines,
        List<String> spans,
        List<Option> options,
        int units,
        double contest) {

    public static final String ROLE = "role";
    public static final String UNDER = "under";
    public static final String BEGINS_SIDE = "beginsSide";
    public static final String UNITS = "units";
    /** Whether lines go on with the line above. */
    public static final String JOINS = "joins";
    /** By what sign lines are parted that hold several things. */
    public static final String SPLITS = "splits";

    public static final String SLOT = "slot:";
    /** Of a whole list, and which of the layouts of lists. */
    public static final String LAYOUT = "layout:";
    /** Of a whole list: with which line a second side begins. */
    public static final String SECOND_SIDE = "secondSide";

    /** Of a whole list: whether numbers such as 1.2.3 say what lines stand under. */
    public static final String NUMBERS = "numbers";

    /** Before a property: that was answered, and it is doubtful whether rightly; what is answered now counts instead. */
    public static final String AGAIN = "again:";

    /** Stands for a kind where all of the list is asked about. */
    public static final String LIST = "list";

    public static final String ONE = "one";
    public static final String SEVERAL = "several";
    public static final String YES = "yes";
    public static final String NO = "no";

    /** None of the other answers is right. */
    public static final String NONE = "none";
    /** Who was asked does not know. */
    public static final String UNKNOWN = "unknown";

    public static final int MOST_LINES = 200;

    public Question {
        lines = List.copyOf(lines);
        spans = List.copyOf(spans);
        options = List.copyOf(options);
    }

    /**
     * An answer to choose.
     *
     * @param value as it is given back
     * @param gives what each of the lines stands under then: its physical line, 0 for the side; empty where that is not asked
     */
    public record Option(String value, String text, List<Integer> gives) {
        public Option {
            gives = List.copyOf(gives);
        }
    }

    /** Whether a property says which lines there are, and not what they are. */
    public static boolean isOfLines(String property) {
        String plain = plain(property);
        return plain.startsWith(LAYOUT) || plain.equals(JOINS) || plain.equals(SPLITS);
    }

    /** The property that is asked about, for the first time or again. */
    public static String plain(String property) {
        return property.startsWith(AGAIN) ? property.substring(AGAIN.length()) : property;
    }

    /** The same, asked again. */
    public Question again(String why, int changed, double doubt) {
        return new Question(
                id.substring(0, id.length() - property.length()) + AGAIN + property,
                kind,
                AGAIN + property,
                why + ": once more, " + text,
                lines,
                spans,
                options,
                changed,
                doubt);
    }

    /** How much there is to gain by it. */
    public double gain() {
        return units * contest;
    }
}
