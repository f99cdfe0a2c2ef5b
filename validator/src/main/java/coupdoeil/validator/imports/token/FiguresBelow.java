package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.List;

/**
 * Pages that print the strength of a regiment below its name: {@code IR 8 Huff}, and on the next line, or behind a blank one,
 * {@code 1127}. Taken for totals, such figures would be said of what stands above all. They are one line where that is the
 * habit of a list. Linear in the lines.
 */
public final class FiguresBelow {

    /** Fewer are no habit. */
    private static final int FEWEST = 4;

    private static final Tags TROOPS = Tag.UNITS.union(Tag.ARMS);
    private static final int LARGEST_WITHOUT_FIGURE = 40;
    /** What so many of the names have, and figures are of, is a habit. */
    private static final double MOST = 0.6;

    private FiguresBelow() {}

    /** The lines, with such figures behind what they are of; the same lines if it is no habit. */
    public static List<TokenLine> joined(List<TokenLine> lines) {
        int names = 0;
        int figures = 0;
        int pairs = 0;
        for (int at = 0; at < lines.size(); at++) {
            names += isName(lines.get(at)) ? 1 : 0;
            figures += isFigure(lines.get(at)) ? 1 : 0;
            pairs += isPair(lines, at) ? 1 : 0;
        }
        return pairs < FEWEST || pairs < MOST * names || pairs < MOST * figures ? lines : joinedAll(lines);
    }

    private static List<TokenLine> joinedAll(List<TokenLine> lines) {
        List<TokenLine> joined = new ArrayList<>(lines.size());
        for (int at = 0; at < lines.size(); at++) {
            if (isPair(lines, at)) {
                joined.add(both(lines.get(at), lines.get(at + 1)));
                at++;
            } else {
                joined.add(lines.get(at));
            }
        }
        return joined;
    }

    private static TokenLine both(TokenLine name, TokenLine figure) {
        List<Token> tokens = new ArrayList<>(name.tokens());
        int down = figure.line() - name.line();
        figure.tokens().forEach(token -> tokens.add(token.down(down)));
        SourceLine line = name.source();
        List<Cell> cells = new ArrayList<>(line.cells());
        cells.addAll(figure.source().cells());
        SourceLine both = new SourceLine(line.mark(), line.level(), cells, List.of(), line.afterBlank());
        return new TokenLine(both, tokens, name.kind(), name.told());
    }

    private static boolean isPair(List<TokenLine> lines, int at) {
        return at + 1 < lines.size() && isName(lines.get(at)) && isFigure(lines.get(at + 1));
    }

    private static boolean isPlain(TokenLine line) {
        return line.source().mark() == Mark.PLAIN
                && line.source().cells().size() == 1
                && !line.tokens().isEmpty();
    }

    /** A number alone, or with what it counts. */
    private static boolean isFigure(TokenLine line) {
        List<Token> tokens = line.tokens();
        return isPlain(line)
                && tokens.size() <= 2
                && tokens.get(0).kind() == Token.Kind.NUMBER
                && (tokens.size() == 1
                        ? tokens.get(0).value() > 0
                        : tokens.get(1).isAny(Tag.MEASURES));
    }

    /** Words for a regiment or an arm, none for what holds others, and no figure that may be a strength. */
    private static boolean isName(TokenLine line) {
        List<Token> tokens = line.tokens();
        if (!isPlain(line) || tokens.get(0).is(Tag.TOTAL) || tokens.get(0).is(Tag.ROLE)) {
            return false;
        }
        Tags tags = Tags.of(tokens);
        boolean holds = tokens.get(0).isAny(Tag.FORMATIONS)
                || tokens.size() > 1
                        && tokens.get(0).isOrdinal()
                        && tokens.get(1).isAny(Tag.FORMATIONS);
        return !holds
                && !hasStrength(tokens)
                && tags.hasAny(TROOPS)
                && !tags.hasAny(Tag.MEASURES)
                && !tokens.get(tokens.size() - 1).isSign(":");
    }

    /** {@code IR 41} has none: it is the number of the regiment. */
    private static boolean hasStrength(List<Token> tokens) {
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            boolean numbers = at > 0 && tokens.get(at - 1).isAny(Tag.UNITS);
            if (token.kind() == Token.Kind.NUMBER && token.value() > LARGEST_WITHOUT_FIGURE && !numbers) {
                return true;
            }
        }
        return false;
    }
}
