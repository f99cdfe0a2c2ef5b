package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.words.WordList;
import java.util.List;

/** Where troops stood, said behind their figures and a dash: {@code Divisione Rossi (3.100 uomini): 7 battaglioni - Dietro il bosco}. */
final class Places {

    /** A place stands no further behind a number: {@code two brigades behind the wood}. */
    private static final int NEAR = 4;

    private static final Tags COUNTED = Tag.COUNTED.union(Tag.MEASURES);

    private Places() {}

    /** The line without what says where it stood; the same line if nothing does. */
    static TokenLine without(TokenLine line) {
        List<Token> tokens = line.tokens();
        for (int at = 2; at + 1 < tokens.size(); at++) {
            if (isDash(tokens, at) && isFigure(tokens, at - 1) && isPlace(tokens, at + 1)) {
                return new TokenLine(line.source(), tokens.subList(0, at), line.kind(), line.told());
            }
        }
        return line;
    }

    private static boolean isDash(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        return (token.isSign("-") || token.isSign("–") || token.isSign("—"))
                && token.gap() > 0
                && token.gap() < Token.NEW_CELL
                && tokens.get(at + 1).gap() > 0;
    }

    private static boolean isFigure(List<Token> tokens, int at) {
        return tokens.get(at).isAny(COUNTED) && tokens.get(at - 1).kind() == Token.Kind.NUMBER;
    }

    /** A preposition and words, or a number of something that a preposition stands soon behind; no troops, and nothing counted. */
    private static boolean isPlace(List<Token> tokens, int from) {
        int end = tokens.get(from).is(Tag.NUMBER) ? Math.min(tokens.size(), from + NEAR) : from + 1;
        int place = from;
        while (place < end && !WordList.WHERE.has(tokens.get(place).folded())) {
            place++;
        }
        return place < end
                && from + 1 < tokens.size()
                && !Lists.any(
                        tokens.subList(from, tokens.size()),
                        token -> token.kind() == Token.Kind.NUMBER
                                || token.kind() == Token.Kind.ORDINAL
                                || token.isAny(Tag.UNITS));
    }
}
