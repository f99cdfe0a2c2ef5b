package coupdoeil.validator.imports.token;

import java.util.List;

/** Short words that mean one thing or another, by what stands beside them. */
final class ByNeighbours {

    private static final Meaning AND = new Meaning(Tags.of(Tag.CONNECT), 0, "");
    private static final Meaning GUNS = new Meaning(Tags.of(Tag.GUNS), 0, "");
    private static final Meaning BATTALIONS = new Meaning(Tags.of(Tag.BATTALION), 0, "");
    private static final int MOST_BATTALIONS = 12;
    private static final Meaning RANK = new Meaning(Tags.of(Tag.RANK), 0, "");

    private ByNeighbours() {}

    static void settle(List<Token> tokens) {
        for (int at = 0; at + 1 < tokens.size(); at++) {
            Token token = tokens.get(at);
            if (at > 0 && isAnd(tokens.get(at - 1), token, tokens.get(at + 1))) {
                tokens.set(at, token.meaning(AND));
            } else if (isRank(token, tokens.get(at + 1))) {
                tokens.set(at, token.meaning(RANK));
            } else if (at > 0 && areGuns(tokens.get(at - 1), token, tokens.get(at + 1))) {
                tokens.set(at, token.meaning(GUNS));
            } else if (at > 0 && areBattalions(tokens.get(at - 1), token, tokens.get(at + 1))) {
                tokens.set(at, token.meaning(BATTALIONS));
            } else if (isBehindMark(token, tokens.get(at + 1))) {
                tokens.set(at, token.asNumber());
            }
        }
    }

    /** {@code 4-j i 34-j egerskie polki}: where the language has an article of one letter, that stands between no two numbers. */
    private static boolean isAnd(Token before, Token token, Token next) {
        return token.text().equals("i") && before.isOrdinal() && next.isOrdinal();
    }

    /** {@code (12 or.)}: Russian guns in Latin letters, cut short. */
    private static boolean areGuns(Token before, Token token, Token next) {
        return token.text().equals("or.") && before.kind() == Token.Kind.NUMBER && next.kind() == Token.Kind.SIGN;
    }

    /** {@code 7e léger 3 b. 2080 h}: between two figures. */
    private static boolean areBattalions(Token before, Token token, Token next) {
        return (token.text().equals("b.") || token.text().equals("b"))
                && before.kind() == Token.Kind.NUMBER
                && before.value() <= MOST_BATTALIONS
                && next.kind() == Token.Kind.NUMBER;
    }

    /** {@code Regiment # 3 Offiziere}: the mark of a footnote, and a figure behind it. */
    private static boolean isBehindMark(Token token, Token next) {
        return token.kind() == Token.Kind.ORDINAL
                && token.text().startsWith("#")
                && next.isAny(Tag.MEASURES)
                && !next.isAny(Tag.ARMS);
    }

    /** {@code polk. Rossi}: a colonel, where a regiment would not be cut short before a name. */
    private static boolean isRank(Token token, Token next) {
        return token.is(Tag.RANK)
                && token.is(Tag.REGIMENT)
                && token.text().endsWith(".")
                && next.isCapitalised()
                && next.tags().isEmpty();
    }
}
