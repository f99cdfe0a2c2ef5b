package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * What figures count that stand in the places of others above them: {@code 2° Dragoni 405 390} below
 * {@code 1° Dragoni cavalli 412 uomini 398}. Linear in the words.
 */
final class Labels {

    private static final int MOST = 4;

    /** What the figures of each unit of the last row that says it count, in their order; several. */
    private List<Token> labels = List.of();

    /** A row with what its figures count, or itself if it says that, or nothing above it does. */
    List<Token> labelled(List<Token> tokens) {
        boolean figures = Lists.any(tokens, token -> token.kind() == Token.Kind.NUMBER);
        if (!figures) {
            return tokens;
        }
        if (Lists.any(tokens, token -> token.isAny(Tag.MEASURES))) {
            labels = labels(tokens);
            return tokens;
        }
        return !labels.isEmpty() && areRuns(tokens, labels.size()) ? meant(tokens) : tokens;
    }

    /** The words before figures, if each has one and several in a row follow a name; none otherwise. */
    private static List<Token> labels(List<Token> tokens) {
        List<Token> labels = new ArrayList<>();
        int from = 0;
        while (from < tokens.size() && !tokens.get(from).isAny(Tag.MEASURES)) {
            from++;
        }
        for (int at = from; at < tokens.size() && labels.size() <= MOST; at += 2) {
            boolean pair = tokens.get(at).isAny(Tag.MEASURES)
                    && !tokens.get(at).isAny(Tag.UNITS)
                    && at + 1 < tokens.size()
                    && tokens.get(at + 1).kind() == Token.Kind.NUMBER;
            if (!pair) {
                break;
            }
            labels.add(tokens.get(at));
        }
        boolean several = labels.size() > 1 && labels.size() <= MOST && from > 0;
        boolean ended = from + 2 * labels.size() == tokens.size()
                || several && tokens.get(from + 2 * labels.size()).kind() == Token.Kind.SIGN;
        return several && ended && tokens.get(from - 1).isWord() ? List.copyOf(labels) : List.of();
    }

    /** Whether figures stand in runs of that many, each behind a word. */
    private static boolean areRuns(List<Token> tokens, int size) {
        int run = 0;
        for (Token token : tokens) {
            if (token.kind() == Token.Kind.NUMBER) {
                run++;
            } else if (run > 0 && run != size) {
                return false;
            } else {
                run = 0;
            }
        }
        return (run == 0 || run == size) && tokens.get(0).kind() != Token.Kind.NUMBER;
    }

    private List<Token> meant(List<Token> tokens) {
        List<Token> meant = new ArrayList<>(tokens.size());
        int run = 0;
        for (Token token : tokens) {
            boolean figure = token.kind() == Token.Kind.NUMBER;
            meant.add(
                    figure
                            ? token.meaning(
                                    new Meaning(labels.get(run % labels.size()).tags(), token.value(), ""))
                            : token);
            run = figure ? run + 1 : 0;
        }
        return meant;
    }
}
