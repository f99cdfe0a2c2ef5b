package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Figures between slashes, in brackets or in a column of their own: {@code (45/1,103)}, {@code (4/94/2294)}. */
final class SlashedFigures extends TokenRow {

    private static final int MOST_BATTALIONS = 12;
    /** Fewer are no other ranks, but guns or a calibre. */
    private static final int FEWEST_RANKS = 12;
    /** A battalion in the field has at least so many officers, and each of them so many men. */
    private static final int FEWEST_OFFICERS = 5;

    private static final int FEWEST_OF_AN_OFFICER = 8;

    private final boolean bracketed;

    SlashedFigures(List<Token> tokens, boolean bracketed) {
        super(tokens);
        this.bracketed = bracketed;
    }

    /** Officers and other ranks, with their sum or without, or battalions before them. */
    FigureReader.@Nullable Match at(int at) {
        Token first = tokens.get(at);
        Token second = token(at + 2);
        boolean slash = isNumeral(at) && isSign(at + 1, "/") && isNumeral(at + 2) && second != null;
        if (!slash || second == null || !bracketed && (at > 0 || tokens.size() > at + 5)) {
            return null;
        }
        if (first.value() >= second.value() || second.value() < FEWEST_RANKS) {
            return null;
        }
        Token third = isSign(at + 3, "/") && isNumeral(at + 4) ? token(at + 4) : null;
        if (third != null && areParts(first, second, third)) {
            return new FigureReader.Match(
                    5,
                    List.of(
                            Figure.of(FigureKind.BATTALIONS, first),
                            Figure.of(FigureKind.OFFICERS, second),
                            Figure.of(FigureKind.RANKS, third)));
        }
        List<Figure> figures = new ArrayList<>();
        figures.add(Figure.of(FigureKind.OFFICERS, first));
        figures.add(Figure.of(FigureKind.RANKS, second));
        if (third != null) {
            figures.add(Figure.of(FigureKind.MEN, third));
        }
        return new FigureReader.Match(third == null ? 3 : 5, figures);
    }

    /** Battalions, their officers and men; no officers, ranks and their sum. */
    private static boolean areParts(Token battalions, Token officers, Token men) {
        return battalions.value() <= MOST_BATTALIONS
                && officers.value() >= battalions.value() * FEWEST_OFFICERS
                && men.value() >= officers.value() * FEWEST_OF_AN_OFFICER
                && battalions.value() + officers.value() != men.value();
    }

    private boolean isNumeral(int at) {
        Token token = token(at);
        return token != null && token.kind() == Token.Kind.NUMBER;
    }
}
